import LayoutEngine

extension ConstantValue {
  /// Creates the value of a literal of `type`, or nil if `text` is no such literal.
  package init?(_ text: String, as type: ExpressionType) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty || type == .string || type == .text else { return nil }
    switch type {
    case .string: self = .string(text)
    case .text: self = .text(LayoutText(literal: text))
    case .number:
      guard let number = Self.number(bytes, unit: "") else { return nil }
      self = .number(number)
    case .integer:
      guard let integer = Int(text), text.first != "+" else { return nil }
      self = .integer(integer)
    case .bool:
      guard text == "true" || text == "false" else { return nil }
      self = .bool(text == "true")
    case .date:
      guard let date = LayoutInstant(iso8601: text) else { return nil }
      self = .date(date)
    case .points:
      guard let number = Self.number(bytes, unit: "") ?? Self.number(bytes, unit: "pt"),
        abs(number) < Double(DimensionValue.limit)
      else { return nil }
      self = .number(number)
    case .percent:
      guard let number = Self.number(bytes, unit: "%"), abs(number) < Double(DimensionValue.limit)
      else { return nil }
      self = .number(number)
    case .dimension, .color, .image, .ratio, .insets:
      guard let value = Self.parsed(bytes, type) else { return nil }
      self = value
    case .choice(let words):
      guard words.contains(text) else { return nil }
      self = .choice(text)
    case .optional(let wrapped): self.init(text, as: wrapped)
    case .record, .list, .nothing: return nil
    }
  }

  /// Returns a number with an optional sign and `unit` directly after it.
  private static func number(_ bytes: [UInt8], unit: StaticString) -> Double? {
    let isNegative = bytes.first == Bytes.minus
    guard let number = NumberParser.parse(bytes.span, from: isNegative ? 1 : 0),
      LengthParser.spells(bytes.span, number.end, bytes.count, unit), number.value.isFinite
    else { return nil }
    return isNegative && number.value != 0 ? -number.value : number.value
  }

  /// Returns the value of a literal that an attribute of that type accepts.
  private static func parsed(_ bytes: [UInt8], _ type: ExpressionType) -> ConstantValue? {
    let form: ValueForm
    switch type {
    case .dimension: form = ValueForm(kind: .length, length: [.percent, .auto, .signed])
    case .color: form = ValueForm(kind: .color)
    case .image: form = ValueForm(kind: .image)
    case .ratio: return ratio(bytes)
    case .insets: form = ValueForm(kind: .edges, length: .signed)
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .choice, .record,
      .optional, .list, .nothing:
      return nil
    }
    var issue: ValueIssue?
    guard let value = ValueParser.parse(bytes.span, as: form, [PackedWord]().span, &issue) else {
      return nil
    }
    switch value {
    case .dimension(let length): return .length(length)
    case .edges(let edges): return .insets(edges)
    case .color(let color): return .color(color)
    case .asset(let name): return .asset(string(name, bytes))
    case .symbol(let name): return .symbol(string(name, bytes))
    case .url(let address): return .url(string(address, bytes))
    case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .ratio, .choice,
      .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
      return nil
    }
  }

  private static func string(_ range: TextReference, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Returns the ratio `W:H`, or a positive number that is width to height.
  private static func ratio(_ bytes: [UInt8]) -> ConstantValue? {
    let parts = bytes.split(separator: Bytes.colon, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number(Array($0), unit: "") }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 > 0 }),
      (1...2).contains(parts.count)
    else { return nil }
    let ratio = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
    return ratio > 0 && ratio < Double(DimensionValue.limit) ? .number(ratio) : nil
  }
}
