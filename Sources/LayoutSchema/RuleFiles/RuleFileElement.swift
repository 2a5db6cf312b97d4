/// The elements of a `*.rule.xml`, in which a project defines rules of its own.
package enum RuleFileElement: String, CaseIterable, Sendable {
  case rules
  case rule
  case match
  case attribute
  case content
  case parent
  case ancestor
  case child
  case descendant
  case sibling
  case either
  case not
  case message
  case why
  case repair
  case set
  case remove
  case rename
  case renameElement
  case example

  /// The properties of the element.
  package var row: RuleFileRow { RuleFileRow.of(self) }
}

/// The attributes of a `*.rule.xml`.
package enum RuleFileAttribute: String, CaseIterable, Sendable {
  case id
  case severity
  case group
  case summary
  case element
  case atLeast
  case atMost
  case name
  case `is`
  case isNot
  case oneOf
  case noneOf
  case like
  case unlike
  case below
  case above
  case bound
  case title
  case safe
  case attribute
  case to
  case fires
}

/// The type of an attribute's value in a `*.rule.xml`.
package enum RuleFileValue: Sendable {
  /// Words with hyphens, as in `literal-color`.
  case id
  /// A severity of findings.
  case severity
  /// A group of rules.
  case group
  case yesOrNo
  /// Any text that is not empty.
  case text
  /// A text with placeholders, as in `'{attribute}' is {value}`.
  case template
  /// A name in the spelling of documents.
  case name
  /// Names separated by spaces, in which `*` stands for anything.
  case names
  /// A text in which `*` stands for anything.
  case pattern
  /// Values separated by spaces.
  case words
  case number
  /// A whole number, zero or more.
  case count
}

/// One row of the table of `*.rule.xml`: an element with its attributes and content.
package struct RuleFileRow: Sendable {
  package struct Attribute: Sendable {
    package let name: RuleFileAttribute
    package let value: RuleFileValue
    package let isRequired: Bool
    /// One sentence, with its full stop.
    package let summary: String
  }

  package struct Child: Sendable {
    package let element: RuleFileElement
    package let isRequired: Bool
    package let mayRepeat: Bool
  }

  /// The content of an element.
  package enum Content: Sendable {
    case elements([Child])
    case text
    /// Markup of layouts, which is not part of the format.
    case markup
  }

  package let element: RuleFileElement
  /// One sentence, with its full stop.
  package let summary: String
  package let attributes: [Attribute]
  package let content: Content

  /// Returns the row of an attribute, or nil if the element has none of that name.
  package func attribute(_ name: RuleFileAttribute) -> Attribute? {
    attributes.first { $0.name == name }
  }

  /// The elements that are allowed in this one.
  package var children: [Child] {
    guard case .elements(let children) = content else { return [] }
    return children
  }
}
