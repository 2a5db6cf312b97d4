extension AttributeSpec {
  /// The size of an element, read by the element itself; elements in ``ElementSet/unsized`` read
  /// none.
  static let sizes: [AttributeSpec] = ownSizes + cellSizes

  private static let ownSizes: [AttributeSpec] = [
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

  /// The size of a child in the linear family, read by its parent.
  private static let cellSizes: [AttributeSpec] = [
    cell(.width, .length, "The width, padding included.", excludes: [.size], example: "match"),
    cell(.height, .length, "The height, padding included.", excludes: [.size], example: "wrap"),
    cell(.minWidth, .points(.unsigned), "The least width.", example: "44"),
    cell(
      .maxWidth, .points(.unsigned), "The greatest width; the least one wins over it.",
      example: "200"),
    cell(.minHeight, .points(.unsigned), "The least height.", example: "44"),
    cell(
      .maxHeight, .points(.unsigned), "The greatest height; the least one wins over it.",
      example: "200"),
    cell(
      .size, .lengths, "Width and height in one.", excludes: [.width, .height],
      example: "match 30"),
  ]

  private static func cell(
    _ name: AttributeName, _ type: ValueType, _ summary: String, excludes: [AttributeName] = [],
    example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .size, name, of: [], ofChildrenIn: .linearFamily, type,
      default: type == .length ? "match" : nil, excludes: excludes, summary, example: example)
  }

  private static let sized = ElementSet.layoutElements.union(.declared).subtracting(.unsized)

  private static func size(
    _ name: AttributeName, _ summary: String, excludes: [AttributeName] = [], example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .size, name, of: sized, .dimension(.unsigned), default: "auto", excludes: excludes, summary,
      example: example)
  }
}
