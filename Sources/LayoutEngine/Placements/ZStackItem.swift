/// What a `zstack` reads from a child.
@frozen
public struct ZStackItem: Placement, Equatable {
  /// The corner of the layout at which the child stands.
  public var gravity: Gravity

  /// Creates an item for a corner.
  @inlinable
  public init(gravity: Gravity) {
    self.gravity = gravity
  }

  /// Creates the item of a child that sets nothing: at the top left.
  @inlinable
  public init() { self.init(gravity: .topLeft) }

  /// The item as a value of the common type.
  @inlinable
  public var record: PlacementRecord { .zstack(self) }
}

extension ZStackItem {
  /// A corner of a `zstack`, the same in both directions of text.
  public enum Gravity: String, Sendable, CaseIterable {
    /// The top left corner.
    case topLeft
    /// The top right corner.
    case topRight
  }
}
