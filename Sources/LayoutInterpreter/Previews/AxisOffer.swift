/// The lengths that are offered on one axis, in points.
package struct AxisOffer: Sendable, Equatable {
  package var minimum: Float
  /// Infinite where there is no limit.
  package var maximum: Float

  package init(minimum: Float = 0, maximum: Float = .infinity) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// That length and no other.
  package static func exact(_ length: Float) -> AxisOffer {
    AxisOffer(minimum: length, maximum: length)
  }

  package static let unbounded = AxisOffer()

  /// The same with numbers that a solver can take: no minimum below 0 or without end, and a
  /// maximum of at least the minimum, which wins as it does everywhere.
  var ordered: AxisOffer {
    let least = minimum > 0 && minimum < .infinity ? minimum : 0
    return AxisOffer(minimum: least, maximum: maximum > least ? maximum : least)
  }
}
