extension AttributeSpec {
  /// The attributes that a `grid` reads of itself.
  ///
  /// It shares the gaps with `flex`. Its padding, border, aspect ratio and the like are in the
  /// placement attributes.
  static let grid: [AttributeSpec] = [
    grid(
      .columns, .tracks(.ownOrShared),
      """
      The widths of the columns, or `subgrid` for those of the grid around; those that children make \
      beyond them are `autoColumns`.
      """,
      example: "120 1fr 2fr"),
    grid(
      .rows, .tracks(.ownOrShared),
      """
      The heights of the rows, or `subgrid` for those of the grid around; those that children make \
      beyond them are `autoRows`.
      """,
      example: "repeat(2, 80)"),
    grid(
      .autoColumns, .tracks(.own), default: "auto",
      "The widths of columns beyond those of `columns`, over and over again.", example: "60"),
    grid(
      .autoRows, .tracks(.own), default: "auto",
      "The heights of rows beyond those of `rows`, over and over again.", example: "60 40"),
    grid(
      .autoFlow, .choice(["row", "column", "rowDense", "columnDense"]), default: "row",
      "Whether children without a place fill rows or columns, and go back to where there is room.",
      example: "column"),
    grid(
      .areas, .areas,
      "Names for cells, a row after each bar, for the `area` of the children; a dot is no name.",
      example: "photo title | photo date"),
    grid(
      .justifyContent, .choice(contents), default: "stretch",
      "Where the columns stand in a wider grid, or whether those of `auto` fill it.",
      example: "center"),
    grid(
      .alignContent, .choice(contents), default: "stretch",
      "Where the rows stand in a higher grid, or whether those of `auto` fill it.",
      example: "spaceBetween"),
    grid(
      .justifyItems, .choice(["stretch", "start", "center", "end"]), default: "stretch",
      "Where children stand in the width of their cells.", example: "center"),
    grid(
      .alignItems, .choice(["stretch", "start", "center", "end", "baseline"]), default: "stretch",
      "Where children stand in the height of their cells.", example: "baseline"),
    // A flex reads this attribute, in the same meaning, of any child.
    AttributeSpec(
      .own, .overflow, of: [.grid], givingWayIn: [.flex], .choice(["visible", "hidden", "scroll"]),
      default: "visible",
      "Whether the grid may be smaller than its content, as an item that does not show all.",
      example: "hidden"),
  ]

  private static let contents = [
    "stretch", "start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly",
  ]

  private static func grid(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String? = nil,
    _ summary: String, example: String,
  ) -> AttributeSpec {
    AttributeSpec(.own, name, of: [.grid], type, default: defaultValue, summary, example: example)
  }
}
