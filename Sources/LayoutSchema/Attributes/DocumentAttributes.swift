extension AttributeSpec {
  static let documents: [AttributeSpec] = [
    AttributeSpec(
      .own, .name, of: [.layout], .typeName,
      "The name of the Swift type; the file's name where none is given.", example: "PlaceCard"),
    AttributeSpec(
      .own, .flexbox, of: [.layout], .choice(["yoga", "flexLayout", "css"]), default: "yoga",
      "Whose flexbox the document's `flex` elements follow.", example: "flexLayout"),
    AttributeSpec(
      .own, .widths, of: [.layout, .component], .pointRange,
      "The widths in whole points that it is meant for, which `check --prove` tries.",
      example: "320...440"),
    AttributeSpec(
      .own, .heights, of: [.layout, .component], .pointRange,
      "The heights in whole points that it is meant for, where what it holds depends on them; "
        + "`check --prove` tries them in place of those of the previews.",
      example: "320...1024"),
    preview(.name, .string, "What the preview is called.", example: "phone"),
    preview(
      .width, .points(.unsigned), excludes: [.minWidth, .maxWidth], "The exact width.",
      example: "390"),
    preview(
      .height, .points(.unsigned), excludes: [.minHeight, .maxHeight], "The exact height.",
      example: "844"),
    preview(.minWidth, .points(.unsigned), default: "0", "The least width.", example: "320"),
    preview(.maxWidth, .points(.unsigned), "The greatest width.", example: "430"),
    preview(.minHeight, .points(.unsigned), default: "0", "The least height.", example: "44"),
    preview(.maxHeight, .points(.unsigned), "The greatest height.", example: "844"),
    preview(.scale, .number(.moreThanZero), default: "1", "Pixels to a point.", example: "3"),
    preview(
      .direction, .choice(["ltr", "rtl"]), default: "ltr", "The direction of the script.",
      example: "rtl"),
    preview(
      .textScale, .number(.moreThanZero), default: "1", "The reader's text scale.",
      example: "1.5"),
    preview(
      .safeArea, .edges([]), default: "0", "What the device covers at each edge.",
      example: "47 0 34 0"),
    preview(
      .appearance, .choice(["light", "dark"]), default: "light", "Light or dark.",
      example: "dark"),
    preview(.data, .string, "A file with values for the parameters.", example: "sample.json"),
    preview(
      .language, .string,
      "The language of numbers and lists, and of the texts where translations are at hand.",
      example: "de"),
    preview(
      .now, .instant, default: "1970-01-01",
      "The current time, which relative times count from.", example: "2024-05-03T14:05Z"),
    preview(
      .timeZone, .string, default: "UTC",
      "The time zone of dates and times, by its name or as an offset such as `+02:00`.",
      example: "Europe/Berlin"),
    preview(
      .textMetrics, .textMetrics, default: "proportional",
      "How text is measured without fonts.", example: "fixed:7x16"),
    preview(
      .scrolled, .scrollPositions,
      "How far scrolls are scrolled, each by its `id` in points from where its content starts.",
      example: "list 320"),
  ]

  private static func preview(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String? = nil,
    excludes: [AttributeName] = [], _ summary: String, example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .own, name, of: [.preview], type, default: defaultValue, excludes: excludes,
      summary, example: example)
  }
}
