import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a minimum or maximum beside a written length.
///
/// Either the limit has no effect on the length, or the length is always replaced by the limit.
enum IdleLimit: ElementRule {
  static let finding = DiagnosticID(
    "idle-limit",
    .warning,
    .suspicious,
    "Of a length and its limit only one counts.",
    """
    Where a length is written in points and nothing lets the element grow or shrink, a limit that it
    keeps does nothing, and one that it does not keep takes its place. Remove the one that says
    nothing.
    """,
    bad: .fragment(
      "<center>\n  <view id=\"bar\" width=\"100\" minWidth=\"44\" height=\"20\"/>\n</center>"),
    good: .fragment("<center>\n  <view id=\"bar\" width=\"100\" height=\"20\"/>\n</center>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<center>\n  <view id=\"bar\" width=\"100\" maxWidth=\"44\" height=\"20\"/>\n</center>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal">
        <view id="bar" width="100" minWidth="44" height="20" flexShrink="1"/>
      </stack>
      """),
    .fragment(
      "<center>\n  <view id=\"bar\" width=\"50%\" minWidth=\"44\" height=\"20\"/>\n</center>"),
  ]

  static let scope = RuleScope(
    attributes: [.minWidth, .maxWidth, .minHeight, .maxHeight],
    alongside: [.width, .height, .size], features: .sound)

  /// The attributes that can change the written length.
  private static let flexing = AttributeMask([
    .flexGrow, .flexShrink, .flexBasis, .flex, .weight, .aspectRatio, .style,
  ])

  private static let limits: [(name: AttributeName, axis: Axis, isLeast: Bool)] = [
    (.minWidth, .horizontal, true), (.maxWidth, .horizontal, false),
    (.minHeight, .vertical, true), (.maxHeight, .vertical, false),
  ]

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[element]
    let parent = document.placingParent(of: element)
    guard !node.isBroken, node.kind != .component, node.kind != .element, parent >= 0,
      ElementSet.boxSpecs.contains(document.nodes[parent].kind),
      !document.isRoot(element), !node.written.intersects(flexing)
    else { return }
    for (name, axis, isLeast) in limits where node.written.contains(name) {
      guard let length = document.writtenLength(of: element, axis),
        let limit = document.points(name, of: element),
        let source = pass.source(of: name, on: element)
      else { continue }
      if isLeast ? limit <= length : limit >= length {
        pass.report(
          Diagnostic(
            finding,
            "'\(name.name)' does nothing beside a \(axis.word) of \(length.toTheHundredth)",
            at: source.nameRange, fixes: [.remove(name.name, source, pass.markup)]))
      } else {
        pass.report(
          Diagnostic(
            finding, "the \(axis.word) of \(length.toTheHundredth) is never kept",
            at: source.nameRange, label: "this makes it \(limit.toTheHundredth)"))
      }
    }
  }
}
