/// Splits an expression into tokens.
package struct ExpressionLexer {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  /// The mistake that ended the tokens, or nil.
  private(set) var issue: ExpressionIssue?
  /// Whether the last token can end an operand, to which a following `(`, `!`, `?` or `.` then
  /// belongs.
  private(set) var isBehindOperand = false

  package init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  package mutating func next() -> ExpressionToken {
    position = min(skippingSpaces(from: position), end)
    let start = position
    guard issue == nil, start < end else { return ExpressionToken(.end, start..<start) }
    let kind = word(at: start)
    let token = ExpressionToken(kind ?? .end, start..<max(position, start))
    switch token.kind {
    case .literal, .text, .choice, .name, .anchor, .close, .closeBracket, .chain:
      isBehindOperand = true
    case .binary, .not, .coalesce, .question, .colon, .open, .openBracket, .comma, .point, .arrow,
      .dots, .end:
      isBehindOperand = false
    }
    return token
  }

  private mutating func word(at start: Int) -> ExpressionToken.Kind? {
    let byte = bytes[start]
    if Bytes.isDigit(byte) { return number(at: start) }
    if startsName(start) { return name(at: start) }
    switch byte {
    case UInt8(ascii: "'"): return string(at: start)
    case UInt8(ascii: "#"): return color(at: start)
    case UInt8(ascii: ".") where !matches("...", at: start): return point(at: start)
    case UInt8(ascii: "("): return sign(.open, 1)
    case UInt8(ascii: ")"): return sign(.close, 1)
    case UInt8(ascii: "["): return sign(.openBracket, 1)
    case UInt8(ascii: "]"): return sign(.closeBracket, 1)
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

  /// Ends the tokens because of a mistake.
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

  /// Returns the byte at `position`, or 0 after the end.
  func byte(_ position: Int) -> UInt8 {
    position < end ? bytes[position] : 0
  }

  /// Whether a name starts at `position`.
  func startsName(_ position: Int) -> Bool {
    Identifiers.end(bytes.span, from: position, to: end) > position
  }

  /// Returns the end of the characters of names that start at `start`.
  func nameEnd(from start: Int) -> Int {
    Identifiers.end(ofParts: bytes.span, from: start, to: end)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: Numbers, lengths, strings and colors

extension ExpressionLexer {
  /// Reads a number, with its unit if it has one.
  mutating func number(at start: Int) -> ExpressionToken.Kind? {
    guard let number = NumberParser.parse(bytes.span, from: start), number.end <= end else {
      return fail(.numberSpelling, start..<nameEnd(from: start))
    }
    position = number.end
    if byte(position) == Bytes.percent {
      position += 1
      return length(number.value, .percent, start)
    }
    let last = nameEnd(from: position)
    guard last == position else { return suffix(number, start, last) }
    let isOpenEnded =
      byte(position) == Bytes.point && !startsName(position + 1) && !matches("...", at: position)
    if isOpenEnded {
      var last = position
      while byte(last) == Bytes.point || Bytes.isDigit(byte(last)) { last += 1 }
      return fail(.numberSpelling, start..<last)
    }
    guard number.isWhole else { return .literal(.number(number.value), .number) }
    guard let integer = Int(text(start..<position)) else {
      return fail(.numberTooLarge, start..<position)
    }
    return .literal(.integer(integer), .integer)
  }

  /// Reads the letters and digits directly after a number.
  private mutating func suffix(
    _ number: NumberParser.Number, _ start: Int, _ last: Int
  ) -> ExpressionToken.Kind? {
    let suffix = text(number.end..<last)
    if suffix == "pt" {
      position = last
      return length(number.value, .points, start)
    }
    let isExponent =
      bytes[number.end] | 0x20 == UInt8(ascii: "e")
      && (last == number.end + 1 || Bytes.isDigit(bytes[number.end + 1]))
    var last = last
    if isExponent, last == number.end + 1, byte(last) == Bytes.minus || byte(last) == Bytes.plus {
      last = nameEnd(from: last + 1)
    }
    let hasDigits = suffix.utf8.contains { Bytes.isDigit($0) || $0 == UInt8(ascii: "_") }
    return isExponent || hasDigits
      ? fail(.numberSpelling, start..<last) : fail(.unknownUnit, number.end..<last)
  }

  private mutating func length(
    _ amount: Double, _ type: ExpressionType, _ start: Int
  ) -> ExpressionToken.Kind? {
    guard amount < Double(DimensionValue.limit) else {
      return fail(.numberTooLarge, start..<position)
    }
    return .literal(.number(amount), type)
  }

  /// Reads a string, in which two quotes stand for one; a string with braces is left to the parser.
  mutating func string(at start: Int) -> ExpressionToken.Kind? {
    if let close = Braces.closing(start, bytes.span, end),
      bytes[start..<close].contains(where: { $0 == Bytes.openBrace || $0 == Bytes.closeBrace })
    {
      position = close
      return .text
    }
    var text: [UInt8] = []
    var offset = start + 1
    while offset < end {
      if bytes[offset] == UInt8(ascii: "'") {
        guard byte(offset + 1) == UInt8(ascii: "'"), offset + 1 < end else {
          position = offset + 1
          let hasBraces = text.contains { $0 == Bytes.openBrace || $0 == Bytes.closeBrace }
          return hasBraces
            ? .text : .literal(.string(String(decoding: text, as: UTF8.self)), .string)
        }
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
    return fail(.unclosedString, start..<end)
  }

  /// Reads `#` and the digits of a color, or the id of an element, which a point follows.
  mutating func color(at start: Int) -> ExpressionToken.Kind? {
    position = nameEnd(from: start + 1)
    if byte(position) == Bytes.point, startsName(start + 1), !matches("...", at: position) {
      return .anchor(text(start + 1..<position))
    }
    var issue: ValueIssue?
    guard case .color(let color)? = LookParser.color(bytes.span, start, position, &issue) else {
      return fail(.colorDigits, start..<max(position, start + 1))
    }
    return .literal(.color(color), .color)
  }
}

// MARK: Names, and points

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
    case "asset", "symbol", "url":
      return picture(name) ?? .name(name)
    default: return .name(name)
    }
  }

  /// Reads the name directly after `asset:`, `symbol:` or `url:`; returns nil if the word is a
  /// plain name.
  ///
  /// An address starts with its scheme.
  private mutating func picture(_ scheme: String) -> ExpressionToken.Kind? {
    guard byte(position) == Bytes.colon else { return nil }
    let start = position + 1
    var last = start
    if scheme == "url" {
      while last < end, !Bytes.isSpace(bytes[last]), !"'\"(){}".utf8.contains(bytes[last]) {
        last += 1
      }
      let schemeEnd = nameEnd(from: start)
      guard schemeEnd > start, matches("://", at: schemeEnd), schemeEnd + 3 < last else {
        return nil
      }
    } else {
      last = nameEnd(from: start)
      guard last > start else { return nil }
      while last < end, "./-".utf8.contains(bytes[last]) { last = nameEnd(from: last + 1) }
    }
    position = last
    let name = text(start..<last)
    let value: ConstantValue =
      scheme == "asset" ? .asset(name) : scheme == "symbol" ? .symbol(name) : .url(name)
    return .literal(value, .image)
  }

  /// Reads a point, or the choice word that starts with the point.
  mutating func point(at start: Int) -> ExpressionToken.Kind? {
    let next = byte(start + 1)
    if isBehindOperand, start > 0, !Bytes.isSpace(bytes[start - 1]) { return sign(.point, 1) }
    if Bytes.isDigit(next) {
      let last = nameEnd(from: start + 1)
      return fail(.numberSpelling, start..<last)
    }
    guard startsName(start + 1) else { return sign(.point, 1) }
    position = nameEnd(from: start + 1)
    return .choice(text(start + 1..<position))
  }
}

// MARK: Operators, and the signs that other languages write for them

extension ExpressionLexer {
  /// Reads an operator; a sign of another language gets a finding that names the replacement.
  private mutating func operatorSign(at start: Int) -> ExpressionToken.Kind? {
    for (sign, kind) in Self.signs where matches(sign, at: start) {
      // Signs of other languages, such as `!` after an operand or `=` alone, are in the table too.
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
    let isTight = isBehindOperand && start > 0 && !Bytes.isSpace(bytes[start - 1])
    let next = byte(start + 1)
    let isChain =
      next == Bytes.point && !Bytes.isDigit(byte(start + 2)) || next == UInt8(ascii: "[")
    return sign(isTight && isChain ? .chain : .question, 1)
  }

  private func matches(_ sign: String, at start: Int) -> Bool {
    guard start + sign.utf8.count <= end else { return false }
    return sign.utf8.elementsEqual(bytes[start..<start + sign.utf8.count])
  }

  private func closingQuote(from start: Int) -> Int {
    bytes[(start + 1)..<end].firstIndex(of: bytes[start]).map { $0 + 1 } ?? end
  }

  private enum Sign {
    case ours(ExpressionToken.Kind)
    case foreign(ExpressionIssue.Kind)
    case question
    case exclamation
    case quotes

    static func instead(_ ours: String) -> Sign {
      .foreign(.foreignOperator(ours: ours, advice: nil))
    }

    static func advice(_ advice: String) -> Sign {
      .foreign(.foreignOperator(ours: nil, advice: advice))
    }
  }

  /// All signs, longer ones before the signs that they start with.
  private static let signs: [(String, Sign)] = [
    ("===", .instead("==")), ("!==", .instead("!=")),
    ("<=>", .advice("there is no ordering value")),
    ("...", .ours(.dots)),
    ("..<", .advice("'a...b' and 'range(a, b)' are ranges")),
    ("==", .ours(.binary(.equal))), ("!=", .ours(.binary(.notEqual))),
    (">=", .ours(.binary(.greaterOrEqual))), ("<=", .instead("le")), ("<>", .instead("!=")),
    ("&&", .instead("and")), ("||", .instead("or")), ("??", .ours(.coalesce)),
    ("**", .advice("there are no powers")), ("++", .advice("a binding changes nothing")),
    ("+=", .advice("a binding changes nothing")), ("-=", .advice("a binding changes nothing")),
    ("->", .instead("=>")),
    ("=>", .ours(.arrow)),
    ("<", .instead("lt")), (">", .ours(.binary(.greater))),
    ("+", .ours(.binary(.add))), ("-", .ours(.binary(.subtract))),
    ("*", .ours(.binary(.multiply))), ("/", .ours(.binary(.divide))),
    ("?", .question), ("!", .exclamation), ("\"", .quotes), ("`", .quotes),
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
