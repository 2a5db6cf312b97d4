import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports the colour and the dashes of a line that is 0 wide.
enum HalfStroke: ElementRule {
  static let finding = DiagnosticID(
    "half-stroke",
    .warning,
    .suspicious,
    "A line around an element has a colour or dashes and no width.",
    """
    Without a 'strokeWidth' the line is 0 wide, whatever its colour and its dashes. Give it a width, or
    remove what it does not need. A 'dash' breaks the line around the element alone: those of
    'borderTop' and of the other sides have none.
    """,
    bad: .fragment(
      "<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\" strokeWidth=\"0\"/>\n</center>"
    ),
    good: .fragment(
      "<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\" strokeWidth=\"1\"/>\n</center>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<center>\n  <view size=\"40\" strokeColor=\"#CCCCCC\"/>\n</center>"),
    .fragment(
      "<flex>\n  <view size=\"40\" borderWidth=\"1\" strokeColor=\"#CCCCCC\"/>\n</flex>"),
    .fragment(
      "<center>\n  <view size=\"40\" borderTop=\"1 #CCCCCC\" dash=\"4 2\"/>\n</center>"),
  ]

  static let alsoRight: [CatalogExample] = [
    // The host may set the width of an element with an id.
    .fragment("<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\"/>\n</center>")
  ]

  static let scope = RuleScope(attributes: [.strokeColor, .dash], features: .sound)

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    let width = pass.document.value(.strokeWidth, of: element)
    let isNothing =
      width == nil
      ? !node.written.contains(.id) : pass.document.points(.strokeWidth, of: element) == 0
    guard isNothing, !node.isBroken, node.kind != .component, node.kind != .element,
      !pass.document.isRoot(element)
    else { return }
    for name: AttributeName in [.strokeColor, .dash] {
      guard let source = pass.source(of: name, on: element) else { continue }
      pass.report(
        Diagnostic(
          finding, "'\(name.name)' has no effect on a line that is 0 wide", at: source.nameRange,
          fixes: widening(element, pass)
            + [.remove(name.name, source, pass.markup, isSafe: false)]))
    }
  }

  /// Returns the repair that draws the line as wide as the border that a flexbox or a grid keeps
  /// free for it.
  private static func widening(_ element: Int, _ pass: RulePass) -> [FixIt] {
    guard !pass.document.nodes[element].written.contains(.strokeWidth),
      let border = pass.document.attribute(.borderWidth, of: element),
      case .edges(let edges) = border.value, edges.top == edges.left, edges.top == edges.bottom,
      edges.top == edges.right, edges.top.unit == .points, edges.top.amount > 0
    else { return [] }
    return [
      .insert(
        .strokeWidth, edges.top.amount.toTheHundredth, into: pass.source(of: element), pass.markup)
    ]
  }
}
