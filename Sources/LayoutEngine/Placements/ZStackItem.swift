/// What a zstack reads from its child.
public struct ZStackItem: Placement, Equatable {
  /// The corner at which the child stands.
  public var gravity: Gravity

  /// What a zstack is to read.
  @inlinable
  public init(gravity: Gravity) {
    self.gravity = gravity
  }

  /// What a zstack is to read.
  @inlinable
  public init() { self.init(gravity: .topLeft) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .zstack(self) }
}

extension ZStackItem {
  /// The corner at which a child stands; it does not turn with the direction.
  public enum Gravity: String, Sendable, CaseIterable {
    case topLeft
    case topRight
  }
}
