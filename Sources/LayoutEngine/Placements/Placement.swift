/// The attributes that a container reads from each of its children.
///
/// ``Children`` is generic over the placement, so that a child takes only the placement of its own
/// parent: `flexGrow` on a child of a `center` does not compile.
public protocol Placement: Sendable {
  /// Creates the placement of a child that sets no attribute.
  init()

  /// The placement as a ``PlacementRecord``.
  var record: PlacementRecord { get }
}

/// A placement whose container distributes free space, so that a `spacer` may be a child.
public protocol FreeSpacePlacement: Placement {}

/// A placement whose container reads the ``ElementSize`` of every child.
///
/// In such a container even an `inset`, `background` or `overlay`, which takes its size from its
/// content, may have an ``ElementSize``.
public protocol SizedPlacement: Placement {}

/// A placement of any kind, for code that handles containers of every kind.
///
/// A tree ignores a placement that the container does not read.
public enum PlacementRecord: Sendable, Equatable {
  /// No placement, for the child of a container without attributes for its children.
  case none
  /// The placement of a child of a `stack`.
  case stack(StackItem)
  /// The placement of a child of an `absolute`.
  case absolute(AbsoluteItem)
  /// The placement of a child of a `zstack`.
  case zstack(ZStackItem)
  /// The placement of a child of a `flex`.
  case flex(FlexItem)
  /// The placement of a child of a `grid`.
  case grid(GridItem)
  /// The placement of a child of a `linear`.
  case linear(LinearItem)
  /// The placement of a child of a `layers`.
  case layers(LayersItem)
  /// The placement of a child of a `flow`.
  case flow(FlowItem)
  /// The placement of a child of a ``CustomLayout``.
  case custom(CustomPlacement)
}

/// The empty placement, for children of a container that reads no attributes from them.
@frozen
public struct NoPlacement: Placement, Equatable {
  /// Creates the only value of the type.
  @inlinable
  public init() {}

  /// The placement as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .none }
}
