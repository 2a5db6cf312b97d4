/// Spellings of earlier systems that are read as ours, with a warning and a repair.
package enum LegacySpellings {
  /// An element of another name that means one of ours with an attribute.
  package struct Element: Sendable {
    package var word: String
    package var kind: ElementKind
    package var attribute: AttributeName
    package var value: String
  }

  /// A word that means one of an attribute's choices.
  package struct Value: Sendable {
    package var word: String
    package var attribute: AttributeName
    package var readers: ElementSet
    package var value: String
  }

  /// Texture called its absolute layout static as long as it was as large as what it holds.
  package static let elements: [Element] = [
    Element(word: "static", kind: .absolute, attribute: .sizing, value: "sizeToFit")
  ]

  package static let values: [Value] = [
    Value(word: "default", attribute: .sizing, readers: [.absolute], value: "fill")
  ]
}
