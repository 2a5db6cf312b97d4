package import LayoutDiagnostics
package import LayoutModel
package import LayoutXML

/// A text that contains expressions, and the source of its bytes.
package struct ExpressionText {
  package let bytes: [UInt8]
  /// The spelling of a single quote in the source.
  package let apostrophe: String
  private let decoded: DecodedValue?
  private let place: SourceRange

  /// Creates the text of a value in the current document; `quote` encloses the value in the source.
  package init(_ value: DecodedValue, quote: UInt8 = 0) {
    bytes = value.bytes
    decoded = value
    place = .at(0)
    apostrophe = quote == UInt8(ascii: "'") ? "&apos;" : "'"
  }

  package init(_ attribute: MarkupAttribute, in markup: MarkupDocument) {
    self.init(markup.value(of: attribute), quote: attribute.quote)
  }

  /// Creates a text from elsewhere, such as another file; its findings are reported at `place`.
  init(_ text: String, at place: SourceRange) {
    bytes = Array(text.utf8)
    decoded = nil
    self.place = place
    apostrophe = "'"
  }

  /// Returns the source range of some of the bytes.
  package func source(of range: Range<Int>) -> SourceRange {
    decoded?.source(of: range) ?? place
  }

  package func string(_ range: Range<Int>) -> String {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether repairs can edit the source of the bytes.
  package var isRepairable: Bool { decoded != nil }

  /// Returns the words in a range, or in the whole text; an expression in braces is one word or a
  /// part of one, and so is what is in parentheses at the beginning of a word.
  package func words(_ range: Range<Int>? = nil) -> [Range<Int>] {
    let range = range ?? 0..<bytes.count
    var words: [Range<Int>] = []
    var position = range.lowerBound
    while true {
      while position < range.upperBound, Bytes.isSpace(bytes[position]) { position += 1 }
      guard position < range.upperBound else { return words }
      let start = position
      let isEnclosed = bytes[start] == Bytes.openParenthesis
      while position < range.upperBound, isEnclosed || !Bytes.isSpace(bytes[position]) {
        if isEnclosed, bytes[position] == Bytes.closeParenthesis {
          position += 1
          break
        }
        position =
          bytes[position] == Bytes.openBrace
          ? Braces.end(of: position, in: bytes, before: range.upperBound) ?? range.upperBound
          : position + 1
      }
      words.append(start..<position)
    }
  }

  /// Returns the range between the braces at both ends of `range`, or sets `issue` and returns nil.
  package func inner(of range: Range<Int>, _ issue: inout ExpressionIssue?) -> Range<Int>? {
    guard range.count > 0, bytes[range.lowerBound] == Bytes.openBrace else {
      issue = ExpressionIssue(.noBinding, range)
      return nil
    }
    if range.count > 1, bytes[range.lowerBound + 1] == Bytes.openBrace {
      issue = recordIssue(in: range) ?? ExpressionIssue(.doubleBraces, range)
      return nil
    }
    guard let end = Braces.end(of: range.lowerBound, in: bytes, before: range.upperBound) else {
      issue = ExpressionIssue(.unclosedBinding, range)
      return nil
    }
    guard end == range.upperBound else {
      issue =
        recordIssue(in: range)
        ?? ExpressionIssue(.behindBinding, trimmed(end..<range.upperBound))
      return nil
    }
    return range.lowerBound + 1..<end - 1
  }

  private func skipped(
    from start: Int, in range: Range<Int>, while isSkipped: (UInt8) -> Bool
  ) -> Int {
    var position = start
    while position < range.upperBound, isSkipped(bytes[position]) { position += 1 }
    return position
  }

  /// Returns the issue that a binding holds the fields of a record in braces, as in
  /// `{[{name: 'Free'}]}`; nil if it does not.
  private func recordIssue(in binding: Range<Int>) -> ExpressionIssue? {
    for brace in binding.dropFirst() where bytes[brace] == Bytes.openBrace {
      let name = skipped(from: brace + 1, in: binding) { Bytes.isSpace($0) || $0 == Bytes.quote }
      let end = skipped(from: name, in: binding) { Bytes.isLetter($0) || Bytes.isDigit($0) }
      let sign = skipped(from: end, in: binding) { Bytes.isSpace($0) || $0 == Bytes.quote }
      guard end > name, sign < binding.upperBound, bytes[sign] == Bytes.colon else { continue }
      let close = Braces.end(of: brace, in: bytes, before: binding.upperBound)
      return ExpressionIssue(.record, brace..<(close ?? binding.upperBound))
    }
    return nil
  }

  /// Returns the range without the white space around it.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Bytes.isSpace(bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
