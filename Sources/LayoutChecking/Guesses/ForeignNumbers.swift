import LayoutModel
import LayoutSchema

/// Numbers and lists of numbers as other systems write them.
enum ForeignNumbers {
  /// The most bytes of a value whose meaning is guessed: nobody types longer ones from memory, and
  /// the time to read some of them would grow with the square of their length.
  static let longest = 200

  private static let units: Set<String> = [".dp", ".sp", ".px", ".em", ".w", ".h", ".r", "f"]

  /// Returns `8.dp` as `8`, `0.5f` as `0.5` and `1.5rem` as `24`, also among other words; nil if
  /// there are none of these.
  ///
  /// Beside one of these, `8px` is `8` too; alone it has a repair of its own.
  static func plain(_ text: String) -> String? {
    let result = replacingUnits(in: text) { amount, unit in
      if units.contains(unit) { return amount }
      // A browser's root font has 16 pixels.
      return unit == "rem" ? Double(amount).map { number($0 * 16) } : nil
    }
    return result == text ? nil : withoutPixels(result)
  }

  /// Returns the text with lengths without `px` and its like.
  static func withoutPixels(_ text: String) -> String {
    replacingUnits(in: text) { amount, unit in
      ["px", "dp", "sp"].contains(unit) ? amount : nil
    }
  }

  /// Replaces numbers with letters directly behind them, or behind a point after them.
  ///
  /// - Parameters:
  ///   - text: The text; one that is longer than ``longest`` is returned as it is.
  ///   - meaning: Returns the text for a number and its letters, or nil to leave both.
  /// - Returns: The text with the replacements.
  static func replacingUnits(
    in text: String, _ meaning: (_ amount: String, _ unit: String) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count <= longest, bytes.contains(where: Bytes.isDigit) else { return text }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard Bytes.isDigit(bytes[place]) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      var start = place
      // `.5`
      if result.last == Bytes.point, start < 2 || !Bytes.isDigit(bytes[start - 2]) {
        result.removeLast()
        start -= 1
      }
      place = end(from: place, in: bytes, where: Bytes.isDigit)
      // Equivalent, `+ 1 <` as `+ 2 <`: a fraction at the end has no unit, and is added in pieces.
      if place + 1 < bytes.count, bytes[place] == Bytes.point, Bytes.isDigit(bytes[place + 1]) {
        place = end(from: place + 1, in: bytes, where: Bytes.isDigit)
      }
      let hasPoint = place < bytes.count && bytes[place] == Bytes.point
      let last = end(from: place + (hasPoint ? 1 : 0), in: bytes, where: Bytes.isLetter)
      let isWord = last < bytes.count && (Bytes.isDigit(bytes[last]) || bytes[last] == 0x5F)
      let amount = String(decoding: bytes[start..<place], as: UTF8.self)
      let unit = String(decoding: bytes[place..<last], as: UTF8.self)
      guard !isWord, !unit.isEmpty, let meant = meaning(amount, unit) else {
        result += bytes[start..<place]
        continue
      }
      result += meant.utf8
      place = last
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func end(
    from start: Int, in bytes: [UInt8], where isPart: (UInt8) -> Bool
  ) -> Int {
    var place = start
    while place < bytes.count, isPart(bytes[place]) { place += 1 }
    return place
  }

  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
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
    guard text.utf8.count <= longest, let dots = text.firstRange(of: "..") else { return nil }
    func end(_ text: Substring) -> String {
      let word = Words.trimmed(String(text))
      return plain(word) ?? word
    }
    let first = end(text[..<dots.lowerBound])
    let last = end(text[dots.upperBound...].drop { $0 == "." || $0 == "<" })
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
    return "{\(first)...\(last)}"
  }
}
