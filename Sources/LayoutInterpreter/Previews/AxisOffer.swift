/// The constraints on one axis, in points.
package struct AxisOffer: Sendable, Equatable {
  package var minimum: Float
  /// The maximum length; infinite for no limit.
  package var maximum: Float

  package init(minimum: Float = 0, maximum: Float = .infinity) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns constraints with one length as minimum and maximum.
  package static func exact(_ length: Float) -> AxisOffer {
    AxisOffer(minimum: length, maximum: length)
  }

  package static let unbounded = AxisOffer()

  /// The constraints with bounds that the solver accepts.
  ///
  /// A negative, infinite or undefined minimum becomes 0. A maximum below the minimum becomes the
  /// minimum.
  var ordered: AxisOffer {
    let least = minimum > 0 && minimum < .infinity ? minimum : 0
    return AxisOffer(minimum: least, maximum: maximum > least ? maximum : least)
  }
}
