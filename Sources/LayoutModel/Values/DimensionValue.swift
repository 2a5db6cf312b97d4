package import LayoutEngine

/// A length as it is written: an amount and a unit.
package struct DimensionValue: Hashable, Sendable {
  package enum Unit: UInt8, Sendable {
    case auto
    case points
    /// A percentage, from 0 to 100: `40%` has the amount 40.
    case percent
    /// A percentage plus points; see ``DimensionValue/sum(percent:points:)``.
    case mixed
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

  /// The limit below which lengths must be, in points or percent: Texture's limit of a valid size.
  package static let limit: Float = 10_000_000

  package static func points(_ amount: Float) -> DimensionValue {
    DimensionValue(.points, amount)
  }

  /// Returns a percentage plus points, rounded and clamped as a ``MixedLength``.
  ///
  /// Both are stored in the amount, as the code of the mixed length. A sum with 0 points is a
  /// percentage.
  package static func sum(percent: Float, points: Float) -> DimensionValue {
    points == 0
      ? DimensionValue(.percent, percent)
      : DimensionValue(.mixed, MixedLength(percent: percent, points: points).code)
  }

  /// The percentage and the points of a sum; nil for other lengths.
  package var sum: MixedLength? { unit == .mixed ? MixedLength(code: amount) : nil }

  /// Whether the length, or a part of it, is a percentage.
  package var isPercentage: Bool { unit == .percent || unit == .mixed }

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
