import LayoutXML

// Helpers for reading and writing the bytes of texts.

extension UInt8 {
  static let newline: UInt8 = 0x0A

  /// Whether the byte is XML white space.
  @inline(__always)
  var isBlank: Bool { XMLCharacters.isBlank(self) }

  @inline(__always)
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// The number of scalars that begin here: every byte but a continuation byte begins one.
  var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Whether there are two line ends; CR LF counts as one.
  var hasEmptyLine: Bool {
    guard let first = firstIndex(where: \.isLineEnd) else { return false }
    return self[behindLineEnd(first)...].contains(where: \.isLineEnd)
  }

  /// Returns the index after the line end at `index`; CR LF counts as one.
  func behindLineEnd(_ index: Int) -> Int {
    let isPair = self[index] == 0x0D && index + 1 < endIndex && self[index + 1] == .newline
    return index + (isPair ? 2 : 1)
  }

  /// The width of leading blanks in columns; a tab counts as one step of indentation.
  var indentationWidth: Int {
    reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
  }

  /// Returns the index of `first` directly followed by `second`.
  func firstIndex(of first: UInt8, before second: UInt8) -> Int? {
    indices.first { self[$0] == first && $0 + 1 < endIndex && self[$0 + 1] == second }
  }
}

extension [UInt8] {
  /// Whether only blanks follow `offset` on its line.
  func isLineEnd(behind offset: Int) -> Bool {
    guard let next = self[offset...].first(where: { $0 != 0x20 && $0 != 0x09 }) else { return true }
    return next.isLineEnd
  }

  /// Whether only blanks precede `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    guard let last = self[..<offset].last(where: { $0 != 0x20 && $0 != 0x09 }) else { return true }
    return last.isLineEnd
  }

  /// Returns the column of `offset`; a tab in the indentation counts as one step of indentation.
  func column(of offset: Int) -> Int {
    let start = self[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let line = self[start..<offset]
    let text = line.drop { $0.isBlank }
    return line[..<text.startIndex].indentationWidth + text.scalarCount
  }

  mutating func appendBlanks(_ count: Int) {
    for _ in 0..<Swift.max(0, count) { append(0x20) }
  }

  mutating func appendLine(indentedBy indentation: Int) {
    append(.newline)
    appendBlanks(indentation)
  }

  mutating func appendEndTag(_ name: ArraySlice<UInt8>) {
    self += "</".utf8
    self += name
    append(UInt8(ascii: ">"))
  }

  /// Appends a text with each line end as a line feed.
  mutating func appendLines(of text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == 0x0D {
        append(.newline)
        index = text.behindLineEnd(index)
      } else {
        append(text[index])
        index += 1
      }
    }
  }
}
