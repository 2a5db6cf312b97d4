/// A layout that places children in lines, and breaks a line before a child that does not fit
/// (MKLayoutLibrary).
///
/// Numbers are clamped to their range, and `NaN` counts as 0. See <doc:LinearFamily>.
@frozen
public struct FlowSpec: Sendable, Equatable {
  /// The axis along which the children of a line follow one another.
  public var orientation: Orientation
  /// The space between neighbors of a line, in points, clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var spacing: Float
  /// The space between lines, in points, clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var lineSpacing: Float
  /// The space between the layout's edges and its lines, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  public var margin: LayoutEdges

  /// Creates a spec, by default one of a horizontal flow without spaces.
  @inlinable
  public init(
    orientation: Orientation = .horizontal,
    spacing: Float = 0,
    lineSpacing: Float = 0,
    margin: LayoutEdges = .none,
  ) {
    self.orientation = orientation
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.margin = margin
  }
}
