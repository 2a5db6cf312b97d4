/// A length of a child in a linear layout, layers or a flow.
public enum Length: Sendable, Equatable {
  /// As long as the cell.
  case match
  /// As long as the content, at most what is left.
  case wrap
  /// A length in points, the child's padding included.
  case points(Float)
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A length in points.
  @inlinable
  public init(floatLiteral value: Float) { self = .points(value) }

  /// A length in points.
  @inlinable
  public init(integerLiteral value: Int) { self = .points(Float(value)) }
}
