/// The parts of its surroundings, besides parameter values, on which a document can depend.
package struct Surroundings: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The light or dark appearance.
  package static let appearance = Surroundings(rawValue: 1 << 0)
  /// Any environment value except the language, on which all texts depend.
  package static let environment = Surroundings(rawValue: 1 << 1)
}
