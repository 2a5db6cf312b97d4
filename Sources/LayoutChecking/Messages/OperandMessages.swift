import LayoutDiagnostics
import LayoutModel
import LayoutSchema

// Messages about operands that an operator or a function does not accept.
extension Diagnostic {
  static func notBool(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let label: String? =
      switch value.type {
      case .integer, .number, .points: "a comparison makes one of it"
      case .optional(.bool): "'??' gives a value where there is none"
      case .optional: "a comparison with 'nil' makes one of it"
      case .string, .list: "'isEmpty' makes one of it"
      case .text, .bool, .percent, .dimension, .color, .date, .image, .ratio, .insets, .choice,
        .record, .nothing:
        nil
      }
    return Diagnostic(
      value.type == .optional(.bool) ? .unopenedOptional : .typeMismatch,
      "this is \(value.type.phrase), not a Bool", at: text.source(of: syntax.range), label: label,
      fixes: .truth(of: value, syntax, text))
  }

  static func operand(_ value: TypedExpression, _ sign: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(.typeMismatch, "'\(sign)' takes numbers, not \(value.type.phrase)", at: range)
  }

  static func arithmetic(
    _ sign: BinaryOperator, _ first: TypedExpression, _ left: ExpressionSyntax,
    _ second: TypedExpression, _ right: ExpressionSyntax, at range: SourceRange,
    _ text: ExpressionText,
  ) -> Diagnostic {
    if sign == .add || sign == .subtract, first.type == .date || second.type == .date {
      return .withDate(sign, first, left, second, right, text)
    }
    let isFirst = !first.type.isArithmetic
    let wrong = isFirst ? first : second
    let syntax = isFirst ? left : right
    let isJoin = sign == .add && (wrong.type == .string || wrong.type == .text)
    return Diagnostic(
      .typeMismatch, "'\(sign.rawValue)' takes numbers, not \(wrong.type.phrase)",
      at: text.source(of: syntax.range),
      label: isJoin ? "texts are joined by writing them side by side: '{a} {b}'" : nil,
      fixes: isJoin && text.isRepairable ? [.join(left, right, text)] : [])
  }

  /// Returns a finding on a sum or a difference with a Date.
  private static func withDate(
    _ sign: BinaryOperator, _ first: TypedExpression, _ left: ExpressionSyntax,
    _ second: TypedExpression, _ right: ExpressionSyntax, _ text: ExpressionText,
  ) -> Diagnostic {
    let isFirst = first.type != .date
    let wrong = isFirst ? first : second
    return Diagnostic(
      .typeMismatch,
      isFirst
        ? "'\(sign.rawValue)' takes a Date in front here, not \(wrong.type.phrase)"
        : "'\(sign.rawValue)' takes seconds behind a Date, not \(wrong.type.phrase)",
      at: text.source(of: (isFirst ? left : right).range),
      label: "'x + 60' is a minute after x, and 'x - y' the seconds between two")
  }

  static func percentage(
    _ sign: BinaryOperator, _ first: TypedExpression, _ second: TypedExpression,
    at range: SourceRange,
  ) -> Diagnostic {
    let other = first.type == .percent ? second.type : first.type
    return Diagnostic(
      .typeMismatch,
      first.type == .percent
        ? "'\(sign.rawValue)' does not take a Percent and \(other.phrase)"
        : "'\(sign.rawValue)' does not take \(other.phrase) and a Percent",
      at: range, label: "a Percent can be multiplied with a Number and divided by one")
  }

  static func differentTypes(
    _ first: TypedExpression, _ second: TypedExpression, _ syntax: ExpressionSyntax,
    _ text: ExpressionText,
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "this is \(second.type.phrase), the other value \(first.type.phrase)",
      at: text.source(of: syntax.range), label: "both must be of one type",
      fixes: .word(syntax, of: first.type, text)
        + .numbers(syntax, from: second.type, to: first.type.unwrapped, text))
  }

  static func incomparable(
    _ first: TypedExpression, _ left: ExpressionSyntax, _ second: TypedExpression,
    _ right: ExpressionSyntax, at range: SourceRange, _ text: ExpressionText,
  ) -> Diagnostic {
    let isSame = first.type == second.type
    let words: [FixIt] =
      .word(right, of: first.type, text) + .word(left, of: second.type, text)
    let numbers: [FixIt] =
      .numbers(right, from: second.type, to: first.type.unwrapped, text)
      + .numbers(left, from: first.type, to: second.type.unwrapped, text)
    return Diagnostic(
      .typeMismatch,
      isSame
        ? "\(first.type.phrase) cannot be compared"
        : "\(first.type.phrase) is never equal to \(second.type.phrase)", at: range,
      label: words.isEmpty ? nil : "words begin with a point", fixes: words + numbers)
  }

  static func unordered(
    _ sign: BinaryOperator, _ first: TypedExpression, _ second: TypedExpression,
    at range: SourceRange,
  ) -> Diagnostic {
    let wrong = first.type.isArithmetic ? second.type : first.type
    return Diagnostic(
      .typeMismatch,
      wrong.isArithmetic || wrong == .percent
        || wrong == .date
        ? "\(first.type.phrase) and \(second.type.phrase) have no order"
        : "\(wrong.phrase) has no order",
      at: range, label: "'\(sign.rawValue)' compares two numbers, or two of type Percent or Date")
  }

  static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.divisionByZero, "this divides by 0", at: range, label: "the result is always 0")
  }

  // MARK: Functions

  /// Returns a finding on a literal that is not in the form of a currency code.
  static func notACurrency(
    _ code: String, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    let capitals = code.uppercased()
    return Diagnostic(
      .typeMismatch, "'\(code)' is not the code of a currency", at: range,
      label: "ISO 4217 has three capitals, such as 'EUR'",
      fixes: .literals(capitals.isCurrencyCode ? [capitals] : [], at: range, text))
  }

  /// Returns a finding on a string literal in the place of a Date.
  static func notADate(
    _ written: String, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    return Diagnostic(
      .typeMismatch, "'\(written)' is not a Date", at: range,
      label: "ISO 8601 writes '2024-05-03' or '2024-05-03T14:05Z'",
      fixes: .literals(ForeignLiteral.spellings(of: written, as: .date), at: range, text))
  }

  /// Returns a finding on a string literal that names no style.
  static func notAStyle(
    _ word: String, _ words: [String], _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    return Diagnostic(
      .unknownChoice, "'\(word)' is not a style", at: range,
      label: "it is \(Phrases.either(words))",
      fixes: .literals(NearestName.find(word, among: words), at: range, text))
  }

  static func argumentCount(
    _ function: ExpressionFunction, _ count: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "'\(function.name)' takes \(arguments(function.spec.operandCount)), not \(count)",
      at: range, label: "it is called as '\(function.spec.call)'")
  }

  private static func arguments(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound {
      return range.lowerBound == 1 ? "1 argument" : "\(range.lowerBound) arguments"
    }
    return "\(range.lowerBound) to \(range.upperBound) arguments"
  }

  /// Returns a finding on an operand that must be a value for each element of a list.
  static func closure(
    _ function: ExpressionFunction, _ value: TypedExpression, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      value.isClosure
        ? "'\(function.name)' takes \(function.spec.takes), not \(value.type.phrase)"
        : "'\(function.name)' takes a value for each element here, not \(value.type.phrase)",
      at: range, label: "it is called as '\(function.spec.call)'")
  }

  /// Returns a finding on a function that other languages call with a value for each element of a
  /// list, and that takes a list alone here.
  static func closureBesideList(
    _ function: ExpressionFunction, _ list: ExpressionSyntax, _ closure: ExpressionSyntax,
    _ text: ExpressionText
  ) -> Diagnostic? {
    let inner: ExpressionFunction
    switch function {
    case .sum, .min, .max, .join, .list, .unique: inner = .map
    case .count, .first, .last, .isEmpty: inner = .filter
    default: return nil  // open: all others take a closure, or no list.
    }
    let before = text.source(of: list.range.lowerBound..<list.range.lowerBound)
    let behind = text.source(of: closure.range.upperBound..<closure.range.upperBound)
    let edits = [SourceEdit(before, "\(inner.name)("), SourceEdit(behind, ")")]
    let call = "\(function.name)(\(inner.name)(…))"
    return Diagnostic(
      .typeMismatch, "'\(function.name)' takes a list alone", at: text.source(of: closure.range),
      label: "'\(inner.name)' takes a value for each element",
      fixes: text.isRepairable ? [FixIt("write '\(call)'", isSafe: false, edits: edits)] : [])
  }

  /// Returns a finding on a value for each element of a list in a place that takes none.
  static func closureAlone(_ syntax: ExpressionSyntax, _ text: ExpressionText) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "this is no value in itself", at: text.source(of: syntax.range),
      label: "'=>' stands in the second place of 'filter', 'map' and 'sorted'")
  }

  /// Returns a finding on an end of a range that is no integer.
  static func notAnEnd(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    return Diagnostic(
      .typeMismatch, "a range goes from one Integer to another, not to \(value.type.phrase)",
      at: range, fixes: .numbers(syntax, from: value.type, to: .integer, text))
  }

  static func argument(
    _ function: ExpressionFunction, _ value: TypedExpression, at range: SourceRange,
    wanted: ExpressionType? = nil, fixes: [FixIt] = [],
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "'\(function.name)' takes \(function.spec.takes), not \(value.type.phrase)", at: range,
      label: wanted.map { "here it looks for \($0.phrase)" }, fixes: fixes)
  }
}

extension FixIt {
  /// Returns a repair that joins two operands into one string.
  fileprivate static func join(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ text: ExpressionText
  ) -> FixIt {
    /// Returns the text of an operand, in braces or without its quotes.
    func inner(_ operand: ExpressionSyntax) -> String {
      let written = text.string(operand.range)
      return text.isString(operand) ? String(written.dropFirst().dropLast()) : "{\(written)}"
    }
    let isString = (left: text.isString(left), right: text.isString(right))
    let end = left.range.upperBound - (isString.left ? 1 : 0)
    let start = right.range.lowerBound + (isString.right ? 1 : 0)
    var edits = [
      SourceEdit(
        text.source(of: end..<start),
        (isString.left ? "" : "}") + (isString.right ? "" : "{"))
    ]
    if !isString.left {
      let first = text.source(of: left.range).start
      edits.insert(SourceEdit(.at(first), text.apostrophe + "{"), at: 0)
    }
    if !isString.right {
      let last = text.source(of: right.range).end
      edits.append(SourceEdit(.at(last), "}" + text.apostrophe))
    }
    return FixIt("write '\(inner(left))\(inner(right))'", isSafe: false, edits: edits)
  }
}

extension ExpressionText {
  /// Whether an operand is a string literal without parentheses.
  fileprivate func isString(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.kind {
    case .literal(.string, _), .text: bytes[syntax.range.lowerBound] == Bytes.quote
    case .literal, .choice, .anchor, .name, .field, .chained, .element, .list, .range, .closure,
      .call, .unary, .binary, .conditional, .coalesce:
      false
    }
  }
}

extension [FixIt] {
  /// Returns the repair that makes a test of a value, which other languages take for one; none for
  /// a value that is no path.
  static func truth(
    of value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> [FixIt] {
    guard text.isRepairable, syntax.isPath else { return [] }
    let range = text.source(of: syntax.range)
    func add(_ test: String) -> [FixIt] {
      [FixIt("add '\(test)'", isSafe: false, edits: [SourceEdit(.at(range.end), " \(test)")])]
    }
    switch value.type {
    case .integer, .number, .points: return add("!= 0")
    case .optional(.bool): return add("?? false")
    case .optional: return add("!= nil")
    case .string, .list:
      return [
        FixIt(
          "write 'not isEmpty(…)'", isSafe: false,
          edits: [SourceEdit(.at(range.start), "not isEmpty("), SourceEdit(.at(range.end), ")")])
      ]
    case .text, .bool, .percent, .dimension, .color, .date, .image, .ratio, .insets, .choice,
      .record, .nothing:
      return []
    }
  }

  /// Returns the repair that takes values out of their quotes, if each string that an expression
  /// may come out as is one of the type: `'symbol:star'`, and `'white'` for a color.
  static func unquoted(
    _ syntax: ExpressionSyntax, as type: ExpressionType, _ text: ExpressionText
  ) -> [FixIt] {
    guard text.isRepairable, let values = unquoted(syntax, as: type.unwrapped), !values.isEmpty
    else { return [] }
    return [
      FixIt(
        values.count == 1 ? "write \(values[0].value)" : "write the values without quotes",
        isSafe: false,
        edits: values.map { SourceEdit(text.source(of: $0.range), $0.value) })
    ]
  }

  /// Returns the strings that an expression may come out as, as values of the type behind a prefix;
  /// nil if one of them is none, or another value.
  static func unquoted(
    _ syntax: ExpressionSyntax, as type: ExpressionType, behind prefix: String = ""
  ) -> [(range: Range<Int>, value: String)]? {
    switch syntax.kind {
    case .literal(.string(let string), _):
      let written = prefix + string
      switch type {
      case .image, .color, .number, .integer, .bool, .points, .percent:
        let value =
          ConstantValue(written, as: type) != nil
          ? written : type == .color ? ForeignWords.color(written) : nil
        return value.map { [(syntax.range, $0)] }
      case .choice:
        let words = type.words ?? []
        let word =
          words.contains(written) ? written : ForeignWords.choice(written, among: words)
        return word.map { [(syntax.range, ".\($0)")] }
      case .string, .text, .date, .dimension, .ratio, .insets, .record, .optional, .list, .nothing:
        return nil
      }
    case .literal(.none, _): return []
    case .choice:
      if case .choice = type { return [] }
      return nil
    case .conditional(_, let yes, let no):
      guard let first = unquoted(yes, as: type, behind: prefix),
        let second = unquoted(no, as: type, behind: prefix)
      else { return nil }
      return first + second
    case .literal, .text, .anchor, .name, .field, .chained, .element, .list, .range,
      .closure, .call, .unary, .binary, .coalesce:
      return nil
    }
  }

  /// Returns repairs that replace a string with the choice word that it names, or the nearest one.
  static func word(
    _ syntax: ExpressionSyntax, of type: ExpressionType, _ text: ExpressionText
  ) -> [FixIt] {
    guard let words = type.words, text.isRepairable,
      case .literal(.string(let written), _) = syntax.kind
    else { return [] }
    let meant = words.contains(written) ? [written] : NearestName.find(written, among: words)
    return meant.map { word in
      FixIt(
        "write '.\(word)'", isSafe: false,
        edits: [SourceEdit(text.source(of: syntax.range), ".\(word)")])
    }
  }
}

extension String {
  /// Whether the string has the form of a currency code.
  var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}

extension [FixIt] {
  /// Repairs that write each of some words in place of a string literal.
  fileprivate static func literals(
    _ words: [String], at range: SourceRange, _ text: ExpressionText
  ) -> [FixIt] {
    guard text.isRepairable else { return [] }
    let quote = text.apostrophe
    return words.map {
      FixIt("write '\($0)'", isSafe: false, edits: [SourceEdit(range, "\(quote)\($0)\(quote)")])
    }
  }
}
