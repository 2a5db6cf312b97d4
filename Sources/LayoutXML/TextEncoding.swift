/// The encoding of a file.
enum TextEncoding: Equatable {
  case utf8
  case utf16(isBigEndian: Bool, markLength: Int)
  case latin1
  /// US-ASCII, a subset of UTF-8, as named by the XML declaration.
  case ascii(at: Range<Int>)
  /// Another encoding that the XML declaration names.
  case named(String, at: Range<Int>)

  /// Detects the encoding by the byte order mark, the bytes of the first character, or the XML
  /// declaration.
  init(of base: UnsafePointer<UInt8>, count: Int) {
    self = unsafe Self.marked(base, count) ?? Self.declared(base, count)
  }

  private static func marked(_ base: UnsafePointer<UInt8>, _ count: Int) -> TextEncoding? {
    guard count >= 2 else { return nil }
    let (first, second, third) = unsafe (base[0], base[1], base[2])
    let fourth = unsafe base[3]
    switch (first, second) {
    case (0xFF, 0xFE) where count >= 4 && third == 0 && fourth == 0:
      return .named("UTF-32", at: 0..<0)
    case (0xFF, 0xFE): return .utf16(isBigEndian: false, markLength: 2)
    case (0xFE, 0xFF): return .utf16(isBigEndian: true, markLength: 2)
    case (0xEF, 0xBB) where third == 0xBF: return .utf8
    case (0, 0) where count >= 4 && third == 0xFE && fourth == 0xFF:
      return .named("UTF-32", at: 0..<0)
    case (0, let byte) where startsText(byte) && third == 0 && fourth != 0:
      return .utf16(isBigEndian: true, markLength: 0)
    case (let byte, 0) where startsText(byte) && third != 0 && fourth == 0:
      return .utf16(isBigEndian: false, markLength: 0)
    default: return nil
    }
  }

  private static func startsText(_ byte: UInt8) -> Bool {
    byte == .less || XMLCharacters.isBlank(byte)
  }

  /// Returns the encoding that the XML declaration names.
  ///
  /// A declared UTF-16 or UTF-32 is ignored: the declaration was readable as bytes, so it is wrong.
  private static func declared(_ base: UnsafePointer<UInt8>, _ count: Int) -> TextEncoding {
    guard let range = unsafe declaredName(base, count) else { return .utf8 }
    if range.count == 5, unsafe isUTF8(base + range.lowerBound) { return .utf8 }
    let name = unsafe String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
    let plain = name.utf8.filter { $0 != .hyphen && $0 != UInt8(ascii: "_") }
    switch String(decoding: plain, as: UTF8.self).lowercased() {
    case "utf8": return .utf8
    case "usascii", "ascii", "ansix3.41968", "iso646us", "646": return .ascii(at: range)
    case "iso88591", "latin1", "l1", "cp819", "ibm819": return .latin1
    case let known
    where known.hasPrefix("utf16") || known.hasPrefix("utf32") || known.hasPrefix("ucs")
      || known.hasPrefix("iso10646"):
      return .utf8
    default: return .named(name, at: range)
    }
  }

  private static func declaredName(_ base: UnsafePointer<UInt8>, _ count: Int) -> Range<Int>? {
    guard count > 5, unsafe (base[0], base[1], base[2]) == (.less, .question, UInt8(ascii: "x"))
    else { return nil }
    let limit = min(count, 512)
    var offset = 5
    while offset + 8 < limit, unsafe base[offset] != .question {
      if unsafe isEncoding(base + offset) {
        offset += 8
        while offset < limit, unsafe XMLCharacters.isBlank(base[offset]) || base[offset] == .equals
        {
          offset += 1
        }
        let quote = unsafe base[offset]
        guard quote == .quotation || quote == .apostrophe else { return nil }
        let start = offset + 1
        offset = start
        while offset < limit, unsafe base[offset] != quote, unsafe base[offset] > 0x20 {
          offset += 1
        }
        // A name of more than 512 bytes is no encoding.
        guard offset > start, unsafe offset == limit || base[offset] == quote else { return nil }
        return start..<offset
      }
      offset += 1
    }
    return nil
  }

  /// Whether `UTF-8` in any case is at `start`, as in nearly every declaration.
  private static func isUTF8(_ start: UnsafePointer<UInt8>) -> Bool {
    let word: StaticString = "utf-8"
    return (0..<5).allSatisfy { unsafe start[$0] | 0x20 == word.utf8Start[$0] | 0x20 }
  }

  private static func isEncoding(_ start: UnsafePointer<UInt8>) -> Bool {
    let word: StaticString = "encoding"
    return (0..<8).allSatisfy { unsafe start[$0] == word.utf8Start[$0] }
  }
}
