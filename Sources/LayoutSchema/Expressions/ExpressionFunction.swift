/// A function of expressions, in the order of the reference.
///
/// The list is closed, and no switch over it has a `default:`, so that the compiler reports every
/// place that does not handle a new case. The properties of a function are in its row:
/// ``FunctionSpec``.
package enum ExpressionFunction: UInt8, CaseIterable, Hashable, Sendable {
  case count
  case isEmpty
  case first
  case last
  case filter
  case map
  case sorted
  case reversed
  case unique
  case sum
  case contains
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
  case date
  case time
  case relative
  case duration
}

extension ExpressionFunction {
  /// The names of the cases in their order; a test holds them to the cases.
  ///
  /// They are written out, since every start of the command would have to ask the runtime for each.
  private static let names = [
    "count", "isEmpty", "first", "last", "filter", "map", "sorted", "reversed", "unique", "sum",
    "contains", "min", "max", "abs", "round", "floor", "ceil", "mod", "fixed", "range", "lower",
    "upper", "pad", "prefix", "join", "number", "percent", "money", "list", "date",
    "time", "relative", "duration",
  ]
  private static let byName = Dictionary(
    uniqueKeysWithValues: zip(names, allCases).map { ($0, $1) })

  /// The name as authors write it.
  package var name: String { Self.names[Int(rawValue)] }

  /// Creates the function of that name, or nil if there is none.
  package init?(name: String) {
    guard let function = Self.byName[name] else { return nil }
    self = function
  }

  /// The function's row of the table.
  package var spec: FunctionSpec { FunctionSpec.all[Int(rawValue)] }
}
