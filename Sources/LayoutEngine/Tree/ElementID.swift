/// The number of an outlet within its document, or none.
public struct ElementID: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The number; negative where there is none.
  public let rawValue: Int32

  /// Numbers an outlet.
  @inlinable
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Numbers an outlet.
  @inlinable
  public init(integerLiteral value: Int32) { self.init(value) }

  /// No outlet.
  public static let none = ElementID(-1)
}
