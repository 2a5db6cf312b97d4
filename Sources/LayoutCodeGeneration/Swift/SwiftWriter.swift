/// Text in lines, indented by two spaces for every level.
struct SwiftWriter {
  private(set) var text = SwiftBytes()
  var level = 0
  /// Whether a line is wider than the maximum.
  private(set) var hasWideLines = false
  /// Where the line begins that is open.
  private var lineStart = 0

  init(level: Int = 0) {
    self.level = level
  }

  /// The maximum width of a line.
  static let columns = 100

  private mutating func indent() { text.addBlanks(level * 2) }

  private mutating func endLine() {
    if !text.width(from: lineStart, isAtMost: Self.columns) { hasWideLines = true }
    text += "\n"
    lineStart = text.count
  }

  /// Adds a line; if `isOpen` is true, the next text continues it.
  mutating func line(_ line: SwiftBytes, isOpen: Bool = false) {
    if line.count > 0 {
      indent()
      text += line
    }
    if !isOpen { endLine() }
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
    lineStart = text.count
    return true
  }

  /// Ends an open line and goes one level deeper.
  mutating func open(_ brace: String) {
    text += brace
    endLine()
    level += 1
  }

  mutating func close(_ brace: String) {
    level -= 1
    line("\(brace)")
  }

  /// Adds the lines of another writer, which are indented already.
  mutating func append(_ other: SwiftWriter) {
    text += other.text
    hasWideLines = hasWideLines || other.hasWideLines
    lineStart = text.count
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
      writer.lineStart = writer.text.count
    }
    return writer
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }
}
