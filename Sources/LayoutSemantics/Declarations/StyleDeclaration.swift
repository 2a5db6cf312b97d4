package import LayoutDiagnostics

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
  /// The name of the style that it is based on, and where that stands; a library's styles are based
  /// on its own alone.
  package var basedOn: Base?
  package var range: SourceRange

  package init(_ name: String, _ attributes: [Attribute], at range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.range = range
  }

  /// A style that another is based on.
  package struct Base: Hashable, Sendable {
    package var name: String
    package var range: SourceRange
  }

  /// Whether a value may hold expressions.
  var holdsBraces: Bool {
    attributes.contains { $0.value.utf8.contains(Bytes.openBrace) }
  }
}
