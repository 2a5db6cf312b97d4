/// Printable text decoded from bytes, with the offset of each scalar.
struct ScalarReader {
  private(set) var text = ""
  /// The offset in the document of each scalar of ``text``.
  private(set) var offsets: [Int] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var scalars = String.UnicodeScalarView()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = Self.length(of: bytes[index])
      let stop = min(index + length, bytes.endIndex)
      let decoded = String(decoding: bytes[index..<stop], as: UTF8.self).unicodeScalars
      // Invalid UTF-8 is shown byte by byte.
      let isValid = decoded.count == 1 && decoded.first != "\u{FFFD}"
      scalars.append(isValid ? Self.visible(decoded.first ?? "\u{FFFD}") : "\u{FFFD}")
      offsets.append(index)
      index = isValid || length == 3 && decoded.count == 1 ? stop : index + 1
    }
    text = String(scalars)
  }

  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Returns the scalar, or a visible substitute for one that would move the cursor or reverse the
  /// text.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that takes one column.
  var isPrintableASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension String {
  /// The text with visible substitutes for characters that would break a line or move the cursor.
  package var printable: String {
    let isPlain = utf8.allSatisfy { $0.isPrintableASCII }
    guard !isPlain else { return self }
    // The width of a tab depends on its column, so outside of a document line it becomes a blank.
    let text = ScalarReader(Array(utf8)[...]).text
    return String(text.unicodeScalars.map { $0 == "\t" ? " " : Character($0) })
  }
}
