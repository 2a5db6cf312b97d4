/// What a document may be another one in: parts of what surrounds it besides its values.
package struct Surroundings: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The sizes that are offered.
  package static let sizes = Surroundings(rawValue: 1 << 0)
  /// Whether it is for the dark.
  package static let appearance = Surroundings(rawValue: 1 << 1)
  /// Anything of the environment but the language, which texts always hang on.
  package static let environment = Surroundings(rawValue: 1 << 2)
}
