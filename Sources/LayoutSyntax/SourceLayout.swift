import LayoutDiagnostics
import LayoutXML

/// Queries of the lines and white space of a document.
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

  /// Returns the offset of the first byte of the line that contains `offset`.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return min(3, offset) }
    return start
  }

  /// Whether only white space precedes `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    (lineStart(of: offset)..<offset).allSatisfy(isBlank)
  }

  /// Returns the end of the blanks at `offset`: the first other byte, or the line end before it.
  func blanksEnd(from offset: Int) -> Int {
    var end = offset
    while isBlank(end), !isLineEnd(end) { end += 1 }
    return end
  }

  /// Returns the start of the white space, including line ends, directly before `offset`.
  func blanksStart(before offset: Int) -> Int {
    var start = offset
    while isBlank(start - 1) { start -= 1 }
    return start
  }

  /// Returns the offset behind the line end at `offset`; CR LF counts as one line end.
  func behindLineEnd(_ offset: Int) -> Int {
    guard isLineEnd(offset) else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// Returns the blanks at the start of the line that contains `offset`.
  func indentation(of offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start..<blanksEnd(from: start)], as: UTF8.self)
  }

  /// The line end that the document uses first; a line feed if it has a single line.
  var lineEnd: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    return String(decoding: bytes[first..<behindLineEnd(first)], as: UTF8.self)
  }
}
