import LayoutDiagnostics
import LayoutModel
import LayoutSchema

// Expressions as they are compared: two that are written in different places may mean the same.

extension TypedExpression {
  /// The expression without the places where it is written.
  var placeless: TypedExpression {
    TypedExpression(unplaced, type.unwrapped, at: .at(0))
  }

  /// The node without the places where it is written, and without conversions.
  var unplaced: ExpressionNode {
    switch node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: node
    case .convert(let operand), .opened(let operand): operand.unplaced
    case .field(let operand, let place): .field(operand.placeless, place)
    case .element(let list, let place): .element(list.placeless, place.placeless)
    case .list(let operands): .list(operands.map(\.placeless))
    case .unary(let sign, let operand): .unary(sign, operand.placeless)
    case .binary(let sign, let left, let right): .binary(sign, left.placeless, right.placeless)
    case .conditional(let test, let one, let other):
      .conditional(test.placeless, then: one.placeless, else: other.placeless)
    case .coalesce(let value, let other): .coalesce(value.placeless, other.placeless)
    case .call(let function, let operands): .call(function, operands.map(\.placeless))
    case .closure(let name, let value): .closure(name, value.placeless)
    case .interpolation(let pieces): .interpolation(pieces.map(\.placeless))
    case .isNone(let operand): .isNone(operand.placeless)
    }
  }
}

extension BinaryOperator {
  /// Whether the result is the outcome of a test.
  var isTest: Bool {
    switch self {
    case .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .and, .or: true
    case .add, .subtract, .multiply, .divide: false
    }
  }
}
