/// The proportion of two sides.
///
/// What a bare number means is for its reader to say; sides always are width to height.
public enum Ratio: Sendable, Equatable {
  /// A bare number.
  case number(Float)
  /// A width to a height, as in 16:9.
  case sides(width: Float, height: Float)
}

extension Ratio: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A bare number.
  @inlinable
  public init(floatLiteral value: Float) { self = .number(value) }

  /// A bare number.
  @inlinable
  public init(integerLiteral value: Int) { self = .number(Float(value)) }
}

extension Ratio {
  /// The height of something one point wide, a bare number being just that.
  public var heightToWidth: Float {
    switch self {
    case .number(let number): number
    case .sides(let width, let height): height / width
    }
  }
}
