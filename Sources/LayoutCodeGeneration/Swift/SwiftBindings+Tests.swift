import LayoutSemantics

// Tests, and the optionals that they open.
extension SwiftBindings {
  /// The optional paths that are not `nil` where a test comes out as `outcome`.
  static func paths(openedBy test: TypedExpression, being outcome: Bool) -> [TypedExpression] {
    switch test.node {
    case .isNone(let path): outcome ? [] : [path]
    case .unary(.not, let operand): paths(openedBy: operand, being: !outcome)
    case .binary(.and, let left, let right) where outcome:
      paths(openedBy: left, being: true) + paths(openedBy: right, being: true)
    case .binary(.or, let left, let right) where !outcome:
      paths(openedBy: left, being: false) + paths(openedBy: right, being: false)
    case .literal, .parameter, .local, .constant, .field, .unary, .binary, .conditional, .coalesce,
      .call, .interpolation, .convert, .opened:
      []
    }
  }

  /// What a test comes out as whatever the data, or nil where that depends on it.
  ///
  /// Swift warns of what cannot be reached.
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
    case .literal, .parameter, .local, .constant, .field, .unary, .binary, .conditional, .coalesce,
      .call, .interpolation, .convert, .opened:
      return nil
    }
  }

  private func outcome(
    of left: TypedExpression, _ right: TypedExpression, deciding decisive: Bool
  ) -> Bool? {
    let first = outcome(of: left)
    if first == decisive { return decisive }
    var inner = self
    for path in Self.paths(openedBy: left, being: !decisive) { inner = inner.opening(path, as: "") }
    let second = inner.outcome(of: right)
    if second == decisive { return decisive }
    return first == nil ? nil : second
  }

  func not(_ operand: TypedExpression) -> SwiftExpression {
    if let outcome = outcome(of: operand) { return .plain(outcome ? "false" : "true") }
    if case .isNone(let path) = operand.node { return .infix(swift(path), "!=", .plain("nil")) }
    let swift = swift(operand)
    if case .prefix(_, let opposite) = swift { return opposite }
    return .prefix("!", swift)
  }

  func and(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression {
    switch outcome(of: left) {
    case true?: return swift(right)
    case false?: return .plain("false")
    case nil: break
    }
    return open(
      Self.paths(openedBy: left, being: true), in: right, .bool,
      { .infix(swift(left), "&&", $0) }, else: .plain("false"),
      with: { $0.swift(right) })
  }

  func or(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression {
    switch outcome(of: left) {
    case true?: return .plain("true")
    case false?: return swift(right)
    case nil: break
    }
    return open(
      Self.paths(openedBy: left, being: false), in: right, .bool,
      { .infix(swift(left), "||", $0) }, else: .plain("true"),
      with: { $0.swift(right) })
  }

  func conditional(
    _ test: TypedExpression, _ yes: TypedExpression, _ no: TypedExpression, _ type: ExpressionType
  ) -> SwiftExpression {
    if let outcome = outcome(of: test) { return swift(outcome ? yes : no) }
    let openedByYes = Self.paths(openedBy: test, being: true)
    let openedByNo = Self.paths(openedBy: test, being: false)
    // Opening a path is the whole test where the test is nothing else.
    if case .unary(.not, let inner) = test.node, case .isNone = inner.node,
      opensSomething(of: openedByYes, in: yes)
    {
      return open(openedByYes, in: yes, type, { $0 }, else: swift(no), with: { $0.swift(yes) })
    }
    if case .isNone = test.node, opensSomething(of: openedByNo, in: no) {
      return open(openedByNo, in: no, type, { $0 }, else: swift(yes), with: { $0.swift(no) })
    }
    return .conditional(
      swift(test),
      then: open(
        openedByYes, in: yes, type, { $0 }, else: swift(leaf(of: no)), with: { $0.swift(yes) }),
      else: open(
        openedByNo, in: no, type, { $0 }, else: swift(leaf(of: yes)), with: { $0.swift(no) }))
  }

  /// The smallest part of an expression that has its type and needs no path opened: what stands
  /// where Swift wants a value that is never asked for.
  private func leaf(of expression: TypedExpression) -> TypedExpression {
    guard case .conditional(_, let yes, let no) = expression.node else { return expression }
    for branch in [no, yes] {
      let leaf = leaf(of: branch)
      if leaf.type == expression.type, !leaf.opensAnything { return leaf }
    }
    return expression
  }

  /// Whether one of the paths, closed until here, is opened for `expression`; what a test within it
  /// opens is not meant.
  private func opensSomething(of paths: [TypedExpression], in expression: TypedExpression) -> Bool {
    paths.contains { !isOpen($0) && expression.opens($0) }
  }

  /// What `write` makes of an expression with the paths in it open, in closures that are given their
  /// values.
  private func open(
    _ paths: [TypedExpression], in expression: TypedExpression, _ type: ExpressionType,
    _ wrap: (SwiftExpression) -> SwiftExpression,
    else other: @autoclosure () -> SwiftExpression,
    with write: (SwiftBindings) -> SwiftExpression,
  ) -> SwiftExpression {
    var bindings = self
    var opening: [(path: SwiftExpression, name: String, type: ExpressionType)] = []
    for path in paths where !bindings.isOpen(path) && expression.opens(path) {
      let name = name(for: path)
      opening.append((bindings.swift(path), name, path.type.value))
      bindings = bindings.opening(path, as: name)
    }
    var result = write(bindings)
    let resultType = types.name(type)
    for (path, name, valueType) in opening.reversed() {
      let head = "(\(SwiftNames.member(name)): \(types.name(valueType))) -> \(resultType)"
      result = .call(
        "Expressions.opening",
        [.init(nil, path), .init(nil, .closure(head, result)), .init("else", other())])
    }
    return wrap(result)
  }
}

extension TypedExpression {
  /// Whether the value of an optional path is asked for in it.
  func opens(_ path: TypedExpression) -> Bool {
    switch node {
    case .opened(let inner): inner.node.isSamePath(as: path.node) || inner.opens(path)
    case .literal, .parameter, .local, .constant: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .isNone(let operand):
      operand.opens(path)
    case .binary(_, let left, let right), .coalesce(let left, let right):
      left.opens(path) || right.opens(path)
    case .conditional(let test, let yes, let no):
      test.opens(path) || yes.opens(path) || no.opens(path)
    case .call(_, let operands), .interpolation(let operands):
      operands.contains { $0.opens(path) }
    }
  }

  /// Whether it asks for the value of an optional path.
  var opensAnything: Bool {
    switch node {
    case .opened: true
    case .literal, .parameter, .local, .constant: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .isNone(let operand):
      operand.opensAnything
    case .binary(_, let left, let right), .coalesce(let left, let right):
      left.opensAnything || right.opensAnything
    case .conditional(let test, let yes, let no):
      test.opensAnything || yes.opensAnything || no.opensAnything
    case .call(_, let operands), .interpolation(let operands):
      operands.contains { $0.opensAnything }
    }
  }
}

extension ExpressionNode {
  /// Whether both are the same path, wherever they are written.
  func isSamePath(as other: ExpressionNode) -> Bool {
    guard let path else { return false }
    return path == other.path
  }
}
