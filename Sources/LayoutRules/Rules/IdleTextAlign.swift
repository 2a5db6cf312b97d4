import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `textAlign` on a short text that is as wide as its words.
enum IdleTextAlign: ElementRule {
  static let finding = DiagnosticID(
    "idle-text-align",
    .warning,
    .suspicious,
    "A 'textAlign' is on a text that is as wide as its words.",
    """
    'textAlign' places lines in the width of their text. In a row, and in a column that does not stretch
    it, a text of one line is as wide as its words, and stands where the container places it. Let it
    grow in the row or be stretched in the column, or align it there.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal">
        <text content="Total"/>
        <text content="9 €" textAlign="end"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal">
        <text content="Total"/>
        <text content="9 €" textAlign="end" flexGrow="1"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical" alignItems="start">
        <text content="Title" textAlign="center"/>
        <text content="What it is about"/>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // The lines of a text that wraps.
    .fragment(
      """
      <stack direction="vertical" alignItems="start">
        <text content="What it is about, in so many words that they wrap" textAlign="center"/>
      </stack>
      """),
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Title" textAlign="center"/>
      </stack>
      """),
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.textAlign])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let attribute = document.attribute(.textAlign, of: text),
      let word = document.word(of: attribute), ["center", "right", "end"].contains(word),
      let source = pass.source(of: .textAlign, on: text),
      !document.nodes[text].isBroken, !document.nodes[text].written.intersects(widening),
      document.isOneLine(text),
      let (container, line) = document.line(around: text),
      document.nodes[container].kind == .stack
    else { return }
    let fix: [FixIt]
    if line.isHorizontal {
      fix = [.insert(.flexGrow, "1", into: pass.source(of: text), pass.markup)]
    } else {
      let place =
        document.attribute(.alignSelf, of: text) ?? document.attribute(.alignItems, of: container)
      guard let place = place.flatMap({ document.word(of: $0) }), place == "start" else { return }
      fix = pass.stretching(text, along: .horizontal)
    }
    pass.report(
      Diagnostic(
        finding, "'textAlign' has no effect on a text that is as wide as its words",
        at: source.nameRange,
        related: [
          RelatedLocation("it is placed by this", at: pass.source(of: container).nameRange)
        ],
        fixes: fix + [.remove("textAlign", source, pass.markup)]))
  }

  /// The attributes by which a text may be wider than its words.
  private static let widening = AttributeMask([
    .width, .size, .minWidth, .maxWidth, .flexGrow, .flexBasis, .flex, .aspectRatio, .sizeRange,
  ])
}
