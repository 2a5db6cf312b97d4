/// What a container reads from its children, a value for each child.
///
/// ``Children`` is generic over it, so that a child takes only the placement of its own parent:
/// `flexGrow` on a child of a `center` does not compile.
public protocol Placement: Sendable {
  /// Creates the placement of a child that sets nothing.
  init()

  /// The placement as a value of the common type.
  var record: PlacementRecord { get }
}

/// A placement whose container shares out free space, so that a `spacer` may stand in it.
public protocol FreeSpacePlacement: Placement {}

/// A placement whose container reads the ``ElementSize`` of every child.
///
/// An `inset`, `background` or `overlay`, which take their size from their content, may have one
/// there.
public protocol SizedPlacement: Placement {}

/// A placement of any kind, for code that learns of the container only at run time.
///
/// A tree drops a placement that the container does not read.
public enum PlacementRecord: Sendable, Equatable {
  /// No placement.
  case none
  /// For the child of a `stack`.
  case stack(StackItem)
  /// For the child of an `absolute`.
  case absolute(AbsoluteItem)
  /// For the child of a `zstack`.
  case zstack(ZStackItem)
  /// For the child of a `flex`.
  case flex(FlexItem)
  /// For the child of a `grid`.
  case grid(GridItem)
  /// For the child of a `linear`.
  case linear(LinearItem)
  /// For the child of a `layers`.
  case layers(LayersItem)
  /// For the child of a `flow`.
  case flow(FlowItem)
  /// For the child of a ``CustomLayout``.
  case custom(CustomPlacement)
}

/// The placement in containers that read nothing from their children.
@frozen
public struct NoPlacement: Placement, Equatable {
  /// Creates the only value.
  @inlinable
  public init() {}

  /// The placement as a value of the common type.
  @inlinable
  public var record: PlacementRecord { .none }
}
