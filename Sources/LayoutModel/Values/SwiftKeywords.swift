/// The keywords of Swift, which cannot name a member of a generated type.
package enum SwiftKeywords {
  package static func contains(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    // No keyword ends in a digit, as many names do.
    guard start < end, !Bytes.isDigit(bytes[end - 1]),
      let word = PackedWord(bytes, start, end)
    else { return false }
    return words.contains(word)
  }

  private static let words: [PackedWord] = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ].map { PackedWord($0) }
}
