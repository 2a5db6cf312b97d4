/// Children in a row or a column.
public struct StackSpec: Sendable, Equatable {
  /// The axis along which children follow one another.
  public var direction: Direction
  /// Points between neighbours.
  public var spacing: Float
  /// Where free space along the stack goes.
  public var justifyContent: JustifyContent
  /// How children stand across the stack.
  public var alignItems: AlignItems
  /// Said in place of `justifyContent` or `alignItems`, whichever is horizontal; it does not turn.
  public var horizontalAlignment: HorizontalAlignment
  /// Said in place of `justifyContent` or `alignItems`, whichever is vertical.
  public var verticalAlignment: VerticalAlignment
  /// Whether children that do not fit begin a new line.
  public var flexWrap: FlexWrap
  /// Where free space across the lines goes.
  public var alignContent: AlignContent
  /// Points between lines.
  public var lineSpacing: Float

  /// The defaults, but for what is said.
  @inlinable
  public init(
    direction: Direction,
    spacing: Float = 0,
    justifyContent: JustifyContent = .start,
    alignItems: AlignItems = .stretch,
    horizontalAlignment: HorizontalAlignment = .none,
    verticalAlignment: VerticalAlignment = .none,
    flexWrap: FlexWrap = .noWrap,
    alignContent: AlignContent = .start,
    lineSpacing: Float = 0,
  ) {
    self.direction = direction
    self.spacing = spacing
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.flexWrap = flexWrap
    self.alignContent = alignContent
    self.lineSpacing = lineSpacing
  }
}

extension StackSpec {
  /// The axis along which children follow one another.
  public enum Direction: String, Sendable, CaseIterable {
    case vertical
    case horizontal
  }

  /// Where free space along the stack goes.
  public enum JustifyContent: String, Sendable, CaseIterable {
    case start
    case center
    case end
    case spaceBetween
    case spaceAround
  }

  /// How children stand across the stack.
  public enum AlignItems: String, Sendable, CaseIterable {
    case stretch
    case start
    case end
    case center
    case baselineFirst
    case baselineLast
  }

  /// A horizontal alignment that is named by its side.
  public enum HorizontalAlignment: String, Sendable, CaseIterable {
    case none
    case left
    case middle
    case right
  }

  /// A vertical alignment that is named by its side.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    case none
    case top
    case center
    case bottom
  }

  /// Whether children that do not fit begin a new line.
  public enum FlexWrap: String, Sendable, CaseIterable {
    case noWrap
    case wrap
  }

  /// Where free space across the lines goes.
  public enum AlignContent: String, Sendable, CaseIterable {
    case start
    case center
    case end
    case spaceBetween
    case spaceAround
    case stretch
  }
}
