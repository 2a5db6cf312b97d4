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
    /// What an expression gives; see ``DimensionValue/binding``.
    case bound
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

  /// What an expression of the document gives, by its place.
  ///
  /// The number shares the room of the amount, because lengths lie in every attribute.
  package static func bound(_ expression: Int32) -> DimensionValue {
    DimensionValue(.bound, Float(bitPattern: UInt32(bitPattern: expression)))
  }

  /// The place of the expression that gives the length, or nil where the length is written.
  package var binding: Int32? {
    unit == .bound ? Int32(bitPattern: amount.bitPattern) : nil
  }
}
