import LayoutDiagnostics

// Strings and their escapes (RFC 8259 §7).
extension JSONReader {
  /// Reads a string from its opening quote at `position`.
  mutating func string() throws(JSONMistake) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw mistake(byte == 0x0A || byte == 0x0D ? .lineEnd : .control)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONMistake(.unclosedString, at: SourceRange(start..<start + 1))
  }

  private mutating func escape() throws(JSONMistake) -> [UInt8] {
    let start = position
    position += 1
    guard let byte = peek else { throw mistake(.ended) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var unit = try hexadecimal(from: start)
      if (0xD800..<0xDC00).contains(unit), spells("\\u") {
        let before = position
        position += 2
        let low = try hexadecimal(from: before)
        if (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = before
        }
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw JSONMistake(.escape, at: SourceRange(start..<position))
      }
      return Array(String(scalar).utf8)
    default:
      while let byte = peek, byte & 0xC0 == 0x80 { position += 1 }
      throw JSONMistake(.escape, at: SourceRange(start..<position))
    }
  }

  private mutating func hexadecimal(from start: Int) throws(JSONMistake) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONMistake(.escape, at: SourceRange(start..<position))
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
