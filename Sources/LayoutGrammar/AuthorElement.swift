package import LayoutSchema

/// An element that authors declare: a component, or an element that is laid out in Swift.
package struct AuthorElement: Sendable {
  /// The content that the element may have.
  package enum Content: Sendable, Equatable {
    case nothing
    case one
    case any
    /// The content of a component's slots, which the grammars do not restrict.
    case fillings
  }

  package struct Attribute: Sendable, Equatable {
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

  /// The files that declare other elements of this name, in order.
  private(set) var otherHomes: [String] = []

  var summary: String { "Declared in \(([home] + otherHomes).joined(separator: ", "))." }

  /// Adds what another element of this name allows.
  ///
  /// Grammars know an element by its name alone, and each document has components of its own: those
  /// of two documents may share a name and nothing else. What either declares is allowed for both,
  /// and which one is meant is for `layoutc check` to judge.
  package mutating func join(_ other: AuthorElement) {
    let before = self
    attributes = Self.union(of: attributes, other.attributes)
    placements = Self.union(of: placements, other.placements)
    content = content.union(other.content)
    let isSame =
      attributes == before.attributes && placements == before.placements
      && content == before.content
    if !isSame, other.home != home, !otherHomes.contains(other.home) {
      otherHomes.append(other.home)
    }
  }

  /// Returns the attributes of either list: of those in both, any text is a value where the types
  /// differ, and what is missing in one is not required.
  private static func union(of first: [Attribute], _ second: [Attribute]) -> [Attribute] {
    var all = first
    for index in all.indices {
      let attribute = all[index]
      let same = second.first { $0.name == attribute.name }
      if same?.type != attribute.type { all[index].type = same == nil ? attribute.type : nil }
      all[index].isRequired = attribute.isRequired && same?.isRequired == true
    }
    for attribute in second where !first.contains(where: { $0.name == attribute.name }) {
      all.append(Attribute(attribute.name, attribute.type, isRequired: false))
    }
    return all
  }
}

extension AuthorElement.Content {
  fileprivate func union(_ other: Self) -> Self {
    switch (self, other) {
    case (.nothing, .nothing): .nothing
    case (.one, .one): .one
    case (.fillings, _), (_, .fillings): .fillings
    default: .any  // open: kinds that differ, of which each is some number of elements
    }
  }
}
