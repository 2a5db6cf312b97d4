/// A form of a function or an operator: the operands that it takes, and the type of its result.
///
/// A function has a form for each number of operands, an operator one for each combination of
/// types.
package struct OperationForm: Sendable {
  /// The operands as they are written, in their order.
  package let operands: [OperandSpec]
  /// The most operands in a call; if there are more than in ``operands``, the last one is repeated.
  ///
  /// A call with repeated operands is nested: `min(a, b, c)` is `min(min(a, b), c)`.
  package let mostOperands: Int
  /// Integers that a call passes before its operands, and that nobody writes.
  package let implied: [Int]
  package let result: ResultType

  package init(
    _ operands: OperandSpec..., most: Int? = nil, implied: [Int] = [], gives result: ResultType
  ) {
    self.operands = operands
    self.mostOperands = most ?? operands.count
    self.implied = implied
    self.result = result
  }

  /// Returns the operand at an index; behind the last operand, the last one.
  package func operand(at index: Int) -> OperandSpec {
    operands[Swift.min(index, operands.count - 1)]
  }
}

/// An operand of a function or an operator.
package struct OperandSpec: Sendable {
  /// The name in the reference.
  package let name: String
  /// The types of which an operand has one.
  package let types: [OperandType]
  package let passing: OperandPassing
  /// Whether the operand may be `nil`; otherwise a value that may be `nil` is a finding.
  package let mayBeNil: Bool

  /// Whether the operand is a value for each element of the first one.
  package var isClosure: Bool {
    if case .closure? = types.first { return true }
    return false
  }

  package init(
    _ name: String, _ types: [OperandType], as passing: OperandPassing = .written,
    mayBeNil: Bool = false,
  ) {
    self.name = name
    self.types = types
    self.passing = passing
    self.mayBeNil = mayBeNil
  }
}

/// A type, or a set of types, that an operand may have.
package indirect enum OperandType: Hashable, Sendable {
  case string
  case text
  case integer
  case number
  case points
  case percent
  /// A percentage plus points.
  case dimension
  case bool
  case date
  /// A String that contains the code of a currency (ISO 4217); a literal must have the form of one.
  case currencyCode
  /// One of the words, written as a String or as a word of a choice.
  case style([String])
  /// A list with elements of the type.
  case list(OperandType)
  /// Every type whose values `==` compares.
  case comparable
  case any
  /// The type of the elements of the first operand, or String if that is a String; a type that
  /// widens to it is accepted too.
  case element
  /// A value for each element of the first operand, written `x => …`, of one of the types.
  case closure([OperandType])
  /// A value of the type, or `nil`.
  case optional(OperandType)
}

extension [OperandType] {
  /// The types with which `+` computes.
  package static let arithmetic: [OperandType] = [.integer, .number, .points]
  /// The numbers and Percent.
  package static let ordered: [OperandType] = arithmetic + [.percent]
  /// The types whose values are before or after one another.
  package static let inOrder: [OperandType] = ordered + [.date]
  /// The types by which a list can be sorted.
  package static let sortable: [OperandType] = inOrder + [.string, .bool]
}

/// The type with which an operand of several types is passed.
package enum OperandPassing: Sendable {
  /// The operand's own type.
  case written
  /// Number for an Integer, otherwise the operand's own type.
  case number
  /// Number for an Integer; a Percent becomes a Number of which 1 is 100 %.
  case fraction
  /// A dimension for a number or a Percent.
  case dimension
  /// The narrowest type to which all operands that are passed so widen; without such a type the
  /// first one that does not fit is a finding.
  case common
  /// The common type, but Number for Integer.
  case commonNumber
  /// The type of the elements of the first operand.
  case element
}

/// The type of a result.
package enum ResultType: Sendable {
  case type(OperandType)
  /// The type with which the operand at an index is passed.
  case operand(Int)
  /// The type of the elements of the first operand.
  case element
  /// The type of the elements of the first operand, as a value that may be `nil`.
  case elementOrNil
  /// The type of the elements of the first operand without `nil`.
  case elementWithoutNil
  /// A list of the values of the operand at an index, a closure.
  case list(Int)
}

/// An expression without names and its result, which is an expression too.
///
/// A test evaluates both.
package struct ExpressionExample: Sendable {
  package let source: String
  package let result: String

  package init(_ source: String, _ result: String) {
    self.source = source
    self.result = result
  }
}

extension OperandType {
  /// The name in the reference: `String`, `[Number]`, `a list`.
  package var name: String {
    switch self {
    case .string, .currencyCode: "String"
    case .text: "Text"
    case .integer: "Integer"
    case .number: "Number"
    case .points: "Points"
    case .percent: "Percent"
    case .dimension: "a sum of both"
    case .bool: "Bool"
    case .date: "Date"
    case .style: "a style"
    case .list(.any): "a list"
    case .list(.comparable): "a list of what `==` compares"
    case .list(let element): "[\(element.name)]"
    case .comparable: "what `==` compares"
    case .any: "any type"
    case .element: "an element"
    case .closure: "`x => …`"
    case .optional(let type): "\(type.name)?"
    }
  }
}

extension OperationForm {
  /// The result in the reference: the name of its type, or a phrase.
  package var resultName: String {
    switch result {
    case .type(let type): type.name
    case .operand(let index):
      switch operand(at: index).passing {
      case .common, .commonNumber: "the wider type"
      case .written, .number, .fraction, .dimension, .element:
        "the type of `\(operand(at: index).name)`"
      }
    case .element, .elementWithoutNil: "the type of the elements"
    case .list: "a list"
    case .elementOrNil: "an element, or `nil`"
    }
  }
}
