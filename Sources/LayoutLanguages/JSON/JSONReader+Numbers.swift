import LayoutDiagnostics

// Numbers, stored as they are written (RFC 8259 §6).
extension JSONReader {
  mutating func number() throws(JSONMistake) -> JSONNode {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let isZeroFirst = peek == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !isZeroFirst || count == 1 else { throw numberMistake(from: start) }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw numberMistake(from: start) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard digits() > 0 else { throw numberMistake(from: start) }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return JSONNode(value: .number(text), range: SourceRange(start..<position))
  }

  private mutating func digits() -> Int {
    let start = position
    while isDigit(peek) { position += 1 }
    return position - start
  }

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 < 10 } ?? false }

  private func numberMistake(from start: Int) -> JSONMistake {
    var end = max(position, start + 1)
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    return JSONMistake(.number, at: SourceRange(start..<min(end, bytes.count)))
  }
}
