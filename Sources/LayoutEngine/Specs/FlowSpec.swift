/// Children in lines that break where a child does not fit (MKLayoutLibrary).
public struct FlowSpec: Sendable, Equatable {
  /// The axis along which a line runs.
  public var orientation: Orientation
  /// Space between the children of a line.
  public var spacing: Float
  /// Space between lines.
  public var lineSpacing: Float
  /// Space between the edges and the lines; points only.
  public var margin: FlexEdges

  /// The defaults, but for what is said.
  @inlinable
  public init(
    orientation: Orientation = .horizontal,
    spacing: Float = 0,
    lineSpacing: Float = 0,
    margin: FlexEdges = .none,
  ) {
    self.orientation = orientation
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.margin = margin
  }
}
