import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an expression that chooses between singular and plural words.
enum PluralByHand: ElementRule {
  static let finding = DiagnosticID(
    "plural-by-hand",
    .warning,
    .localisation,
    "An expression chooses between the word for one and the word for several.",
    """
    Many languages have more forms than two, or one, and choose them by other numbers than 1. A text
    with the number in it, such as '{count} mails', is one key; its translations say the forms, also
    for the language that it is written in.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <text>{count} {count == 1 ? 'mail' : 'mails'}</text>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <text>{count} mails</text>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <text>{count > 1 ? '{count} mails' : 'one mail'}</text>
      </layout>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="page" type="Integer"/>
        <text>{page == 0 ? 'Welcome' : 'Go on'}</text>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.text], features: .expressions)

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard !pass.document.nodes[text].isBroken, pass.document.isTranslated(text) else { return }
    for piece in WrittenWords(of: text, in: pass.document).pieces {
      guard case .value(let value) = piece,
        Int(value.range.end) <= pass.markup.bytes.count,
        let choice = choice(in: value)
      else { continue }
      pass.report(
        Diagnostic(finding, "a plural is chosen by hand", at: choice.range))
    }
  }

  private static func choice(in value: TypedExpression) -> TypedExpression? {
    switch value.node {
    case .convert(let operand): choice(in: operand)
    case .conditional(let test, let one, let other)
    where comparesToOne(test) && hasLetters(one) && hasLetters(other):
      value
    default: nil
    }
  }

  private static func comparesToOne(_ test: TypedExpression) -> Bool {
    guard case .binary(let sign, let one, let other) = test.node,
      [.equal, .notEqual, .greater, .lessOrEqual].contains(sign)
    else { return false }
    return one.isOne || other.isOne
  }

  private static func hasLetters(_ expression: TypedExpression) -> Bool {
    expression.plainWords?.contains(where: \.isLetter) ?? false
  }
}

extension TypedExpression {
  /// Whether the expression is the number 1.
  fileprivate var isOne: Bool {
    switch node {
    case .literal(.integer(1)): true
    case .literal(.number(let number)): number == 1
    case .convert(let operand): operand.isOne
    default: false
    }
  }

  /// The words of a literal text or string; nil for other expressions.
  fileprivate var plainWords: String? {
    if let words { return words }
    switch node {
    case .literal(.string(let words)): return words
    case .convert(let operand): return operand.plainWords
    case .interpolation(let pieces): return pieces.compactMap(\.plainWords).joined()
    default: return nil
    }
  }
}
