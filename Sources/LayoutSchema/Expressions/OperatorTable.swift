/// The operators of expressions, from the loosest to the tightest; operators with the same operands
/// and results are one case.
package enum ExpressionOperator: UInt8, CaseIterable, Hashable, Sendable {
  case conditional
  case or
  case and
  case not
  case equality
  case order
  case range
  case coalesce
  case sum
  case difference
  case product
  case quotient
  case negative
  case element

  /// The operator's row of the table.
  package var spec: OperatorSpec { OperatorSpec.all[Int(rawValue)] }
}

/// The row of an operator.
package struct OperatorSpec: Sendable {
  package let kind: ExpressionOperator
  /// The spellings, or for operators with several parts an example of the whole.
  package let spellings: [String]
  /// The combinations of operands, of which the checker takes the first that fits.
  package let forms: [OperationForm]
  /// Phrases for the operands and the result, for the reference.
  package let takes: String
  package let gives: String
  package let examples: [ExpressionExample]

  fileprivate init(
    _ kind: ExpressionOperator, _ spellings: [String], _ forms: OperationForm..., takes: String,
    gives: String, examples: [ExpressionExample],
  ) {
    self.kind = kind
    self.spellings = spellings
    self.forms = forms
    self.takes = takes
    self.gives = gives
    self.examples = examples
  }

  /// The rows of all operators, each at its operator's raw value.
  package static let all = ExpressionOperator.allCases.map { of($0) }

  private static func of(_ kind: ExpressionOperator) -> OperatorSpec {
    switch kind {
    case .conditional:
      OperatorSpec(
        kind, ["test ? one : other"],
        OperationForm(
          OperandSpec("test", [.bool]), OperandSpec("one", [.any], as: .common, mayBeNil: true),
          OperandSpec("other", [.any], as: .common, mayBeNil: true), gives: .operand(1)),
        takes: "a Bool and two values of one type", gives: "one of the two",
        examples: [ExpressionExample("2 > 1 ? 'more' : 'less'", "'more'")])
    case .or:
      OperatorSpec(
        kind, ["or"], logic, takes: "Bool",
        gives: "Bool; the right side is read only where it matters",
        examples: [ExpressionExample("false or true", "true")])
    case .and:
      OperatorSpec(
        kind, ["and"], logic, takes: "Bool",
        gives: "Bool; the right side is read only where it matters",
        examples: [ExpressionExample("false and true", "false")])
    case .not:
      OperatorSpec(
        kind, ["not"], OperationForm(OperandSpec("x", [.bool]), gives: .type(.bool)),
        takes: "Bool", gives: "Bool", examples: [ExpressionExample("not false", "true")])
    case .equality:
      OperatorSpec(
        kind, ["==", "!="],
        OperationForm(
          OperandSpec("a", [.comparable], as: .common, mayBeNil: true),
          OperandSpec("b", [.comparable], as: .common, mayBeNil: true), gives: .type(.bool)),
        takes: "two values of one type", gives: "Bool; they do not follow one another",
        examples: [ExpressionExample("1 == 1.0", "true")])
    case .order:
      OperatorSpec(
        kind, [">", ">=", "lt", "le"],
        OperationForm(
          OperandSpec("a", .inOrder, as: .common), OperandSpec("b", .inOrder, as: .common),
          gives: .type(.bool)),
        takes: "two numbers, or two of type Percent or Date",
        gives: "Bool; they do not follow one another",
        examples: [ExpressionExample("3 lt 2.5", "false")])
    case .range:
      OperatorSpec(
        kind, ["..."],
        OperationForm(
          OperandSpec("a", [.integer]), OperandSpec("b", [.integer]),
          gives: .type(.list(.integer))),
        takes: "two of type Integer",
        gives: "the integers from `a` to `b`, both included; at most 10,000",
        examples: [ExpressionExample("2...4", "[2, 3, 4]")])
    case .coalesce:
      OperatorSpec(
        kind, ["??"],
        OperationForm(
          OperandSpec("x", [.any], mayBeNil: true), OperandSpec("other", [.any], mayBeNil: true),
          gives: .operand(1)),
        takes: "an optional and a value for `nil`", gives: "the value of the one or the other",
        examples: [ExpressionExample("first([3]) ?? 0", "3")])
    case .sum:
      OperatorSpec(
        kind, ["+"], arithmetic, ofDateAndSeconds, ofPercentAndPoints, ofPointsAndPercent,
        takes: "numbers; a Date and seconds; a Percent and Points",
        gives: "the wider type of the two, a Date, or a length that is both",
        examples: [ExpressionExample("1 + 0.5", "1.5")])
    case .difference:
      OperatorSpec(
        kind, ["-"], arithmetic, ofDateAndSeconds,
        OperationForm(
          OperandSpec("a", [.date]), OperandSpec("b", [.date]), gives: .type(.number)),
        ofPercentAndPoints, ofPointsAndPercent,
        takes: "numbers; a Date and seconds; two of type Date; a Percent and Points",
        gives:
          "the wider type of the two, a Date, the seconds between two, or a length that is both",
        examples: [ExpressionExample("1 - 0.5", "0.5")])
    case .product:
      OperatorSpec(
        kind, ["*"], arithmetic,
        OperationForm(
          OperandSpec("a", [.percent]), OperandSpec("b", [.integer, .number], as: .number),
          gives: .operand(0)),
        OperationForm(
          OperandSpec("a", [.integer, .number], as: .number), OperandSpec("b", [.percent]),
          gives: .operand(1)),
        takes: "numbers; a Percent and a Number", gives: "the wider type of the two, or a Percent",
        examples: [ExpressionExample("2 * 20%", "40%")])
    case .quotient:
      OperatorSpec(
        kind, ["/"],
        OperationForm(
          OperandSpec("a", .arithmetic, as: .commonNumber),
          OperandSpec("b", .arithmetic, as: .commonNumber), gives: .type(.number)),
        OperationForm(
          OperandSpec("a", [.percent]), OperandSpec("b", [.integer, .number], as: .number),
          gives: .operand(0)),
        takes: "numbers; a Percent by a Number", gives: "a Number, or a Percent of one",
        examples: [ExpressionExample("3 / 2", "1.5"), ExpressionExample("3 / 0", "0.0")])
    case .negative:
      OperatorSpec(
        kind, ["-x"], OperationForm(OperandSpec("x", .ordered), gives: .operand(0)),
        takes: "a number or a Percent", gives: "the same type",
        examples: [ExpressionExample("-(2 - 5)", "3")])
    case .element:
      OperatorSpec(
        kind, ["xs[n]"],
        OperationForm(
          OperandSpec("xs", [.list(.any)]), OperandSpec("n", [.integer]), gives: .elementOrNil),
        takes: "a list and an Integer", gives: "an element, or `nil`; the first one is 0",
        examples: [ExpressionExample("[3, 5][1]", "5")])
    }
  }

  private static let arithmetic = OperationForm(
    OperandSpec("a", .arithmetic, as: .common), OperandSpec("b", .arithmetic, as: .common),
    gives: .operand(0))

  /// The form of `+` and `-` that moves a date by seconds.
  private static let ofDateAndSeconds = OperationForm(
    OperandSpec("a", [.date]), OperandSpec("b", [.integer, .number], as: .number),
    gives: .operand(0))

  /// The form of `+` and `-` that adds points to a percentage, or takes them away.
  private static let ofPercentAndPoints = OperationForm(
    OperandSpec("a", [.percent, .dimension], as: .dimension),
    OperandSpec("b", .arithmetic, as: .dimension), gives: .type(.dimension))

  /// The form of `+` and `-` whose first operand is the points.
  private static let ofPointsAndPercent = OperationForm(
    OperandSpec("a", .arithmetic, as: .dimension),
    OperandSpec("b", [.percent, .dimension], as: .dimension), gives: .type(.dimension))

  private static let logic = OperationForm(
    OperandSpec("a", [.bool]), OperandSpec("b", [.bool]), gives: .type(.bool))
}
