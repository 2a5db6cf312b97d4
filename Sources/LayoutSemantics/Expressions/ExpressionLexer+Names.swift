// Names, which some words and keywords are spelled like, and points.
extension ExpressionLexer {
  /// Reads a name, or a word that stands for a value or an operator.
  mutating func name(at start: Int) -> ExpressionToken.Kind? {
    position = nameEnd(from: start)
    let name = text(start..<position)
    switch name {
    case "true": return .literal(.bool(true), .bool)
    case "false": return .literal(.bool(false), .bool)
    case "nil": return .literal(.none, .nothing)
    case "and": return .binary(.and)
    case "or": return .binary(.or)
    case "lt": return .binary(.less)
    case "le": return .binary(.lessOrEqual)
    case "not": return .not
    case "asset", "symbol":
      guard byte(position) == Bytes.colon, isNamePart(byte(position + 1)) else {
        return .name(name)
      }
      var last = position + 1
      while last < end, isNamePart(bytes[last]) || "./-".utf8.contains(bytes[last]) { last += 1 }
      return fail(.assetLiteral, start..<last)
    default: return .name(name)
    }
  }

  /// Reads a point, with the choice that it starts if it does.
  mutating func point(at start: Int) -> ExpressionToken.Kind? {
    let next = byte(start + 1)
    if isBehindOperand, start > 0, !Bytes.isSpace(bytes[start - 1]) { return sign(.point, 1) }
    if Bytes.isDigit(next) {
      let last = nameEnd(from: start + 1)
      return fail(.numberSpelling, start..<last)
    }
    guard Bytes.isLetter(next) || next == UInt8(ascii: "_") else { return sign(.point, 1) }
    position = nameEnd(from: start + 1)
    return .choice(text(start + 1..<position))
  }
}
