/// Literal values in their written form.
enum ReferenceLiteral {
  /// Returns a number with the type of its unit.
  static func number(_ text: String) -> (ReferenceType, ReferenceValue) {
    if text.hasSuffix("%") { return (.percent, .number(Double(text.dropLast()) ?? 0)) }
    if text.hasSuffix("pt") { return (.points, .number(Double(text.dropLast(2)) ?? 0)) }
    if let integer = Int(text) { return (.integer, .integer(integer)) }
    return (.number, .number(Double(text) ?? 0))
  }

  /// Returns the eight digits of a color in any of its four forms.
  static func color(_ text: String) -> String {
    guard text.hasPrefix("#") else { return text }
    var digits = text.dropFirst().uppercased()
    if digits.count < 6 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "FF" }
    return "#" + digits
  }

  /// Returns the value of a type from a text without braces.
  static func value(_ text: String, as type: ReferenceType) -> ReferenceValue {
    let text = trimmed(text)
    switch type {
    case .optional(let type): return value(text, as: type)
    case .string: return .string(text)
    case .integer: return .integer(Int(text) ?? 0)
    case .number, .points, .percent: return .number(signed(text))
    case .bool: return .bool(text == "true")
    case .date: return .date(ReferenceDates.date(text))
    case .color: return .color(color(text))
    case .image: return .image(text)
    case .choice: return .choice(text)
    case .ratio: return .number(ratio(text))
    case .insets: return .insets(insets(text))
    case .record, .list, .nothing: return .none
    }
  }

  /// Returns the type that the form of a literal shows.
  static func type(of text: String) -> ReferenceType {
    let text = trimmed(text)
    let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
    if digits.first?.isNumber == true {
      if digits.contains(" ") { return .insets }
      if digits.contains(":") { return .ratio }
      if digits.hasSuffix("%") || digits.hasSuffix("pt") || Double(digits) != nil {
        return number(digits).0
      }
    }
    if text == "true" || text == "false" { return .bool }
    if text.hasPrefix("#") { return .color }
    if text.hasPrefix("asset:") { return .color }
    if text.hasPrefix("symbol:") { return .image }
    return .string
  }

  static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func signed(_ text: String) -> Double {
    text.hasPrefix("-") ? -number(String(text.dropFirst())).1.amount : number(text).1.amount
  }

  private static func ratio(_ text: String) -> Double {
    let sides = text.split(separator: ":").compactMap { Double($0) }
    return sides.count == 2 ? sides[0] / sides[1] : sides.first ?? 0
  }

  private static func insets(_ text: String) -> [Double] {
    let parts = text.split(separator: " ").map { signed(String($0)) }
    switch parts.count {
    case 1: return [parts[0], parts[0], parts[0], parts[0]]
    case 2: return [parts[0], parts[1], parts[0], parts[1]]
    default: return parts
    }
  }
}
