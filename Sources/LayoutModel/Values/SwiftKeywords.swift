/// The keywords of Swift, which name a member of a generated type only in backticks.
package enum SwiftKeywords {
  package static func contains(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    // No keyword ends in a digit, as many names do.
    guard start < end, !Bytes.isDigit(bytes[end - 1]),
      let word = PackedWord(bytes, start, end)
    else { return false }
    return words.contains(word)
  }

  package static func contains(_ name: String) -> Bool {
    // Few names are as long as a keyword of their first letter.
    guard let first = name.utf8.first, first < 0x80, name.utf8.count < 32,
      lengths[Int(first)] >> UInt32(name.utf8.count) & 1 == 1
    else { return false }
    let bytes = Array(name.utf8)
    return contains(bytes.span, 0, bytes.count)
  }

  /// Whether a name has a meaning in Swift, or in expressions, that backticks do not take from it.
  package static func isUnusable(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, let word = PackedWord(bytes, start, end) else { return false }
    return unusable.contains(word)
  }

  private static let unusable = [
    "Any", "Protocol", "Self", "Type", "false", "init", "nil", "self", "super", "true",
  ].map { PackedWord($0) }

  /// The lengths of the keywords with each first letter, as bits.
  private static let lengths: [UInt32] = names.reduce(into: Array(repeating: 0, count: 0x80)) {
    guard let first = $1.utf8.first else { return }
    $0[Int(first)] |= 1 << UInt32($1.utf8.count)
  }

  private static let words = names.map { PackedWord($0) }

  private static let names = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
