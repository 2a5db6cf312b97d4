extension AttributeSpec {
  /// The size of an element, read by itself; elements in ``ElementSet/unsized`` read none.
  static let sizes: [AttributeSpec] = [
    size(.width, "The width.", excludes: [.size], example: "120"),
    size(.height, "The height.", excludes: [.size], example: "25%"),
    size(.minWidth, "The least width.", example: "44"),
    size(.maxWidth, "The greatest width; the least one wins over it.", example: "80%"),
    size(.minHeight, "The least height.", example: "44"),
    size(.maxHeight, "The greatest height; the least one wins over it.", example: "200"),
    AttributeSpec(
      .size, .size, of: sized, .size, excludes: [.width, .height],
      "Width and height in one.", example: "56 56"),
  ]

  private static let sized = ElementSet.layoutElements.subtracting(.unsized)

  private static func size(
    _ name: AttributeName, _ summary: String, excludes: [AttributeName] = [], example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .size, name, of: sized, .dimension(.unsigned), default: "auto", excludes: excludes, summary,
      example: example)
  }
}
