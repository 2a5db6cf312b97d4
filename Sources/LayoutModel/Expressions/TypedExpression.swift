package import LayoutDiagnostics
package import LayoutSchema

/// An expression with its type, widened and folded.
package struct TypedExpression: Hashable, Sendable {
  package var node: ExpressionNode
  package var type: ExpressionType
  /// The range of the expression, in the file that contains it.
  package var range: SourceRange

  package init(_ node: ExpressionNode, _ type: ExpressionType, at range: SourceRange) {
    self.node = node
    self.type = type
    self.range = range
  }
}

/// The operator or operand of an expression.
///
/// Operands have the types that the operator requires; a ``convert(_:)`` stands wherever the author
/// relied on widening.
package indirect enum ExpressionNode: Hashable, Sendable {
  case literal(ConstantValue)
  /// A parameter of the surrounding layout or component, by its index.
  case parameter(Int)
  /// A name of a `for` or a `let`, by its index in ``TypedDocument/locals``.
  case local(Int)
  /// The element that a ``closure(_:_:)`` is evaluated for, by the number of closures around that
  /// closure in the expression.
  case item(Int)
  /// A `define`, which may have another value in dark mode.
  case constant(DeclarationReference)
  /// A value of the layout environment.
  case environment(EnvironmentValue)
  /// Whether a slot of the surrounding component has content, by the slot's index.
  case filled(Int)
  /// A field of a record, by its index.
  ///
  /// The field of a list is the list of its elements' fields; the field of `nil` is `nil`.
  case field(TypedExpression, Int)
  /// The element of a list at an index from 0; `nil` outside the list.
  case element(TypedExpression, TypedExpression)
  case list([TypedExpression])
  case unary(UnaryOperator, TypedExpression)
  case binary(BinaryOperator, TypedExpression, TypedExpression)
  case conditional(TypedExpression, then: TypedExpression, else: TypedExpression)
  /// The value of an optional, or the other value if it is `nil`.
  case coalesce(TypedExpression, TypedExpression)
  case call(ExpressionFunction, [TypedExpression])
  /// The second operand of a function of lists: a value for each element, which has the name.
  ///
  /// The type of the expression is that of the value.
  case closure(String, TypedExpression)
  /// Literal strings and the values between them.
  case interpolation([TypedExpression])
  /// The operand, converted to the wider type of the expression.
  case convert(TypedExpression)
  /// The value of an optional path that a surrounding test has found not to be `nil`.
  case opened(TypedExpression)
  /// Whether an optional is `nil`.
  case isNone(TypedExpression)
}

package enum UnaryOperator: String, Hashable, Sendable {
  case negate = "-"
  case not
}

/// An operator on operands of one type; `multiply` and `divide` also take a percentage and a
/// number, and a date moves by a number.
package enum BinaryOperator: String, CaseIterable, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case equal = "=="
  case notEqual = "!="
  case greater = ">"
  case greaterOrEqual = ">="
  case less = "lt"
  case lessOrEqual = "le"
  case and
  case or
}

extension TypedExpression {
  /// The direct operands of the expression.
  package var operands: [TypedExpression] {
    switch node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: []
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand), .closure(_, let operand):
      [operand]
    case .element(let left, let right), .binary(_, let left, let right),
      .coalesce(let left, let right):
      [left, right]
    case .conditional(let test, let yes, let no): [test, yes, no]
    case .list(let operands), .call(_, let operands), .interpolation(let operands): operands
    }
  }

  /// Whether the expression is a value for each element of a list.
  package var isClosure: Bool {
    if case .closure = node { return true }
    return false
  }

  /// Whether the expression has the same value in every run, apart from dark mode.
  ///
  /// Calls and texts do not count as constant, since they may follow the language.
  package var isConstant: Bool {
    switch node {
    case .parameter, .local, .item, .environment, .filled, .call, .closure, .interpolation: false
    case .literal, .constant: !mayBeTranslated
    case .field, .element, .list, .unary, .binary, .conditional, .coalesce, .convert, .opened,
      .isNone:
      !mayBeTranslated && operands.allSatisfy(\.isConstant)
    }
  }

  private var mayBeTranslated: Bool { type == .text || type == .optional(.text) }

  /// Whether the expression, or any expression in it, satisfies `isMeant`.
  package func contains(where isMeant: (TypedExpression) -> Bool) -> Bool {
    isMeant(self) || operands.contains { $0.contains(where: isMeant) }
  }
}
