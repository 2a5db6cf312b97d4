import LayoutSchema

/// Numbers and lists of numbers as other systems write them.
enum ForeignNumbers {
  /// Returns `8.dp` as `8`, `0.5f` as `0.5` and `1.5rem` as `24`, also among other words; nil if
  /// there are none of these.
  static func plain(_ text: String) -> String? {
    guard text.contains(where: \.isNumber) else { return nil }
    var result = text
    result.replace(#/(\d+(?:\.\d+)?)(?:\.(?:dp|sp|px|em|w|h|r)|f)\b/#) { "\($0.output.1)" }
    result.replace(#/(\d*\.?\d+)rem\b/#) { match in
      // A browser's root font has 16 pixels.
      Double(match.output.1).map { number($0 * 16) } ?? String(match.output.0)
    }
    return result == text ? nil : result
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Returns the edges, or the corners, in a list of three parts, as CSS has it, or behind a word
  /// such as `.horizontal`.
  static func edges(_ text: String, _ type: ValueType) -> String? {
    let parts = text.split { " ,".contains($0) }.map { part in
      part.hasSuffix("px") ? String(part.dropLast(2)) : String(part)
    }
    if case .corners = type, parts.count == 2 || parts.count == 3,
      parts.allSatisfy({ $0.first?.isNumber == true })
    {
      return "\(parts[0]) \(parts[1]) \(parts.count == 3 ? parts[2] : parts[0]) \(parts[1])"
    }
    guard case .edges = type else { return nil }
    if parts.count == 3, parts.allSatisfy({ $0.first?.isNumber == true }) {
      return "\(parts[0]) \(parts[1]) \(parts[2]) \(parts[1])"
    }
    guard parts.count == 2, parts[1].first?.isNumber == true else { return nil }
    let side = parts[0].drop { $0 == "." }
    switch side {
    case "horizontal": return "0 \(parts[1])"
    case "vertical": return "\(parts[1]) 0"
    case "all": return parts[1]
    case "top": return "\(parts[1]) 0 0 0"
    case "leading", "left": return "0 \(parts[1]) 0 0"
    case "bottom": return "0 0 \(parts[1]) 0"
    case "trailing", "right": return "0 0 0 \(parts[1])"
    default: return nil  // open: other words are no sides.
    }
  }

  /// Returns the ends of `0...10`, or nil.
  static func ends(_ text: String) -> (first: String, last: String)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let first = Words.trimmed(String(text[..<dots.lowerBound]))
    let last = Words.trimmed(String(text[dots.upperBound...].drop { $0 == "." || $0 == "<" }))
    return Double(first) != nil && Double(last) != nil ? (first, last) : nil
  }

  /// Returns `0..5`, `0...5` or `0..<5` as a binding to the integers in it.
  static func range(_ text: String) -> String? {
    let isBound = text.hasPrefix("{") && text.hasSuffix("}")
    let inner = Words.trimmed(isBound ? String(text.dropFirst().dropLast()) : text)
    guard let dots = inner.firstRange(of: ".."), !inner.contains("(") else { return nil }
    var rest = inner[dots.upperBound...]
    let first = Words.trimmed(String(inner[..<dots.lowerBound]))
    var isOpen = false
    if rest.hasPrefix(".") { rest = rest.dropFirst() }
    if rest.hasPrefix("<") {
      isOpen = true
      rest = rest.dropFirst()
    }
    let last = Words.trimmed(String(rest))
    guard !first.isEmpty, !last.isEmpty, !last.contains(" ") else { return nil }
    if isOpen { return "{range(\(first), \(last))}" }
    return Int(last).map { "{range(\(first), \($0 + 1))}" } ?? "{range(\(first), \(last) + 1)}"
  }
}
