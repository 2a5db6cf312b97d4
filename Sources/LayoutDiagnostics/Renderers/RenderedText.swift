/// A buffer for the text that a renderer writes from start to end.
///
/// The buffer holds bytes for speed, because there may be thousands of findings.
struct RenderedText {
  private var bytes: [UInt8] = []
  /// Whether ANSI sequences for colour are written.
  private let inColor: Bool

  init(inColor: Bool) {
    self.inColor = inColor
  }

  var isEmpty: Bool { bytes.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  mutating func append(blanks count: Int) {
    append(UInt8(ascii: " "), times: count)
  }

  mutating func append(_ text: String, in style: TextStyle) {
    begin(style)
    append(text)
    end()
  }

  /// Begins a styled part, which must not be empty.
  mutating func begin(_ style: TextStyle) {
    if inColor { append(style.sequence) }
  }

  /// Ends the styled part.
  mutating func end() {
    if inColor { append(TextStyle.reset) }
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }
}
