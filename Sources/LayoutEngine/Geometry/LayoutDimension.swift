/// A length in points, a percentage of the parent's length, the sum of both, or `auto`.
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
  /// A percentage of the parent's length plus a number of points; see ``MixedLength`` for the
  /// ranges of both.
  ///
  /// Without a length that the percentage can refer to, the sum is what the percentage alone would
  /// be. ``sum(percent:points:)`` creates it.
  case mixed(MixedLength)
}

extension LayoutDimension {
  /// An infinite number of points: as an inset, all the free space on that side; as a maximum, no
  /// limit.
  ///
  /// In all other properties an infinite number is treated like any number outside the range.
  public static let infinity = LayoutDimension.points(.infinity)

  /// Returns a percentage of the parent's length plus a number of points.
  ///
  /// A sum with 0 points is ``percent(_:)``, with its precision and range.
  ///
  /// - Parameters:
  ///   - percent: The percentage, 40 for 40 %, rounded to hundredths and clamped to `-125...125`;
  ///     `NaN` counts as 0.
  ///   - points: The points, rounded to eighths and clamped to `-4096...4096`; `NaN` counts as 0.
  /// - Returns: The length.
  public static func sum(percent: Float, points: Float) -> LayoutDimension {
    points == 0 ? .percent(percent) : .mixed(MixedLength(percent: percent, points: points))
  }

  /// Whether the length, or a part of it, is a percentage.
  @inlinable
  package var isPercent: Bool {
    switch self {
    case .auto, .points: false
    case .percent, .mixed: true
    }
  }

  /// The percentage and the points of which the length consists; both 0 for ``auto``.
  var parts: (percent: Float, points: Float) {
    switch self {
    case .auto: (0, 0)
    case .points(let points): (0, points)
    case .percent(let percent): (percent, 0)
    case .mixed(let length): (length.percent, length.points)
    }
  }

  @inlinable
  package var isAuto: Bool {
    switch self {
    case .auto: true
    case .points, .percent, .mixed: false
    }
  }
}
