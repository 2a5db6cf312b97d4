import LayoutDiagnostics
import LayoutXML

/// A text that expressions stand in, and where its bytes come from.
struct ExpressionText {
  let bytes: [UInt8]
  /// How a single quote is written in the source.
  let apostrophe: String
  private let decoded: DecodedValue?
  private let place: SourceRange

  /// A value or text of the document at hand; `quote` is what encloses the value in the source.
  init(_ value: DecodedValue, quote: UInt8 = 0) {
    bytes = value.bytes
    decoded = value
    place = .at(0)
    apostrophe = quote == UInt8(ascii: "'") ? "&apos;" : "'"
  }

  init(_ attribute: MarkupAttribute, in markup: MarkupDocument) {
    self.init(markup.value(of: attribute), quote: attribute.quote)
  }

  /// A text from elsewhere, such as another file: whatever is said of it is said at `place`.
  init(_ text: String, at place: SourceRange) {
    bytes = Array(text.utf8)
    decoded = nil
    self.place = place
    apostrophe = "'"
  }

  /// Where some of the bytes stand in the source.
  func source(of range: Range<Int>) -> SourceRange {
    decoded?.source(of: range) ?? place
  }

  func string(_ range: Range<Int>) -> String {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether repairs can be written at the place of the bytes.
  var isRepairable: Bool { decoded != nil }

  /// The words in a range, or in all of it; what stands in braces is a word or a part of one.
  func words(_ range: Range<Int>? = nil) -> [Range<Int>] {
    let range = range ?? 0..<bytes.count
    var words: [Range<Int>] = []
    var position = range.lowerBound
    while true {
      while position < range.upperBound, Bytes.isSpace(bytes[position]) { position += 1 }
      guard position < range.upperBound else { return words }
      let start = position
      while position < range.upperBound, !Bytes.isSpace(bytes[position]) {
        position =
          bytes[position] == Bytes.openBrace
          ? Braces.end(of: position, in: bytes, before: range.upperBound) ?? range.upperBound
          : position + 1
      }
      words.append(start..<position)
    }
  }

  /// What stands between the braces that `range` begins and ends with; nil where it does not.
  func inner(of range: Range<Int>, _ issue: inout ExpressionIssue?) -> Range<Int>? {
    guard range.count > 0, bytes[range.lowerBound] == Bytes.openBrace else {
      issue = ExpressionIssue(.noBinding, range)
      return nil
    }
    if range.count > 1, bytes[range.lowerBound + 1] == Bytes.openBrace {
      issue = ExpressionIssue(.doubleBraces, range)
      return nil
    }
    guard let end = Braces.end(of: range.lowerBound, in: bytes, before: range.upperBound) else {
      issue = ExpressionIssue(.unclosedBinding, range)
      return nil
    }
    guard end == range.upperBound else {
      issue = ExpressionIssue(.behindBinding, trimmed(end..<range.upperBound))
      return nil
    }
    return range.lowerBound + 1..<end - 1
  }

  /// The range without the white space around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Bytes.isSpace(bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
