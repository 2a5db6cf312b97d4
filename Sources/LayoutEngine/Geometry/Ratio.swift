/// The ratio of two sides of an element.
///
/// A ratio of sides is always width to height. The meaning of a single number depends on the
/// property: for a ``RatioSpec`` it is height to width, as in Texture.
public enum Ratio: Sendable, Equatable {
  /// A single number, which is height to width or width to height, depending on the property that
  /// has this value.
  case number(Float)
  /// A width to a height, such as 16 to 9; only their quotient matters.
  case sides(width: Float, height: Float)
}

extension Ratio: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a ratio that is a single number from a decimal literal, as in `RatioSpec(ratio: 0.5)`.
  ///
  /// The property that has the ratio documents whether the number is height to width, and its
  /// range.
  @inlinable
  public init(floatLiteral value: Float) { self = .number(value) }

  /// Creates a ratio that is a single number from an integer literal, as in `RatioSpec(ratio: 1)`.
  ///
  /// The property that has the ratio documents whether the number is height to width, and its
  /// range.
  @inlinable
  public init(integerLiteral value: Int) { self = .number(Float(value)) }
}

extension Ratio {
  /// The height of a rectangle one point wide, with a single number taken as height to width.
  ///
  /// The value is not checked: it is infinite or `NaN` for a width of 0.
  public var heightToWidth: Float {
    switch self {
    case .number(let number): number
    case .sides(let width, let height): height / width
    }
  }
}
