import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports left or right sides in a document that otherwise uses start and end.
enum PhysicalSide: ElementRule {
  static let finding = DiagnosticID(
    "physical-side",
    .note,
    .localisation,
    isOnByDefault: false,
    "A side is called left or right where others are called start and end.",
    """
    From right to left starts and ends change sides, and what is named left or right stays. In one
    document that is seldom meant of some sides and not of others. The repair writes the side that
    turns.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <inset insetStart="16"><text content="Hi"/></inset>
        <inset insetLeft="16"><text content="You"/></inset>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <inset insetStart="16"><text content="Hi"/></inset>
        <inset insetStart="16"><text content="You"/></inset>
      </stack>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // Both sides have the same value.
    .fragment(
      """
      <stack direction="vertical">
        <inset insetStart="16"><text content="Hi"/></inset>
        <inset insetLeft="8" insetRight="8"><text content="You"/></inset>
      </stack>
      """)
  ]

  private static let sides:
    [(left: AttributeName, right: AttributeName, start: AttributeName, end: AttributeName)] = [
      (.insetLeft, .insetRight, .insetStart, .insetEnd),
      (.paddingLeft, .paddingRight, .paddingStart, .paddingEnd),
      (.marginLeft, .marginRight, .marginStart, .marginEnd),
      (.borderWidthLeft, .borderWidthRight, .borderWidthStart, .borderWidthEnd),
      (.left, .right, .start, .end),
    ]

  static let scope = RuleScope(
    attributes: sides.flatMap { [$0.left, $0.right] },
    alongside: sides.flatMap { [$0.start, $0.end] })

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[element]
    guard !node.isBroken, !document.isInLinearFamily(Int32(element)) else { return }
    for side in sides {
      let pairs = [(side.left, side.start), (side.right, side.end)]
      guard document.value(side.left, of: element) != document.value(side.right, of: element),
        !node.written.contains(side.start), !node.written.contains(side.end)
      else { continue }
      for (name, turning) in pairs {
        guard let source = pass.source(of: name, on: element) else { continue }
        pass.report(
          Diagnostic(
            finding, "'\(name.name)' does not turn from right to left", at: source.nameRange,
            label: "other sides in this document do",
            fixes: [.rename(source, name.name, to: turning.name)]))
      }
    }
  }
}
