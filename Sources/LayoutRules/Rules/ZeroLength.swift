import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports visible content in an element with a width or height of 0.
enum ZeroLength: ElementRule {
  static let finding = DiagnosticID(
    "zero-length",
    .warning,
    .suspicious,
    "An element with content is 0 wide or 0 high.",
    """
    Nothing of it is seen. A length of 0 is often left over from another direction, where the element
    was to start at nothing and to grow. Along a 'stack' or a 'flex' that is 'flexBasis="0"' beside a
    'flexGrow'.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi" width="0"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi" width="40"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // In Android the width beside a weight is 0.
    .fragment("<linear>\n  <text content=\"Hi\" width=\"0\" weight=\"1\"/>\n</linear>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <flex direction="row">
        <text content="Hi" width="0" flexGrow="1"/>
      </flex>
      """),
    // The view is a strut.
    .fragment(
      "<stack direction=\"horizontal\">\n  <view width=\"0\" height=\"44\"/>\n  <text content=\"Hi\"/>\n</stack>"
    ),
  ]

  static let scope = RuleScope(attributes: [.width, .height, .size], features: .sound)

  /// The attributes that change the length or let the host change it.
  private static let mending = AttributeMask([
    .id, .flexGrow, .flex, .flexBasis, .minWidth, .minHeight, .aspectRatio, .style,
  ])

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    guard !node.isBroken, !node.written.intersects(mending),
      node.firstChild >= 0 || node.kind == .text || node.kind == .image
    else { return }
    let isWeighted = node.written.contains(.weight)
    for axis in Axis.allCases where pass.document.writtenLength(of: element, axis) == 0 {
      let own: AttributeName = axis == .horizontal ? .width : .height
      guard let source = pass.source(of: node.written.contains(.size) ? .size : own, on: element)
      else { continue }
      pass.report(
        Diagnostic(
          finding, "a \(axis.word) of 0 leaves nothing to be seen", at: source.valueRange,
          label: isWeighted ? "'weight' gives it a cell, in which it is 0 long" : nil,
          fixes: isWeighted && !node.written.contains(.size)
            ? [.remove(own.name, source, pass.markup, isSafe: false)] : []))
      return
    }
  }
}
