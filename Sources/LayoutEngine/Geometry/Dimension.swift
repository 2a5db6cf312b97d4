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

  /// The length against a parent's; nothing for `auto` and for a percent of an undefined parent.
  ///
  /// An infinite `parent` is an undefined one.
  @inlinable
  package func resolved(against parent: Float) -> Float? {
    switch self {
    case .auto: nil
    case .points(let points): points
    case .percent(let percent): parent < .infinity ? parent * (percent / 100) : nil
    }
  }

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
