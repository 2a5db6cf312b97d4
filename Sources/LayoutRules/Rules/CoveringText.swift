import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a filled text on top of an `overlay`, which covers all that it lies on.
enum CoveringText: ElementRule {
  static let finding = DiagnosticID(
    "covering-text",
    .warning,
    .suspicious,
    "A text with a background covers all of what it lies on.",
    """
    An 'overlay' makes its second child exactly as large as its first: the background of a caption
    covers the whole picture, and its words stand in the top corner. A 'relative' around the text lets
    it be as large as its words, at an edge of the picture.
    """,
    bad: .fragment(
      """
      <overlay>
        <image source="asset:Photo" size="120"/>
        <text content="Lapporten" backgroundColor="#DDEEFF" padding="4"/>
      </overlay>
      """),
    good: .fragment(
      """
      <overlay>
        <image source="asset:Photo" size="120"/>
        <relative horizontalPosition="start" verticalPosition="end">
          <text content="Lapporten" backgroundColor="#DDEEFF" padding="4"/>
        </relative>
      </overlay>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // A label on a field of its own height.
    .fragment(
      """
      <overlay>
        <view id="field" height="28" backgroundColor="#FFFFFF"/>
        <text content="Lapporten" backgroundColor="#DDEEFF" padding="4"/>
      </overlay>
      """)
  ]

  static let scope = RuleScope(kinds: [.overlay])

  static func check(_ overlay: Int, _ pass: inout RulePass) {
    let document = pass.document
    let children = document.placedChildren(of: overlay)
    guard children.count == 2, !document.nodes[overlay].isBroken,
      document.nodes[children[1]].kind == .text, !document.nodes[children[1]].isBroken,
      document.nodes[children[1]].written.intersects(filling),
      !isLow(children[0], document)
    else { return }
    let source = pass.source(of: children[1])
    pass.report(
      Diagnostic(
        finding, "the background of this text covers all of what it lies on",
        at: source.nameRange,
        related: [
          RelatedLocation("it is as large as this", at: pass.source(of: children[0]).nameRange)
        ],
        fixes: [
          .wrap(
            "text", source,
            in: StartTag(
              name: ElementKind.relative.name,
              attributes: [("horizontalPosition", "start"), ("verticalPosition", "end")]),
            pass.markup)
        ]),
      on: children[1])
  }

  /// Whether what lies below is a text, or no higher than one.
  private static func isLow(_ below: Int, _ document: TypedDocument) -> Bool {
    document.nodes[below].kind == .text
      || (document.writtenLength(of: below, .vertical).map { $0 <= highestLine } ?? false)
  }

  /// A height in points that a line of text fills, with some space around.
  private static let highestLine: Float = 44

  private static let filling = AttributeMask([.backgroundColor, .gradient])
}
