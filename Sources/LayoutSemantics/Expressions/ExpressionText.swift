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

  /// The range without the white space around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, Bytes.isSpace(bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
