/// A length as it is written: an amount and a unit.
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: UInt8, Sendable {
    case auto
    case points
    /// A percentage, from 0 to 100: `40%` has the amount 40.
    case percent
    case infinity
    case match
    case wrap
    /// The result of an expression; see ``DimensionValue/binding``.
    case bound
  }

  package var unit: Unit
  /// The amount in the unit; 0 for units without an amount.
  package var amount: Float

  package init(_ unit: Unit, _ amount: Float = 0) {
    self.unit = unit
    self.amount = amount
  }

  package static let auto = DimensionValue(.auto)

  package static func points(_ amount: Float) -> DimensionValue {
    DimensionValue(.points, amount)
  }

  /// Returns the length that an expression results in, given the expression's index.
  ///
  /// The index is stored in the bits of the amount, to keep lengths small.
  package static func bound(_ expression: Int32) -> DimensionValue {
    DimensionValue(.bound, Float(bitPattern: UInt32(bitPattern: expression)))
  }

  /// The index of the expression that gives the length; nil if the length is written.
  package var binding: Int32? {
    unit == .bound ? Int32(bitPattern: amount.bitPattern) : nil
  }
}
