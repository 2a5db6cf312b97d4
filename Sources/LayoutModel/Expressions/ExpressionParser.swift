/// Parses an expression by the binding strength of its operators (Pratt).
///
/// From the loosest: `?:`, `or`, `and`, `not`, comparisons, `...`, `??`, `+ -`, `* /`, the sign,
/// paths. Comparisons cannot be chained; `?:` and `??` group from the right.
package struct ExpressionParser {
  /// The most levels that an expression may have.
  package static let depth = 64
  /// The most elements that a list literal may have.
  package static let longestList = 256

  private var lexer: ExpressionLexer
  private(set) var token: ExpressionToken
  /// The range of the token before the current one.
  private(set) var last: Range<Int>
  var level = 0
  /// The range of the last `?` in a path.
  private var chain: Range<Int>?
  let bytes: [UInt8]
  private(set) var issue: ExpressionIssue?

  /// Returns the expression that fills `range` of `bytes`, or sets `issue` and returns nil.
  package static func parse(
    _ bytes: [UInt8], _ range: Range<Int>, _ issue: inout ExpressionIssue?, level: Int = 0,
  ) -> ExpressionSyntax? {
    var parser = ExpressionParser(bytes, range)
    parser.level = level
    guard parser.token.kind != .end || parser.lexer.issue != nil else {
      // A finding on an empty expression points at the braces, if there are any.
      let hasBraces =
        range.lowerBound > 0 && bytes[range.lowerBound - 1] == Bytes.openBrace
        && range.upperBound < bytes.count && bytes[range.upperBound] == Bytes.closeBrace
      issue = ExpressionIssue(
        .empty, hasBraces ? range.lowerBound - 1..<range.upperBound + 1 : range)
      return nil
    }
    let expression = parser.expression(.conditional)
    if expression != nil, parser.token.kind != .end { parser.failBehindOperand() }
    issue = parser.lexer.issue ?? parser.issue
    return issue == nil ? expression : nil
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    lexer = ExpressionLexer(bytes, range)
    token = lexer.next()
    last = token.range
  }

  /// The binding strength of an operator, from the loosest.
  enum Strength: Int, Comparable {
    case conditional
    case or
    case and
    case not
    case comparison
    case range
    case coalesce
    case sum
    case product
    case sign

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }

    /// The next tighter strength.
    var tighter: Strength { Strength(rawValue: rawValue + 1) ?? .sign }
  }

  private mutating func advance() {
    last = token.range
    token = lexer.next()
  }

  /// Notes a mistake, unless one was noted before.
  mutating func fail(_ kind: ExpressionIssue.Kind, _ range: Range<Int>) {
    if issue == nil { issue = ExpressionIssue(kind, range) }
  }

  /// Notes that the current token cannot follow an operand.
  private mutating func failBehindOperand() {
    switch token.kind {
    case .binary, .coalesce, .question: fail(.chainedComparison, token.range)
    case .comma where isBetweenDigits(token.range.lowerBound):
      fail(.numberSpelling, last.lowerBound..<lexer.next().range.upperBound)
    case .colon where chain != nil: fail(.tightQuestion, chain ?? token.range)
    case .name(let word) where Self.foreignOperators[word] != nil:
      fail(Self.foreignOperators[word] ?? .missingOperator, token.range)
    case .literal, .text, .choice, .name, .anchor, .not, .colon, .open, .close, .openBracket,
      .closeBracket, .comma, .point, .chain, .dots, .end:
      fail(.missingOperator, token.range)
    case .arrow: fail(.loneArrow, token.range)
    }
  }

  /// The operators of other languages that are words.
  private static let foreignOperators: [String: ExpressionIssue.Kind] = [
    "gt": .foreignOperator(ours: ">", advice: nil),
    "ge": .foreignOperator(ours: ">=", advice: nil),
    "gte": .foreignOperator(ours: ">=", advice: nil),
    "lte": .foreignOperator(ours: "le", advice: nil),
    "eq": .foreignOperator(ours: "==", advice: nil),
    "is": .foreignOperator(ours: "==", advice: nil),
    "ne": .foreignOperator(ours: "!=", advice: nil),
    "neq": .foreignOperator(ours: "!=", advice: nil),
    "div": .foreignOperator(ours: "/", advice: nil),
    "mod": .foreignOperator(ours: nil, advice: "'mod(a, b)' is what is left over"),
    "in": .foreignOperator(ours: nil, advice: "'contains(list, x)' tells whether it is there"),
  ]

  private func isBetweenDigits(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < bytes.count && Bytes.isDigit(bytes[offset - 1])
      && Bytes.isDigit(bytes[offset + 1])
  }
}

// MARK: Operators between two operands or three

extension ExpressionParser {
  /// Reads operands, and operators between them that bind at least as tightly as `least`.
  mutating func expression(_ least: Strength) -> ExpressionSyntax? {
    level += 1
    defer { level -= 1 }
    guard level <= Self.depth else {
      fail(.tooDeep, token.range)
      return nil
    }
    guard var left = operand() else { return nil }
    var count = 0
    var wasComparison = false
    while let strength = strength(of: token.kind), strength >= least {
      // A chain of operators is as deep as it is long.
      count += 1
      guard count <= Self.depth else {
        fail(.tooDeep, token.range)
        return nil
      }
      if strength == .comparison, wasComparison {
        fail(.chainedComparison, token.range)
        return nil
      }
      wasComparison = strength == .comparison
      guard let whole = continued(left, strength) else { return nil }
      left = whole
    }
    return left
  }

  private func strength(of kind: ExpressionToken.Kind) -> Strength? {
    switch kind {
    case .question: .conditional
    case .coalesce: .coalesce
    case .dots: .range
    case .binary(.or): .or
    case .binary(.and): .and
    case .binary(.add), .binary(.subtract): .sum
    case .binary(.multiply), .binary(.divide): .product
    case .binary(.equal), .binary(.notEqual), .binary(.greater), .binary(.greaterOrEqual),
      .binary(.less), .binary(.lessOrEqual):
      .comparison
    case .literal, .text, .choice, .name, .anchor, .not, .colon, .open, .close, .openBracket,
      .closeBracket, .comma, .point, .chain, .arrow, .end:
      nil
    }
  }

  private mutating func continued(
    _ left: ExpressionSyntax, _ strength: Strength
  ) -> ExpressionSyntax? {
    let sign = token
    advance()
    switch sign.kind {
    case .question:
      guard let yes = expression(.conditional) else { return nil }
      guard token.kind == .colon else {
        fail(.missingColon, sign.range)
        return nil
      }
      advance()
      guard let no = expression(.conditional) else { return nil }
      return ExpressionSyntax(
        .conditional(left, yes, no), left.range.lowerBound..<no.range.upperBound)
    case .coalesce:
      guard let right = expression(.coalesce) else { return nil }
      return ExpressionSyntax(
        .coalesce(left, sign.range, right), left.range.lowerBound..<right.range.upperBound)
    case .dots:
      guard let right = expression(strength.tighter) else { return nil }
      return ExpressionSyntax(.range(left, right), left.range.lowerBound..<right.range.upperBound)
    case .binary(let operation):
      guard let right = expression(strength.tighter) else { return nil }
      return ExpressionSyntax(
        .binary(operation, sign.range, left, right),
        left.range.lowerBound..<right.range.upperBound)
    case .literal, .text, .choice, .name, .anchor, .not, .colon, .open, .close, .openBracket,
      .closeBracket, .comma, .point, .chain, .arrow, .end:
      return left
    }
  }
}

// MARK: Operands: values, names, calls, paths and parentheses

extension ExpressionParser {
  /// Reads an operand with the signs before it and the path after it.
  mutating func operand() -> ExpressionSyntax? {
    let first = token
    let before = last
    advance()
    switch first.kind {
    case .end:
      fail(.missingOperandBehind, before)
      return nil
    case .literal(let value, let type):
      return path(ExpressionSyntax(.literal(value, type), first.range))
    case .text: return path(text(first.range))
    case .choice(let word): return ExpressionSyntax(.choice(word), first.range)
    case .anchor(let id): return path(ExpressionSyntax(.anchor(id), first.range))
    case .name(let name):
      return token.kind == .arrow ? closure(name, first.range) : path(named(name, first.range))
    case .open:
      guard let inner = expression(.conditional), closes(first.range) else { return nil }
      let end = lastEnd
      return path(ExpressionSyntax(inner.kind, first.range.lowerBound..<end))
    case .not: return prefixed(.not, first.range, .not)
    case .binary(.subtract): return prefixed(.negate, first.range, .sign)
    case .openBracket: return path(list(first.range))
    case .binary, .coalesce, .question, .colon, .close, .closeBracket, .comma, .point, .chain,
      .arrow, .dots:
      fail(.missingOperand, first.range)
      return nil
    }
  }

  /// Reads a string with braces like the content of a text.
  private mutating func text(_ range: Range<Int>) -> ExpressionSyntax? {
    var pieces: [ExpressionSyntax.Piece] = []
    var words: [UInt8] = []
    var position = range.lowerBound + 1
    let end = range.upperBound - 1
    while position < end {
      let byte = bytes[position]
      let isBrace = byte == Bytes.openBrace || byte == Bytes.closeBrace
      let isDouble = position + 1 < end && bytes[position + 1] == byte
      guard isBrace, !isDouble else {
        words.append(byte)
        position += isDouble && (isBrace || byte == Bytes.quote) ? 2 : 1
        continue
      }
      guard byte == Bytes.openBrace, let close = Braces.closing(position, bytes.span, end) else {
        fail(.loneBrace, position..<position + 1)
        return nil
      }
      var issue: ExpressionIssue?
      guard
        let value = Self.parse(bytes, position + 1..<close - 1, &issue, level: level + 1)
      else {
        if let issue { fail(issue.kind, issue.range) }
        return nil
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = []
      pieces.append(.value(value))
      position = close
    }
    if pieces.isEmpty {
      let string = String(decoding: words, as: UTF8.self)
      return ExpressionSyntax(.literal(.string(string), .string), range)
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return ExpressionSyntax(.text(pieces), range)
  }

  private mutating func prefixed(
    _ sign: UnaryOperator, _ range: Range<Int>, _ strength: Strength
  ) -> ExpressionSyntax? {
    guard let operand = expression(strength) else { return nil }
    return ExpressionSyntax(
      .unary(sign, operand), range.lowerBound..<operand.range.upperBound)
  }

  /// The end of the token before the current one.
  private var lastEnd: Int {
    var end = token.range.lowerBound
    while end > 0, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func closes(_ open: Range<Int>) -> Bool {
    guard token.kind == .close else {
      if token.kind == .end { fail(.missingClose, open) } else { failBehindOperand() }
      return false
    }
    advance()
    return true
  }

  private mutating func named(_ name: String, _ range: Range<Int>) -> ExpressionSyntax? {
    guard token.kind == .open, token.range.lowerBound == range.upperBound else {
      return ExpressionSyntax(.name(name), range)
    }
    let open = token.range
    advance()
    guard let arguments = expressions(before: .close, most: Self.depth + 1, .tooDeep),
      closes(open)
    else { return nil }
    return ExpressionSyntax(.call(name, range, arguments), range.lowerBound..<lastEnd)
  }

  /// Reads the value for each element of a list, after the name for the elements.
  private mutating func closure(_ name: String, _ range: Range<Int>) -> ExpressionSyntax? {
    advance()
    guard let body = expression(.conditional) else { return nil }
    return ExpressionSyntax(
      .closure(name, range, body), range.lowerBound..<body.range.upperBound)
  }

  /// Reads a list literal after its opening bracket.
  private mutating func list(_ open: Range<Int>) -> ExpressionSyntax? {
    guard
      let elements = expressions(before: .closeBracket, most: Self.longestList, .longList),
      closesBracket(open)
    else { return nil }
    return ExpressionSyntax(.list(elements), open.lowerBound..<lastEnd)
  }

  /// Reads expressions that are separated by commas, at most `most`.
  private mutating func expressions(
    before end: ExpressionToken.Kind, most: Int, _ excess: ExpressionIssue.Kind
  ) -> [ExpressionSyntax]? {
    var found: [ExpressionSyntax] = []
    guard token.kind != end else { return found }
    repeat {
      if !found.isEmpty { advance() }
      guard found.count < most, let expression = expression(.conditional) else {
        if issue == nil { fail(excess, token.range) }
        return nil
      }
      found.append(expression)
    } while token.kind == .comma
    return found
  }

  private mutating func closesBracket(_ open: Range<Int>) -> Bool {
    guard token.kind == .closeBracket else {
      if token.kind == .end { fail(.missingBracket, open) } else { failBehindOperand() }
      return false
    }
    advance()
    return true
  }

  /// Reads the fields and elements that follow an operand.
  private mutating func path(_ start: ExpressionSyntax?) -> ExpressionSyntax? {
    guard var path = start else { return nil }
    var count = 0
    while true {
      let first = token.range
      let whole: ExpressionSyntax?
      switch token.kind {
      case .chain:
        chain = first
        advance()
        path = ExpressionSyntax(.chained(path), path.range.lowerBound..<first.upperBound)
        continue
      case .point: whole = field(of: path)
      case .open where first.lowerBound == path.range.upperBound:
        guard case .field(let value, _, let name) = path.kind else { return path }
        failMethod(name, of: value.range)
        return nil
      case .openBracket: whole = element(of: path)
      case .literal, .text, .choice, .name, .anchor, .binary, .not, .coalesce, .question, .colon,
        .open, .close, .closeBracket, .comma, .arrow, .dots, .end:
        return path
      }
      guard let whole else { return nil }
      count += 1
      guard count <= Self.depth else {
        fail(.tooDeep, first)
        return nil
      }
      path = whole
    }
  }

  /// Fails because of a call that stands behind its value.
  private mutating func failMethod(_ name: Range<Int>, of value: Range<Int>) {
    var depth = 0
    var end = name.upperBound
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    let operands = min(name.upperBound + 1, end)..<max(name.upperBound + 1, end - 1)
    fail(
      depth == 0
        ? .method(name: name, value: value, operands: operands) : .missingOperator,
      depth == 0 ? value.lowerBound..<end : token.range)
  }

  private mutating func field(of path: ExpressionSyntax) -> ExpressionSyntax? {
    let point = token.range
    advance()
    guard case .name(let name) = token.kind else {
      fail(.missingFieldName, point)
      return nil
    }
    let place = token.range
    let whole = ExpressionSyntax(
      .field(path, name, place), path.range.lowerBound..<place.upperBound)
    advance()
    return whole
  }

  private mutating func element(of path: ExpressionSyntax) -> ExpressionSyntax? {
    let open = token.range
    advance()
    guard token.kind != .closeBracket else {
      fail(.missingPlace, open.lowerBound..<token.range.upperBound)
      return nil
    }
    guard let place = expression(.conditional), closesBracket(open) else { return nil }
    return ExpressionSyntax(.element(path, place), path.range.lowerBound..<lastEnd)
  }
}
