import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports text that is too small to read with ease.
enum SmallText: ElementRule {
  static let finding = DiagnosticID(
    "small-text",
    .note,
    .accessibility,
    "A text is set in less than 10 points.",
    """
    Letters below 11 points are hard to read at the distance of a hand, and below 10 for most. The
    smallest of the text styles, 'caption2', has 11.
    """,
    options: [minimum],
    bad: .fragment(#"<text content="Hello" fontSize="8"/>"#),
    good: .fragment(#"<text content="Hello" fontSize="11"/>"#),
  )

  static let scope = RuleScope(kinds: [.text, .span], attributes: [.fontSize])

  private static let minimum = RuleOption(
    "minimum", 10.0, in: 1...100, "How many points a text is at least set in.")

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard let size = pass.document.number(.fontSize, of: text),
      size < Float(pass.value(of: minimum)),
      !pass.document.nodes[text].isBroken, let source = pass.source(of: .fontSize, on: text)
    else { return }
    pass.report(
      Diagnostic(
        finding, "letters of \(Phrases.points(size)) are hard to read", at: source.valueRange))
  }
}
