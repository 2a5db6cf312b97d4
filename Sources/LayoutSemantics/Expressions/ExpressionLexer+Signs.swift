// Operators, and the signs that other languages write for them.
extension ExpressionLexer {
  /// Reads an operator; a sign that is none of ours has a finding that says what to write.
  mutating func operatorSign(at start: Int) -> ExpressionToken.Kind? {
    for (sign, kind) in Self.signs where matches(sign, at: start) {
      // `!` behind an operand, `=` alone and the like are among the foreign ones.
      switch kind {
      case .ours(let token):
        position = start + sign.utf8.count
        return token
      case .foreign(let issue):
        return fail(issue, start..<start + sign.utf8.count)
      case .question:
        return question(at: start)
      case .exclamation:
        return isBehindOperand && !Bytes.isSpace(bytes[max(start - 1, 0)])
          ? fail(.forcedOptional, start..<start + 1)
          : fail(.foreignOperator(ours: "not", advice: nil), start..<start + 1)
      case .bracket:
        return fail(
          isBehindOperand ? .subscripted : .listLiteral, start..<closing(from: start))
      case .quotes:
        return fail(.doubleQuotes, start..<closingQuote(from: start))
      }
    }
    var last = start + 1
    while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
    if let sign = Self.typographic[text(start..<last)] {
      return fail(.foreignOperator(ours: sign, advice: nil), start..<last)
    }
    return fail(.strayCharacter, start..<last)
  }

  private mutating func question(at start: Int) -> ExpressionToken.Kind? {
    let isTight = start > 0 && !Bytes.isSpace(bytes[start - 1])
    if isTight, byte(start + 1) == Bytes.point, isBehindOperand {
      return fail(.optionalChain, start..<start + 2)
    }
    return sign(.question, 1)
  }

  private func matches(_ sign: String, at start: Int) -> Bool {
    guard start + sign.utf8.count <= end else { return false }
    return sign.utf8.elementsEqual(bytes[start..<start + sign.utf8.count])
  }

  private func closing(from start: Int) -> Int {
    bytes[start..<end].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? end
  }

  private func closingQuote(from start: Int) -> Int {
    bytes[(start + 1)..<end].firstIndex(of: bytes[start]).map { $0 + 1 } ?? end
  }

  private enum Sign {
    case ours(ExpressionToken.Kind)
    case foreign(ExpressionIssue.Kind)
    case question
    case exclamation
    case bracket
    case quotes

    static func instead(_ ours: String) -> Sign {
      .foreign(.foreignOperator(ours: ours, advice: nil))
    }

    static func advice(_ advice: String) -> Sign {
      .foreign(.foreignOperator(ours: nil, advice: advice))
    }
  }

  /// All signs, the longer before those that they start with.
  private static let signs: [(String, Sign)] = [
    ("===", .instead("==")), ("!==", .instead("!=")),
    ("<=>", .advice("there is no ordering value")),
    ("...", .advice("'range(a, b)' gives the integers from a to before b")),
    ("..<", .advice("'range(a, b)' gives the integers from a to before b")),
    ("==", .ours(.binary(.equal))), ("!=", .ours(.binary(.notEqual))),
    (">=", .ours(.binary(.greaterOrEqual))), ("<=", .instead("le")), ("<>", .instead("!=")),
    ("&&", .instead("and")), ("||", .instead("or")), ("??", .ours(.coalesce)),
    ("**", .advice("there are no powers")), ("++", .advice("a binding changes nothing")),
    ("+=", .advice("a binding changes nothing")), ("-=", .advice("a binding changes nothing")),
    ("->", .advice("there are no functions of one's own")),
    ("=>", .advice("there are no functions of one's own")),
    ("<", .instead("lt")), (">", .ours(.binary(.greater))),
    ("+", .ours(.binary(.add))), ("-", .ours(.binary(.subtract))),
    ("*", .ours(.binary(.multiply))), ("/", .ours(.binary(.divide))),
    ("?", .question), ("!", .exclamation), ("[", .bracket), ("\"", .quotes), ("`", .quotes),
    ("%", .advice("'mod(a, b)' is what is left over")), ("=", .instead("==")),
    ("&", .instead("and")), ("|", .instead("or")), ("$", .foreign(.dollar)),
    ("^", .advice("there are no powers")),
    (";", .advice("a binding is one expression")),
  ]

  private static let typographic: [String: String] = [
    "≤": "le", "≥": ">=", "≠": "!=", "×": "*", "÷": "/", "−": "-", "–": "-", "·": "*", "∧": "and",
    "∨": "or", "¬": "not",
  ]
}
