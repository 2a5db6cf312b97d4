import LayoutDiagnostics
import LayoutModel

/// A value in the spelling of another system, which the author hardly meant as a text.
struct ForeignLiteral {
  let id: DiagnosticID
  /// A phrase for the intended type, with its article.
  let what: String
  /// The nearest legal spellings.
  let spellings: [String]

  /// Recognizes a text without a type as an almost valid literal; nil if it may be a text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.first == Bytes.hash {
      guard Self.isColor(bytes) else { return nil }
      (id, what, spellings) = (.invalidColor, "a colour", [])
      return
    }
    if let amount = Self.amountInUnit(text) {
      (id, what, spellings) = (.unknownUnit, "a length", [amount])
      return
    }
    guard let number = Self.number(text) else { return nil }
    (id, what, spellings) = (.invalidNumber, "a number", number)
  }

  /// Returns the spellings of `type` that a text may have been meant as.
  static func spellings(of text: String, as type: ExpressionType) -> [String] {
    switch type {
    case .number, .integer, .points:
      let found = (amountInUnit(text).map { [$0] } ?? []) + (number(text) ?? [])
      return found.filter { ConstantValue($0, as: type) != nil }
    case .percent:
      return ["\(text)%", text.split(separator: " ").joined()]
        .filter { ConstantValue($0, as: type) != nil }
    case .color: return ["#\(text)"].filter { ConstantValue($0, as: type) != nil }
    case .date: return date(text).filter { ConstantValue($0, as: type) != nil }
    case .image: return (Spelling.asset(text).map { [$0] } ?? [])
    case .ratio:
      let numbers = text.split { "/xX: ".contains($0) }
      return ["\(numbers.first ?? ""):\(numbers.last ?? "")"]
        .filter { numbers.count == 2 && ConstantValue($0, as: type) != nil }
    case .string, .text, .bool, .dimension, .insets, .choice, .record, .optional, .list, .nothing:
      return []
    }
  }

  /// Returns the day of a text such as `2024/5/3` or `3.5.2024` as ISO 8601 writes it; none for
  /// `5/3/2024`, whose order differs between countries.
  private static func date(_ text: String) -> [String] {
    let parts = text.split { "-/. ".contains($0) }
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isASCII) && Int($0) != nil }) else {
      return []
    }
    let isReversed = parts[2].count == 4 && text.contains(".")
    let fields = isReversed ? parts.reversed() : Array(parts)
    guard fields[0].count == 4 else { return [] }
    return [
      fields.map { $0.count < 2 ? "0\($0)" : String($0) }.joined(separator: "-")
    ]
  }

  /// Whether the digits are those of a color, but too many or too few, or with wrong letters among
  /// them.
  private static func isColor(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.dropFirst()
    let wrong = digits.filter { Bytes.hexadecimal($0) == nil }
    switch digits.count {
    case 3, 6, 8: return wrong.count < 4 && wrong.allSatisfy(Bytes.isLetter)
    case 5, 7: return wrong.isEmpty
    default: return false
    }
  }

  private static let units = [
    "px", "dp", "dip", "sp", "pts", "em", "rem", "vw", "vh", "Pt", "PT", "PX",
  ]

  /// Returns the number of a length in a unit of another system, or nil.
  private static func amountInUnit(_ text: String) -> String? {
    guard let unit = (units + ["pt", "%"]).first(where: { text.hasSuffix($0) }) else { return nil }
    let isDetached = text.dropLast(unit.count).last == " "
    guard isDetached || units.contains(unit) else { return nil }
    let amount = text.dropLast(unit.count + (isDetached ? 1 : 0))
    guard ConstantValue(String(amount), as: .number) != nil else { return nil }
    return units.contains(unit) ? String(amount) : amount + unit
  }

  /// Returns the legal spellings of a number in another system's spelling; nil if the text is no
  /// number.
  private static func number(_ text: String) -> [String]? {
    if let plain = Spelling.number(text) { return [plain] }
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let isExponent =
      parts.count == 2 && ConstantValue(String(parts[0]), as: .number) != nil
      && Int(parts[1]) != nil
    return isExponent ? [] : nil
  }
}
