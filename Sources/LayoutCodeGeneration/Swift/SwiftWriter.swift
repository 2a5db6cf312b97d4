/// Text in lines, indented by two spaces for every level.
struct SwiftWriter {
  private(set) var text = ""
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
  mutating func line(_ line: String, isOpen: Bool = false) {
    if !line.isEmpty {
      indent()
      text += line
    }
    if !isOpen { text += "\n" }
  }

  /// Adds the line that `write` writes, unless it is too wide, and returns whether it was added.
  mutating func lineIfItFits(_ write: (inout String) -> Void) -> Bool {
    let start = text.utf8.count
    indent()
    write(&text)
    let line = text.utf8.index(text.startIndex, offsetBy: start)
    guard Self.fits(text[line...]) else {
      text.removeSubrange(line...)
      return false
    }
    text += "\n"
    return true
  }

  /// Ends an open line and goes one level deeper.
  mutating func open(_ brace: String) {
    text += brace + "\n"
    level += 1
  }

  mutating func close(_ brace: String) {
    level -= 1
    line(brace)
  }

  /// Adds the lines of another writer, which are indented already.
  mutating func append(_ other: SwiftWriter) {
    text += other.text
  }

  /// Whether a line is wider than the maximum.
  var hasWideLines: Bool {
    var start = text.startIndex
    var count = 0
    for index in text.utf8.indices {
      count += 1
      guard text.utf8[index] == UInt8(ascii: "\n") else { continue }
      // A text never has more characters than bytes.
      if count > Self.columns, !Self.fits(text[start..<index]) { return true }
      start = text.utf8.index(after: index)
      count = 0
    }
    return !Self.fits(text[start...])
  }

  /// Whether a line, indented by `level` levels, is no wider than the maximum.
  static func fits(_ line: some StringProtocol, at level: Int = 0) -> Bool {
    let room = columns - level * 2
    // A text never has more characters than bytes.
    return line.utf8.count <= room || line.count <= room
  }

  /// The writer without empty lines at its end.
  var trimmed: SwiftWriter {
    var writer = self
    while writer.text.hasSuffix("\n\n") { writer.text.removeLast() }
    return writer
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }
}
