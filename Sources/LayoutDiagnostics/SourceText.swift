/// A document as findings show it: its name, its text and the places in it.
package struct SourceText: Sendable {
  /// What people call it: the path as it was given.
  package let name: String
  /// The text in UTF-8, or nothing if the file could not be read.
  package let bytes: [UInt8]?
  private let lines: LineTable

  package init(name: String, bytes: [UInt8]?) {
    self.name = name
    self.bytes = bytes
    self.lines = LineTable(bytes ?? [])
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  package var lineCount: Int { lines.count }

  /// The position of a byte; an offset behind the end is taken for the end.
  package func position(of offset: UInt32) -> SourcePosition {
    let offset = min(Int(offset), bytes?.count ?? 0)
    let line = lines.line(at: offset)
    let start = lines.bytes(ofLine: line).lowerBound
    return SourcePosition(
      line: line + 1,
      column: scalarCount(in: start..<max(start, offset)) + 1,
      offset: offset,
    )
  }

  /// The offsets of a line counted from 1, without what ends it; empty if there is no such line.
  package func byteRange(ofLine line: Int) -> Range<Int> {
    lines.bytes(ofLine: line - 1)
  }

  /// The bytes in `range`, as far as there are any.
  package func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    guard let bytes else { return [] }
    return bytes[range.clamped(to: 0..<bytes.count)]
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    // Every byte but a continuation byte begins a scalar.
    bytes(in: range).reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
  }
}
