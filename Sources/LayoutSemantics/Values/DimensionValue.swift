/// A length as it was written: an amount and its unit.
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: UInt8, Sendable {
    case auto
    case points
    /// Of 100: `40%` is 40.
    case percent
    case infinity
    case match
    case wrap
  }

  package var unit: Unit
  /// What counts of the unit; 0 for the units that count nothing.
  package var amount: Float

  package init(_ unit: Unit, _ amount: Float = 0) {
    self.unit = unit
    self.amount = amount
  }

  package static let auto = DimensionValue(.auto)

  package static func points(_ amount: Float) -> DimensionValue {
    DimensionValue(.points, amount)
  }
}
