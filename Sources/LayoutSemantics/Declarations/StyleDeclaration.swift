package import LayoutDiagnostics
import LayoutXML

/// A named bundle of attributes, which mean something only where it is used.
package struct StyleDeclaration: Hashable, Sendable {
  /// An attribute as it is written; its type is that of whoever reads it.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// The value with its references decoded.
    package var value: String
    package var nameRange: SourceRange
    package var valueRange: SourceRange

    package init(
      _ name: String, _ value: String, _ nameRange: SourceRange, _ valueRange: SourceRange
    ) {
      self.name = name
      self.value = value
      self.nameRange = nameRange
      self.valueRange = valueRange
    }
  }

  package var name: String
  package var attributes: [Attribute]
  package var range: SourceRange

  package init(_ name: String, _ attributes: [Attribute], at range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.range = range
  }
}

extension WrittenAttributes {
  /// The attributes of a style.
  init(_ style: StyleDeclaration) {
    self.init()
    for attribute in style.attributes {
      append(attribute.name, value: attribute.value, seeds: .language)
    }
  }
}
