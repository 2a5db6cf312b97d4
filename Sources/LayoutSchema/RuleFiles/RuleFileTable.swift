// The table of `*.rule.xml`, from which the reader, the grammar and the reference are made.
extension RuleFileRow {
  /// Returns the row of an element.
  static func of(_ element: RuleFileElement) -> RuleFileRow {
    switch element {
    case .rules:
      RuleFileRow(
        element, "The rules of a file.", .elements([.many(.rule)]))
    case .rule:
      RuleFileRow(
        element, "One rule: what it looks for, what it says, and documents that show it.",
        .elements([
          .one(.match), .one(.message), .optional(.why), .many(.repair), .many(.example),
        ]),
        .required(.id, .id, "What the rule is called, which no other rule may be."),
        .required(.summary, .text, "What is wrong, in one sentence."),
        .optional(.severity, .severity, "How grave a finding is; `warning` where nothing is said."),
        .optional(.group, .group, "What the rule is chosen by; `project` where nothing is said."))
    case .match:
      RuleFileRow(
        element, "The elements that the rule finds: those of which all tests in it hold.", tests,
        .required(.element, .names, "Their names; `any` is every element, `*` any part of a name."))
    case .attribute:
      RuleFileRow(
        element,
        "Holds where the element has such an attribute whose value passes all comparisons.",
        .elements([]),
        attributes: [
          .required(.name, .names, "Its name, or several; `*` is any part of a name.")
        ] + comparisons)
    case .content:
      RuleFileRow(
        element, "Holds where the text in the element passes all comparisons.", .elements([]),
        attributes: comparisons)
    case .parent:
      RuleFileRow(
        element, "Holds where the element around it is such a one.", tests, relatedName)
    case .ancestor:
      RuleFileRow(
        element, "Holds where one of the elements around it is such a one.", tests, relatedName,
        least, most)
    case .child:
      RuleFileRow(
        element, "Holds where it has such a child.", tests, relatedName, least, most)
    case .descendant:
      RuleFileRow(
        element, "Holds where such an element is in it, at any depth.", tests, relatedName, least,
        most)
    case .sibling:
      RuleFileRow(
        element, "Holds where such an element has the same parent.", tests, relatedName, least, most
      )
    case .either:
      RuleFileRow(element, "Holds where one of the tests in it does.", tests)
    case .not:
      RuleFileRow(element, "Holds where none of the tests in it does.", tests)
    case .message:
      RuleFileRow(element, "What a finding says; it may have placeholders.", .text)
    case .why:
      RuleFileRow(element, "Why it is one, for `layoutc explain`.", .text)
    case .repair:
      RuleFileRow(
        element, "What puts a finding right; the first of several is the best.",
        .elements([.many(.set), .many(.remove), .many(.rename), .many(.renameElement)]),
        .optional(.title, .template, "What the repair does, as an order."),
        .optional(
          .safe, .yesOrNo,
          "Whether `--fix` may make it; `no` where nothing is said, and then `--fix-unsafe` does."))
    case .set:
      RuleFileRow(
        element, "Gives an attribute a value, whether it is there or not.", .elements([]),
        changedAttribute, .required(.to, .template, "The value, which may have placeholders."))
    case .remove:
      RuleFileRow(element, "Removes an attribute.", .elements([]), changedAttribute)
    case .rename:
      RuleFileRow(
        element, "Gives an attribute another name.", .elements([]), changedAttribute,
        .required(.to, .name, "The new name."))
    case .renameElement:
      RuleFileRow(
        element, "Gives the element another name.", .elements([]),
        .required(.to, .name, "The new name."))
    case .example:
      RuleFileRow(
        element, "Markup that the rule finds, or that it must not.", .markup,
        .required(.fires, .yesOrNo, "Whether it is found."))
    }
  }

  /// The most rules in a file.
  package static let mostRules = 500
  /// The most tests in a rule, which bounds the time that the rule takes.
  package static let mostTests = 64
  /// The deepest nesting of tests.
  package static let deepestTests = 8
  /// The most letters in a pattern.
  package static let longestPattern = 256

  private static let tests = Content.elements(
    [
      .attribute, .content, .parent, .ancestor, .child, .descendant, .sibling, .either, .not,
    ].map { .many($0) })

  /// The attributes that compare a value.
  private static let comparisons: [Attribute] = [
    .optional(.is, .text, "It is this text."),
    .optional(.isNot, .text, "It is another text; what is bound is not known and never is."),
    .optional(.oneOf, .words, "Some part of it is one of these."),
    .optional(.noneOf, .words, "Some part of it is none of these."),
    .optional(.like, .pattern, "It is like this as it is written; `*` stands for anything."),
    .optional(.unlike, .pattern, "It is not like this as it is written."),
    .optional(.below, .number, "Some part of it is a number below this one."),
    .optional(.above, .number, "Some part of it is a number above this one."),
    .optional(.atLeast, .number, "Some part of it is this number or more."),
    .optional(.atMost, .number, "Some part of it is this number or less."),
    .optional(.bound, .yesOrNo, "Whether there is an expression in it."),
  ]

  private static let relatedName = Attribute.optional(
    .element, .names, "Its name, or several; any element where nothing is said.")
  private static let least = Attribute.optional(
    .atLeast, .count, "How many there must be; 1 where nothing is said.")
  private static let most = Attribute.optional(.atMost, .count, "How many there may be.")
  private static let changedAttribute = Attribute.optional(
    .attribute, .name, "The attribute; the one that the finding is about where nothing is said.")

  private init(
    _ element: RuleFileElement, _ summary: String, _ content: Content, _ attributes: Attribute...
  ) {
    self.init(element, summary, content, attributes: attributes)
  }

  private init(
    _ element: RuleFileElement, _ summary: String, _ content: Content, attributes: [Attribute]
  ) {
    self.element = element
    self.summary = summary
    self.attributes = attributes
    self.content = content
  }
}

extension RuleFileRow.Attribute {
  fileprivate static func required(
    _ name: RuleFileAttribute, _ value: RuleFileValue, _ summary: String
  ) -> Self {
    Self(name: name, value: value, isRequired: true, summary: summary)
  }

  fileprivate static func optional(
    _ name: RuleFileAttribute, _ value: RuleFileValue, _ summary: String
  ) -> Self {
    Self(name: name, value: value, isRequired: false, summary: summary)
  }
}

extension RuleFileRow.Child {
  fileprivate static func one(_ element: RuleFileElement) -> Self {
    Self(element: element, isRequired: true, mayRepeat: false)
  }

  fileprivate static func optional(_ element: RuleFileElement) -> Self {
    Self(element: element, isRequired: false, mayRepeat: false)
  }

  fileprivate static func many(_ element: RuleFileElement) -> Self {
    Self(element: element, isRequired: false, mayRepeat: true)
  }
}
