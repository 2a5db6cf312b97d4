/// A length that may be left to the layout, given in points or as a share of the parent.
public enum Dimension: Sendable, Equatable {
  /// Whatever the layout makes of it.
  case auto
  /// A length in points.
  case points(Float)
  /// A share of the parent's length on the same axis, as written: 40 is 40 %.
  case percent(Float)
}

extension Dimension {
  /// More than any screen needs: in an inset it takes all the room there is.
  public static let infinity = Dimension.points(.infinity)

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
