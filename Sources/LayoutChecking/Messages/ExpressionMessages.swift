import LayoutDiagnostics
import LayoutModel

// Messages about expressions whose parts do not fit together.
extension Diagnostic {
  /// Returns a finding on an expression of a type that its place does not accept.
  static func mismatch(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ expected: ExpectedType,
    _ text: ExpressionText,
  ) -> Diagnostic {
    let wanted = expected.types.first ?? value.type
    if let words = value.type.words, let others = wanted.words,
      let word = words.first(where: { !others.contains($0) })
    {
      return Diagnostic(
        .typeMismatch, "'\(word)' is among the words of this", at: text.source(of: syntax.range),
        label: expected.label ?? "only \(Phrases.either(others)) can stand here")
    }
    var fixes: [FixIt] = []
    for type in expected.types { fixes += .word(syntax, of: type, text) }
    for type in expected.types where fixes.isEmpty {
      fixes += .numbers(syntax, from: value.type, to: type, text)
    }
    for type in expected.types where fixes.isEmpty { fixes += .unquoted(syntax, as: type, text) }
    if fixes.isEmpty, expected.types.contains(.bool) { fixes = .truth(of: value, syntax, text) }
    return Diagnostic(
      .typeMismatch, "this is \(value.type.phrase), not \(wanted.phrase)",
      at: text.source(of: syntax.range), label: expected.label, fixes: fixes)
  }

  /// Returns a finding on a literal that is invalid for its type.
  static func literal(
    _ written: String, _ type: ExpressionType, _ label: String?, at range: SourceRange,
    in text: ExpressionText,
  ) -> Diagnostic {
    if let words = type.words {
      return Diagnostic(
        .unknownChoice, "'\(written)' is not one of the words", at: range,
        label: label ?? "it is \(Phrases.either(words))",
        fixes: NearestName.find(written, among: words).map {
          .replace(written, with: $0, at: range)
        })
    }
    let isLiteral: Bool
    switch type.unwrapped {
    case .record, .list, .nothing: isLiteral = false
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .choice, .optional:
      isLiteral = true
    }
    guard isLiteral else {
      let holdsRecords = type.record != nil && written.contains("{")
      if holdsRecords {
        return Diagnostic(
          .typeMismatch, "\(type.phrase) cannot be written out", at: range,
          label: "a file that a 'preview' names as 'data' has it")
      }
      return Diagnostic(
        .typeMismatch, "\(type.phrase) cannot be written out", at: range,
        label: label ?? "only a binding gives one",
        fixes: text.isRepairable && written.hasPrefix("[") && written.hasSuffix("]")
          ? [.braces(around: written, at: range)] : [])
    }
    let fixes = ForeignLiteral.spellings(of: written, as: type.unwrapped)
      .map { FixIt.replace(written, with: $0, at: range) }
    // A number in another language's spelling is a number with the wrong spelling.
    if type.unwrapped.isArithmetic || type.unwrapped == .percent, !fixes.isEmpty,
      Spelling.number(written) != nil
    {
      return Diagnostic(
        .invalidNumber, "'\(written)' is not how a number is written", at: range, label: label,
        fixes: text.isRepairable ? fixes : [])
    }
    return Diagnostic(
      .typeMismatch,
      written.isEmpty ? "there is no value" : "'\(written)' is not \(type.unwrapped.phrase)",
      at: range, label: label, fixes: text.isRepairable ? fixes : [])
  }

  /// Returns a finding on a value without a declared type that almost is a literal of another type
  /// than a text.
  static func foreignLiteral(
    _ written: String, _ literal: ForeignLiteral, at range: SourceRange, in text: ExpressionText
  ) -> Diagnostic {
    Diagnostic(
      literal.id, "'\(written)' is not how \(literal.what) is written", at: range,
      label: "with type=\"String\" it is a text",
      fixes: text.isRepairable
        ? literal.spellings.map { .replace(written, with: $0, at: range) } : [])
  }

  // MARK: Optional values

  /// Returns a finding on a value that may be nil where one is required.
  ///
  /// With `isOperand` the value is an operand of an operator: each of them binds tighter than `??`,
  /// so the repair needs parentheses. The other value of a divisor is 1: nothing is divided by 0.
  static func unopened(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText,
    isOperand: Bool = false, isDivisor: Bool = false,
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    var fixes: [FixIt] = []
    let usual = value.type.unwrapped.fallback
    if let fallback = isDivisor && usual == "0" ? "1" : usual, text.isRepairable, syntax.isPath {
      let other = fallback == "''" ? text.apostrophe + text.apostrophe : fallback
      let edits =
        isOperand
        ? [SourceEdit(.at(range.start), "("), SourceEdit(.at(range.end), " ?? \(other))")]
        : [SourceEdit(.at(range.end), " ?? \(other)")]
      fixes = [FixIt("add '?? \(fallback)'", isSafe: false, edits: edits)]
    }
    return Diagnostic(
      .unopenedOptional, "'\(text.string(syntax.range))' may be 'nil'", at: range,
      label: "'??' gives another value, and '!= nil' opens it", fixes: fixes)
  }

  /// Returns a finding on a path through a value that may be nil.
  static func unopenedPath(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let name = text.string(syntax.range)
    let range = text.source(of: syntax.range)
    return Diagnostic(
      .unopenedOptional, "'\(name)' may be 'nil'", at: range,
      label: "'?' behind it gives 'nil' then, and '\(name) != nil ? … : …' opens it",
      fixes: text.isRepairable
        ? [FixIt("add '?'", isSafe: false, edits: [SourceEdit(.at(range.end), "?")])] : [])
  }

  /// Returns a finding on a `?` in a path after a value that is never nil.
  static func neverNoneChain(
    _ syntax: ExpressionSyntax, _ chained: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let sign = text.source(of: syntax.range.upperBound..<chained.range.upperBound)
    return Diagnostic(
      .constantTest, "'\(text.string(syntax.range))' is never 'nil'", at: sign,
      fixes: text.isRepairable
        ? [FixIt("remove '?'", isSafe: true, edits: [SourceEdit(sign, "")])] : [])
  }

  /// Returns a finding on a `??` after a value that is never nil.
  static func neverNone(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ sign: Range<Int>,
    _ other: ExpressionSyntax, _ text: ExpressionText,
  ) -> Diagnostic {
    let rest = text.source(of: syntax.range.upperBound..<other.range.upperBound)
    return Diagnostic(
      .constantTest, "'\(text.string(syntax.range))' is never 'nil'", at: text.source(of: sign),
      label: "what stands behind '??' is never used",
      fixes: text.isRepairable
        ? [
          FixIt(
            "remove '\(text.string(sign.lowerBound..<other.range.upperBound))'", isSafe: true,
            edits: [SourceEdit(rest, "")])
        ] : [])
  }

  /// Returns a finding on a comparison with nil of a value that is never nil.
  static func neverNoneTest(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    Diagnostic(
      .constantTest, "'\(text.string(syntax.range))' is never 'nil'",
      at: text.source(of: syntax.range), label: "it is \(value.type.phrase)")
  }

  static func constantTest(_ value: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.constantTest, "this is always \(value)", at: range)
  }

  // MARK: Values in texts

  /// Returns a finding on a value in a text whose type cannot be shown.
  ///
  /// Without `knowsLanguage` the reader's language is unknown where the text stands.
  static func unprintable(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText,
    knowsLanguage: Bool
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    let type = value.type.unwrapped
    // What may be nil is given another value first.
    let opened = value.type.isOptional ? type.fallback.map { " ?? \($0)" } : ""
    func call(_ function: String, more: String = "") -> [FixIt] {
      guard text.isRepairable, let opened, opened.isEmpty || syntax.isPath else { return [] }
      return [.call(function, range, more: opened + more)]
    }
    let label: String
    let fixes: [FixIt]
    switch type {
    case .number, .points:
      label = "'number(x)' writes it as the reader does, 'fixed(x, 2)' with two digits"
      fixes = (knowsLanguage ? call("number") : []) + call("fixed", more: ", 2")
    case .percent:
      label = "'percent(x)' writes it as the reader does, 'fixed(x, 2)' with two digits"
      fixes = (knowsLanguage ? call("percent") : []) + call("fixed", more: ", 2")
    case .date:
      label = "'date(x)' and 'time(x)' write it"
      fixes = call("date") + call("time")
    case .text:
      label = "this is a String; in a Text it is printed"
      fixes = []
    case .bool, .string, .integer, .dimension, .color, .image, .ratio, .insets, .choice, .record,
      .list, .optional, .nothing:
      label = "texts are made of String, Integer and Bool"
      fixes = []
    }
    return Diagnostic(
      .unprintable, "\(value.type.phrase) is not printed by itself", at: range, label: label,
      fixes: fixes)
  }
}

extension FixIt {
  static func braces(around expression: String, at range: SourceRange) -> FixIt {
    FixIt(
      "put braces around '\(expression)'", isSafe: false,
      edits: [SourceEdit(.at(range.start), "{"), SourceEdit(.at(range.end), "}")])
  }

  /// Returns a repair that makes an expression the argument of a call.
  static func call(_ function: String, _ range: SourceRange, more: String = "") -> FixIt {
    FixIt(
      "write '\(function)(…\(more))'", isSafe: false,
      edits: [
        SourceEdit(.at(range.start), "\(function)("), SourceEdit(.at(range.end), "\(more))"),
      ])
  }
}

extension ExpressionSyntax {
  /// Whether `??` can directly follow the expression.
  var isPath: Bool {
    switch kind {
    case .name, .field, .chained, .element, .call: true
    case .literal, .text, .choice, .anchor, .list, .range, .closure, .unary, .binary, .conditional,
      .coalesce:
      false
    }
  }
}

extension ExpressionType {
  /// A default value for an optional of the type.
  fileprivate var fallback: String? {
    switch self {
    case .string, .text: "''"
    case .number, .integer, .points: "0"
    case .bool: "false"
    case .percent: "0%"
    case .choice(let words): words.first.map { ".\($0)" }
    case .dimension, .color, .date, .image, .ratio, .insets, .record, .optional, .list, .nothing:
      nil
    }
  }
}

extension FixIt {
  /// Returns the repair that divides a length by a point, which gives a Number.
  static func inPoints(_ syntax: ExpressionSyntax, _ text: ExpressionText) -> FixIt {
    let range = text.source(of: syntax.range)
    let isPath =
      switch syntax.kind {
      case .name, .field, .call, .literal: true
      case .text, .choice, .anchor, .chained, .element, .list, .range, .closure, .unary, .binary,
        .conditional, .coalesce:
        false
      }
    return FixIt(
      "divide it by 1pt", isSafe: false,
      edits: isPath
        ? [SourceEdit(.at(range.end), " / 1pt")]
        : [SourceEdit(.at(range.start), "("), SourceEdit(.at(range.end), ") / 1pt")])
  }
}
