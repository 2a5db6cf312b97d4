/// What a parent reads from its child.
///
/// A scope takes only its own parent's kind, so that what may be said of the child of a stack can be
/// said of no other.
public protocol Placement: Sendable {
  /// Nothing said.
  init()

  /// The same, without its type.
  var record: PlacementRecord { get }
}

/// A placement whose reader shares out free space, so that a spacer may stand there.
public protocol FreeSpacePlacement: Placement {}

/// A placement whose reader asks any child for a size or its limits, also one that takes its size from
/// its content.
public protocol SizedPlacement: Placement {}

/// A placement of any kind.
///
/// The tree drops one that the parent does not read.
public enum PlacementRecord: Sendable, Equatable {
  case none
  case stack(StackItem)
  case absolute(AbsoluteItem)
  case zstack(ZStackItem)
  case flex(FlexItem)
  case linear(LinearItem)
  case layers(LayersItem)
  case flow(FlowItem)
  case custom(CustomPlacement)
}

/// The placement under a parent that reads nothing from its children.
public struct NoPlacement: Placement, Equatable {
  /// Nothing said.
  @inlinable
  public init() {}

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .none }
}
