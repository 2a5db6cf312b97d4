import LayoutSchema

/// A parser of values that are words: choices, flags, truth values and names.
package enum WordParser {
  @inline(__always)
  static func choice(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: ValueForm,
    _ words: Span<PackedWord>, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if let word = PackedWord(bytes, start, end) {
      for index in 0..<form.wordCount where words[form.firstWord + index] == word {
        return .choice(UInt8(truncatingIfNeeded: index))
      }
    }
    issue = ValueIssue(.unknownWord, start, end)
    return nil
  }

  static func flags(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: ValueForm,
    _ words: Span<PackedWord>, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    var flags: UInt16 = 0
    var none: (start: Int, end: Int)?
    var position = start
    while position < end {
      let wordEnd = min(Bytes.wordEnd(bytes, from: position), end)
      guard let word = PackedWord(bytes, position, wordEnd) else {
        issue = ValueIssue(.unknownWord, position, wordEnd)
        return nil
      }
      if word == form.none {
        guard none == nil else {
          issue = ValueIssue(.repeatedWord, position, wordEnd)
          return nil
        }
        none = (position, wordEnd)
      } else {
        guard case .choice(let index)? = choice(bytes, position, wordEnd, form, words, &issue)
        else { return nil }
        let bit: UInt16 = 1 &<< UInt16(index)
        guard flags & bit == 0 else {
          issue = ValueIssue(.repeatedWord, position, wordEnd)
          return nil
        }
        flags |= bit
      }
      position = Bytes.skipSpaces(bytes, from: wordEnd)
    }
    if let none, flags != 0 {
      issue = ValueIssue(.noneBesideOthers, none.start, none.end)
      return nil
    }
    return .flags(flags)
  }

  static func bool(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if LengthParser.spells(bytes, start, end, "true") { return .bool(true) }
    if LengthParser.spells(bytes, start, end, "false") { return .bool(false) }
    issue = ValueIssue(.notABool, start, end)
    return nil
  }

  /// Whether `start..<end` is a name as ``Identifiers`` defines it, in one piece.
  package static func isIdentifier(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, Identifiers.end(bytes, from: start, to: end) == end else { return false }
    // A lone underscore is no name in Swift.
    return end - start > 1 || bytes[start] != UInt8(ascii: "_")
  }
}
