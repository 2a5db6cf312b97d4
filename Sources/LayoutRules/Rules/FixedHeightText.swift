import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text whose fixed height does not grow with the font size.
enum FixedHeightText: ElementRule {
  static let finding = DiagnosticID(
    "fixed-height-text",
    .warning,
    .accessibility,
    "A text has a fixed height, though its letters grow.",
    """
    Readers choose how large letters are, up to three times the usual size, and translations take more
    lines. In a height in points they are cut. A 'minHeight' holds the place and lets the text grow.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Hello\" height=\"20\"/>\n</stack>"),
    good: .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Hello\" minHeight=\"20\"/>\n</stack>"),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"3\" size=\"20\" scalesText=\"false\"/>\n</stack>"
    ),
    .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Hello\" height=\"20\" minScale=\"0.5\"/>\n</stack>"
    ),
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.height, .size])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard document.writtenLength(of: text, .vertical) != nil, !document.nodes[text].isBroken,
      // The height is then that of a box around the words.
      TextAtTop.text(in: text, document) == nil,
      document.value(.scalesText, of: text).map({ $0 == .bool(true) }) ?? true,
      (document.number(.minScale, of: text) ?? 1) >= 1,
      !document.leavesOpen([.minScale], at: text)
        || !document.nodes[text].written.contains(.minScale),
      WrittenWords(of: text, in: document).pieces.isEmpty == false
    else { return }
    let isSize = document.nodes[text].written.contains(.size)
    guard let source = pass.source(of: isSize ? .size : .height, on: text) else { return }
    pass.report(
      Diagnostic(
        finding, "the height does not grow with the letters", at: source.nameRange,
        fixes: isSize
          ? []
          : [
            .rename(source, AttributeName.height.name, to: AttributeName.minHeight.name)
          ]))
  }
}
