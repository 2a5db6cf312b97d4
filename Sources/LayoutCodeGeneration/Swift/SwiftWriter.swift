/// Text in lines, indented by two spaces for every level.
struct SwiftWriter {
  private(set) var text = SwiftBytes()
  var level = 0

  init(level: Int = 0) {
    self.level = level
  }

  /// The maximum width of a line.
  static let columns = 100

  private mutating func indent() {
    for _ in 0..<level { text += "  " }
  }

  /// Adds a line; if `isOpen` is true, the next text continues it.
  mutating func line(_ line: SwiftBytes, isOpen: Bool = false) {
    if line.count > 0 {
      indent()
      text += line
    }
    if !isOpen { text += "\n" }
  }

  /// Adds the line that `write` writes, unless it is too wide, and returns whether it was added.
  ///
  /// `write` may end early where the line is too wide already; see ``SwiftBytes/isTooWide``.
  mutating func lineIfItFits(_ write: (inout SwiftBytes) -> Void) -> Bool {
    let start = text.count
    indent()
    guard text.fits(from: start, in: Self.columns, write) else {
      text.remove(from: start)
      return false
    }
    text += "\n"
    return true
  }

  /// Ends an open line and goes one level deeper.
  mutating func open(_ brace: String) {
    text += brace
    text += "\n"
    level += 1
  }

  mutating func close(_ brace: String) {
    level -= 1
    line("\(brace)")
  }

  /// Adds the lines of another writer, which are indented already.
  mutating func append(_ other: SwiftWriter) {
    text += other.text
  }

  /// Whether a line is wider than the maximum.
  var hasWideLines: Bool {
    var start = 0
    for (index, byte) in text.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if !text.width(from: start, to: index, isAtMost: Self.columns) { return true }
      start = index + 1
    }
    return !text.width(from: start, isAtMost: Self.columns)
  }

  /// Whether a line, indented by `level` levels, is no wider than the maximum.
  static func fits(_ line: SwiftBytes, at level: Int = 0) -> Bool {
    line.width(isAtMost: columns - level * 2)
  }

  /// The writer without empty lines at its end.
  var trimmed: SwiftWriter {
    var writer = self
    while writer.text.bytes.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] {
      writer.text.removeLast()
    }
    return writer
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }
}
