/// A function of the language.
package enum ExpressionFunction: String, CaseIterable, Hashable, Sendable {
  case count
  case isEmpty
  case contains
  case first
  case last
  case sum
  case min
  case max
  case abs
  case round
  case floor
  case ceil
  case mod
  case fixed
  case range
  case lower
  case upper
}

extension ExpressionFunction {
  /// How many arguments the function takes.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .count, .isEmpty, .first, .last, .sum, .abs, .round, .floor, .ceil, .lower, .upper: 1...1
    case .contains, .mod, .fixed: 2...2
    case .min, .max: 2...8
    case .range: 1...2
    }
  }

  /// The function as it is called.
  var example: String {
    switch self {
    case .count, .isEmpty: "\(rawValue)(items)"
    case .contains: "contains(items, item)"
    case .first, .last: "\(rawValue)(items)"
    case .sum: "sum(items.price)"
    case .min, .max: "\(rawValue)(a, b)"
    case .abs, .round, .floor, .ceil: "\(rawValue)(x)"
    case .mod: "mod(a, b)"
    case .fixed: "fixed(x, 2)"
    case .range: "range(a, b)"
    case .lower, .upper: "\(rawValue)(text)"
    }
  }

  /// What the function takes.
  var expectation: String {
    switch self {
    case .count, .isEmpty: "a list or a String"
    case .contains: "a list and an element of it, or two Strings"
    case .first, .last: "a list"
    case .sum: "a list of numbers, of Points or of Percent"
    case .min, .max: "numbers of one kind"
    case .mod: "two numbers"
    case .abs, .round, .floor, .ceil: "a number"
    case .fixed: "a number and how many digits stand behind the point"
    case .range: "one or two of type Integer"
    case .lower, .upper: "a String"
    }
  }
}
