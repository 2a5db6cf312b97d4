import LayoutDiagnostics

/// A reader of `.strings` files: lines of `"key" = "words";` with comments between them.
struct StringsReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The mistake inside a string, if there is one.
  private var fault: Diagnostic?

  /// Reads a text, and returns its table or the first mistake.
  static func read(
    _ bytes: [UInt8], language: String?
  ) -> (table: StringTable?, findings: [Diagnostic]) {
    if let fault = EncodingFault.first(in: bytes) {
      return (nil, [Diagnostic(.malformedStrings, EncodingFault.message, at: fault)])
    }
    var reader = StringsReader(bytes: bytes)
    var table = StringTable(language: language ?? "")
    while true {
      guard reader.skip() else { return (nil, [reader.finding("the comment has no end")]) }
      if reader.position >= reader.bytes.count { return (table, []) }
      guard let key = reader.string() else {
        return (nil, [reader.fault ?? reader.finding("there is no key in double quotes here")])
      }
      guard reader.skip(), reader.take("="), reader.skip() else {
        return (nil, [reader.finding("there is no '=' between the key and its words")])
      }
      let start = reader.position
      guard let words = reader.string() else {
        return (
          nil, [reader.fault ?? reader.finding("there are no words in double quotes here")]
        )
      }
      let range = SourceRange(start + 1..<max(reader.position - 1, start + 1))
      guard reader.skip(), reader.take(";") else {
        return (nil, [reader.finding("there is no ';' behind the words")])
      }
      table.entries[key] = StringTable.Entry(patterns: [.other: words], range: range)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func finding(_ message: String) -> Diagnostic {
    let start = min(position, bytes.count)
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Diagnostic(.malformedStrings, message, at: SourceRange(start..<end))
  }

  /// Skips white space and comments; returns false if a comment does not end.
  private mutating func skip() -> Bool {
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "//".utf8) {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if rest.starts(with: "/*".utf8) {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < bytes.count else {
          position = start
          return false
        }
        position += 2
      } else if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
        position += 1
      } else {
        return true
      }
    }
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Reads a string in double quotes; returns nil and skips nothing if there is none.
  private mutating func string() -> String? {
    let start = position
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    var plain: [UInt8] = []
    func flush() {
      // Appending a view copies the text so far; appending its scalars does not.
      for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars { text.append(scalar) }
      plain.removeAll(keepingCapacity: true)
    }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        flush()
        return String(text)
      }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        plain.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): plain.append(0x0A)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "r"): plain.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        flush()
        let escape = position - 2
        guard let scalar = scalar() else {
          let range = SourceRange(escape..<max(position, escape + 2))
          let written = String(decoding: bytes[range.offsets], as: UTF8.self)
          fault = Diagnostic(
            .malformedStrings, "'\(written)' is no character", at: range,
            label: "four digits are one, and two of these one of the rarer ones: '\\UD83D\\UDE00'")
          position = start
          return nil
        }
        text.append(scalar)
      default: plain.append(escaped)
      }
    }
    position = start
    return nil
  }

  /// Reads the digits of a UTF-16 escape: one code unit, or two with the second escape of a
  /// surrogate pair.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    let rest = bytes[position...]
    guard rest.starts(with: "\\U".utf8) || rest.starts(with: "\\u".utf8) else { return nil }
    position += 2
    guard let second = hexadecimal(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x1_0000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF))
  }

  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16 = 0
    var count = 0
    while count < 4, position < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
    {
      value = value << 4 | UInt16(digit)
      position += 1
      count += 1
    }
    return count == 0 ? nil : value
  }
}
