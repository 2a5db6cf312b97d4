import LayoutEngine
import LayoutModel
import LayoutSchema

/// Values written as an author would write them.
enum PrintedValue {
  /// Returns the text of a value, or nil for texts, which are printed as they are.
  static func text(_ value: TypedValue, of type: ValueType) -> String? {
    switch value {
    case .dimension(let length): return text(length)
    case .edges(let edges):
      return [edges.top, edges.left, edges.bottom, edges.right].map(text).joined(separator: " ")
    case .pair(let first, let second) where type == .pointRange:
      return "\(Int(first.amount))...\(Int(second.amount))"
    case .pair(let first, let second), .size(let first, let second):
      return "\(text(first)) \(text(second))"
    case .fill: return "fill"
    case .sizeRange(let range):
      return "\(text(range.minWidth)) \(text(range.minHeight)).."
        + "\(text(range.maxWidth)) \(text(range.maxHeight))"
    case .number(let number), .ratio(let number): return decimal(number)
    case .integer(let integer): return "\(integer)"
    case .bool(let bool): return "\(bool)"
    case .color(let color): return "#" + hexadecimal(color)
    case .choice(let place): return word(Int(place), of: type)
    case .flags(let flags): return words(flags, of: type)
    case .textMetrics(.proportional): return "proportional"
    case .textMetrics(.fixed(let width, let height)):
      return "fixed:\(decimal(width))x\(decimal(height))"
    case .text, .asset, .symbol, .url, .parts, .bound, .boundFlags, .varied, .fires:
      return nil
    }
  }

  private static func text(_ length: DimensionValue) -> String {
    switch length.unit {
    case .auto: "auto"
    case .points: decimal(length.amount)
    case .percent: decimal(length.amount) + "%"
    case .mixed: length.sum.map { sum($0) } ?? "auto"
    case .infinity: "infinity"
    case .match: "match"
    case .wrap: "wrap"
    case .bound: "{}"
    }
  }

  private static func sum(_ sum: MixedLength) -> String {
    let sign = sum.points < 0 ? "-" : "+"
    return "(\(decimal(sum.percent))% \(sign) \(decimal(sum.points.magnitude)))"
  }

  private static func word(_ place: Int, of type: ValueType) -> String? {
    guard case .choice(let words) = type, words.indices.contains(place) else { return nil }
    return words[place]
  }

  private static func words(_ flags: UInt16, of type: ValueType) -> String? {
    guard case .flags(let words, let none) = type else { return nil }
    let said = words.indices.filter { flags >> $0 & 1 == 1 }.map { words[$0] }
    return said.isEmpty ? none : said.joined(separator: " ")
  }

  private static func hexadecimal(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Returns the shortest decimal of a number, without an exponent.
  static func decimal(_ number: Float) -> String {
    let text = "\(number)"
    guard let sign = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: sign)...])
    else { return text }
    let isNegative = text.hasPrefix("-")
    let parts = text[..<sign].drop { $0 == "-" }.split(separator: ".")
    var digits = parts.joined()
    let point = (parts.first?.count ?? 0) + exponent
    if point <= 0 {
      digits = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.count {
      digits += String(repeating: "0", count: point - digits.count)
    } else {
      digits.insert(".", at: digits.index(digits.startIndex, offsetBy: point))
    }
    return (isNegative ? "-" : "") + digits
  }
}
