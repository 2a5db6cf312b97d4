/// Source as UTF-8, to which many short pieces are appended.
///
/// Appending to an array of bytes costs a fraction of appending to a string, and the width of a
/// line follows from two counts.
struct SwiftBytes: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var bytes: [UInt8] = []
  /// Where the line begins that must fit, with the width that it may have.
  private var limit: (start: Int, columns: Int)?

  init() {}

  init(stringLiteral text: String) {
    self += text
  }

  init(literalCapacity: Int, interpolationCount: Int) {
    bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
  }

  init(stringInterpolation: SwiftBytes) {
    self = stringInterpolation
  }

  var count: Int { bytes.count }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func appendLiteral(_ literal: String) { self += literal }

  mutating func appendInterpolation(_ text: String) { self += text }

  mutating func appendInterpolation(_ text: Substring) { self += String(text) }

  mutating func appendInterpolation(_ number: Int) { self += String(number) }

  @inline(__always)
  static func += (source: inout SwiftBytes, text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable {
      source.bytes.append(contentsOf: $0)
    }
    // A string that Foundation made may be stored in another form.
    if isAppended == nil { source.bytes.append(contentsOf: text.utf8) }
  }

  static func += (source: inout SwiftBytes, other: SwiftBytes) { source.bytes += other.bytes }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func addBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  mutating func removeLast() { bytes.removeLast() }

  mutating func remove(from start: Int) { bytes.removeSubrange(start...) }

  // MARK: Widths

  /// Calls `write`, which adds the rest of a line that begins at `start` and should not be wider
  /// than `columns`, and returns whether it is not.
  ///
  /// `write` may end early where ``isTooWide`` is true.
  mutating func fits(
    from start: Int, in columns: Int, _ write: (inout SwiftBytes) -> Void
  ) -> Bool {
    limit = (start, columns)
    write(&self)
    limit = nil
    return width(from: start, isAtMost: columns)
  }

  /// Whether the line being written is wider than it may be, whatever follows.
  var isTooWide: Bool {
    guard let limit, bytes.count - limit.start > limit.columns else { return false }
    return !width(from: limit.start, isAtMost: limit.columns)
  }

  /// Whether the text from `start` on has at most `columns` characters.
  func width(from start: Int = 0, isAtMost columns: Int) -> Bool {
    // A text never has more characters than bytes.
    if bytes.count - start <= columns { return true }
    let line = bytes[start...]
    if line.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) { return false }
    return String(decoding: line, as: UTF8.self).count <= columns
  }
}
