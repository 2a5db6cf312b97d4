extension AttributeSpec {
  /// The attributes that `linear`, `layers` and `flow` read of themselves.
  static let linearLayouts: [AttributeSpec] =
    [
      AttributeSpec(
        .own, .orientation, of: [.linear, .flow], .choice(["horizontal", "vertical"]),
        default: "horizontal",
        "The axis along which the children follow one another.", example: "vertical"),
      AttributeSpec(
        .own, .spacing, of: [.linear, .flow], .points(.unsigned), default: "0",
        "The space between one child and the next.", example: "8"),
      AttributeSpec(
        .own, .lineSpacing, of: [.flow], .points(.unsigned), default: "0",
        "The space between one line and the next.", example: "8"),
      AttributeSpec(
        .own, .separator, of: [.linear], .points(.unsigned), default: "0",
        "The thickness of the separators that children ask for.", example: "1"),
      AttributeSpec(
        .own, .separatorInset, of: [.linear], .pair(.signed), default: "0 0",
        "How much shorter separators are at their start and their end.", example: "16 0"),
      AttributeSpec(
        .own, .contentGravity, of: [.linear], .flags(gravities, none: nil),
        "Where the children stand together along the layout, and each by default across it.",
        example: "center"),
    ]
    + ([margin(.margin, .edges([]), default: "0", "The space around the children.", "8 12")]
      + marginEdges.map { name, edge in
        margin(name, .edge([]), "The space around the children, \(edge).", "8")
      })

  /// The words for gravity.
  static let gravities = [
    "top", "bottom", "left", "right", "start", "end", "centerHorizontal", "centerVertical",
    "center",
  ]

  private static let marginEdges: [(AttributeName, String)] = [
    (.marginTop, "at the top"), (.marginLeft, "at the left"), (.marginBottom, "at the bottom"),
    (.marginRight, "at the right"), (.marginStart, "at the edge where text starts"),
    (.marginEnd, "at the edge where text ends"),
    (.marginHorizontal, "at the left and the right"),
    (.marginVertical, "at the top and the bottom"),
  ]

  private static func margin(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String? = nil,
    _ summary: String, _ example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .own, name, of: .linearFamily, type, default: defaultValue, summary, example: example)
  }
}
