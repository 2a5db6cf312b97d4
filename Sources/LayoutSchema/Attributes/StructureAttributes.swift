extension AttributeSpec {
  /// The attributes of declarations, conditions and loops.
  static let structure: [AttributeSpec] = declarations + types + tests + flow

  private static let declarations: [AttributeSpec] = [
    AttributeSpec(
      .own, .name, of: [.library], .typeName,
      "The name of the Swift type; the file's name where none is given.", example: "Tokens"),
    AttributeSpec(
      .own, .name, of: [.component, .choice, .record, .element], .typeName, isRequired: true,
      "What others call it.", example: "Avatar"),
    AttributeSpec(
      .own, .name, of: [.param, .action, .define, .let, .field, .attribute, .placement],
      .identifier,
      isRequired: true, "What others call it.", example: "title"),
    AttributeSpec(
      .own, .name, of: [.style], .styleName, isRequired: true,
      "What `style` attributes call it.", example: "caption"),
    AttributeSpec(
      .own, .basedOn, of: [.style], .styleName,
      "Another style, whose attributes it has where it says nothing of them itself.",
      example: "body"),
    AttributeSpec(
      .own, .state, of: [.when],
      .choice(["pressed", "hovered", "focused", "disabled", "selected"]), isRequired: true,
      "The state that people or the document bring the element into.", example: "pressed"),
    AttributeSpec(
      .own, .name, of: [.slot], .identifier,
      "What the caller's children name to stand here; those that name none go to the slot without "
        + "a name.",
      example: "badge"),
    AttributeSpec(
      .own, .src, of: [.import], .path, isRequired: true,
      "The file, relative to the one that imports it, or a library that comes with the compiler, such "
        + "as `layoutc:Controls`.",
      example: "../tokens.layout.xml"),
    AttributeSpec(
      .own, .as, of: [.import], .identifier,
      "A name for the file, which stands before each name that it declares, with a point between them.",
      example: "ui"),
    AttributeSpec(
      .own, .only, of: [.import], .words,
      "The names to bring in; all that the file declares where none are given.",
      example: "Button Row"),
    AttributeSpec(
      .own, .module, of: [.import], .identifier,
      "The Swift module that the file is compiled in, where that is another one than this file's.",
      example: "DesignSystem"),
    AttributeSpec(
      .own, .class, of: [.record], .className,
      "A Swift type of the host's that has these fields; one is generated where none is given.",
      example: "Model.User"),
    AttributeSpec(
      .own, .class, of: [.element], .className, excludes: [.view],
      "The Swift type that lays the element out.", example: "MasonryLayout"),
    AttributeSpec(
      .own, .view, of: [.element], .className,
      "The view that the host makes for the element, by its name in the host's registry.",
      example: "UISwitch"),
    AttributeSpec(
      .own, .intrinsicSize, of: [.element], .intrinsicSize,
      "The size of the content of such a view, or `fill` for all there is; of a layout, the size that it "
        + "is shown in where its Swift type is not at hand.",
      example: "51 31"),
    AttributeSpec(
      .own, .value, of: [.element], .identifier,
      "The attribute of such a view that people change in it, whose new value `change` and `submit` hand "
        + "over.",
      example: "isOn"),
    AttributeSpec(
      .own, .children, of: [.element], .choice(["none", "one", "any"]), default: "none",
      "How many children the element takes; a view of the host's takes `none` or `one`.",
      example: "any"),
  ]

  private static let types: [AttributeSpec] = [
    AttributeSpec(
      .own, .type, of: [.param, .field, .attribute, .placement], .typeReference, isRequired: true,
      "The type of its values.", example: "String?"),
    AttributeSpec(
      .own, .type, of: [.define], .typeReference,
      "The type of the value, where the value does not show it.", example: "Points"),
    AttributeSpec(
      .own, .values, of: [.param, .define, .field, .attribute, .placement], .words,
      "The words that a `Choice` is of.", example: "small large"),
    AttributeSpec(
      .own, .values, of: [.choice], .words, isRequired: true,
      "The words to choose from.", example: "loading loaded failed"),
    AttributeSpec(
      .own, .default, of: [.param, .field, .attribute, .placement], .declared,
      "The value where none is given.", example: "Untitled"),
    AttributeSpec(
      .own, .maxLength, of: [.param, .field], .integer,
      "The most characters of a text that the app hands over; `check --prove` tries as many, and "
        + "none.",
      example: "24"),
    AttributeSpec(
      .own, .value, of: [.define], .declared, isRequired: true,
      "The value, of the declared type or of the type that it shows.", example: "12"),
    AttributeSpec(
      .own, .value, of: [.let], .declared, isRequired: true,
      "The expression, or a text with expressions in it.", example: "{12 / 2}"),
    AttributeSpec(
      .own, .dark, of: [.define], .declared,
      "The value in the dark appearance, where it is another.", example: "#FFFFFF"),
  ]

  private static let tests: [AttributeSpec] = [
    AttributeSpec(
      .own, .name, of: [.test], .string, isRequired: true,
      "What must hold, in words, which results name.", example: "the title keeps to one line"),
    AttributeSpec(
      .own, .previews, of: [.test], .string,
      "The names of the previews to try, separated by spaces; all of them where none are given.",
      example: "phone"),
    AttributeSpec(
      .own, .widths, of: [.test], .pointRange,
      "The widths in whole points to try, each of them; that of the preview where none are given.",
      example: "320...430"),
    AttributeSpec(
      .own, .textScales, of: [.test], .numbers,
      "The reader's text scales to try; that of the preview where none are given.",
      example: "1 1.5"),
    AttributeSpec(
      .own, .directions, of: [.test], .flags(["ltr", "rtl"], none: nil),
      "The directions of the script to try; that of the preview where none are given.",
      example: "ltr rtl"),
    AttributeSpec(
      .own, .that, of: [.expect], .binding, isRequired: true,
      "What must be true of the elements that it names by their `id`.",
      example: "{#title.lines == 1}"),
    AttributeSpec(
      .own, .textScale, of: [.expect], .number(.moreThanZero),
      "The one text scale of the test at which it must be true; all of them where none is given.",
      example: "1"),
    AttributeSpec(
      .own, .in, of: [.expect], .identifier,
      "The `id` of the element whose edges lengths are counted from; the document where none is given.",
      example: "title"),
  ]

  private static let flow: [AttributeSpec] =
    [
      AttributeSpec(
        .own, .test, of: [.if, .elseIf], .bool, "What must be true.", example: "true"),
      limit(.minWidth, "The least width offered to the document for which the branch stands."),
      limit(.maxWidth, "The greatest width offered to the document for which the branch stands."),
      limit(.minHeight, "The least height offered to the document for which the branch stands."),
      limit(
        .maxHeight, "The greatest height offered to the document for which the branch stands."),
      AttributeSpec(
        .own, .each, of: [.for], .identifier, isRequired: true,
        "What the element at hand is called inside.", example: "item"),
      AttributeSpec(
        .own, .in, of: [.for], .binding, isRequired: true, "The list.", example: "{items}"),
      AttributeSpec(
        .own, .key, of: [.for], .binding,
        "What tells the elements apart when the list changes; their places where none is given.",
        example: "{item.id}"),
      AttributeSpec(
        .own, .index, of: [.for], .identifier,
        "What the place of the element at hand is called inside, counted from 0.",
        example: "index"),
      AttributeSpec(
        .placement, .slot, of: [.component], .identifier,
        "The slot of the component that the child fills; the one without a name where none is "
          + "given.",
        example: "badge"),
    ]

  private static func limit(_ name: AttributeName, _ summary: String) -> AttributeSpec {
    AttributeSpec(
      .own, name, of: [.if, .elseIf], .points(.unsigned), summary, example: "600")
  }
}
