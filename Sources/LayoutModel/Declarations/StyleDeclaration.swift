package import LayoutDiagnostics

/// A named set of attributes, whose meaning depends on the elements that use the style.
package struct StyleDeclaration: Hashable, Sendable {
  /// An attribute as written; its type depends on the element that reads it.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// The value, with its references decoded.
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

  /// How an element with the style looks in a state: a `when` in the style.
  package struct Look: Hashable, Sendable {
    /// The state, by its place among the words of the row of `state`.
    package var state: UInt8
    package var attributes: [Attribute]

    package init(in state: UInt8, _ attributes: [Attribute]) {
      self.state = state
      self.attributes = attributes
    }
  }

  package var name: String
  package var attributes: [Attribute]
  package var looks: [Look] = []
  /// The style on which this one is based; a library's styles are based only on its own styles.
  package var basedOn: Base?
  package var range: SourceRange

  package init(_ name: String, _ attributes: [Attribute], at range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.range = range
  }

  /// The name of a style on which another is based, with its range.
  package struct Base: Hashable, Sendable {
    package var name: String
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  /// Whether a value contains braces, and so may contain expressions.
  package var holdsBraces: Bool {
    (attributes + looks.flatMap(\.attributes)).contains { $0.value.utf8.contains(Bytes.openBrace) }
  }
}
