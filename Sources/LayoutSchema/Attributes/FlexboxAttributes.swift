extension AttributeSpec {
  /// The attributes that a `flex` reads of itself.
  ///
  /// Its padding, border, aspect ratio and the like are in the placement attributes, because they
  /// mean the same on children.
  static let flexbox: [AttributeSpec] = [
    flex(
      .direction, .choice(["column", "columnReverse", "row", "rowReverse"]), default: "column",
      "The axis that the children follow one another along, and from which end.", example: "row"),
    flex(
      .wrap, .choice(["noWrap", "wrap", "wrapReverse"]), default: "noWrap",
      "Whether children that do not fit begin a new line, and on which side.", example: "wrap"),
    flex(
      .justifyContent,
      .choice([
        "start", "flexStart", "center", "end", "flexEnd", "spaceBetween", "spaceAround",
        "spaceEvenly",
      ]),
      default: "start", cssWords: flexEdges, cssDefault: "flexStart",
      "Where free space along the container goes.", example: "spaceBetween"),
    flex(
      .alignItems,
      .choice(["stretch", "start", "flexStart", "end", "flexEnd", "center", "baseline"]),
      default: "stretch", cssWords: flexEdges,
      "Where the children stand across the container; baselines only in a row.",
      example: "center"),
    flex(
      .alignContent,
      .choice([
        "start", "flexStart", "end", "flexEnd", "center", "stretch", "spaceBetween",
        "spaceAround", "spaceEvenly",
      ]),
      default: "start", cssWords: flexEdges,
      "Where the lines of a wrapping container go across it.", example: "stretch"),
    both(
      .gap, .edge(.percent), default: "0",
      "The space between children and between lines.", example: "8"),
    both(
      .rowGap, .edge(.percent), default: "0",
      "The space between one row and the next, over `gap`.", example: "8"),
    both(
      .columnGap, .edge(.percent), default: "0",
      "The space between one column and the next, over `gap`.", example: "8"),
    both(
      .layoutDirection, .choice(["inherit", "ltr", "rtl"]), default: "inherit",
      "Where a line begins in the container and in what is in it.", example: "rtl"),
  ]

  /// The edges of an axis, as opposed to `start` and `end`, which depend on the script.
  static let flexEdges = ["flexStart", "flexEnd"]

  /// Returns a row that a `grid` reads too.
  private static func both(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String, _ summary: String,
    example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .own, name, of: [.flex, .grid], type, default: defaultValue, summary, example: example)
  }

  private static func flex(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String,
    cssWords: [String] = [], cssDefault: String? = nil, _ summary: String, example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .own, name, of: [.flex], type, default: defaultValue, cssWords: cssWords,
      cssDefault: cssDefault, summary, example: example)
  }
}
