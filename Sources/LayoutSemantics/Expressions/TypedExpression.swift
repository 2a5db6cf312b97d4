package import LayoutDiagnostics

/// An expression with its type, widened and folded.
package struct TypedExpression: Hashable, Sendable {
  package var node: ExpressionNode
  package var type: ExpressionType
  /// Where it is written, in the file that writes it.
  package var range: SourceRange

  package init(_ node: ExpressionNode, _ type: ExpressionType, at range: SourceRange) {
    self.node = node
    self.type = type
    self.range = range
  }
}

/// What an expression is made of.
///
/// Operands have the types that the operator works on: where the author relied on widening stands a
/// ``convert(_:)``.
package indirect enum ExpressionNode: Hashable, Sendable {
  case literal(ConstantValue)
  /// A parameter of the layout or component around, by its place.
  case parameter(Int)
  /// What a `for` or a `let` gives, by its place in ``TypedDocument/locals``.
  case local(Int)
  /// A `define`, which may look different in the dark.
  case constant(DeclarationReference)
  /// What the document is laid out in.
  case environment(EnvironmentValue)
  /// Whether something stands in a slot of the component around, by its place.
  case filled(Int)
  /// A field of a record, by its place; of a list the list of that field of its elements, and `nil`
  /// of what is `nil`.
  case field(TypedExpression, Int)
  /// The element of a list at a place from 0, `nil` where there is none.
  case element(TypedExpression, TypedExpression)
  case list([TypedExpression])
  case unary(UnaryOperator, TypedExpression)
  case binary(BinaryOperator, TypedExpression, TypedExpression)
  case conditional(TypedExpression, then: TypedExpression, else: TypedExpression)
  /// The optional's value, else the other.
  case coalesce(TypedExpression, TypedExpression)
  case call(ExpressionFunction, [TypedExpression])
  /// Literal strings and what prints between them.
  case interpolation([TypedExpression])
  /// The operand in the wider type of the expression.
  case convert(TypedExpression)
  /// The value of an optional path that a test around it found not to be `nil`.
  case opened(TypedExpression)
  /// Whether the optional is `nil`.
  case isNone(TypedExpression)
}

package enum UnaryOperator: String, Hashable, Sendable {
  case negate = "-"
  case not
}

/// Both operands of one type; `multiply` and `divide` also take a percentage and a number.
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
  /// The expressions that it is made of directly.
  package var operands: [TypedExpression] {
    switch node {
    case .literal, .parameter, .local, .constant, .environment, .filled: []
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand):
      [operand]
    case .element(let left, let right), .binary(_, let left, let right),
      .coalesce(let left, let right):
      [left, right]
    case .conditional(let test, let yes, let no): [test, yes, no]
    case .list(let operands), .call(_, let operands), .interpolation(let operands): operands
    }
  }

  /// Whether it, or anything in it, is as told.
  package func contains(where isMeant: (TypedExpression) -> Bool) -> Bool {
    isMeant(self) || operands.contains { $0.contains(where: isMeant) }
  }
}
