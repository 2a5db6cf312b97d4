import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// A name of a picture or a colour with a value in it, as in `symbol:{icon}`.
///
/// Such names are no texts: a picture in data is written with its whole name.
struct PartialName {
  let prefix: String
  /// The rest of the value, which begins with the brace or holds it.
  let rest: String
  let type: ExpressionType

  /// Reads the value of an attribute; nil for types without names, and for names without a value.
  init?(_ value: String, as type: ValueType) {
    switch type {
    case .image: self.type = .image
    case .color: self.type = .color
    default: return nil  // open: all other values are no names.
    }
    let text = Words.trimmed(value)
    guard let colon = text.firstIndex(of: ":"), text.contains("{") else { return nil }
    prefix = String(text[...colon])
    rest = String(text[text.index(after: colon)...])
    // What begins a name with letters may begin one with a value.
    guard ConstantValue(prefix + "name", as: self.type) != nil else { return nil }
  }

  /// The expression with the whole name in each of its outcomes, if all are strings:
  /// `{isOpen ? symbol:star : symbol:heart}`; else nil.
  var spread: String? { Self.spread(prefix, over: rest, as: type) }

  /// Returns an expression in braces with `prefix` before each of its outcomes, without quotes; nil
  /// unless all of them are strings.
  static func spread(_ prefix: String, over value: String, as type: ExpressionType) -> String? {
    var bytes = Array(value.utf8)
    guard bytes.count > 2, bytes.first == Bytes.openBrace, bytes.last == Bytes.closeBrace else {
      return nil
    }
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(bytes, 1..<bytes.count - 1, &issue),
      let outcomes = [FixIt].unquoted(syntax, as: type, behind: prefix), !outcomes.isEmpty
    else { return nil }
    for (range, value) in outcomes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(value.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the finding on the value of an attribute; `isWhole` if what stands in its braces is a
  /// picture or a colour by itself.
  func finding(_ attribute: MarkupAttribute, isWhole: Bool) -> Diagnostic {
    let ours = isWhole ? rest : spread
    return Diagnostic(
      .typeMismatch, "a name behind '\(prefix)' holds no value", at: attribute.valueRange,
      label: "\(type.phrase) in the data is written '\(prefix)…' as a whole, and stands here alone",
      fixes: ours.map {
        [
          FixIt(
            "write \($0)", isSafe: false,
            edits: [SourceEdit(attribute.valueRange, AttributeText.escaped($0, quote: "\""))])
        ]
      } ?? [])
  }
}
