import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports lines that are set closer than their letters are high.
enum TightLines: ElementRule {
  static let finding = DiagnosticID(
    "tight-lines",
    .warning,
    .correctness,
    "The lines of a text lie over one another.",
    """
    'lineHeight' is the distance from one baseline to the next in points, and no multiple of the
    letters' size as in CSS: lines 1.5 points apart are written over one another. Below three quarters
    of the size the letters of most fonts touch. The repair multiplies by the size.
    """,
    bad: .fragment(#"<text content="Hello" fontSize="16" lineHeight="1.5"/>"#),
    good: .fragment(#"<text content="Hello" fontSize="16" lineHeight="24"/>"#),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(#"<text content="Hello" textStyle="title" lineHeight="12"/>"#),
    .fragment(#"<text content="Hello" lineHeight="1.2"/>"#),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(#"<text content="Hello" fontSize="40" lineHeight="32"/>"#),
    .fragment(#"<text content="Hello" fontSize="16" lineHeight="24" maxLines="1"/>"#),
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.lineHeight])

  /// The factors that other systems write for the height of a line.
  private static let factors: ClosedRange<Float> = 0.8...3

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let height = document.points(.lineHeight, of: text), !document.nodes[text].isBroken,
      let size = size(of: text, document), height < size * 0.75,
      let source = pass.source(of: .lineHeight, on: text)
    else { return }
    let meant = (height * size * 10).rounded() / 10
    pass.report(
      Diagnostic(
        finding,
        "lines \(Phrases.points(height)) apart, of letters of \(Phrases.points(size))",
        at: source.valueRange,
        label: factors.contains(height) ? "in points, not in multiples of the size" : nil,
        fixes: factors.contains(height)
          ? [
            .replace(
              pass.markup.text(in: source.valueRange), with: meant.toTheHundredth,
              at: source.valueRange)
          ] : []))
  }

  /// Returns the size of the text's letters in points; nil if it is bound.
  private static func size(of text: Int, _ document: TypedDocument) -> Float? {
    if document.nodes[text].written.contains(.fontSize) {
      return document.number(.fontSize, of: text) ?? document.points(.fontSize, of: text)
    }
    guard let style = document.attribute(.textStyle, of: text) else { return 17 }
    return document.word(of: style).flatMap { TextStyle(rawValue: $0) }?.fontSize
  }
}
