package import LayoutSchema

/// An element that authors declare: a component, or an element that is laid out in Swift.
package struct AuthorElement: Sendable {
  /// The content that the element may have.
  package enum Content: Sendable {
    case nothing
    case one
    case any
    /// The content of a component's slots, which the grammars do not restrict.
    case fillings
  }

  package struct Attribute: Sendable {
    package var name: String
    /// The type of the value; nil for one that grammars can only check as a text.
    package var type: ValueType?
    package var isRequired: Bool

    package init(_ name: String, _ type: ValueType?, isRequired: Bool) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
    }
  }

  package var name: String
  /// The file that declares the element.
  package var home: String
  package var attributes: [Attribute]
  /// The attributes that the element reads of its children.
  package var placements: [Attribute]
  package var content: Content

  package init(
    _ name: String, in home: String, attributes: [Attribute], placements: [Attribute] = [],
    content: Content,
  ) {
    self.name = name
    self.home = home
    self.attributes = attributes
    self.placements = placements
    self.content = content
  }

  var summary: String { "Declared in \(home)." }
}
