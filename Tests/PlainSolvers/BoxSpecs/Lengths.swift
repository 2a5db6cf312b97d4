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

  /// Returns the values that `transform` makes of the two.
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

/// The range of lengths on one axis, as one axis of a size range of Texture (1.3).
struct Span: Equatable, Sendable {
  /// The minimum length.
  var min: Double = 0
  /// The maximum length, infinite without a limit.
  var max: Double = .infinity

  /// Returns the span of a single length.
  static func exactly(_ length: Double) -> Span { Span(min: length, max: length) }

  /// Whether the span contains only one length.
  var isExact: Bool { min == max }

  /// The maximum length, or `nil` without a limit.
  var limit: Double? { max.isFinite ? max : nil }

  /// Returns the nearest length in the span.
  ///
  /// The minimum wins if the span is inverted.
  func clamp(_ length: Double) -> Double { Swift.max(min, Swift.min(max, length)) }

  /// Returns the intersection of two spans.
  ///
  /// If it is empty, this span wins with one length.
  ///
  /// An inverted span, as a stretched child may have (4.3), wins with its minimum.
  func meet(_ other: Span) -> Span {
    let low = Swift.max(min, other.min)
    let high = Swift.min(max, other.max)
    if low <= high { return Span(min: low, max: high) }
    return .exactly(min < other.min ? max : min)
  }

  /// Returns the length missing to the minimum, or the negative excess over the maximum (4.2).
  func violation(_ length: Double) -> Double {
    if length < min { return min - length }
    if length > max { return max - length }
    return 0
  }
}
