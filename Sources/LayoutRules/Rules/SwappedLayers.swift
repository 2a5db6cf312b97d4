import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `background` whose first child should be the one behind.
enum SwappedLayers: ElementRule {
  static let finding = DiagnosticID(
    "swapped-layers",
    .warning,
    .suspicious,
    "What a 'background' puts in front is a plain box, and what it puts behind is content.",
    """
    The first child is the content, by which the element takes its size; the second is what lies behind
    it. A box without a size, in front of a text or a container, covers it and is as large as nothing.
    Write the content first.
    """,
    bad: .fragment(
      """
      <background>
        <view backgroundColor="#F2F2F7"/>
        <text content="Hi"/>
      </background>
      """),
    good: .fragment(
      """
      <background>
        <text content="Hi"/>
        <view backgroundColor="#F2F2F7"/>
      </background>
      """),
  )

  static let scope = RuleScope(kinds: [.background], features: .sound)

  private static let looks = AttributeMask([
    .backgroundColor, .gradient, .cornerRadius, .strokeWidth, .strokeColor, .shadow, .opacity,
    .clipsContent, .dash, .borderTop, .borderBottom, .borderLeft, .borderRight, .borderStart,
    .borderEnd, .rotation, .drawScale, .mask, .blur, .transition,
  ])

  private static let contents: ElementSet = [
    .text, .stack, .inset, .flex, .linear, .flow, .layers, .center, .relative,
  ]

  static func check(_ background: Int, _ pass: inout RulePass) {
    let nodes = pass.document.nodes
    guard nodes[background].childCount == 2, !nodes[background].isBroken else { return }
    let first = nodes[background].firstChild
    guard first >= 0, nodes[Int(first)].kind == .view, nodes[Int(first)].firstChild < 0,
      !nodes[Int(first)].written.isEmpty, looks.isSuperset(of: nodes[Int(first)].written),
      nodes[Int(first)].nextSibling >= 0,
      contents.contains(nodes[Int(nodes[Int(first)].nextSibling)].kind)
    else { return }
    let second = Int(nodes[Int(first)].nextSibling)
    let front = pass.source(of: Int(first))
    let back = pass.source(of: second)
    pass.report(
      Diagnostic(
        finding, "this box stands in front of the content", at: front.nameRange,
        label: "the first child of a 'background' is the content",
        related: [RelatedLocation("this lies behind it", at: back.nameRange)],
        fixes: [
          FixIt(
            "swap the two", isSafe: false,
            edits: [
              SourceEdit(front.range, pass.text(at: back.range)),
              SourceEdit(back.range, pass.text(at: front.range)),
            ])
        ]))
  }
}
