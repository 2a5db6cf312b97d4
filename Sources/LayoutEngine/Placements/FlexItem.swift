/// What a flexbox reads from its child.
public struct FlexItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The share of free space this child takes; `flex` says where nothing is.
  public var flexGrow: Float?
  /// The share of missing space this child gives up, weighted by its length.
  public var flexShrink: Float?
  /// The length along the container before free space is shared out.
  public var flexBasis: Dimension
  /// How this child stands across the container.
  public var alignSelf: AlignSelf
  /// Space around the child.
  public var margin: FlexEdges
  /// Space between the child's border and its content.
  public var padding: FlexEdges
  /// Space for the child's border; points only.
  public var borderWidth: FlexEdges
  /// How far the child is from, or moved by, the edges of its container.
  public var insets: FlexEdges
  /// Whether the child is in the flow, and what its insets refer to.
  public var position: Position
  /// Width to height.
  public var aspectRatio: Float?
  /// Whether the child is laid out, left out, or replaced by its children.
  public var display: Display
  /// What the child's size includes.
  public var boxSizing: BoxSizing
  /// Grow and shrink in one number: positive grows from nothing, negative shrinks.
  public var flex: Float?
  /// Whether the container's baseline is this child's.
  public var isReferenceBaseline: Bool

  /// What a flexbox is to read.
  @inlinable
  public init(
    flexGrow: Float? = nil,
    flexShrink: Float? = nil,
    flexBasis: Dimension = .auto,
    alignSelf: AlignSelf = .auto,
    margin: FlexEdges = .none,
    padding: FlexEdges = .none,
    borderWidth: FlexEdges = .none,
    insets: FlexEdges = .none,
    position: Position = .relative,
    aspectRatio: Float? = nil,
    display: Display = .flex,
    boxSizing: BoxSizing = .borderBox,
    flex: Float? = nil,
    isReferenceBaseline: Bool = false,
  ) {
    self.flexGrow = flexGrow
    self.flexShrink = flexShrink
    self.flexBasis = flexBasis
    self.alignSelf = alignSelf
    self.margin = margin
    self.padding = padding
    self.borderWidth = borderWidth
    self.insets = insets
    self.position = position
    self.aspectRatio = aspectRatio
    self.display = display
    self.boxSizing = boxSizing
    self.flex = flex
    self.isReferenceBaseline = isReferenceBaseline
  }

  /// What a flexbox is to read.
  @inlinable
  public init() { self.init(flexGrow: nil) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .flex(self) }
}

extension FlexItem {
  /// How one child stands across the container; `auto` is as the container says.
  public enum AlignSelf: String, Sendable, CaseIterable {
    case auto
    case start
    case end
    case center
    case stretch
    case baseline
  }

  /// Whether a child is in the flow.
  public enum Position: String, Sendable, CaseIterable {
    /// In the flow, moved by its insets.
    case relative
    /// Out of the flow, at its insets in the nearest container that is not static.
    case absolute
    /// In the flow; insets count for nothing.
    case `static`
  }

  /// Whether a child is laid out.
  public enum Display: String, Sendable, CaseIterable {
    case flex
    case none
    /// The child's children stand in its place.
    case contents
  }

  /// What a size includes.
  public enum BoxSizing: String, Sendable, CaseIterable {
    case borderBox
    case contentBox
  }
}
