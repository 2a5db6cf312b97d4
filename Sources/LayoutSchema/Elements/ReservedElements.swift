extension ElementSpec {
  /// Names that belong to the language and mean nothing yet.
  static let reserved: [ElementSpec] = [
    later(.library, .structure, "A document of declarations alone."),
    later(.import, .structure, "Brings in what another document declares."),
    later(.param, .structure, "Declares a parameter."),
    later(.define, .structure, "Declares a constant."),
    later(.record, .structure, "Declares a type of several fields."),
    later(.field, .structure, "A field of a record."),
    later(.style, .structure, "Declares a named bundle of attributes."),
    later(.component, .structure, "Declares an element of the author's own."),
    later(.slot, .structure, "The place of a component's children."),
    later(.if, .structure, "Stands for its children where a condition holds."),
    later(.elseIf, .structure, "A further branch of an `if`."),
    later(.else, .structure, "The last branch of an `if`."),
    later(.for, .structure, "Repeats its children for each element of a list."),
    later(.element, .structure, "Declares an element that is implemented in Swift."),
    later(.attribute, .structure, "Declares an attribute of an `element`."),
    later(.placement, .structure, "Declares what an `element` reads of its children."),
  ]

  private static func later(
    _ kind: ElementKind, _ family: ElementFamily, _ summary: String
  ) -> ElementSpec {
    ElementSpec(kind, family, children: .reserved, isAvailable: false, summary)
  }
}
