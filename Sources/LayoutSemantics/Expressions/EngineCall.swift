/// The function of the engine that works out an expression.
///
/// Whoever evaluates an expression and whoever writes it as Swift read this one table, so that they
/// cannot differ.
package struct EngineCall: Hashable, Sendable {
  /// A function of `Expressions` in the engine, by its name there.
  package enum Function: String, CaseIterable, Sendable {
    case absoluteInteger
    case absoluteNumber
    case addIntegers
    case addNumbers
    case areEqual
    case areEqualIntegers
    case areEqualNumbers
    case ceilNumber
    case countOfList
    case countOfText
    case divideNumbers
    case fixed
    case floorNumber
    case greaterInteger
    case greaterNumber
    case integerAsNumber
    case integersInRange
    case isEmptyList
    case isEmptyText
    case isLessInteger
    case isLessNumber
    case lesserInteger
    case lesserNumber
    case listContains
    case lowercased
    case modIntegers
    case modNumbers
    case multiplyIntegers
    case multiplyNumbers
    case negateInteger
    case negateNumber
    case percentAsDimension
    case pointsAsDimension
    case roundNumber
    case subtractIntegers
    case subtractNumbers
    case textContains
    case uppercased
  }

  package var function: Function
  /// The operands, in the order of the function.
  package var operands: [TypedExpression]
  /// Whether the expression is the opposite of what the function says.
  package var isNegated: Bool

  /// Nil for what Swift itself does: literals, paths, `and`, `or`, `not`, choices between values,
  /// text with values in it, and widening that changes nothing.
  package init?(_ expression: TypedExpression) {
    switch expression.node {
    case .unary(.negate, let operand):
      self.init(operand.type == .integer ? .negateInteger : .negateNumber, [operand])
    case .binary(let sign, let left, let right):
      self.init(applying: sign, left, right)
    case .call(let function, let arguments):
      self.init(calling: function, arguments)
    case .convert(let operand):
      self.init(converting: operand, to: expression.type)
    case .literal, .parameter, .local, .constant, .field, .unary(.not, _), .conditional, .coalesce,
      .interpolation, .opened, .isNone:
      return nil
    }
  }

  private init(_ function: Function, _ operands: [TypedExpression], isNegated: Bool = false) {
    self.function = function
    self.operands = operands
    self.isNegated = isNegated
  }

  private init?(applying sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression) {
    let isInteger = left.type == .integer
    let less: Function = isInteger ? .isLessInteger : .isLessNumber
    switch sign {
    case .add: self.init(isInteger ? .addIntegers : .addNumbers, [left, right])
    case .subtract: self.init(isInteger ? .subtractIntegers : .subtractNumbers, [left, right])
    case .multiply: self.init(isInteger ? .multiplyIntegers : .multiplyNumbers, [left, right])
    case .divide: self.init(.divideNumbers, [left, right])
    case .equal: self.init(Self.equality(of: left.type), [left, right])
    case .notEqual: self.init(Self.equality(of: left.type), [left, right], isNegated: true)
    case .less: self.init(less, [left, right])
    case .lessOrEqual: self.init(less, [right, left], isNegated: true)
    case .greater: self.init(less, [right, left])
    case .greaterOrEqual: self.init(less, [left, right], isNegated: true)
    case .and, .or: return nil
    }
  }

  private static func equality(of type: ExpressionType) -> Function {
    switch type {
    case .integer: .areEqualIntegers
    case .number, .points, .percent, .ratio: .areEqualNumbers
    case .string, .bool, .dimension, .color, .image, .insets, .choice, .record, .optional, .list,
      .nothing:
      .areEqual
    }
  }

  private init?(calling function: ExpressionFunction, _ arguments: [TypedExpression]) {
    guard let first = arguments.first else { return nil }
    let isInteger = first.type == .integer
    let isText = first.type == .string
    switch function {
    case .count: self.init(isText ? .countOfText : .countOfList, arguments)
    case .isEmpty: self.init(isText ? .isEmptyText : .isEmptyList, arguments)
    case .contains: self.init(isText ? .textContains : .listContains, arguments)
    case .min: self.init(isInteger ? .lesserInteger : .lesserNumber, arguments)
    case .max: self.init(isInteger ? .greaterInteger : .greaterNumber, arguments)
    case .abs: self.init(isInteger ? .absoluteInteger : .absoluteNumber, arguments)
    case .round: self.init(.roundNumber, arguments)
    case .floor: self.init(.floorNumber, arguments)
    case .ceil: self.init(.ceilNumber, arguments)
    case .mod: self.init(isInteger ? .modIntegers : .modNumbers, arguments)
    case .fixed: self.init(.fixed, arguments)
    case .range: self.init(.integersInRange, arguments)
    case .lower: self.init(.lowercased, arguments)
    case .upper: self.init(.uppercased, arguments)
    }
  }

  private init?(converting operand: TypedExpression, to type: ExpressionType) {
    switch (operand.type, type) {
    case (.integer, .number), (.integer, .points), (.integer, .optional(.number)),
      (.integer, .optional(.points)):
      self.init(.integerAsNumber, [operand])
    case (.points, .dimension): self.init(.pointsAsDimension, [operand])
    case (.percent, .dimension): self.init(.percentAsDimension, [operand])
    default: return nil  // open: of pairs; all others are the same value in Swift.
    }
  }
}
