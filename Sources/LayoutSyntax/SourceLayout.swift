import LayoutDiagnostics
import LayoutXML

/// Questions about how a document is laid out in lines and blanks.
///
/// Offsets are in bytes.
struct SourceLayout {
  let bytes: [UInt8]

  func isBlank(_ offset: Int) -> Bool {
    guard bytes.indices.contains(offset) else { return false }
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D: return true
    default: return false
    }
  }

  func isLineEnd(_ offset: Int) -> Bool {
    bytes.indices.contains(offset) && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
  }

  /// The first byte of the line on which `offset` stands.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return min(3, offset) }
    return start
  }

  /// Whether only blanks stand before `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    (lineStart(of: offset)..<offset).allSatisfy(isBlank)
  }

  /// The first offset at or behind `offset` that is no blank, or the end of the line before that.
  func blanksEnd(from offset: Int) -> Int {
    var end = offset
    while isBlank(end), !isLineEnd(end) { end += 1 }
    return end
  }

  /// The start of the blanks, line ends included, that `offset` stands behind.
  func blanksStart(before offset: Int) -> Int {
    var start = offset
    while isBlank(start - 1) { start -= 1 }
    return start
  }

  /// Behind the line end at `offset`, CR LF being one.
  func behindLineEnd(_ offset: Int) -> Int {
    guard isLineEnd(offset) else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// The blanks that the line of `offset` starts with.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start..<blanksEnd(from: start)], as: UTF8.self)
  }

  /// How this document ends its lines.
  var lineEnd: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    return String(decoding: bytes[first..<behindLineEnd(first)], as: UTF8.self)
  }
}
