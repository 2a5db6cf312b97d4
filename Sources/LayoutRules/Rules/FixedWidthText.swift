import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a translated text whose fixed width fits only one language.
enum FixedWidthText: ElementRule {
  static let finding = DiagnosticID(
    "fixed-width-text",
    .warning,
    .localisation,
    "A text that is translated is cut at a fixed width.",
    """
    In other languages the same words are up to twice as long. A text with a width in points that may
    not take more lines loses what does not fit. Let it wrap, let it be set smaller with 'minScale', or
    say a 'maxWidth' or 'minWidth' in place of the width.
    """,
    bad: .fragment(
      "<stack direction=\"horizontal\">\n  <text content=\"Settings\" width=\"64\" maxLines=\"1\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"horizontal\">\n  <text content=\"Settings\" minWidth=\"64\" maxLines=\"1\"/>\n</stack>"
    ),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<stack direction=\"horizontal\">\n  <text content=\"12:30\" width=\"64\" maxLines=\"1\"/>\n</stack>"
    ),
    .fragment(
      "<stack direction=\"horizontal\">\n  <text content=\"Settings\" width=\"64\"/>\n</stack>"),
  ]

  static let scope = RuleScope(
    kinds: [.text], attributes: [.width, .size], alongside: [.maxLines])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard document.writtenLength(of: text, .horizontal) != nil, !document.nodes[text].isBroken,
      case .integer(let lines)? = document.value(.maxLines, of: text), lines == 1,
      !document.nodes[text].written.contains(.minScale), document.isTranslated(text)
    else { return }
    let words = WrittenWords(of: text, in: document)
    let isSize = document.nodes[text].written.contains(.size)
    guard words.holdLetters, let source = pass.source(of: isSize ? .size : .width, on: text)
    else { return }
    pass.report(
      Diagnostic(
        finding, "this width fits one language", at: source.nameRange,
        label: "a translation that is longer is cut",
        fixes: isSize
          ? []
          : [
            .rename(source, AttributeName.width.name, to: AttributeName.minWidth.name)
          ]))
  }
}
