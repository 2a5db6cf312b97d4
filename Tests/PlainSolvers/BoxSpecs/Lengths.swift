/// One of the two axes.
enum BoxAxis {
  case x
  case y

  /// The other axis.
  var other: BoxAxis { self == .x ? .y : .x }
}

/// A value for each axis.
struct Lengths<Value: Sendable>: Sendable {
  /// The horizontal value.
  var x: Value
  /// The vertical value.
  var y: Value

  subscript(axis: BoxAxis) -> Value {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// Makes a value of each of the two.
  func map<Other>(_ transform: (Value) -> Other) -> Lengths<Other> {
    Lengths<Other>(x: transform(x), y: transform(y))
  }

  /// Computes a value for each axis.
  static func each(_ value: (BoxAxis) -> Value) -> Lengths {
    Lengths(x: value(.x), y: value(.y))
  }
}

extension Lengths<Double> {
  /// 0 on both axes.
  static let zero = Lengths(x: 0, y: 0)
}

/// The lengths that are allowed on one axis: a size range of Texture (1.3), for one axis.
struct Span: Equatable, Sendable {
  /// The least length.
  var min: Double = 0
  /// The greatest length, infinite where there is no limit.
  var max: Double = .infinity

  /// The span of one length.
  static func exactly(_ length: Double) -> Span { Span(min: length, max: length) }

  /// Whether only one length is allowed.
  var isExact: Bool { min == max }

  /// The greatest length, or `nil` where there is no limit.
  var limit: Double? { max.isFinite ? max : nil }

  /// The nearest length that is allowed; the minimum wins where the span is inverted.
  func clamp(_ length: Double) -> Double { Swift.max(min, Swift.min(max, length)) }

  /// The lengths that both allow; where there are none, this span wins with one length.
  ///
  /// An inverted span, as a stretched child may get one (4.3), wins with its minimum.
  func meet(_ other: Span) -> Span {
    let low = Swift.max(min, other.min)
    let high = Swift.min(max, other.max)
    if low <= high { return Span(min: low, max: high) }
    return .exactly(min < other.min ? max : min)
  }

  /// What a length lacks to the minimum, or, negative, what it exceeds the maximum by (4.2).
  func violation(_ length: Double) -> Double {
    if length < min { return min - length }
    if length > max { return max - length }
    return 0
  }
}
