import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports the colour of a line that is 0 wide.
enum HalfStroke: ElementRule {
  static let finding = DiagnosticID(
    "half-stroke",
    .warning,
    .suspicious,
    "A line around an element has a colour and no width.",
    """
    Without a 'strokeWidth' the line is 0 wide, whatever its colour. Give it a width, or remove the
    colour.
    """,
    bad: .fragment(
      "<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\" strokeWidth=\"0\"/>\n</center>"
    ),
    good: .fragment(
      "<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\" strokeWidth=\"1\"/>\n</center>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<center>\n  <view size=\"40\" strokeColor=\"#CCCCCC\"/>\n</center>")
  ]

  static let alsoRight: [CatalogExample] = [
    // The host may set the width of an element with an id.
    .fragment("<center>\n  <view id=\"box\" size=\"40\" strokeColor=\"#CCCCCC\"/>\n</center>")
  ]

  static let scope = RuleScope(attributes: [.strokeColor], features: .sound)

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    let width = pass.document.value(.strokeWidth, of: element)
    let isNothing =
      width == nil
      ? !node.written.contains(.id) : pass.document.points(.strokeWidth, of: element) == 0
    guard isNothing, !node.isBroken, node.kind != .component, node.kind != .element,
      !pass.document.isRoot(element), let source = pass.source(of: .strokeColor, on: element)
    else { return }
    pass.report(
      Diagnostic(
        finding, "'strokeColor' has no effect on a line that is 0 wide", at: source.nameRange,
        fixes: [.remove("strokeColor", source, pass.markup, isSafe: false)]))
  }
}
