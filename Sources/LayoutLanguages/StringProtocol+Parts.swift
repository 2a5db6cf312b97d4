// The standard library's `firstRange(of:)` and `replacing(_:with:)` would link the library of
// regular expressions, of more than a megabyte, into every app.
extension StringProtocol {
  /// Returns the first range of a part, compared byte by byte; nil if there is none.
  func firstPlace(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if utf8[start...].starts(with: part.utf8) {
        return start..<utf8.index(start, offsetBy: part.utf8.count)
      }
      utf8.formIndex(after: &start)
    }
    return nil
  }

  /// Returns the text with other words in each place of a part, which must not be empty.
  func replacing(every part: String, with words: String) -> String {
    var text = ""
    var rest = Substring(self)
    while let place = rest.firstPlace(of: part) {
      text += rest[..<place.lowerBound]
      text += words
      rest = rest[place.upperBound...]
    }
    return text + rest
  }
}
