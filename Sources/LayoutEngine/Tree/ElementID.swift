/// The number of an outlet in its document or component.
@frozen
public struct ElementID: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The number; −1 for ``none``.
  public let rawValue: Int32

  /// Creates the number of an outlet.
  @inlinable
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the number of an outlet.
  @inlinable
  public init(integerLiteral value: Int32) { self.init(value) }

  /// No outlet.
  public static let none = ElementID(-1)
}
