/// The attributes of a child of a `zstack`: the corner at which the child is placed (ComponentKit).
@frozen
public struct ZStackItem: Placement, Equatable {
  /// The corner of the layout at which the child is placed.
  public var gravity: Gravity

  /// Creates an item for a corner.
  @inlinable
  public init(gravity: Gravity) {
    self.gravity = gravity
  }

  /// Creates the item of a child that sets no attribute, at the top left.
  @inlinable
  public init() { self.init(gravity: .topLeft) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .zstack(self) }
}

extension ZStackItem {
  /// A corner of a `zstack`, the same in both writing directions.
  public enum Gravity: String, Sendable, CaseIterable {
    /// The top left corner.
    case topLeft
    /// The top right corner.
    case topRight
  }
}
