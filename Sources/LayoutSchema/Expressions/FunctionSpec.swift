/// A function's row of the table.
///
/// The checker, the reference, the JSON table and both back ends read it.
package struct FunctionSpec: Sendable {
  package let function: ExpressionFunction
  /// The forms of a call, each with another number of operands, the fewest first.
  package let forms: [OperationForm]
  /// A phrase for all operands, in findings as `'count' takes a list or a String`.
  package let takes: String
  /// A call as findings show it.
  package let call: String
  /// The meaning of the result, without a full stop.
  package let summary: String
  package let examples: [ExpressionExample]
  /// The names of such a function in other languages, which the checker translates.
  package let otherNames: [String]
  /// The names of such a property in other languages, where it is written after a point.
  package let propertyNames: [String]
  /// Whether the result depends on the reader's language.
  package let followsLanguage: Bool
  /// Whether a call with constants is replaced with its result: not if the result is longer.
  package let isFolded: Bool
  package let work: FunctionWork

  init(
    _ function: ExpressionFunction, _ forms: OperationForm..., takes: String, call: String,
    _ summary: String, examples: [ExpressionExample], otherNames: [String] = [],
    propertyNames: [String] = [], followsLanguage: Bool = false, isFolded: Bool = true,
    work: FunctionWork = .constant,
  ) {
    self.function = function
    self.forms = forms
    self.takes = takes
    self.call = call
    self.summary = summary
    self.examples = examples
    self.otherNames = otherNames
    self.propertyNames = propertyNames
    self.followsLanguage = followsLanguage
    self.isFolded = isFolded
    self.work = work
  }

  /// The rows of all functions, each at its function's raw value.
  package static let all = ExpressionFunction.allCases.map { of($0) }

  /// Returns the form of a call with `count` operands, or nil if there is none.
  package func form(of count: Int) -> OperationForm? {
    forms.first { ($0.operands.count...$0.mostOperands).contains(count) }
  }

  /// The numbers of operands in a call.
  package var operandCount: ClosedRange<Int> {
    let least = forms.map(\.operands.count).min() ?? 0
    return least...Swift.max(least, forms.map(\.mostOperands).max() ?? 0)
  }

  /// The calls in the reference, such as `number(x, n)`, one for each form.
  package var signatures: [String] {
    forms.map { "\(function.name)(\($0.operands.map(\.name).joined(separator: ", ")))" }
  }
}

/// The bytes that a call reads or makes, by which an evaluation is limited; an element of a list
/// counts as eight.
package enum FunctionWork: Sendable {
  /// The work is the same for all operands.
  case constant
  /// The bytes of the first operand, if it is a text.
  case text
  /// The bytes and elements of all operands.
  case operands
  /// The bytes of the elements of the first operand, each with those of the second one.
  case joined
  /// The elements of a range of integers.
  case range
}
