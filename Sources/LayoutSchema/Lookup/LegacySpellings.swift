/// Spellings of earlier systems that are accepted, with a warning and a repair.
package enum LegacySpellings {
  /// An element's old name, which stands for an element with an attribute.
  package struct Element: Sendable {
    package var word: String
    package var kind: ElementKind
    package var attribute: AttributeName
    package var value: String
  }

  /// An old word for one of an attribute's choices.
  package struct Value: Sendable {
    package var word: String
    package var attribute: AttributeName
    package var readers: ElementSet
    package var value: String
  }

  /// Texture's name for an absolute layout as large as its content was `static`.
  package static let elements: [Element] = [
    Element(word: "static", kind: .absolute, attribute: .sizing, value: "sizeToFit")
  ]

  package static let values: [Value] = [
    Value(word: "default", attribute: .sizing, readers: [.absolute], value: "fill")
  ]
}
