/// One row of the table: the properties of an element.
package struct ElementSpec: Sendable {
  package var kind: ElementKind
  package var family: ElementFamily
  package var children: ChildRule
  /// Whether this version of the language has the element; use of a name that is only reserved is a
  /// finding.
  package var isAvailable: Bool
  /// One sentence with a full stop.
  package var summary: String
  /// Further information for authors, in full sentences; may be empty.
  package var discussion: String
  /// A fragment that is correct wherever layout elements are allowed.
  package var example: String

  init(
    _ kind: ElementKind,
    _ family: ElementFamily,
    children: ChildRule,
    isAvailable: Bool = true,
    _ summary: String,
    discussion: String = "",
    example: String = "",
  ) {
    self.kind = kind
    self.family = family
    self.children = children
    self.isAvailable = isAvailable
    self.summary = summary
    self.discussion = discussion
    self.example = example
  }
}

/// The chapter of the reference that describes an element.
package enum ElementFamily: String, CaseIterable, Sendable {
  case documents
  case boxSpecs
  case leaves
  case flexbox
  case linearLayouts
  case structure
}

/// The content that an element may have.
package enum ChildRule: Equatable, Sendable {
  /// No content.
  case empty
  /// Character data and `span`s, and conditions and loops that hold these.
  case text
  /// Only character data.
  case characters
  /// Any number of layout elements.
  case any
  /// One layout element or none.
  case atMostOne
  /// As many layout elements as there are roles, in their order.
  case exactly([String])
  /// Declarations, then exactly one layout element.
  case document
  /// Any number of declarations.
  case declarations
  /// Parameters, then exactly one layout element.
  case component
  /// Named values, then any number of layout elements.
  case repeated
  /// The fields of a record.
  case fields
  /// The parameters of an action.
  case parameters
  /// Attributes and placements of a declared element.
  case readings
  /// The expectations of a test, at least one.
  case expectations
}
