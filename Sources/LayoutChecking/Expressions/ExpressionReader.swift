import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema

/// Reads the expressions of one text in one scope: their types, their mistakes and the names in
/// them.
///
/// A method that returns nil has reported the reason.
struct ExpressionReader {
  let text: ExpressionText
  private(set) var scope: ExpressionScope
  var findings: [Diagnostic] = []
  /// The parameters, locals and constants that the expressions name, as nodes.
  var mentioned: Set<ExpressionNode> = []
  /// Optional paths that are known not to be `nil` at the current place.
  var opened: Set<ExpressionNode>
  /// The number of closures around the current place.
  private var closures = 0
  /// Whether an expression tests if a slot has content.
  private(set) var asksForSlots = false
  /// Whether the reader's language is known where the expressions are computed, as it is not for
  /// constants.
  var knowsLanguage = true
  /// The members of elements that the expressions name, if they may; each is a local, counted from
  /// the start of ``ElementMembers``.
  var members: ElementMembers?

  init(_ text: ExpressionText, in scope: ExpressionScope) {
    self.text = text
    self.scope = scope
    opened = scope.opened
  }

  /// Reads an expression without braces in `range` of the text.
  mutating func expression(
    _ range: Range<Int>, as expected: ExpectedType
  ) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(text.bytes, range, &issue) else {
      if let issue { report(issue) }
      return nil
    }
    guard let typed = typed(syntax, hint: expected.types.first) else { return nil }
    return fitted(typed, syntax, to: expected)
  }

  /// Reads `{…}`, which fills `range` of the text except for white space.
  mutating func binding(_ range: Range<Int>, as expected: ExpectedType) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let inner = text.inner(of: text.trimmed(range), &issue) else {
      if let issue { report(issue) }
      return nil
    }
    return expression(inner, as: expected)
  }

  mutating func report(_ issue: ExpressionIssue) {
    if members != nil, issue.kind == .colorDigits,
      Identifiers.end(text.bytes.span, from: issue.range.lowerBound + 1, to: text.bytes.count)
        == issue.range.upperBound
    {
      let id = text.string(issue.range.lowerBound + 1..<issue.range.upperBound)
      return report(.elementAlone(id, at: text.source(of: issue.range)))
    }
    findings.append(.expression(issue, text))
  }

  mutating func report(_ finding: Diagnostic) {
    findings.append(finding)
  }
}

// MARK: Fitting the expected type

extension ExpressionReader {
  /// Returns the expression, widened to the first of the expected types to which it widens.
  private mutating func fitted(
    _ expression: TypedExpression, _ syntax: ExpressionSyntax, to expected: ExpectedType
  ) -> TypedExpression? {
    guard let first = expected.types.first else { return expression }
    for type in expected.types where expression.type == type { return expression }
    for type in expected.types where expression.type.widens(to: type) {
      return expression.widened(to: type)
    }
    if expected.countsPoints, expression.type == .points {
      return TypedExpression(.convert(expression), .number, at: expression.range).folded
    }
    let isText = first.unwrapped == .string || first.unwrapped == .text
    if isText, let printed = printed(expression, as: first.unwrapped, syntax) {
      return printed.widened(to: first)
    }
    if expression.type.isOptional, !first.isOptional {
      let isClose = expected.types.contains { expression.type.unwrapped.widens(to: $0) }
      if isClose {
        reportOptionals(in: expression, syntax)
        return nil
      }
    }
    // A number or percentage in a text has been reported.
    if isText, expression.type.isArithmetic || expression.type == .percent {
      return nil
    }
    report(.mismatch(expression, syntax, expected, text))
    return nil
  }

  /// Reports values that may be nil; in a conditional, the branches that may be nil.
  mutating func reportOptionals(
    in expression: TypedExpression, _ syntax: ExpressionSyntax
  ) {
    guard case .conditional(_, let yes, let no) = expression.node,
      case .conditional(_, let yesSyntax, let noSyntax) = syntax.kind
    else {
      report(.unopened(expression, syntax, text))
      return
    }
    for (branch, syntax) in [(yes, yesSyntax), (no, noSyntax)] {
      var branch = branch
      // Next to an optional, the other value was widened.
      if case .convert(let value) = branch.node { branch = value }
      if let literal = branch.literal, literal != .none { continue }
      if branch.type.isOptional { reportOptionals(in: branch, syntax) }
    }
  }

  /// Returns the expression as a String or a Text, or nil; reports a number, which needs `fixed`.
  mutating func printed(
    _ expression: TypedExpression, as type: ExpressionType, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    switch expression.type {
    case .string: return expression
    case .integer, .bool:
      return Self.joined([.value(expression)], as: type, at: expression.range)
    case .number, .points, .percent:
      report(.unprintable(expression, syntax, text, knowsLanguage: knowsLanguage))
      return nil
    case .text, .dimension, .color, .date, .image, .ratio, .insets, .choice, .record, .optional,
      .list, .nothing:
      return nil
    }
  }
}

// MARK: Types, from the operands up

extension ExpressionReader {
  /// Returns the expression with its type.
  ///
  /// - Parameters:
  ///   - syntax: The expression as written.
  ///   - hint: The type that the place accepts, which defines the meaning of `.word` and makes a
  ///     string literal the key of a text.
  /// - Returns: The typed expression, or nil if an error was reported.
  mutating func typed(
    _ syntax: ExpressionSyntax, hint: ExpressionType? = nil
  ) -> TypedExpression? {
    switch syntax.kind {
    case .literal(.string(let words), .string) where hint?.unwrapped == .text:
      return make(.literal(.text(LayoutText(literal: words))), .text, syntax)
    case .literal(.string(let words), .string) where hint?.unwrapped == .date:
      guard let date = ConstantValue(words, as: .date) else {
        report(.notADate(words, syntax, text))
        return nil
      }
      return make(.literal(date), .date, syntax)
    case .literal(let value, let type):
      // Where a color is expected, an asset is a color.
      if case .asset = value, hint?.unwrapped == .color {
        return make(.literal(value), .color, syntax)
      }
      return make(.literal(value), type, syntax)
    case .text(let pieces): return text(of: pieces, syntax, hint)
    case .choice(let word): return choice(word, syntax, hint)
    case .name(let name): return named(name, syntax, hint)
    case .anchor(let id):
      report(.elementAlone(id, at: text.source(of: syntax.range)))
      return nil
    case .field(let record, let name, let range): return field(record, name, range, syntax)
    case .chained(let optional): return typed(optional)
    case .element(let list, let place): return element(list, place, syntax)
    case .list(let elements): return list(elements, syntax, hint)
    case .range(let first, let last): return range(first, last, syntax)
    case .closure:
      report(.closureAlone(syntax, text))
      return nil
    case .call(let name, let range, let arguments): return call(name, range, arguments, syntax)
    case .unary(let sign, let operand): return unary(sign, operand, syntax)
    case .binary(let sign, let range, let left, let right):
      return binary(sign, range, left, right, syntax)
    case .conditional(let test, let yes, let no):
      return conditional(test, yes, no, syntax, hint)
    case .coalesce(let optional, let range, let other):
      return coalesce(optional, range, other, syntax, hint)
    }
  }

  func make(
    _ node: ExpressionNode, _ type: ExpressionType, _ syntax: ExpressionSyntax
  ) -> TypedExpression {
    TypedExpression(node, type, at: text.source(of: syntax.range)).folded
  }

  /// Runs `body` with the paths open that are not `nil` if `test` has the result `outcome`.
  mutating func opening<Result>(
    _ test: TypedExpression?, as outcome: Bool,
    _ body: (inout ExpressionReader) -> Result,
  ) -> Result {
    guard let paths = test?.node.opened(whereTestIs: outcome), !paths.isEmpty else {
      return body(&self)
    }
    let before = opened
    opened.formUnion(paths)
    defer { opened = before }
    return body(&self)
  }

  // MARK: Choices between values

  /// Whether a test in the range was reported as constant.
  func saidConstant(in range: SourceRange) -> Bool {
    findings.contains { finding in
      finding.id == .constantTest && range.start <= finding.range.start
        && finding.range.end <= range.end
    }
  }

  /// Reads the test of a conditional, and reports a test with a constant result.
  mutating func test(_ syntax: ExpressionSyntax) -> TypedExpression? {
    let test = bool(syntax)
    let range = text.source(of: syntax.range)
    if let test, let value = test.literal, !saidConstant(in: range) {
      report(.constantTest(value == .bool(true), at: range))
    }
    return test
  }

  private mutating func conditional(
    _ test: ExpressionSyntax, _ yes: ExpressionSyntax, _ no: ExpressionSyntax,
    _ syntax: ExpressionSyntax, _ hint: ExpressionType?,
  ) -> TypedExpression? {
    let condition = self.test(test)
    let first = opening(condition, as: true) { $0.typed(yes, hint: hint) }
    let second = opening(condition, as: false) { $0.typed(no, hint: hint ?? first?.type) }
    guard let condition, let first, let second else { return nil }
    guard let type = joined(first, second, hint) else {
      report(.differentTypes(first, second, no, text))
      return nil
    }
    return make(
      .conditional(condition, then: first.widened(to: type), else: second.widened(to: type)), type,
      syntax)
  }

  /// Returns the common type of both values, or the type that the place accepts.
  private func joined(
    _ first: TypedExpression, _ second: TypedExpression, _ hint: ExpressionType?
  ) -> ExpressionType? {
    if let type = first.type.joined(with: second.type) { return type }
    guard let hint, first.type.widens(to: hint), second.type.widens(to: hint) else { return nil }
    return hint
  }

  private mutating func coalesce(
    _ optional: ExpressionSyntax, _ range: Range<Int>, _ other: ExpressionSyntax,
    _ syntax: ExpressionSyntax, _ hint: ExpressionType?,
  ) -> TypedExpression? {
    var left = typed(optional, hint: hint.map { .optional($0.unwrapped) })
    let right = typed(other, hint: hint ?? left?.type.unwrapped)
    // A string can be used as a text.
    if left?.type == .optional(.string), right?.type.unwrapped == .text {
      left = left?.widened(to: .optional(.text))
    }
    guard let left, let right else { return nil }
    guard left.type.isOptional || left.type == .nothing else {
      report(.neverNone(left, optional, range, other, text))
      // The value after `??` is never used, whatever its type.
      return left
    }
    if left.type == .nothing { return right }
    if right.type.widens(to: left.type.unwrapped) {
      let type = left.type.unwrapped
      return make(.coalesce(left, right.widened(to: type)), type, syntax)
    }
    if left.type.words != nil, !right.type.isOptional,
      let type = left.type.unwrapped.joined(with: right.type)
    {
      return make(
        .coalesce(left.widened(to: .optional(type)), right.widened(to: type)), type, syntax)
    }
    guard right.type.widens(to: left.type) else {
      report(.differentTypes(left, right, other, text))
      return nil
    }
    return make(.coalesce(left, right.widened(to: left.type)), left.type, syntax)
  }

  /// Reads an expression that must be true or false.
  mutating func bool(_ syntax: ExpressionSyntax) -> TypedExpression? {
    guard let value = typed(syntax, hint: .bool) else { return nil }
    if value.type == .bool { return value }
    report(.notBool(value, syntax, text))
    return nil
  }
}

// MARK: Operators

extension ExpressionReader {
  mutating func unary(
    _ sign: UnaryOperator, _ operand: ExpressionSyntax, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    switch sign {
    case .not:
      guard let value = bool(operand) else { return nil }
      return make(.unary(.not, value), .bool, syntax)
    case .negate:
      guard let value = typed(operand) else { return nil }
      guard
        case .fits(let operands, let type)? = ExpressionOperator.negative.spec.forms.first?
          .match([value])
      else {
        reportOperand(value, operand, "-")
        return nil
      }
      return make(.unary(.negate, operands[0]), type, syntax)
    }
  }

  mutating func binary(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    switch sign {
    case .and, .or:
      let first = bool(left)
      let second = opening(first, as: sign == .and) { $0.bool(right) }
      guard let first, let second else { return nil }
      return make(.binary(sign, first, second), .bool, syntax)
    case .equal, .notEqual: return equality(sign, range, left, right, syntax)
    case .greater, .greaterOrEqual, .less, .lessOrEqual:
      return comparison(sign, range, left, right, syntax)
    case .add, .subtract, .multiply, .divide:
      return arithmetic(sign, range, left, right, syntax)
    }
  }

  private mutating func equality(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    if let test = slotTest(sign, left, right, syntax) { return test }
    // A choice word takes its meaning from the other side.
    let first: TypedExpression?
    let second: TypedExpression?
    if case .choice = left.kind {
      second = typed(right)
      first = second.flatMap { typed(left, hint: $0.type) }
    } else if left.isString {
      second = typed(right)
      first = typed(left, hint: second.flatMap(dateHint))
    } else {
      first = typed(left)
      second = first.flatMap { typed(right, hint: $0.type) }
    }
    guard let first, let second else { return nil }
    if first.type == .nothing || second.type == .nothing {
      return noneTest(sign, first, left, second, right, syntax)
    }
    guard let match = sign.match(first, second) else {
      report(
        .incomparable(first, left, second, right, at: text.source(of: range), text))
      return nil
    }
    return make(.binary(sign, match.first, match.second), match.type, syntax)
  }

  private mutating func noneTest(
    _ sign: BinaryOperator, _ first: TypedExpression, _ left: ExpressionSyntax,
    _ second: TypedExpression, _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    let isFirst = second.type == .nothing
    var value = isFirst ? first : second
    if case .opened(let optional) = value.node { value = optional }
    if value.type == .nothing { return make(.literal(.bool(sign == .equal)), .bool, syntax) }
    guard value.type.isOptional else {
      report(.neverNoneTest(value, isFirst ? left : right, text))
      return make(.literal(.bool(sign == .notEqual)), .bool, syntax)
    }
    let test = make(.isNone(value), .bool, syntax)
    return sign == .equal ? test : make(.unary(.not, test), .bool, syntax)
  }

  /// Returns both operands, or nil after a mistake in either or if one may be `nil`.
  private mutating func opened(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, of sign: BinaryOperator
  ) -> (TypedExpression, TypedExpression)? {
    let first: TypedExpression?
    let second: TypedExpression?
    if left.isString {
      second = typed(right)
      first = typed(left, hint: second.flatMap(dateHint))
    } else {
      first = typed(left)
      second = typed(right, hint: first.flatMap(dateHint))
    }
    guard let first, let second, reportUnopened(first, left, second, right, of: sign)
    else { return nil }
    return (first, second)
  }

  /// Returns the type that makes a string literal beside a Date a Date; nil beside other types.
  private func dateHint(_ other: TypedExpression) -> ExpressionType? {
    other.type.unwrapped == .date ? .date : nil
  }

  private mutating func comparison(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    guard let (first, second) = opened(left, right, of: sign) else { return nil }
    guard let match = sign.match(first, second) else {
      report(.unordered(sign, first, second, at: text.source(of: range)))
      return nil
    }
    return make(.binary(sign, match.first, match.second), match.type, syntax)
  }

  private mutating func arithmetic(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    guard let (first, second) = opened(left, right, of: sign) else { return nil }
    if sign == .divide, second.literal?.number == 0 || second.literal?.integer == 0 {
      report(.divisionByZero(at: text.source(of: right.range)))
    }
    guard let match = sign.match(first, second) else {
      let isOfPercent = first.type == .percent || second.type == .percent
      let place = text.source(of: range)
      report(
        isOfPercent
          ? .percentage(sign, first, second, at: place)
          : .arithmetic(sign, first, left, second, right, at: place, text))
      return nil
    }
    return make(.binary(sign, match.first, match.second), match.type, syntax)
  }

  // MARK: Operands

  /// Reports operands that may be nil; returns true if there are none.
  private mutating func reportUnopened(
    _ first: TypedExpression, _ left: ExpressionSyntax, _ second: TypedExpression,
    _ right: ExpressionSyntax, of sign: BinaryOperator,
  ) -> Bool {
    var isSound = true
    for (value, syntax) in [(first, left), (second, right)] where value.type.isOptional {
      let isDivisor = sign == .divide && syntax.range == right.range
      report(.unopened(value, syntax, text, isOperand: true, isDivisor: isDivisor))
      isSound = false
    }
    return isSound
  }

  private mutating func reportOperand(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ sign: String
  ) {
    if value.type.isOptional {
      report(.unopened(value, syntax, text, isOperand: true))
    } else {
      report(.operand(value, sign, at: text.source(of: syntax.range)))
    }
  }
}

// MARK: Functions

extension ExpressionReader {
  mutating func call(
    _ name: String, _ range: Range<Int>, _ arguments: [ExpressionSyntax],
    _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    guard let function = ExpressionFunction(name: name) else {
      report(.unknownFunction(name, isName: scope.entry(named: name) != nil, range, text))
      return nil
    }
    if arguments.count == 2, case .closure = arguments[1].kind,
      let finding = Diagnostic.closureBesideList(function, arguments[0], arguments[1], text)
    {
      report(finding)
      return nil
    }
    guard let form = function.spec.form(of: arguments.count) else {
      report(.argumentCount(function, arguments.count, at: text.source(of: syntax.range)))
      return nil
    }
    var values: [TypedExpression] = []
    for (index, argument) in arguments.enumerated() {
      let operand = form.operand(at: index)
      if case .closure(let name, _, let body) = argument.kind, operand.isClosure {
        guard let value = closure(name, body, argument, as: operand, over: values.first) else {
          return nil
        }
        values.append(value)
        continue
      }
      let value: TypedExpression?
      if case .style(let words)? = operand.types.first {
        value = style(argument, of: words)
      } else {
        let known: ExpressionType? = operand.types == [.date] ? .date : nil
        let hint = index > 0 ? elementType(of: values.first) : searched(form, arguments)
        value = typed(argument, hint: known ?? hint)
      }
      guard let value else { return nil }
      guard !value.type.isOptional || operand.mayBeNil else {
        report(.unopened(value, argument, text))
        return nil
      }
      values.append(value)
    }
    return apply(function, form, values, arguments, syntax)
  }

  /// Returns a value for each element of a list.
  private mutating func closure(
    _ name: String, _ body: ExpressionSyntax, _ syntax: ExpressionSyntax,
    as operand: OperandSpec, over list: TypedExpression?,
  ) -> TypedExpression? {
    guard case .list(let element)? = list?.type else {
      // The finding on the list itself is more helpful.
      return TypedExpression(.closure(name, missing(syntax)), .nothing, at: missing(syntax).range)
    }
    let outer = (scope, opened)
    scope.addLayer(ExpressionScope.Entry(name, .item(closures), element))
    closures += 1
    defer {
      closures -= 1
      (scope, opened) = outer
    }
    let isTest = operand.types == [.closure([.bool])]
    guard let value = typed(body, hint: isTest ? .bool : nil) else { return nil }
    guard !value.type.isOptional || operand.types == [.closure([.any])] else {
      report(.unopened(value, body, text))
      return nil
    }
    return TypedExpression(
      .closure(name, value), value.type, at: text.source(of: syntax.range))
  }

  private func missing(_ syntax: ExpressionSyntax) -> TypedExpression {
    TypedExpression(.literal(.none), .nothing, at: text.source(of: syntax.range))
  }

  /// Returns the integers from one to another, both included.
  private mutating func range(
    _ first: ExpressionSyntax, _ last: ExpressionSyntax, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    guard let start = integer(first), let end = integer(last) else { return nil }
    let one = TypedExpression(.literal(.integer(1)), .integer, at: end.range)
    let after = TypedExpression(.binary(.add, end, one), .integer, at: end.range).folded
    return make(.call(.range, [start, after]), .list(.integer), syntax)
  }

  /// Reads an end of a range.
  private mutating func integer(_ syntax: ExpressionSyntax) -> TypedExpression? {
    guard let value = typed(syntax, hint: .integer) else { return nil }
    if value.type == .integer { return value }
    report(
      value.type.isOptional
        ? .unopened(value, syntax, text, isOperand: true) : .notAnEnd(value, syntax, text))
    return nil
  }

  /// Returns the type of the elements of a list, in which the function may search; for other
  /// operands, their own type.
  private func elementType(of list: TypedExpression?) -> ExpressionType? {
    guard case .list(let element)? = list?.type else { return list?.type }
    return element
  }

  /// Returns the type of the list literal in which a function searches, from the searched value.
  ///
  /// The type gives the words in a list literal their meaning.
  private func searched(
    _ form: OperationForm, _ arguments: [ExpressionSyntax]
  ) -> ExpressionType? {
    guard form.searchesFirst, arguments.count > 1, case .list = arguments[0].kind else {
      return nil
    }
    // Mistakes in the argument are reported later, when it is read itself.
    var reader = self
    return reader.typed(arguments[1]).map { .list($0.type) }
  }

  /// Returns the call if the operands are those of its form.
  private mutating func apply(
    _ function: ExpressionFunction, _ form: OperationForm, _ values: [TypedExpression],
    _ arguments: [ExpressionSyntax], _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    switch form.match(values) {
    case .differs(let index):
      report(argument(index, of: function, form, values, arguments, syntax))
      return nil
    case .fits(let operands, let type):
      for (index, argument) in arguments.enumerated()
      where form.operand(at: index).types == [.currencyCode] {
        guard isCurrency(values[index], argument) else { return nil }
      }
      let implied = form.implied.map {
        TypedExpression(.literal(.integer($0)), .integer, at: values[0].range)
      }
      guard operands.count > form.operands.count, let first = operands.first else {
        return open(make(.call(function, implied + operands), type, syntax), syntax)
      }
      return operands.dropFirst().reduce(first) { one, other in
        make(.call(function, [one, other]), type, syntax)
      }
    }
  }

  /// Returns the finding on an operand that the form does not accept.
  private func argument(
    _ index: Int, of function: ExpressionFunction, _ form: OperationForm,
    _ values: [TypedExpression], _ arguments: [ExpressionSyntax], _ call: ExpressionSyntax,
  ) -> Diagnostic {
    let range = text.source(of: arguments[index].range)
    if form.operand(at: index).isClosure {
      return .closure(function, values[index], at: range)
    }
    guard form.operand(at: index).types == [.element] else {
      let takesInteger = form.operand(at: index).types == [.integer]
      let finding = Diagnostic.argument(
        function, values[index], at: range,
        fixes: takesInteger
          ? .numbers(arguments[index], from: values[index].type, to: .integer, text) : [])
      return function == .first && values[index].type == .string
        ? finding.offeringFirstLetter(of: arguments[index], for: call, text) : finding
    }
    let wanted = values[0].type.elementOrSelf
    return .argument(
      function, values[index], at: range, wanted: wanted,
      fixes: .word(arguments[index], of: wanted, text)
        + .numbers(arguments[index], from: values[index].type, to: wanted, text))
  }

  /// Reads a style, which is written as a String or as a word of a choice.
  private mutating func style(
    _ syntax: ExpressionSyntax, of words: [String]
  ) -> TypedExpression? {
    switch syntax.kind {
    case .literal(.string(let word), .string):
      guard words.contains(word) else {
        report(.notAStyle(word, words, syntax, text))
        return nil
      }
      return make(.literal(.choice(word)), .choice(words), syntax)
    case .conditional(let test, let yes, let no):
      let condition = self.test(test)
      let first = opening(condition, as: true) { $0.style(yes, of: words) }
      let second = opening(condition, as: false) { $0.style(no, of: words) }
      guard let condition, let first, let second else { return nil }
      return make(.conditional(condition, then: first, else: second), .choice(words), syntax)
    case .literal, .text, .choice, .anchor, .name, .field, .chained, .element, .list, .range,
      .closure, .call, .unary, .binary, .coalesce:
      let type = ExpressionType.choice(words)
      guard let value = typed(syntax, hint: type) else { return nil }
      return value.type.widens(to: type) ? value.widened(to: type) : value
    }
  }

  /// Whether an operand can be the code of a currency; reports every literal that cannot.
  ///
  /// The values of parameters, fields and constants are not known here, so that their type decides.
  private mutating func isCurrency(_ value: TypedExpression, _ syntax: ExpressionSyntax) -> Bool {
    if case .string(let code)? = value.literal {
      if !code.isCurrencyCode { report(.notACurrency(code, syntax, text)) }
      return code.isCurrencyCode
    }
    switch (value.node, syntax.kind) {
    case (.conditional(_, let yes, let no), .conditional(_, let first, let second)):
      let isFirst = isCurrency(yes, first)
      let isSecond = isCurrency(no, second)
      return isFirst && isSecond
    case (.coalesce(let optional, let other), .coalesce(let left, _, let right)):
      let isFirst = isCurrency(optional, left)
      let isSecond = isCurrency(other, right)
      return isFirst && isSecond
    default: return true  // open: pairs; all other values are known only at run time.
    }
  }
}

// MARK: Names and paths

extension ExpressionReader {
  mutating func named(
    _ name: String, _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    guard let entry = scope.entry(named: name) else {
      if let slot = slotName(syntax) {
        report(.slotAlone(slot, syntax, text))
        return nil
      }
      if name == EnvironmentValue.root, scope.hasEnvironment {
        report(.wholeEnvironment("", at: text.source(of: syntax.range)))
        return nil
      }
      if scope.untyped.contains(name) { return nil }
      if scope.imports.contains(name) {
        report(.wholeImport(name, scope, at: text.source(of: syntax.range)))
        return nil
      }
      let finding = Diagnostic.unknownName(name, syntax, hint, scope, text)
      if !scope.mayLackNames || !finding.fixes.isEmpty || finding.label != nil { report(finding) }
      return nil
    }
    if let path = entry.node.path, !path.isItem { mentioned.insert(path) }
    // A name with a wrong type has its finding at the declaration.
    if entry.type == .nothing { return nil }
    return open(make(entry.node, entry.type, syntax), syntax)
  }

  /// Returns the value of an optional path that a test has opened, or else the path itself.
  private func open(_ path: TypedExpression, _ syntax: ExpressionSyntax) -> TypedExpression {
    guard case .optional(let wrapped) = path.type, !opened.isEmpty, let key = path.node.path,
      opened.contains(key)
    else { return path }
    return make(.opened(path), wrapped, syntax)
  }

  mutating func field(
    _ record: ExpressionSyntax, _ name: String, _ range: Range<Int>, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    if let slot = slotName(syntax) {
      report(.slotAlone(slot, syntax, text))
      return nil
    }
    if case .anchor(let id) = record.kind {
      return member(name, range, of: id, at: record.range, syntax)
    }
    if let path = environmentPath(record) {
      return environment(path.isEmpty ? name : "\(path).\(name)", in: path, range, syntax)
    }
    if case .name(let owner) = record.kind, scope.imports.contains(owner),
      scope.entry(named: owner) == nil
    {
      return imported(name, of: owner, range, syntax)
    }
    if case .name(let id) = record.kind, lacksSign(id, before: name) {
      report(.elementWithoutSign(id, at: text.source(of: record.range)))
      return nil
    }
    guard let value = base(record) else { return nil }
    let isList = if case .list = value.type.unwrapped { true } else { false }
    guard case .record(let owner) = value.type.unwrapped.elementOrSelf else {
      report(.noFields(value, record, name, range, text))
      return nil
    }
    // An unknown record has its finding at the type's name.
    guard let declaration = scope.records[owner] else { return nil }
    guard let index = declaration.fields.firstIndex(where: { $0.name == name }) else {
      if declaration.untyped.contains(name) { return nil }
      report(
        isList && Diagnostic.functions[name] != nil
          ? .noFields(value, record, name, range, text)
          : .unknownField(name, declaration, at: text.source(of: range)))
      return nil
    }
    var type = declaration.fields[index].type
    if isList { type = .list(type) }
    if value.type.isOptional { type = type.orNone }
    return open(make(.field(value, index), type, syntax), syntax)
  }

  /// Returns a constant of a file that is imported under the name `owner`.
  private mutating func imported(
    _ name: String, of owner: String, _ range: Range<Int>, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    let whole = "\(owner).\(name)"
    guard scope.entry(named: whole) != nil else {
      if !scope.mayLackNames {
        report(.unknownImported(name, of: owner, scope, at: text.source(of: range)))
      }
      return nil
    }
    return named(whole, syntax, nil)
  }

  /// Returns the slot that a path names, unless a declaration has the name `slot`.
  ///
  /// The slot's name is nil for the slot without a name.
  private func slotName(_ syntax: ExpressionSyntax) -> String?? {
    guard scope.slots != nil, scope.entry(named: "slot") == nil else { return nil }
    switch syntax.kind {
    case .name("slot"): return .some(nil)
    case .field(let outer, let name, _):
      guard case .name("slot") = outer.kind else { return nil }
      return .some(name)
    case .name, .anchor, .literal, .text, .choice, .chained, .element, .list, .range, .closure,
      .call, .unary, .binary, .conditional, .coalesce:
      return nil
    }
  }

  /// Returns the comparison of a slot with `nil`, or nil for any other comparison.
  ///
  /// The inner value is nil if there is no such slot.
  private mutating func slotTest(
    _ sign: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
    _ syntax: ExpressionSyntax,
  ) -> TypedExpression?? {
    let (path, other) = slotName(left) == nil ? (right, left) : (left, right)
    guard let name = slotName(path), case .literal(.none, _) = other.kind else { return nil }
    guard let slot = scope.slots?.firstIndex(of: name) else {
      report(.noSuchSlot(name, scope.slots ?? [], path, text))
      return .some(nil)
    }
    asksForSlots = true
    let test = make(.filled(slot), .bool, syntax)
    return sign == .notEqual ? test : make(.unary(.not, test), .bool, syntax)
  }

  /// Returns the rest of a path that begins with `environment`, unless a declaration has that name.
  private func environmentPath(_ syntax: ExpressionSyntax) -> String? {
    switch syntax.kind {
    case .name(EnvironmentValue.root)
    where scope.hasEnvironment && scope.entry(named: EnvironmentValue.root) == nil:
      return ""
    case .field(let outer, let name, _):
      guard let path = environmentPath(outer) else { return nil }
      return path.isEmpty ? name : "\(path).\(name)"
    case .name, .anchor, .literal, .text, .choice, .chained, .element, .list, .range, .closure,
      .call, .unary, .binary, .conditional, .coalesce:
      return nil
    }
  }

  /// Returns a value of the environment; a part of a value's path is a mistake.
  private mutating func environment(
    _ whole: String, in path: String, _ range: Range<Int>, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    if let value = EnvironmentValue(rawValue: whole) {
      return make(.environment(value), value.type, syntax)
    }
    // More names may follow; then the longer path is read as a whole.
    if EnvironmentValue.members(of: whole).isEmpty {
      report(.unknownEnvironment(path, at: text.source(of: range), text.string(range)))
    } else {
      report(.wholeEnvironment(whole, at: text.source(of: syntax.range)))
    }
    return nil
  }

  /// Returns the value before a field or an element, which may be `nil` only after a `?` in the
  /// path.
  private mutating func base(_ syntax: ExpressionSyntax) -> TypedExpression? {
    guard case .chained(let optional) = syntax.kind else {
      guard let value = typed(syntax) else { return nil }
      guard !value.type.isOptional || isChained(value) else {
        report(.unopenedPath(value, syntax, text))
        return nil
      }
      return value
    }
    guard let value = typed(optional) else { return nil }
    if value.type == .nothing {
      report(.noFieldsOfNone(at: text.source(of: optional.range)))
      return nil
    }
    // A value without fields or elements has a finding of its own.
    switch value.type {
    case .record, .list: report(.neverNoneChain(optional, syntax, text))
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .optional, .nothing:
      break
    }
    return value
  }

  /// Whether a value may be `nil` only because of a `?` in its path.
  private func isChained(_ value: TypedExpression) -> Bool {
    guard case .field(let record, let index) = value.node, record.type.isOptional else {
      return false
    }
    if case .list = record.type.unwrapped { return true }
    guard case .record(let owner) = record.type.unwrapped, let fields = scope.records[owner]?.fields
    else { return false }
    return !fields[index].type.isOptional
  }

  private mutating func element(
    _ list: ExpressionSyntax, _ place: ExpressionSyntax, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    let value = base(list)
    let index = typed(place, hint: .integer)
    guard let value, let index else { return nil }
    guard case .list(let element) = value.type.unwrapped else {
      let finding = Diagnostic.noElements(value, list, text)
      report(
        value.type == .string && index.literal == .integer(0)
          ? finding.offeringFirstLetter(of: list, for: syntax, text) : finding)
      return nil
    }
    guard index.type == .integer else {
      report(.notAPlace(index, place, text))
      return nil
    }
    return open(make(.element(value, index), element.orNone, syntax), syntax)
  }

  /// Returns a list literal.
  ///
  /// Its elements have the type that the place accepts, or else the narrowest type to which all of
  /// them widen.
  private mutating func list(
    _ elements: [ExpressionSyntax], _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    var wanted: ExpressionType?
    if case .list(let element)? = hint?.unwrapped { wanted = element }
    var values: [TypedExpression] = []
    for element in elements {
      if let value = typed(element, hint: wanted ?? values.first?.type) { values.append(value) }
    }
    guard values.count == elements.count else { return nil }
    let type: ExpressionType
    if let wanted, values.allSatisfy({ $0.type.widens(to: wanted) }) {
      type = wanted
    } else {
      guard let joined = joinedType(of: values, elements) else { return nil }
      type = joined
    }
    guard type != .nothing else {
      report(.listOfNothing(at: text.source(of: syntax.range)))
      return nil
    }
    return make(.list(values.map { $0.widened(to: type) }), .list(type), syntax)
  }

  /// Returns the common type of all values, or reports the first value that does not fit and
  /// returns nil.
  private mutating func joinedType(
    of values: [TypedExpression], _ elements: [ExpressionSyntax]
  ) -> ExpressionType? {
    guard var type = values.first?.type else { return .nothing }
    for (value, element) in zip(values, elements).dropFirst() {
      guard let joined = type.joined(with: value.type) else {
        report(.differentTypes(values[0], value, element, text))
        return nil
      }
      type = joined
    }
    return type
  }

  mutating func choice(
    _ word: String, _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    let hint = hint?.unwrapped
    if hint == .dimension, word == "auto" {
      return make(.literal(.length(.auto)), .dimension, syntax)
    }
    guard let words = hint?.words else {
      report(.choiceOfNothing(word, hint, at: text.source(of: syntax.range)))
      return nil
    }
    guard words.contains(word) else {
      report(.unknownWord(word, words, at: text.source(of: syntax.range)))
      return nil
    }
    return make(.literal(.choice(word)), .choice(words), syntax)
  }
}

extension ExpressionSyntax {
  /// Whether the expression is a string literal without values in it.
  fileprivate var isString: Bool {
    if case .literal(.string, _) = kind { return true }
    return false
  }
}
