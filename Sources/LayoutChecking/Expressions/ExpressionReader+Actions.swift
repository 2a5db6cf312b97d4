import LayoutDiagnostics
import LayoutModel
import LayoutXML

/// An action as it is fired in one place: which one, and with what.
struct FiredAction {
  var action: Int
  var arguments: [TypedExpression]
  /// Whether the values that come with the event follow the arguments.
  var takesMore: Bool
}

/// What is fired in one place.
indirect enum FiredChoice {
  case action(FiredAction)
  /// Nothing, written `nil`.
  case nothing
  case choice(TypedExpression, then: FiredChoice, else: FiredChoice)
}

extension ExpressionReader {
  /// Reads the whole text as an action: `{open}`, `{open(item.id)}` or
  /// `{isOpen ? close : open(item.id)}`.
  ///
  /// - Parameters:
  ///   - supplied: The types of the values that come with the event, for which the last parameters
  ///     may be left.
  ///   - source: What comes with the event, for findings: `the new value`.
  /// - Returns: The action, or nil if an error was reported.
  mutating func action(supplied: [ExpressionType], by source: String) -> FiredChoice? {
    let whole = text.trimmed(0..<text.bytes.count)
    guard whole.count > 0, text.bytes[whole.lowerBound] == Bytes.openBrace else {
      report(.noAction(whole, self))
      return nil
    }
    var issue: ExpressionIssue?
    guard let inner = text.inner(of: whole, &issue),
      let syntax = ExpressionParser.parse(text.bytes, inner, &issue)
    else {
      if let issue { report(issue) }
      return nil
    }
    return action(syntax, whole, supplied, source)
  }

  /// Reads an action, or a choice among some.
  ///
  /// - Parameters:
  ///   - syntax: The action.
  ///   - range: The range of a finding that it is none.
  ///   - supplied: The types of the values that come with the event.
  ///   - source: What comes with the event.
  /// - Returns: The action, or nil if an error was reported.
  private mutating func action(
    _ syntax: ExpressionSyntax, _ range: Range<Int>, _ supplied: [ExpressionType],
    _ source: String
  ) -> FiredChoice? {
    switch syntax.kind {
    case .name(let name):
      return action(name, at: syntax.range, [], syntax, supplied, source).map { .action($0) }
    case .call(let name, let place, let arguments):
      return action(name, at: place, arguments, syntax, supplied, source).map { .action($0) }
    case .conditional(let test, let yes, let no):
      let condition = self.test(test)
      let first = opening(condition, as: true) { $0.way(yes, supplied, source) }
      let second = opening(condition, as: false) { $0.way(no, supplied, source) }
      guard let condition, let first, let second else { return nil }
      return .choice(condition, then: first, else: second)
    default:  // open: expressions, which are values.
      report(.noAction(range, self))
      return nil
    }
  }

  /// Reads a way of a choice, which may be `nil`.
  private mutating func way(
    _ syntax: ExpressionSyntax, _ supplied: [ExpressionType], _ source: String
  ) -> FiredChoice? {
    if case .literal(ConstantValue.none, _) = syntax.kind { return .nothing }
    return action(syntax, syntax.range, supplied, source)
  }

  private mutating func action(
    _ name: String, at range: Range<Int>, _ arguments: [ExpressionSyntax],
    _ syntax: ExpressionSyntax, _ supplied: [ExpressionType], _ source: String
  ) -> FiredAction? {
    guard let index = scope.actions.firstIndex(where: { $0.name == name }) else {
      if !scope.untyped.contains(name) {
        report(.unknownAction(name, parameters(for: arguments, supplied), at: range, self))
      }
      return nil
    }
    let action = scope.actions[index]
    guard !action.isBroken else { return nil }
    let rest = action.parameters.dropFirst(arguments.count).map(\.type)
    guard arguments.count <= action.parameters.count, rest.isEmpty || rest.count == supplied.count
    else {
      report(
        .actionArguments(
          action, arguments.count, supplied.count, source, at: text.source(of: syntax.range)))
      return nil
    }
    if !rest.isEmpty, let place = rest.indices.first(where: { !supplied[$0].widens(to: rest[$0]) })
    {
      let parameter = action.parameters[arguments.count + place]
      report(
        .suppliedType(
          parameter, of: action, supplied[place], source, at: text.source(of: syntax.range)))
      return nil
    }
    var values: [TypedExpression] = []
    for (parameter, argument) in zip(action.parameters, arguments) {
      let label = "'\(parameter.name)' of '\(action.name)' takes \(parameter.type.phrase)"
      let expected = ExpectedType([parameter.type], label: label)
      if let value = expression(argument.range, as: expected) { values.append(value) }
    }
    guard values.count == arguments.count else { return nil }
    return FiredAction(action: index, arguments: values, takesMore: !rest.isEmpty)
  }

  /// The parameters that an action would have for arguments, and for what comes with the event.
  private mutating func parameters(
    for arguments: [ExpressionSyntax], _ supplied: [ExpressionType]
  ) -> [(name: String, type: ExpressionType)] {
    var parameters: [(name: String, type: ExpressionType)] = []
    func add(_ name: String, _ type: ExpressionType) {
      var free = name
      var number = 2
      while parameters.contains(where: { $0.name == free }) {
        free = "\(name)\(number)"
        number += 1
      }
      parameters.append((free, type))
    }
    for argument in arguments {
      let name: String
      switch argument.kind {
      case .name(let word): name = word
      case .field(_, let field, _): name = field
      default: name = "value"  // open: other expressions, which name nothing.
      }
      add(name, expression(argument.range, as: .any)?.type ?? .nothing)
    }
    for type in supplied { add("value", type) }
    return parameters
  }
}
