import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports rows with a state of their own that are identified by position.
enum KeylessLoop: ElementRule {
  static let finding = DiagnosticID(
    "keyless-loop",
    .note,
    .suspicious,
    isOnByDefault: false,
    "Rows that keep a state have no key.",
    """
    Without a 'key' the rows of a 'for' are told apart by their places. When the list changes, a row
    that moves gets the view of the one that stood there before, with what that had scrolled, typed or
    loaded. Give the loop a key that belongs to the element, such as its number in the database.
    """,
    bad: .document(
      """
      <layout name="Example">
        <record name="Person"><field name="id" type="Integer"/></record>
        <param name="people" type="[Person]"/>
        <stack direction="vertical">
          <for each="person" in="{people}">
            <view id="row" class="PersonView" height="{person.id}"/>
          </for>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <record name="Person"><field name="id" type="Integer"/></record>
        <param name="people" type="[Person]"/>
        <stack direction="vertical">
          <for each="person" in="{people}" key="{person.id}">
            <view id="row" class="PersonView" height="{person.id}"/>
          </for>
        </stack>
      </layout>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // In a range the positions are the identities.
    .fragment(
      """
      <stack direction="vertical">
        <for each="n" in="{range(3)}"><view id="row" class="StarView" height="{n}"/></for>
      </stack>
      """)
  ]

  static let scope = RuleScope(kinds: [.for])

  static func check(_ loop: Int, _ pass: inout RulePass) {
    let structure = pass.document.structure
    let detail = Int(pass.document.nodes[loop].detail)
    guard structure.loops.indices.contains(detail), structure.loops[detail].key < 0,
      !pass.document.nodes[loop].isBroken,
      let list = structure.expression(structure.loops[detail].list), variesInOrder(list),
      let keeper = keeper(in: loop, pass.document)
    else { return }
    pass.report(
      Diagnostic(
        finding, "the rows of this 'for' have no key", at: pass.source(of: loop).nameRange,
        related: [RelatedLocation("this keeps a state", at: pass.source(of: keeper).nameRange)]))
  }

  private static func variesInOrder(_ list: TypedExpression) -> Bool {
    switch list.node {
    case .call(.range, _), .literal, .list: false
    default: true
    }
  }

  /// Returns the first element in the loop that has a state; nil if there is none.
  private static func keeper(in element: Int, _ document: TypedDocument) -> Int? {
    var child = document.nodes[element].firstChild
    while child >= 0 {
      let node = document.nodes[Int(child)]
      if node.kind == .scroll || node.written.contains(.class)
        || (node.kind == .element && node.detail >= 0)
      {
        return Int(child)
      }
      if node.kind != .for, let keeper = keeper(in: Int(child), document) { return keeper }
      child = node.nextSibling
    }
    return nil
  }
}
