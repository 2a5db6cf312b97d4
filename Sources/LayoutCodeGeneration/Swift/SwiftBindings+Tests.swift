import LayoutEngine
import LayoutModel

// Tests, and the optionals that they open.
extension SwiftBindings {
  /// One of the conditions under which a test has a certain result.
  enum TestPart {
    /// The optional path has a value.
    case opens(TypedExpression)
    /// The test has this truth value.
    case holds(TypedExpression, Bool)
  }

  /// Returns the conditions that must all hold for a test to result in `outcome`, in evaluation
  /// order.
  static func parts(of test: TypedExpression, being outcome: Bool) -> [TestPart] {
    switch test.node {
    case .isNone(let path) where !outcome && path.node.path != nil: [.opens(path)]
    case .unary(.not, let operand): parts(of: operand, being: !outcome)
    case .binary(.and, let left, let right) where outcome:
      parts(of: left, being: true) + parts(of: right, being: true)
    case .binary(.or, let left, let right) where !outcome:
      parts(of: left, being: false) + parts(of: right, being: false)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert,
      .opened, .isNone:
      [.holds(test, outcome)]
    }
  }

  /// Returns the optional paths that are not `nil` if a test results in `outcome`.
  static func paths(openedBy test: TypedExpression, being outcome: Bool) -> [TypedExpression] {
    parts(of: test, being: outcome).compactMap { part in
      if case .opens(let path) = part { path } else { nil }
    }
  }

  /// Returns the constant result of a test, or nil if the result depends on data.
  ///
  /// Swift warns about code that a constant test makes unreachable.
  func outcome(of test: TypedExpression) -> Bool? {
    switch test.node {
    case .literal(.bool(let bool)): return bool
    case .isNone(let path):
      if isOpen(path) { return false }
      if case .literal(.none) = path.node { return true }
      return nil
    case .unary(.not, let operand): return outcome(of: operand).map { !$0 }
    case .binary(.and, let left, let right): return outcome(of: left, right, deciding: false)
    case .binary(.or, let left, let right): return outcome(of: left, right, deciding: true)
    case .binary(let sign, let left, let right): return sign.outcome(left, right)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened:
      return nil
    }
  }

  private func outcome(
    of left: TypedExpression, _ right: TypedExpression, deciding decisive: Bool
  ) -> Bool? {
    let first = outcome(of: left)
    if first == decisive { return decisive }
    var inner = self
    for path in Self.paths(openedBy: left, being: !decisive) where !inner.isOpen(path) {
      _ = inner.open(path)
    }
    let second = inner.outcome(of: right)
    if second == decisive { return decisive }
    return first == nil ? nil : second
  }

  func not(_ operand: TypedExpression) -> SwiftExpression {
    if let outcome = outcome(of: operand) { return .plain(outcome ? "false" : "true") }
    if case .isNone(let path) = operand.node { return .infix(swift(path), "!=", .plain("nil")) }
    return swift(operand).negated
  }

  func and(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression {
    switch outcome(of: left) {
    case true?: return swift(right)
    case false?: return .plain("false")
    case nil: break
    }
    let parts = Self.parts(of: left, being: true)
    guard opensSomething(parts, in: right) else { return .infix(swift(left), "&&", swift(right)) }
    return value(of: right, where: parts, else: .bool(false))
  }

  func or(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression {
    switch outcome(of: left) {
    case true?: return .plain("true")
    case false?: return swift(right)
    case nil: break
    }
    let parts = Self.parts(of: left, being: false)
    guard opensSomething(parts, in: right) else { return .infix(swift(left), "||", swift(right)) }
    return value(of: right, where: parts, else: .bool(true))
  }

  func conditional(
    _ test: TypedExpression, _ yes: TypedExpression, _ no: TypedExpression
  ) -> SwiftExpression {
    if let outcome = outcome(of: test) { return swift(outcome ? yes : no) }
    // A test opens optionals for at most one of its two outcomes.
    for (outcome, body, other) in [(true, yes, no), (false, no, yes)] {
      let parts = Self.parts(of: test, being: outcome)
      if opensSomething(parts, in: body) {
        return value(of: body, where: parts, else: .expression(other))
      }
    }
    return .conditional(swift(test), then: swift(yes), else: swift(no))
  }

  /// Whether one of the paths, closed until here, is opened for `expression`.
  private func opensSomething(_ parts: [TestPart], in expression: TypedExpression) -> Bool {
    parts.contains { part in
      guard case .opens(let path) = part else { return false }
      return !isOpen(path) && expression.opens(path)
    }
  }
}

// MARK: Writing

extension SwiftBindings {
  /// The alternative of an expression if some part of a test does not hold.
  private enum Other {
    case bool(Bool)
    case expression(TypedExpression)
  }

  /// A part of a test, with the bindings in effect before it.
  private struct Step {
    var before: SwiftBindings
    var part: TestPart
    var value: Opened?
  }

  /// Returns `body` evaluated if all parts of a test hold, and `other` if not.
  ///
  /// Each part becomes a closure that receives the values opened by the parts before it; `other` is
  /// written once.
  private func value(
    of body: TypedExpression, where parts: [TestPart], else other: Other
  ) -> SwiftExpression {
    var bindings = self
    var steps: [Step] = []
    for part in parts {
      let before = bindings
      switch part {
      case .opens(let path):
        guard !bindings.isOpen(path) else { continue }
        steps.append(Step(before: before, part: part, value: bindings.open(path)))
      case .holds(let test, let outcome):
        guard bindings.outcome(of: test) != outcome else { continue }
        steps.append(Step(before: before, part: part))
      }
    }
    switch other {
    case .bool(let bool):
      return write(steps, bindings.swift(body), "Bool", or: .plain("\(bool)"), isBool: bool)
    case .expression(let other):
      let type = types.name(body.type)
      if other.isSimple || steps.count == 1 {
        return write(steps, bindings.swift(body), type, or: swift(other))
      }
      // Until the end, `nil` stands for the other value, so that `other` need not be repeated at
      // each part.
      let found = bindings.swift(body)
      // A literal may be read as a text or as an optional text; `.some` fixes the type, so that
      // `nil` only means a failed part.
      let isWrapped = body.type.isOptional || body.type == .text
      let inner: SwiftExpression = isWrapped ? .call(".some", [.init(nil, found)]) : found
      let whole = write(steps, inner, "\(type)?", or: .plain("nil"))
      return .call("Expressions.coalescing", [.init(nil, whole), .init("else", swift(other))])
    }
  }

  /// Writes the steps around `body`, beginning with the last.
  private func write(
    _ steps: [Step], _ body: SwiftExpression, _ type: String, or other: SwiftExpression,
    isBool: Bool? = nil,
  ) -> SwiftExpression {
    var result = body
    var conditions: [SwiftExpression] = []
    let putConditions = { (result: inout SwiftExpression) in
      guard let first = conditions.first else { return }
      let all = conditions.dropFirst().reduce(first) { .infix($0, "&&", $1) }
      switch isBool {
      case false?: result = .infix(all, "&&", result)
      case true?: result = .infix(all.negated, "||", result)
      case nil: result = .conditional(all, then: result, else: other)
      }
      conditions = []
    }
    for step in steps.reversed() {
      switch step.part {
      case .holds(let test, let outcome):
        let swift = step.before.swift(test)
        conditions.insert(outcome ? swift : swift.negated, at: 0)
      case .opens(let path):
        guard let value = step.value, uses.uses(opened: value.number) else {
          conditions.insert(.infix(step.before.swift(path), "!=", .plain("nil")), at: 0)
          continue
        }
        putConditions(&result)
        let name = context.names.member(value.name)
        let head = "(\(name): \(types.name(path.type.value))) -> \(type)"
        result = .call(
          "Expressions.opening",
          [
            .init(nil, step.before.swift(path)), .init(nil, .closure(head, result)),
            .init("else", other),
          ])
      }
    }
    putConditions(&result)
    return result
  }
}

extension TypedExpression {
  /// Whether the expression is short enough to be written more than once.
  fileprivate var isSimple: Bool {
    switch node {
    case .literal(let value):
      switch value {
      case .string(let text): text.utf8.count <= 20
      case .text(let text): text.content.utf8.count <= 20 && text.arguments.isEmpty
      case .number, .integer, .bool, .color, .length, .choice, .none: true
      case .date, .asset, .symbol, .url, .insets, .record, .list: false
      }
    case .parameter, .local, .item: true
    case .constant, .environment, .filled, .field, .element, .list, .unary, .binary, .conditional,
      .coalesce, .call, .closure, .interpolation, .convert, .opened, .isNone:
      false
    }
  }

  /// Whether the expression uses the value of an optional path.
  func opens(_ path: TypedExpression) -> Bool {
    switch node {
    case .opened(let inner): inner.node.isSamePath(as: path.node) || inner.opens(path)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .isNone(let operand), .closure(_, let operand):
      operand.opens(path)
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      left.opens(path) || right.opens(path)
    case .conditional(let test, let yes, let no):
      test.opens(path) || yes.opens(path) || no.opens(path)
    case .call(_, let operands), .interpolation(let operands), .list(let operands):
      operands.contains { $0.opens(path) }
    }
  }

  /// Whether the expression uses the value of any optional path.
  var opensAnything: Bool {
    switch node {
    case .opened: true
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .isNone(let operand), .closure(_, let operand):
      operand.opensAnything
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      left.opensAnything || right.opensAnything
    case .conditional(let test, let yes, let no):
      test.opensAnything || yes.opensAnything || no.opensAnything
    case .call(_, let operands), .interpolation(let operands), .list(let operands):
      operands.contains { $0.opensAnything }
    }
  }
}

extension ExpressionNode {
  /// Whether both nodes are the same path, wherever they are written.
  func isSamePath(as other: ExpressionNode) -> Bool {
    guard let path else { return false }
    return path == other.path
  }
}
