import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a currency or percent sign written beside a number.
enum HandMadeAmount: ElementRule {
  static let finding = DiagnosticID(
    "hand-made-amount",
    .note,
    .localisation,
    "A sign of a currency or of percent is written beside a number.",
    """
    Languages differ in where the sign stands, in the blank before it and in the marks within the
    number. 'money(price, 'EUR')' and 'percent(share)' write it as the reader's language does.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="price" type="Number"/>
        <text>{fixed(price, 2)} €</text>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <param name="price" type="Number"/>
        <text>{money(price, 'EUR')}</text>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="share" type="Integer"/>
        <text>{share}% of all</text>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <param name="share" type="Integer"/>
        <text>{share > 0 ? '{share}% of all' : 'nothing'}</text>
      </layout>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <text>{count} mails</text>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.text], features: .expressions)

  private static let currencies: Set<Character> = ["€", "$", "£", "¥", "₹", "₩", "₽", "₺"]

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard !pass.document.nodes[text].isBroken, pass.document.isTranslated(text) else { return }
    for words in WrittenWords.all(of: text, in: pass.document) { report(in: words.pieces, &pass) }
  }

  private static func report(in pieces: [WrittenWords.Piece], _ pass: inout RulePass) {
    for (index, piece) in pieces.enumerated() {
      guard case .value(let value) = piece, value.isNumber,
        // Equivalent, `end` as `start`: a value of another file lies behind the whole document.
        Int(value.range.end) <= pass.markup.bytes.count
      else { continue }
      let before = index > 0 ? words(of: pieces[index - 1])?.last { $0 != " " } : nil
      let behind =
        index + 1 < pieces.count
        ? words(of: pieces[index + 1])?.first { $0 != " " && $0 != "\u{A0}" } : nil
      let signs = [before.flatMap { currencies.contains($0) ? $0 : nil }, behind].compactMap(\.self)
      guard let sign = signs.first(where: { currencies.contains($0) || $0 == "%" }) else {
        continue
      }
      pass.report(
        Diagnostic(
          finding, "'\(sign)' is written beside a number", at: value.range,
          label: sign == "%" ? "'percent' writes both" : "'money' writes both"))
    }
  }

  private static func words(of piece: WrittenWords.Piece) -> String? {
    if case .words(let words) = piece { words } else { nil }
  }
}

extension TypedExpression {
  /// Whether the expression is a number, or a string converted from one.
  fileprivate var isNumber: Bool {
    switch node {
    case .call(.fixed, _), .call(.number, _): true
    case .convert(let operand): operand.isNumber
    default: type == .integer || type == .number
    }
  }
}
