/// Children at places of their own.
public struct AbsoluteSpec: Sendable, Equatable {
  /// How much room is taken.
  public var sizing: Sizing

  /// The defaults, but for what is said.
  @inlinable
  public init(sizing: Sizing = .fill) {
    self.sizing = sizing
  }
}

extension AbsoluteSpec {
  /// Whether all the room is taken, or what the children cover.
  public enum Sizing: String, Sendable, CaseIterable {
    case fill
    case sizeToFit
  }
}
