import LayoutEngine
import LayoutSchema

/// A pass over a list that computes a value for each element: `map`, `filter` or `sorted`.
struct ListPass: Sendable {
  private let function: ExpressionFunction
  private let elements: [ConstantValue]
  /// The index of the current element; −1 before the first.
  private var place = -1
  /// The values of `map`, the elements that `filter` keeps, or the keys of `sorted`.
  private var values: [ConstantValue] = []

  init(_ function: ExpressionFunction, _ elements: [ConstantValue]) {
    self.function = function
    self.elements = elements
  }

  /// Whether the elements are put in another order by their values.
  var isSorting: Bool { function == .sorted }

  /// The current element.
  var item: ConstantValue { elements.indices.contains(place) ? elements[place] : .none }

  /// Goes to the next element; returns false after the last.
  mutating func advance() -> Bool {
    place += 1
    return place < elements.count
  }

  /// Uses the value for the current element.
  mutating func collect(_ value: ConstantValue) {
    guard function == .filter else { return values.append(value) }
    if value == .bool(true) { values.append(item) }
  }

  /// The result after the last element.
  var result: [ConstantValue] {
    function == .sorted ? Self.sorted(elements, by: values) : values
  }

  /// Returns elements in the order of their keys, which are all of one type.
  static func sorted(
    _ elements: [ConstantValue], by keys: [ConstantValue]
  ) -> [ConstantValue] {
    let order: [Int]
    switch keys.first {
    case .string: order = Expressions.order(of: keys.map(\.printed))
    case .integer: order = Expressions.order(of: keys.map { $0.integer ?? 0 })
    case .number: order = Expressions.order(of: keys.map { $0.number ?? 0 })
    case .bool: order = Expressions.order(of: keys.map { $0 == .bool(true) })
    case .date: order = Expressions.order(of: keys.map { $0.date ?? .epoch })
    case .text, .color, .asset, .symbol, .url, .length, .insets, .choice, .record, .list, .none?,
      nil:
      return elements
    }
    return order.map { elements[$0] }
  }
}
