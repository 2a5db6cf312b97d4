/// The limits within which constants and defaults are evaluated.
package enum ConstantLimits {
  /// The most bytes that a constant or a default may have.
  package static let longestText = 100_000

  /// The work that all constants and defaults of a document may take together.
  package static let mostWork = 10_000_000
}
