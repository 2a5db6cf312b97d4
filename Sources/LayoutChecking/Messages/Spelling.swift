import LayoutModel

/// The nearest legal spelling of a number or a name.
enum Spelling {
  /// Returns `12,5` as `12.5`, `.5` as `0.5`, `5.` as `5`, `+5` as `5`, `1e3` as `1000`; nil for
  /// other texts.
  static func number(_ text: String) -> String? {
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      return plain(text[..<mark], timesTenTo: text[text.index(after: mark)...])
    }
    var digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
    digits = String(digits.map { $0 == "," ? "." : $0 })
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits.removeLast() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(Bytes.isDigit)
    }
    guard isNumber, parts.count <= 2, digits != text else { return nil }
    return isNegative ? "-" + digits : digits
  }

  /// Returns the digits of a number with an exponent, up to the limit of attributes, or nil.
  private static func plain(
    _ mantissa: Substring, timesTenTo exponent: Substring
  ) -> String? {
    guard let shift = Int(exponent), abs(shift) <= 12 else { return nil }
    let isNegative = mantissa.hasPrefix("-")
    let parts = mantissa.drop { $0 == "-" || $0 == "+" }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts[0].count + shift <= 7 else { return nil }
    var digits = Array(parts.joined().utf8)
    guard !digits.isEmpty, digits.allSatisfy(Bytes.isDigit) else { return nil }
    var point = parts[0].utf8.count + shift
    if point < 1 {
      digits.insert(contentsOf: repeatElement(0x30, count: 1 - point), at: 0)
      point = 1
    }
    if point > digits.count {
      digits += repeatElement(0x30, count: point - digits.count)
    }
    let zeros = digits[..<(point - 1)].prefix { $0 == 0x30 }.count
    var fraction = digits[point...]
    while fraction.last == 0x30 { fraction.removeLast() }
    let whole = String(decoding: digits[zeros..<point], as: UTF8.self)
    let rest = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    return (isNegative ? "-" : "") + whole + rest
  }

  /// Returns a sum as it is meant: `16 + 8` as `24`, `100%-20px` as `100% - 20`, and
  /// `100% - {gap}` as `{100% - gap}`; nil for a text that is no sum of two terms.
  static func sum(_ text: String) -> String? {
    let isEnclosed = text.hasPrefix("(") && text.hasSuffix(")")
    let inner = isEnclosed ? text.dropFirst().dropLast() : text[...]
    var depth = 0
    var found: Substring.Index?
    for place in inner.indices {
      if inner[place] == "{" { depth += 1 }
      if inner[place] == "}" { depth -= 1 }
      let isSign = depth == 0 && (inner[place] == "+" || inner[place] == "-")
      guard isSign, inner[..<place].contains(where: { !$0.isWhitespace }) else { continue }
      guard found == nil else { return nil }
      found = place
    }
    guard let found, let first = SumTerm(inner[..<found]),
      let second = SumTerm(inner[inner.index(after: found)...])
    else { return nil }
    let sign = inner[found]
    if first.isExpression || second.isExpression {
      return "{\(first.text) \(sign) \(second.text)}"
    }
    if first.isPercentage != second.isPercentage {
      let sum = "\(first.text) \(sign) \(second.text)"
      return isEnclosed ? "(\(sum))" : sum
    }
    let sum = sign == "+" ? first.amount + second.amount : first.amount - second.amount
    guard sum >= 0 else { return nil }
    return ForeignNumbers.number(sum) + (first.isPercentage ? "%" : "")
  }

  /// A term of a sum: points, a percentage, or an expression without its braces.
  private struct SumTerm {
    let text: String
    let isExpression: Bool
    var amount = 0.0

    var isPercentage: Bool { text.hasSuffix("%") }

    init?(_ written: Substring) {
      let word = Words.trimmed(String(written))
      if word.hasPrefix("{"), word.hasSuffix("}") {
        let inner = Words.trimmed(String(word.dropFirst().dropLast()))
        guard !inner.isEmpty, !inner.contains("{") else { return nil }
        // Whatever is in it, it stays one term.
        text = inner.contains(" ") ? "(\(inner))" : inner
        isExpression = true
        return
      }
      let unit = ["%", "px", "dp", "pt"].first { word.hasSuffix($0) } ?? ""
      let digits = word.dropLast(unit.count)
      guard digits.utf8.allSatisfy({ Bytes.isDigit($0) || $0 == Bytes.point }),
        let amount = Double(digits)
      else { return nil }
      text = digits + (unit == "%" ? "%" : "")
      isExpression = false
      self.amount = amount
    }
  }

  /// Returns `Cover`, `cover.png` or `Asset:Cover` as an image of the app's assets; nil unless the
  /// text is a plain name.
  static func asset(_ text: String) -> String? {
    var name = text[...]
    if name.lowercased().hasPrefix("asset:") { name = name.dropFirst(6) }
    for ending in [".png", ".jpg", ".jpeg", ".pdf", ".svg"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    let isPlain = name.utf8.allSatisfy { byte in
      Bytes.isLetter(byte) || Bytes.isDigit(byte) || "._-/".utf8.contains(byte)
    }
    return isPlain && !name.isEmpty ? "asset:\(name)" : nil
  }

  /// Returns `first-name` as `firstName`, capitalized for a type; nil if no identifier remains.
  static func identifier(_ text: String, isType: Bool) -> String? {
    // Dropping letters of other scripts would leave a meaningless name.
    guard text.allSatisfy({ $0.isASCII || !$0.isLetter }) else { return nil }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = words.first else { return nil }
    var name = String(first)
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if isType { name = name.prefix(1).uppercased() + name.dropFirst() }
    if let start = name.utf8.first, Bytes.isDigit(start) {
      // The name of a type must begin with a letter.
      guard !isType else { return nil }
      name = "_" + name
    }
    guard name != text, name != "_" else { return nil }
    return name
  }
}
