/// An expression in its written form.
indirect enum ReferenceExpression {
  case literal(ReferenceType, ReferenceValue)
  /// A string with interpolated values.
  case text(String)
  case word(String)
  case name(String)
  case field(ReferenceExpression, String)
  case element(ReferenceExpression, ReferenceExpression)
  case list([ReferenceExpression])
  case call(String, [ReferenceExpression])
  case not(ReferenceExpression)
  case minus(ReferenceExpression)
  case infix(String, ReferenceExpression, ReferenceExpression)
  case conditional(ReferenceExpression, ReferenceExpression, ReferenceExpression)
  /// A value for each element of a list, which has the name.
  case each(String, ReferenceExpression)
}

/// Parses correct expressions by the table of operators, with one method for each of its lines.
struct ReferenceParser {
  private let tokens: [String]
  private var place = 0

  static func parse(_ text: String) -> ReferenceExpression {
    var parser = ReferenceParser(text)
    return parser.conditional()
  }

  private init(_ text: String) {
    tokens = Self.tokens(Array(text.unicodeScalars))
  }

  private var token: String { place < tokens.count ? tokens[place] : "" }

  private mutating func take(_ token: String) -> Bool {
    guard self.token == token else { return false }
    place += 1
    return true
  }

  private mutating func next() -> String {
    defer { place += 1 }
    return token
  }

  private mutating func conditional() -> ReferenceExpression {
    let test = or()
    guard take("?") else { return test }
    let yes = conditional()
    _ = take(":")
    return .conditional(test, yes, conditional())
  }

  private mutating func or() -> ReferenceExpression {
    var left = and()
    while take("or") { left = .infix("or", left, and()) }
    return left
  }

  private mutating func and() -> ReferenceExpression {
    var left = not()
    while take("and") { left = .infix("and", left, not()) }
    return left
  }

  private mutating func not() -> ReferenceExpression {
    take("not") ? .not(not()) : comparison()
  }

  private mutating func comparison() -> ReferenceExpression {
    let left = range()
    guard ["==", "!=", ">", ">=", "lt", "le"].contains(token) else { return left }
    let sign = next()
    return .infix(sign, left, range())
  }

  private mutating func range() -> ReferenceExpression {
    let first = coalescing()
    return take("...") ? .infix("...", first, coalescing()) : first
  }

  private mutating func coalescing() -> ReferenceExpression {
    let left = sum()
    return take("??") ? .infix("??", left, coalescing()) : left
  }

  private mutating func sum() -> ReferenceExpression {
    var left = product()
    while token == "+" || token == "-" {
      let sign = next()
      left = .infix(sign, left, product())
    }
    return left
  }

  private mutating func product() -> ReferenceExpression {
    var left = signed()
    while token == "*" || token == "/" {
      let sign = next()
      left = .infix(sign, left, signed())
    }
    return left
  }

  private mutating func signed() -> ReferenceExpression {
    // `not` after a tighter operator binds its operand as tightly as it can.
    if token == "not" { return not() }
    return take("-") ? .minus(signed()) : path()
  }

  private mutating func path() -> ReferenceExpression {
    var value = operand()
    while true {
      // A missing value has no fields anyway.
      if take("?.") { continue }
      if token.hasPrefix("."), token.count > 1, token != "..." {
        value = .field(value, String(next().dropFirst()))
      } else if take("[") {
        value = .element(value, conditional())
        _ = take("]")
      } else {
        return value
      }
    }
  }

  private mutating func operand() -> ReferenceExpression {
    let token = next()
    // A combining mark after a quote belongs to the string, not to the quote.
    let rest = String(String.UnicodeScalarView(token.unicodeScalars.dropFirst()))
    switch token.unicodeScalars.first {
    case "(":
      let inner = conditional()
      _ = take(")")
      return inner
    case "'":
      let pieces = ReferenceScope.pieces(of: rest)
      var words = ""
      for piece in pieces {
        guard case .text(let text) = piece else { return .text(rest) }
        words += text
      }
      return .literal(.string, .string(words))
    case "[": return .list(expressions(before: "]"))
    case "#": return .literal(.color, .color(ReferenceLiteral.color(token)))
    case ".": return .word(rest)
    case let first? where ("0"..."9").contains(first):
      let (type, value) = ReferenceLiteral.number(token)
      return .literal(type, value)
    default: break
    }
    switch token {
    case "true": return .literal(.bool, .bool(true))
    case "false": return .literal(.bool, .bool(false))
    case "nil": return .literal(.nothing, .none)
    default: break
    }
    if take("=>") { return .each(token, conditional()) }
    return take("(") ? .call(token, expressions(before: ")")) : .name(token)
  }

  private mutating func expressions(before end: String) -> [ReferenceExpression] {
    var found: [ReferenceExpression] = []
    while !take(end) {
      found.append(conditional())
      _ = take(",")
    }
    return found
  }

  /// Returns the tokens of an expression.
  ///
  /// That of a string begins with its quote and has no closing one.
  private static func tokens(_ text: [Unicode.Scalar]) -> [String] {
    var tokens: [String] = []
    var place = 0
    let isNamePart = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
    }
    let string = { (range: Range<Int>) in String(String.UnicodeScalarView(text[range])) }
    while place < text.count {
      let start = place
      let scalar = text[place]
      place += 1
      if scalar.properties.isWhitespace { continue }
      // The question mark of a path stands right after it, that of a conditional does not.
      let isTight = start > 0 && !text[start - 1].properties.isWhitespace
      if scalar == "?", isTight, place < text.count, text[place] == "." || text[place] == "[" {
        tokens.append("?.")
        continue
      }
      if scalar == "'" {
        let last = ReferenceScope.endOfString(at: start, in: text)
        var content = String.UnicodeScalarView()
        while place < last {
          if text[place] == "'" { place += 1 }
          let isDoubled = place + 1 < last && text[place + 1] == text[place]
          if text[place] == "{", !isDoubled {
            let end = ReferenceScope.end(of: place, in: text)
            content += text[place...end]
            place = end + 1
            continue
          }
          // Doubled braces stay doubled here.
          if isDoubled, text[place] == "{" || text[place] == "}" {
            content.append(text[place])
            place += 1
          }
          content.append(text[place])
          place += 1
        }
        place = last + 1
        tokens.append("'" + String(content))
        continue
      }
      let isRange = { (place: Int) in
        place + 2 < text.count && string(place..<place + 3) == "..."
      }
      if isRange(start) {
        place += 2
      } else if ("0"..."9").contains(scalar) {
        while place < text.count,
          isNamePart(text[place]) || text[place] == "." && !isRange(place)
        { place += 1 }
        if place < text.count, text[place] == "%" { place += 1 }
      } else if isNamePart(scalar) || scalar == "#" || scalar == "." {
        while place < text.count, isNamePart(text[place]) { place += 1 }
      } else if place < text.count,
        ["==", "!=", ">=", "??", "=>"].contains(string(start..<place + 1))
      {
        place += 1
      }
      tokens.append(string(start..<place))
    }
    return tokens
  }
}
