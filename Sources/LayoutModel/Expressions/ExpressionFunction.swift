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
  case pad
  case prefix
  case join
  case number
  case percent
  case money
  case list
}

extension ExpressionFunction {
  /// Whether the result depends on the reader's language.
  package var followsLanguage: Bool {
    switch self {
    case .number, .percent, .money, .list: true
    case .count, .isEmpty, .contains, .first, .last, .sum, .min, .max, .abs, .round, .floor, .ceil,
      .mod, .fixed, .range, .lower, .upper, .pad, .prefix, .join:
      false
    }
  }

  /// The number of arguments that the function takes.
  package var argumentCount: ClosedRange<Int> {
    switch self {
    case .count, .isEmpty, .first, .last, .sum, .abs, .round, .floor, .ceil, .lower, .upper,
      .percent, .list:
      1...1
    case .contains, .mod, .fixed, .pad, .prefix, .join, .money: 2...2
    case .min, .max: 2...8
    case .range, .number: 1...2
    }
  }

  /// An example of a call.
  package var example: String {
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
    case .pad: "pad(n, 2)"
    case .prefix: "prefix(text, 3)"
    case .join: "join(items, ', ')"
    case .number: "number(x, 2)"
    case .percent: "percent(x)"
    case .money: "money(x, 'EUR')"
    case .list: "list(items)"
    }
  }

  /// A phrase for the arguments that the function takes.
  package var expectation: String {
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
    case .pad: "an Integer and how many digits it has at least"
    case .prefix: "a String and how many characters of it are left"
    case .join: "a list of String or Integer and what stands between them"
    case .number: "a number, and how many digits stand behind the point"
    case .percent: "a Number, of which 1 is 100 %, or a Percent"
    case .money: "an amount and the code of a currency, such as 'EUR'"
    case .list: "a list of String or Text"
    }
  }
}
