/// A layout that places children in a row or a column and shares its length by weight
/// (MKLayoutLibrary).
///
/// Numbers are clamped to their range, and `NaN` counts as 0. See <doc:LinearFamily>.
@frozen
public struct LinearSpec: Sendable, Equatable {
  /// The axis along which the children follow one another.
  public var orientation: Orientation
  /// The space between neighbors, and on both sides of a separator, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var spacing: Float
  /// The thickness of separators, in points, clamped to `0...9_999_999`; 0 draws none.
  ///
  /// `NaN` counts as 0.
  public var separator: Float
  /// The lengths by which separators are shorter than the layout within its margin, in points: x at
  /// the start of a separator, y at its end.
  ///
  /// Both are clamped to `-9_999_999...9_999_999`. `NaN` counts as 0.
  public var separatorInset: LayoutPoint
  /// The alignment of the children: of all together along the layout, and of each one across it.
  ///
  /// Across the layout, the ``LinearItem/gravity`` of a child overrides this one.
  public var contentGravity: Gravity
  /// The space between the layout's edges and its children, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  public var margin: LayoutEdges

  /// Creates a spec, by default one of a row without spaces and separators.
  @inlinable
  public init(
    orientation: Orientation = .horizontal,
    spacing: Float = 0,
    separator: Float = 0,
    separatorInset: LayoutPoint = .zero,
    contentGravity: Gravity = [],
    margin: LayoutEdges = .none,
  ) {
    self.orientation = orientation
    self.spacing = spacing
    self.separator = separator
    self.separatorInset = separatorInset
    self.contentGravity = contentGravity
    self.margin = margin
  }
}

/// The axis along which a `linear` or a `flow` layout runs.
public enum Orientation: String, Sendable, CaseIterable {
  /// A row, from the start edge to the end edge.
  case horizontal
  /// A column, from top to bottom.
  case vertical
}
