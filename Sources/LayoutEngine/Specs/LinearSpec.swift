/// Children one after another, sharing the length by weight (MKLayoutLibrary).
public struct LinearSpec: Sendable, Equatable {
  /// The axis along which children follow one another.
  public var orientation: Orientation
  /// Space between children, and on both sides of a separator.
  public var spacing: Float
  /// The thickness of separators; 0 is none.
  public var separator: Float
  /// How much shorter separators are than the layout, at their start and their end.
  public var separatorInset: Point
  /// Where the children go together along the layout, and each by default across it.
  public var contentGravity: Gravity
  /// Space between the edges and the children; points only.
  public var margin: FlexEdges

  /// The defaults, but for what is said.
  @inlinable
  public init(
    orientation: Orientation = .horizontal,
    spacing: Float = 0,
    separator: Float = 0,
    separatorInset: Point = .zero,
    contentGravity: Gravity = [],
    margin: FlexEdges = .none,
  ) {
    self.orientation = orientation
    self.spacing = spacing
    self.separator = separator
    self.separatorInset = separatorInset
    self.contentGravity = contentGravity
    self.margin = margin
  }
}

/// The axis along which a linear layout or a flow runs.
public enum Orientation: String, Sendable, CaseIterable {
  case horizontal
  case vertical
}
