/// The size that an element declares for itself: preferred, minimum and maximum lengths.
///
/// The minimum wins over the maximum, and both win over the preferred length (CSS 2 §10.4 and
/// §10.7). The constraints of the parent win over all of them (ComponentKit, Texture). Percentages
/// refer to the parent's length on the same axis, and behave as `auto` if that length is
/// indefinite.
///
/// Every number is clamped: points to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts
/// as 0. See <doc:Numbers>.
///
/// A child of a `linear`, `layers` or `flow` layout reads points only: percentages behave as
/// `auto`, and a preferred length counts only if the item's own ``Length`` is ``Length/match``.
@frozen
public struct ElementSize: Sendable, Equatable {
  /// The preferred width, in points or percent of the parent's width; `auto` leaves the width to
  /// the layout.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage behaves as `auto` if the parent's width is indefinite. ``minWidth``, ``maxWidth``
  /// and the parent's constraints win over the width.
  public var width: LayoutDimension
  /// The preferred height, in points or percent; `auto` leaves the height to the layout.
  public var height: LayoutDimension
  /// The minimum width, in points or percent; `auto` is 0.
  public var minWidth: LayoutDimension
  /// The minimum height, in points or percent; `auto` is 0.
  public var minHeight: LayoutDimension
  /// The maximum width, in points or percent; `auto` and ``LayoutDimension/infinity`` are no limit.
  public var maxWidth: LayoutDimension
  /// The maximum height, in points or percent of the parent's height; `auto` and
  /// ``LayoutDimension/infinity`` are no limit.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage is no limit if the parent's height is indefinite. ``minHeight`` and the parent's
  /// constraints override the maximum.
  public var maxHeight: LayoutDimension

  /// Creates a size; a length that is left out is `auto`.
  @inlinable
  public init(
    width: LayoutDimension = .auto,
    height: LayoutDimension = .auto,
    minWidth: LayoutDimension = .auto,
    maxWidth: LayoutDimension = .auto,
    minHeight: LayoutDimension = .auto,
    maxHeight: LayoutDimension = .auto,
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// A size whose six lengths are all `auto`.
  public static let auto = ElementSize()

  /// Returns a preferred size in points, without minimum and maximum.
  @inlinable
  public static func points(_ width: Float, _ height: Float) -> ElementSize {
    ElementSize(width: .points(width), height: .points(height))
  }

  /// Whether all six lengths are `auto`.
  @inlinable
  public var isAuto: Bool {
    width.isAuto && height.isAuto && minWidth.isAuto && maxWidth.isAuto && minHeight.isAuto
      && maxHeight.isAuto
  }
}
