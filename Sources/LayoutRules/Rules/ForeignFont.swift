import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a font family that is a list of families, or a font as other systems write
/// it.
///
/// No family has such a name, so that a system would show its own font.
enum ForeignFont: ElementRule {
  static let finding = DiagnosticID(
    "foreign-font",
    .warning,
    .correctness,
    "A font family is a list, or a font of another system.",
    """
    `fontFamily` is the name of one family, such as `Georgia`. Lists of CSS and fonts such as
    `.largeTitle.bold()` are taken for a name that no font has. The size is `fontSize`, the weight
    `fontWeight`, and a style of the system `textStyle`. The repair of a list keeps its first family.
    """,
    bad: .fragment(#"<text fontFamily="Georgia, serif">Hello</text>"#),
    good: .fragment(#"<text fontFamily="Georgia">Hello</text>"#),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(#"<text fontFamily=".largeTitle.bold()">Hello</text>"#),
    .fragment(#"<text fontFamily="var(--body)">Hello</text>"#),
    .fragment(#"<text fontFamily="'Helvetica Neue', Arial">Hello</text>"#),
    .fragment(#"<text fontFamily="bold 16px/1.2 Arial">Hello</text>"#),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(#"<text fontFamily="Helvetica Neue">Hello</text>"#),
    .fragment(#"<text fontFamily="Noto Sans CJK-JP_2">Hello</text>"#),
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.fontFamily])

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard let family = pass.document.string(.fontFamily, of: text),
      family.hasPrefix(".") || family.contains(where: isForeign),
      let source = pass.source(of: .fontFamily, on: text)
    else { return }
    let first = family.prefix { $0 != "," }
    let name = first.filter { $0 != "'" && $0 != "\"" }
    let isList = first.count < family.count && !name.isEmpty && !name.contains(where: isForeign)
    let written = pass.markup.text(in: source.valueRange)
    pass.report(
      Diagnostic(
        finding, "'\(family)' is not the name of a font family", at: source.valueRange,
        label: isList ? nil : "'fontFamily' is a name, such as 'Georgia'",
        fixes: isList ? [.replace(written, with: name, at: source.valueRange)] : []))
  }

  private static func isForeign(_ letter: Character) -> Bool { ",;:()/".contains(letter) }
}
