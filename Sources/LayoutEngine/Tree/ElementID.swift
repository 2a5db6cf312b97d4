/// The number of an outlet, which is an id in a document or in one of its components.
@frozen
public struct ElementID: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The number; −1 for ``none``.
  public let rawValue: Int32

  /// Creates the number of an outlet from its raw value; −1 is ``none``.
  @inlinable
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the number of an outlet from a literal.
  @inlinable
  public init(integerLiteral value: Int32) { self.init(value) }

  /// The value for an element without an outlet.
  @inlinable public static var none: ElementID { ElementID(-1) }
}
