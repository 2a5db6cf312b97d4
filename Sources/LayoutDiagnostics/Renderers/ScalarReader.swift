/// Bytes as printable text, with the offset that each scalar came from.
struct ScalarReader {
  private(set) var text = ""
  /// One offset in the document for each scalar of ``text``.
  private(set) var offsets: [Int] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var scalars = String.UnicodeScalarView()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = Self.length(of: bytes[index])
      let stop = min(index + length, bytes.endIndex)
      let decoded = String(decoding: bytes[index..<stop], as: UTF8.self).unicodeScalars
      // Bytes that are no UTF-8 are shown one by one.
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

  /// The scalar itself, or a picture of one that would move the cursor or turn the text around.
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
  /// Whether the byte is a character that takes one column.
  var isPrintableASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension String {
  /// The text with pictures in place of what would break a line or move the cursor.
  package var printable: String {
    let isPlain = utf8.allSatisfy { $0.isPrintableASCII }
    guard !isPlain else { return self }
    // Only a line of the document can show how wide a tab is.
    let text = ScalarReader(Array(utf8)[...]).text
    return String(text.unicodeScalars.map { $0 == "\t" ? " " : Character($0) })
  }
}
