import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an action that is given a row's place in a list that was sorted or filtered.
enum SortedIndex: ElementRule {
  static let finding = DiagnosticID(
    "sorted-index",
    .warning,
    .correctness,
    "An action is given a row's place in a list that is not in the order of the app's.",
    """
    The 'index' of a 'for' counts the rows as they are shown. Where the list was sorted, filtered or
    reversed on the way, the app's own list has another row at that place, and the action opens that
    one. Give the action what tells the row from the others, such as its id.
    """,
    bad: .document(
      """
      <layout name="Example">
        <record name="Mail"><field name="id" type="Integer"/><field name="from" type="String"/></record>
        <param name="mails" type="[Mail]"/>
        <action name="open"><param name="mail" type="Integer"/></action>
        <stack direction="vertical">
          <for each="mail" index="i" in="{sorted(mails, m => m.from)}">
            <text tap="{open(i)}">{mail.from}</text>
          </for>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <record name="Mail"><field name="id" type="Integer"/><field name="from" type="String"/></record>
        <param name="mails" type="[Mail]"/>
        <action name="open"><param name="mail" type="Integer"/></action>
        <stack direction="vertical">
          <for each="mail" in="{sorted(mails, m => m.from)}">
            <text tap="{open(mail.id)}">{mail.from}</text>
          </for>
        </stack>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="names" type="[String]"/>
        <action name="open"><param name="name" type="Integer"/></action>
        <stack direction="vertical">
          <for each="name" index="i" in="{prefix(filter(names, n => n != ''), 3)}">
            <text longPress="{open(i + 1)}">{name}</text>
          </for>
        </stack>
      </layout>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="names" type="[String]"/>
        <action name="open"><param name="name" type="Integer"/></action>
        <stack direction="vertical">
          <for each="name" index="i" in="{prefix(names, 3)}">
            <text tap="{open(i)}">{name}</text>
          </for>
        </stack>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.for])

  static func check(_ loop: Int, _ pass: inout RulePass) {
    let structure = pass.document.structure
    let detail = Int(pass.document.nodes[loop].detail)
    guard structure.loops.indices.contains(detail), structure.loops[detail].index >= 0,
      let list = structure.expression(structure.loops[detail].list),
      let (word, place) = reordering(list)
    else { return }
    let index = ExpressionNode.local(Int(structure.loops[detail].index))
    for argument in structure.firings.flatMap(\.arguments).compactMap(structure.expression)
    where argument.contains(where: { $0.node == index }) {
      pass.report(
        Diagnostic(
          finding, "this is a place in the \(word) list", at: argument.range,
          label: "the app's own list has another row there",
          related: [RelatedLocation("it is \(word) here", at: place)]))
    }
  }

  /// Returns what was done to a list that gave its elements other places, and where; nil if
  /// nothing was.
  private static func reordering(_ list: TypedExpression) -> (word: String, place: SourceRange)? {
    switch list.node {
    case .convert(let operand), .opened(let operand): return reordering(operand)
    case .coalesce(let operand, _): return reordering(operand)
    case .call(let function, let operands):
      switch function {
      case .sorted: return ("sorted", list.range)
      case .filter: return ("filtered", list.range)
      case .reversed: return ("reversed", list.range)
      case .prefix, .map: return operands.first.flatMap(reordering)
      default: return nil  // open: what other functions give has no rows of the app's.
      }
    default: return nil  // open: other expressions keep the order.
    }
  }
}
