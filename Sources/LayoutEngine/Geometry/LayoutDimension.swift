/// A length in points, a percentage of the parent's length, or `auto`.
///
/// Each property of this type documents its range. A number outside the range is clamped to it, and
/// `NaN` counts as 0. In the properties of ``FlexItem`` and ``FlexSpec`` a number that is not
/// finite counts as not set. See <doc:Numbers>.
@frozen
public enum LayoutDimension: Sendable, Equatable {
  /// No length of its own: the layout algorithm decides, as `auto` does in CSS.
  case auto
  /// A length in points, clamped by the property that has the length.
  ///
  /// ``LayoutEnvironment/scale`` is the number of pixels in a point.
  case points(Float)
  /// A percentage of the parent's length on the same axis: 40 is 40 %; clamped by the property that
  /// has the percentage.
  ///
  /// If the parent's length is indefinite (it depends on its content), a percentage behaves as
  /// `auto`. Percentages of the margins and paddings of a flexbox refer to the parent's width on
  /// all four edges (CSS 2 §8.3 and §8.4). They count as 0 if that width is indefinite.
  case percent(Float)
}

extension LayoutDimension {
  /// An infinite number of points: as an inset, all the free space on that side; as a maximum, no
  /// limit.
  ///
  /// In all other properties an infinite number is treated like any number outside the range.
  public static let infinity = LayoutDimension.points(.infinity)

  @inlinable
  package var isPercent: Bool {
    switch self {
    case .auto, .points: false
    case .percent: true
    }
  }

  @inlinable
  package var isAuto: Bool {
    switch self {
    case .auto: true
    case .points, .percent: false
    }
  }
}
