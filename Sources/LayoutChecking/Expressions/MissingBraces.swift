import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// Texts that are expressions without the braces around them: what they show then are the names,
/// and not the values.
enum MissingBraces {
  /// Whether a text begins as an expression may that people would not take for words.
  ///
  /// It is asked for every text, so that nothing is read that cannot be one: `post.title`,
  /// `upper(title)`, `price * 2` and `userName` begin so, `Hello. You` does not.
  static func mayBe(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, Bytes.isLetter(bytes[range.lowerBound]) else { return false }
    let end = Identifiers.end(bytes, from: range.lowerBound, to: range.upperBound)
    guard end < range.upperBound else {
      return !isCapital(bytes[range.lowerBound])
        && (range.lowerBound..<end).contains { isCapital(bytes[$0]) }
    }
    let isLast = end + 1 == range.upperBound
    switch bytes[end] {
    case UInt8(ascii: "("), UInt8(ascii: "["): return !isLast
    case UInt8(ascii: "."): return !isLast && Bytes.isLetter(bytes[end + 1])
    case UInt8(ascii: "?"): return !isLast && bytes[end + 1] == UInt8(ascii: ".")
    case Bytes.space: return !isLast && isOperator(bytes[end + 1])
    default: return false  // open: every other byte stands in no expression behind a name.
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"),
      UInt8(ascii: "<"):
      true
    default: false  // open: every other byte begins no operator.
    }
  }
}

extension ExpressionReader {
  /// Reports a text without braces that is an expression with declared names.
  ///
  /// - Parameter isName: Whether a declared name alone is one, where no words are expected.
  mutating func checkBraces(takingNames isName: Bool = false) {
    let whole = text.trimmed(0..<text.bytes.count)
    guard isName || MissingBraces.mayBe(text.bytes.span, whole) else { return }
    var reader = ExpressionReader(text, in: scope)
    guard reader.expression(whole, as: .any) != nil, reader.findings.isEmpty,
      !reader.mentioned.isEmpty
    else { return }
    mentioned.formUnion(reader.mentioned)
    report(.missingBraces(text.string(whole), at: text.source(of: whole), text))
  }
}

extension Diagnostic {
  fileprivate static func missingBraces(
    _ written: String, at range: SourceRange, _ text: ExpressionText
  ) -> Diagnostic {
    Diagnostic(
      .missingBraces, "'\(written)' is a text as it stands", at: range,
      label: "in braces it is the value",
      fixes: text.isRepairable ? [.braces(around: written, at: range)] : [])
  }
}
