import LayoutEngine

/// An expression of the generated code, before it is broken into lines.
enum SwiftExpression {
  /// Text that is never broken.
  case plain(String)
  case string(String)
  case call(String, [Argument])
  case array([SwiftExpression])
  indirect case prefix(String, SwiftExpression)
  indirect case parentheses(SwiftExpression)
  indirect case infix(SwiftExpression, String, SwiftExpression)
  indirect case conditional(SwiftExpression, then: SwiftExpression, else: SwiftExpression)
  /// A member of an expression, with the full stop or `?.` before its name.
  indirect case member(SwiftExpression, String)
  /// A string literal that contains strings and printed expressions.
  case interpolation([SwiftExpression])
  /// The key of a text with the values of its placeholders.
  case key(String, [SwiftExpression])
  /// A closure with one expression as its body; the head contains its parameters and result.
  indirect case closure(String, SwiftExpression)

  struct Argument {
    var label: String?
    var value: SwiftExpression

    init(_ label: String?, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    fileprivate func write(to line: inout SwiftBytes) {
      if let label {
        line += label
        line += ": "
      }
      value.write(to: &line)
    }

    /// Writes the argument before `tail`, over several lines if it does not fit on one.
    func write(before tail: String, to writer: inout SwiftWriter) {
      let fits = writer.lineIfItFits { line in
        write(to: &line)
        line += tail
      }
      guard !fits else { return }
      value.writeLines(after: label.map { "\($0): " } ?? "", before: tail, to: &writer)
    }
  }

  /// The expression on one line.
  var flat: String {
    var line = SwiftBytes()
    write(to: &line)
    return line.string
  }

  private func write(to line: inout SwiftBytes) {
    switch self {
    case .plain(let text): line += text
    case .string(let string):
      line += "\""
      line += SwiftString.content(string)
      line += "\""
    case .call(let name, let arguments):
      line += name
      line += "("
      Self.write(arguments, to: &line)
      line += ")"
    case .array(let elements):
      line += "["
      for index in elements.indices where !line.isTooWide {
        if index > 0 { line += ", " }
        elements[index].write(to: &line)
      }
      line += "]"
    case .prefix(let sign, let operand):
      line += sign
      operand.prefixed.write(to: &line)
    case .parentheses(let inner):
      line += "("
      inner.write(to: &line)
      line += ")"
    case .infix(let left, let sign, let right):
      left.operand(of: sign).write(to: &line)
      line += " "
      line += sign
      line += " "
      right.operand(of: sign, isRight: true).write(to: &line)
    case .conditional(let test, let yes, let no):
      test.chosen.write(to: &line)
      line += " ? "
      yes.chosen.write(to: &line)
      line += " : "
      no.chosen.write(to: &line)
    case .member(let base, let name):
      base.memberBase.write(to: &line)
      line += name
    case .interpolation(let pieces):
      line += "\""
      for piece in pieces { piece.writeInString(to: &line) }
      line += "\""
    case .key(let pattern, let values): Self.literal(pattern, values).write(to: &line)
    case .closure(let head, let body):
      line += "{ "
      line += head
      line += " in "
      body.write(to: &line)
      line += " }"
    }
  }

  /// Adds arguments to a line.
  static func write(_ arguments: [Argument], to line: inout SwiftBytes) {
    for index in arguments.indices where !line.isTooWide {
      if index > 0 { line += ", " }
      arguments[index].write(to: &line)
    }
  }

  /// The precedence of an expression's outermost operator, loosest first.
  private enum Strength: Int, Comparable {
    case conditional, or, and, comparison, coalescing, sum, product, prefix, whole

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }

    init(of sign: String) {
      self =
        switch sign {
        case "||": .or
        case "&&": .and
        case "??": .coalescing
        case "+", "-": .sum
        case "*", "/", "%": .product
        default: .comparison
        }
    }
  }

  private var strength: Strength {
    switch self {
    case .conditional: .conditional
    case .infix(_, let sign, _): Strength(of: sign)
    case .prefix: .prefix
    case .plain, .string, .call, .array, .parentheses, .member, .interpolation, .key, .closure:
      .whole
    }
  }

  /// Returns the expression as an operand, in parentheses where Swift or a reader needs them.
  ///
  /// Readers need them between operators that are seldom seen together, whose precedence is little
  /// known.
  private func operand(of sign: String, isRight: Bool = false) -> SwiftExpression {
    let outer = Strength(of: sign)
    let isClear =
      switch (strength, outer) {
      case (.or, .or), (.and, .and): true
      case (.sum, .sum), (.product, .product): !isRight
      case (.coalescing, .coalescing): isRight
      case (.and, .or), (.coalescing, _), (.sum, .coalescing), (.product, .coalescing): false
      default: strength > outer  // open: of pairs of strengths; the others bind as in Swift.
      }
    return isClear ? self : .parentheses(self)
  }

  /// The expression as a branch or test of a conditional expression.
  private var chosen: SwiftExpression { strength == .conditional ? .parentheses(self) : self }

  /// The expression as the operand of a prefix operator.
  private var prefixed: SwiftExpression { strength == .whole ? self : .parentheses(self) }

  /// The expression as the base of a member; an optional chain is put in parentheses, so that the
  /// member is one of the whole.
  private var memberBase: SwiftExpression {
    if case .member(_, let name) = self, name.hasPrefix("?") { return .parentheses(self) }
    return prefixed
  }

  /// The number of operators that Swift resolves at once.
  ///
  /// Operators in the arguments of an engine's function are not counted: the types there are known,
  /// so Swift resolves them separately.
  var operators: Int {
    switch self {
    case .plain, .string, .closure: 0
    case .call(let name, let arguments):
      name.hasPrefix("Expressions.") ? 0 : arguments.reduce(0) { $0 + $1.value.operators }
    case .array(let parts), .interpolation(let parts), .key(_, let parts):
      parts.reduce(0) { $0 + $1.operators }
    case .prefix(_, let part), .parentheses(let part), .member(let part, _): part.operators
    case .infix(let left, _, let right): left.operators + right.operators + 1
    case .conditional(let test, let yes, let no):
      test.operators + yes.operators + no.operators
    }
  }

  /// The negation of a truth value.
  var negated: SwiftExpression {
    switch self {
    case .prefix("!", let operand): operand
    case .infix(let left, "==", let right): .infix(left, "!=", right)
    case .infix(let left, "!=", let right): .infix(left, "==", right)
    case .parentheses, .plain, .string, .call, .array, .prefix, .infix, .conditional, .member,
      .interpolation, .key, .closure:
      .prefix("!", self)
    }
  }

  private func writeInString(to line: inout SwiftBytes) {
    if case .string(let text) = self {
      line += SwiftString.content(text)
      return
    }
    line += "\\("
    // An interpolation prints its value without `String(…)`.
    if case .call("String", let printed) = self, printed.count == 1 {
      printed[0].value.write(to: &line)
    } else {
      write(to: &line)
    }
    line += ")"
  }
}

extension SwiftExpression {
  /// Whether the expression can begin on the line of the text before it, however long it is.
  var isBreakable: Bool {
    switch self {
    case .call(_, let arguments): !arguments.isEmpty
    case .array, .string, .interpolation, .key: true
    case .plain, .prefix, .parentheses, .infix, .conditional, .member, .closure: false
    }
  }

  /// Whether the last of several lines is a bracket, or a member of the expression that the bracket
  /// closes.
  var closesOnALineOfItsOwn: Bool {
    switch self {
    case .array: true
    case .member(let base, _): base.closesOnALineOfItsOwn
    case .plain, .string, .call, .infix, .conditional, .parentheses, .prefix, .interpolation, .key,
      .closure:
      false
    }
  }

  /// Writes the expression between `head` and `tail`, over several lines if it does not fit on one.
  func write(after head: String, before tail: String, to writer: inout SwiftWriter) {
    let fits = writer.lineIfItFits { line in
      line += head
      write(to: &line)
      line += tail
    }
    if !fits { writeLines(after: head, before: tail, to: &writer) }
  }

  /// Writes the expression over several lines.
  private func writeLines(
    after head: String, before tail: String, to writer: inout SwiftWriter
  ) {
    switch self {
    case .plain(let text): writer.line("\(head)\(text)\(tail)")
    case .string(let string): Self.writeLines(of: string, head, tail, to: &writer)
    case .call(let name, let arguments):
      guard !arguments.isEmpty else { return writer.line("\(head)\(name)()\(tail)") }
      writer.line("\(head)\(name)(")
      writer.indented { Self.write(arguments, before: ")\(tail)", to: &$0) }
    case .array(let elements):
      writer.line("\(head)[")
      writer.indented { writer in
        let end = elements.count > 1 ? "," : ""
        for element in elements {
          // The formatter counts a comma after a single element, too, but does not want one.
          let line: SwiftBytes = "\(element.flat),"
          if elements.count == 1, element.isBreakable, !SwiftWriter.fits(line, at: writer.level) {
            element.writeLines(after: "", before: "", to: &writer)
          } else {
            element.write(after: "", before: end, to: &writer)
          }
        }
      }
      writer.line("]\(tail)")
    case .infix(let left, let sign, let right):
      left.operand(of: sign).write(after: head, before: "", to: &writer)
      writer.indented { writer in
        right.operand(of: sign, isRight: true)
          .write(after: "\(sign) ", before: tail, to: &writer)
      }
    case .conditional(let test, let yes, let no):
      test.chosen.write(after: head, before: "", to: &writer)
      writer.indented { writer in
        yes.chosen.write(after: "? ", before: "", to: &writer)
        no.chosen.write(after: ": ", before: tail, to: &writer)
      }
    case .parentheses(let inner): inner.write(after: "\(head)(", before: ")\(tail)", to: &writer)
    case .prefix(let sign, let operand):
      operand.prefixed.write(after: head + sign, before: tail, to: &writer)
    case .member(.call(let function, let arguments), let name) where !arguments.isEmpty:
      writer.line("\(head)\(function)(")
      writer.indented { Self.write(arguments, before: "", to: &$0) }
      writer.line(")\(name)\(tail)")
    case .member(let base, let name):
      base.memberBase.write(after: head, before: name + tail, to: &writer)
    case .interpolation(let pieces) where pieces.count == 1:
      pieces[0].write(after: head, before: tail, to: &writer)
    case .interpolation(let pieces):
      // The engine's function, because Swift is slow to infer the type of a list.
      let strings = pieces.map { piece in
        if case .call("String", _) = piece { SwiftExpression.interpolation([piece]) } else { piece }
      }
      writer.line("\(head)Expressions.joined([")
      writer.indented { writer in
        let end = strings.count > 1 ? "," : ""
        for string in strings { string.write(after: "", before: end, to: &writer) }
      }
      writer.line("])\(tail)")
    case .key(let pattern, let values):
      Self.call(ofKey: pattern, values).write(after: head, before: tail, to: &writer)
    case .closure(let parameters, let body):
      writer.line("\(head){ \(parameters) in")
      writer.indented { body.write(after: "", before: "", to: &$0) }
      writer.line("}\(tail)")
    }
  }

  /// Writes arguments, one a line, with `end` after the last.
  static func write(_ arguments: [Argument], before end: String, to writer: inout SwiftWriter) {
    for index in arguments.indices {
      arguments[index].write(before: index == arguments.count - 1 ? end : ",", to: &writer)
    }
  }

  private static func writeLines(
    of string: String, _ head: String, _ tail: String, to writer: inout SwiftWriter
  ) {
    // After a label the lines stand one level deeper than it, else at the level of the quotes.
    let level = writer.level + (head.isEmpty ? 0 : 1)
    let lines = SwiftString.lines(string, width: max(40, SwiftWriter.columns - level * 2))
    writer.line("\(head)\(lines[0])")
    let rest = { (writer: inout SwiftWriter) in
      for line in lines.dropFirst().dropLast() { writer.line("\(line)") }
      writer.line("\"\"\"\(tail)")
    }
    if head.isEmpty { rest(&writer) } else { writer.indented(rest) }
  }
}

// MARK: Keys of texts

extension SwiftExpression {
  /// Returns a key as a string literal with its values in it.
  private static func literal(_ pattern: String, _ values: [SwiftExpression]) -> SwiftExpression {
    guard !values.isEmpty else { return .string(pattern) }
    return .interpolation(
      TextPattern(pattern).parts.map { part in
        switch part {
        case .words(let words), .unknown(let words): .string(words)
        case .placeholder(let place, isInteger: _):
          values.indices.contains(place) ? values[place] : .string("")
        }
      })
  }

  /// Returns a key that is too long for a line, with its values beside it.
  private static func call(
    ofKey pattern: String, _ values: [SwiftExpression]
  ) -> SwiftExpression {
    guard !values.isEmpty else { return .string(pattern) }
    var arguments: [SwiftExpression] = []
    for case .placeholder(let place, let isInteger) in TextPattern(pattern).parts
    where values.indices.contains(place) {
      arguments.append(.call(isInteger ? ".integer" : ".string", [.init(nil, values[place])]))
    }
    return .call(
      "LayoutText", [.init("key", .string(pattern)), .init("arguments", .array(arguments))])
  }
}
