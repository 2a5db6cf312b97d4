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
  /// The preferred height, in points or percent of the parent's height; `auto` leaves the height to
  /// the layout.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage behaves as `auto` if the parent's height is indefinite. ``minHeight``,
  /// ``maxHeight`` and the parent's constraints win over the height.
  public var height: LayoutDimension
  /// The minimum width, in points or percent of the parent's width; `auto` is 0.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage is 0 if the parent's width is indefinite. The minimum wins over ``maxWidth`` (CSS 2
  /// §10.4), and the parent's constraints win over the minimum.
  public var minWidth: LayoutDimension
  /// The minimum height, in points or percent of the parent's height; `auto` is 0.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage is 0 if the parent's height is indefinite. The minimum wins over ``maxHeight`` (CSS
  /// 2 §10.7), and the parent's constraints win over the minimum.
  public var minHeight: LayoutDimension
  /// The maximum width, in points or percent of the parent's width; `auto` and
  /// ``LayoutDimension/infinity`` are no limit.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage is no limit if the parent's width is indefinite. ``minWidth`` and the parent's
  /// constraints override the maximum.
  public var maxWidth: LayoutDimension
  /// The maximum height, in points or percent of the parent's height; `auto` and
  /// ``LayoutDimension/infinity`` are no limit.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage is no limit if the parent's height is indefinite. ``minHeight`` and the parent's
  /// constraints override the maximum.
  public var maxHeight: LayoutDimension

  /// Creates a size, each length for the property of the same name; a length that is left out is
  /// `auto`.
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
  @inlinable public static var auto: ElementSize { ElementSize() }

  /// Returns a preferred size without a minimum and a maximum.
  ///
  /// - Parameters:
  ///   - width: The preferred width, in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  ///   - height: The preferred height, in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  /// - Returns: The size.
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
