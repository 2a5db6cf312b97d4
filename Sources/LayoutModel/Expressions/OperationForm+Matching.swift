package import LayoutSchema

/// The comparison of operands with a form of the table of functions and operators.
package enum FormMatch {
  /// The operands as the form passes them, and the type of the result.
  case fits([TypedExpression], ExpressionType)
  /// The index of the first operand that the form does not accept.
  case differs(Int)
}

extension OperationForm {
  /// Compares operands with the form, from left to right.
  package func match(_ values: [TypedExpression]) -> FormMatch {
    var common: ExpressionType?
    for (index, value) in values.enumerated() {
      let operand = operand(at: index)
      guard
        operand.types.contains(where: { type in
          if case .closure(let results) = type {
            return value.isClosure && value.type != .nothing
              && results.contains { value.type.isOne(of: $0, first: values[0].type) }
          }
          return !value.isClosure && value.type.isOne(of: type, first: values[0].type)
        })
      else { return .differs(index) }
      guard operand.isCommon else { continue }
      guard let joined = (common ?? value.type).joined(with: value.type) else {
        return .differs(index)
      }
      common = joined
    }
    var passed: [TypedExpression] = []
    for (index, value) in values.enumerated() {
      passed.append(operand(at: index).passed(value, first: values[0].type, common: common))
    }
    return .fits(passed, type(of: passed))
  }

  /// Returns the type of the result for operands that fit.
  private func type(of operands: [TypedExpression]) -> ExpressionType {
    switch result {
    case .type(let type): ExpressionType(type) ?? .nothing
    case .operand(let index): operands.indices.contains(index) ? operands[index].type : .nothing
    case .element: operands.first?.type.elementOrSelf ?? .nothing
    case .elementOrNil: operands.first?.type.elementOrSelf.orNone ?? .nothing
    case .elementWithoutNil: operands.first?.type.elementOrSelf.unwrapped ?? .nothing
    case .list(let index):
      operands.indices.contains(index) ? .list(operands[index].type) : .nothing
    }
  }

  /// Whether the types of the elements in a list literal can only be known from a later operand.
  package var searchesFirst: Bool {
    operands.count == 2 && operands[1].types == [.element]
  }
}

extension OperandSpec {
  /// Whether the operand is passed with the type that it has in common with others.
  fileprivate var isCommon: Bool {
    switch passing {
    case .common, .commonNumber: true
    case .written, .number, .fraction, .dimension, .element: false
    }
  }

  /// Returns an operand that fits, with the type with which it is passed.
  fileprivate func passed(
    _ value: TypedExpression, first: ExpressionType, common: ExpressionType?
  ) -> TypedExpression {
    switch passing {
    case .written: return value
    case .number: return value.asNumber
    case .fraction:
      guard value.type == .percent else { return value.asNumber }
      let hundred = TypedExpression(.literal(.number(100)), .number, at: value.range)
      return TypedExpression(.binary(.divide, value, hundred), .number, at: value.range).folded
    case .dimension: return value.widened(to: .dimension)
    case .common: return value.widened(to: common ?? value.type)
    case .commonNumber: return value.widened(to: common ?? value.type).asNumber
    case .element: return value.widened(to: first.elementOrSelf)
    }
  }
}

extension TypedExpression {
  /// The expression as a Number if it is an Integer, otherwise the expression itself.
  fileprivate var asNumber: TypedExpression { type == .integer ? widened(to: .number) : self }
}

extension ExpressionType {
  /// Whether an operand of this type is accepted where the table names `operand`, in a call whose
  /// first operand has the type `first`.
  func isOne(of operand: OperandType, first: ExpressionType) -> Bool {
    switch operand {
    case .string, .text, .integer, .number, .points, .percent, .dimension, .bool, .date,
      .currencyCode:
      return self == ExpressionType(operand)
    case .style(let words): return widens(to: .choice(words))
    case .list(let element):
      guard case .list(let own) = self else { return false }
      return own.isOne(of: element, first: first)
    case .comparable: return isComparable
    case .any: return true
    case .element: return widens(to: first.elementOrSelf)
    case .optional(let wrapped):
      guard case .optional(let own) = self else { return false }
      return own.isOne(of: wrapped, first: first)
    case .closure: return false  // It is no type of a value.
    }
  }

  /// Creates the type that the table names, or nil if it names several.
  package init?(_ operand: OperandType) {
    switch operand {
    case .string, .currencyCode: self = .string
    case .text: self = .text
    case .integer: self = .integer
    case .number: self = .number
    case .points: self = .points
    case .percent: self = .percent
    case .dimension: self = .dimension
    case .bool: self = .bool
    case .date: self = .date
    case .style(let words): self = .choice(words)
    case .list(let element):
      guard let element = ExpressionType(element) else { return nil }
      self = .list(element)
    case .optional(let wrapped):
      guard let wrapped = ExpressionType(wrapped) else { return nil }
      self = .optional(wrapped)
    case .comparable, .any, .element, .closure: return nil
    }
  }
}

extension BinaryOperator {
  /// The operator's row of the table.
  package var kind: ExpressionOperator {
    switch self {
    case .or: .or
    case .and: .and
    case .equal, .notEqual: .equality
    case .greater, .greaterOrEqual, .less, .lessOrEqual: .order
    case .add: .sum
    case .subtract: .difference
    case .multiply: .product
    case .divide: .quotient
    }
  }

  /// Compares two operands with each of the operator's forms; returns nil if none fits.
  package func match(_ first: TypedExpression, _ second: TypedExpression) -> (
    first: TypedExpression, second: TypedExpression, type: ExpressionType
  )? {
    for form in kind.spec.forms {
      if case .fits(let operands, let type) = form.match([first, second]) {
        return (operands[0], operands[1], type)
      }
    }
    return nil
  }
}
