/// Cuts an expression into its words.
struct ExpressionLexer {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  /// What is wrong; the words end there.
  private(set) var issue: ExpressionIssue?
  /// Whether the last word can end an operand, so that `(`, `[`, `!` and `.` behind it mean it.
  private(set) var isBehindOperand = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  mutating func next() -> ExpressionToken {
    position = min(skippingSpaces(from: position), end)
    let start = position
    guard issue == nil, start < end else { return ExpressionToken(.end, start..<start) }
    let kind = word(at: start)
    let token = ExpressionToken(kind ?? .end, start..<max(position, start))
    switch token.kind {
    case .literal, .choice, .name, .close: isBehindOperand = true
    case .binary, .not, .coalesce, .question, .colon, .open, .comma, .point, .end:
      isBehindOperand = false
    }
    return token
  }

  private mutating func word(at start: Int) -> ExpressionToken.Kind? {
    let byte = bytes[start]
    if Bytes.isDigit(byte) { return number(at: start) }
    if Bytes.isLetter(byte) || byte == UInt8(ascii: "_") { return name(at: start) }
    switch byte {
    case UInt8(ascii: "'"): return string(at: start)
    case UInt8(ascii: "#"): return color(at: start)
    case UInt8(ascii: "."): return point(at: start)
    case UInt8(ascii: "("): return sign(.open, 1)
    case UInt8(ascii: ")"): return sign(.close, 1)
    case UInt8(ascii: ","): return sign(.comma, 1)
    case UInt8(ascii: ":"): return sign(.colon, 1)
    default: return operatorSign(at: start)
    }
  }

  /// Takes a sign of `count` bytes.
  mutating func sign(_ kind: ExpressionToken.Kind, _ count: Int) -> ExpressionToken.Kind {
    position += count
    return kind
  }

  /// Ends the words for a reason.
  mutating func fail(
    _ kind: ExpressionIssue.Kind, _ range: Range<Int>
  ) -> ExpressionToken.Kind? {
    issue = ExpressionIssue(kind, range)
    position = end
    return nil
  }

  private func skippingSpaces(from start: Int) -> Int {
    var position = start
    while position < end, Bytes.isSpace(bytes[position]) { position += 1 }
    return position
  }

  /// The byte at `position`, or 0 behind the end.
  func byte(_ position: Int) -> UInt8 {
    position < end ? bytes[position] : 0
  }

  func isNamePart(_ byte: UInt8) -> Bool {
    Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// Where the letters, digits and underscores that start at `start` end.
  func nameEnd(from start: Int) -> Int {
    var position = start
    while position < end, isNamePart(bytes[position]) { position += 1 }
    return position
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
