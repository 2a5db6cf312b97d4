/// Children in a flexbox, as Yoga and FlexLayout lay them out.
public struct FlexSpec: Sendable, Equatable {
  /// The axis along which children follow one another, and from which end.
  public var direction: Direction
  /// Whether children that do not fit begin a new line.
  public var wrap: Wrap
  /// Where free space along the container goes.
  public var justifyContent: JustifyContent
  /// How children stand across the container.
  public var alignItems: AlignItems
  /// Where free space across the lines of a wrapping container goes.
  public var alignContent: AlignContent
  /// Space between children, and between lines.
  public var gap: Dimension?
  /// Space between rows, over `gap`.
  public var rowGap: Dimension?
  /// Space between columns, over `gap`.
  public var columnGap: Dimension?
  /// Where a line begins in this container and in what is in it.
  public var layoutDirection: Direction.Layout
  /// Whether children are measured without a limit along the container.
  public var overflow: Overflow
  /// Space between border and children.
  public var padding: FlexEdges
  /// Space for the border; points only.
  public var borderWidth: FlexEdges
  /// Width to height.
  public var aspectRatio: Float?
  /// Whether the container is laid out, left out, or replaced by its children; a flexbox's root is
  /// always laid out.
  public var display: FlexItem.Display
  /// What the container's size includes.
  public var boxSizing: FlexItem.BoxSizing
  /// Whose habits the container keeps.
  public var flexbox: Flexbox

  /// The defaults, but for what is said.
  @inlinable
  public init(
    direction: Direction = .column,
    wrap: Wrap = .noWrap,
    justifyContent: JustifyContent = .start,
    alignItems: AlignItems = .stretch,
    alignContent: AlignContent = .start,
    gap: Dimension? = nil,
    rowGap: Dimension? = nil,
    columnGap: Dimension? = nil,
    layoutDirection: Direction.Layout = .inherit,
    overflow: Overflow = .visible,
    padding: FlexEdges = .none,
    borderWidth: FlexEdges = .none,
    aspectRatio: Float? = nil,
    display: FlexItem.Display = .flex,
    boxSizing: FlexItem.BoxSizing = .borderBox,
    flexbox: Flexbox = .yoga,
  ) {
    self.direction = direction
    self.wrap = wrap
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.alignContent = alignContent
    self.gap = gap
    self.rowGap = rowGap
    self.columnGap = columnGap
    self.layoutDirection = layoutDirection
    self.overflow = overflow
    self.padding = padding
    self.borderWidth = borderWidth
    self.aspectRatio = aspectRatio
    self.display = display
    self.boxSizing = boxSizing
    self.flexbox = flexbox
  }
}

extension FlexSpec {
  /// The axis along which children follow one another, and from which end.
  public enum Direction: String, Sendable, CaseIterable {
    case column
    case columnReverse
    case row
    case rowReverse

    /// Where a line begins; `inherit` is as in the container around, or as in the environment.
    public enum Layout: String, Sendable, CaseIterable {
      case inherit
      case ltr
      case rtl
    }
  }

  /// Whether children that do not fit begin a new line, and on which side.
  public enum Wrap: String, Sendable, CaseIterable {
    case noWrap
    case wrap
    case wrapReverse
  }

  /// Where free space along the container goes.
  public enum JustifyContent: String, Sendable, CaseIterable {
    case start
    case center
    case end
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  /// How children stand across the container.
  public enum AlignItems: String, Sendable, CaseIterable {
    case stretch
    case start
    case end
    case center
    case baseline
  }

  /// Where free space across the lines goes.
  public enum AlignContent: String, Sendable, CaseIterable {
    case start
    case end
    case center
    case stretch
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  /// Whether what does not fit is seen; only `scroll` changes how children are measured.
  public enum Overflow: String, Sendable, CaseIterable {
    case visible
    case hidden
    case scroll
  }

  /// Whose habits a container keeps where Yoga may be configured.
  public enum Flexbox: String, Sendable, CaseIterable {
    /// Yoga as it comes.
    case yoga
    /// Yoga as FlexLayout sets it: absolute children stand in the padding and are sized by the
    /// content.
    case flexLayout
  }
}
