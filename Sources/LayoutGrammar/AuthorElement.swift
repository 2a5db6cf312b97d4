package import LayoutSchema

/// An element that authors declare: a component, or one that is laid out in Swift.
package struct AuthorElement: Sendable {
  /// What it may hold.
  package enum Content: Sendable {
    case nothing
    case one
    case any
    /// The children of a component's use, which are for its slots to judge.
    case fillings
  }

  package struct Attribute: Sendable {
    package var name: String
    /// Nil for what only a text can be checked as.
    package var type: ValueType?
    package var isRequired: Bool

    package init(_ name: String, _ type: ValueType?, isRequired: Bool) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
    }
  }

  package var name: String
  /// The file that declares it.
  package var home: String
  package var attributes: [Attribute]
  /// What it reads of its children.
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
