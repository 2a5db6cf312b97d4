extension AttributeSpec {
  static let leaves: [AttributeSpec] = font + paragraph + images + views

  /// The attributes that a `span` may change within its text.
  private static let font: [AttributeSpec] = [
    AttributeSpec(
      .own, .fontSize, of: .texts, .number(.moreThanZero), default: "17",
      "The size of the font in points, before the text scale.", example: "13"),
    AttributeSpec(
      .own, .fontFamily, of: .texts, .string, "The name of the font's family.",
      example: "Georgia"),
    AttributeSpec(
      .own, .fontWeight, of: .texts,
      .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]), default: "regular",
      "The weight of the font.", example: "semibold"),
    AttributeSpec(
      .own, .textStyle, of: .texts,
      .choice([
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption", "caption2",
      ]),
      "A size and a weight by purpose; `fontSize` and `fontWeight` win over it.",
      example: "headline"),
    AttributeSpec(
      .own, .italic, of: .texts, .bool, default: "false", "Whether the letters are slanted.",
      example: "true"),
    AttributeSpec(
      .own, .monospacedDigits, of: .texts, .bool, default: "false",
      "Whether all digits are equally wide, so that a number that counts does not tremble.",
      example: "true"),
    AttributeSpec(
      .own, .letterSpacing, of: .texts, .points(.signed), default: "0",
      "What is added behind each letter in points, before the text scale.", example: "0.5"),
    AttributeSpec(
      .own, .underline, of: .texts, .bool, default: "false",
      "Whether a line is drawn under the letters.", example: "true"),
    AttributeSpec(
      .own, .strikethrough, of: .texts, .bool, default: "false",
      "Whether a line is drawn through the letters.", example: "true"),
    AttributeSpec(
      .own, .color, of: .texts, .color, "The colour of the text.", example: "#6B7280"),
    AttributeSpec(
      .own, .color, of: [.when], .color,
      "The colour of the letters of a `text`; parts of it with a colour of their own keep it.",
      example: "#6366F1"),
    AttributeSpec(
      .own, .tap, of: [.span], .action,
      "What happens when the words are tapped or clicked, as with a link.", example: "{open(key)}"),
  ]

  private static let paragraph: [AttributeSpec] = [
    AttributeSpec(
      .own, .content, of: [.text], .text,
      "The text, where it is not written between the tags.", example: "Open until 22:00"),
    AttributeSpec(
      .own, .lineHeight, of: [.text], .points(.unsigned),
      "The distance from one baseline to the next, before the text scale.", example: "20"),
    AttributeSpec(
      .own, .maxLines, of: [.text], .integer, default: "0",
      "The greatest number of lines; 0 means all.", example: "2"),
    AttributeSpec(
      .own, .minScale, of: [.text], .number(.zeroToOne), default: "1",
      "The least factor that the text is set smaller by where it would be cut.", example: "0.7"),
    AttributeSpec(
      .own, .truncation, of: [.text], .choice(["tail", "middle", "head", "clip"]), default: "tail",
      "Where text that does not fit is cut.", example: "middle"),
    AttributeSpec(
      .own, .textAlign, of: [.text],
      .choice(["start", "center", "end", "left", "right", "justified"]), default: "start",
      "How the lines stand in the frame.", example: "center"),
    AttributeSpec(
      .own, .scalesText, of: [.text], .bool, default: "true",
      "Whether the text follows the reader's text scale.", example: "false"),
    AttributeSpec(
      .own, .localized, of: [.text], .bool, default: "true",
      "Whether what the text says literally is a key for the host's translations.", example: "false"
    ),
  ]

  private static let images: [AttributeSpec] = [
    AttributeSpec(
      .own, .source, of: [.image], .image, "The picture.", example: "asset:Cover"),
    AttributeSpec(
      .own, .intrinsicSize, of: [.image], .pointSize,
      "The size of the picture in points.", example: "160 90"),
    AttributeSpec(
      .own, .contentMode, of: [.image],
      .choice(["aspectFill", "aspectFit", "scaleToFill", "center"]), default: "aspectFill",
      "How the picture fills its frame.", example: "aspectFit"),
    AttributeSpec(
      .own, .placeholder, of: [.image], .image,
      "The picture that is shown until the other one is there.", example: "symbol:photo"),
  ]

  private static let views: [AttributeSpec] = [
    AttributeSpec(
      .own, .class, of: [.view], .string,
      "The name of the view in the host's registry.", example: "RatingView"),
    AttributeSpec(
      .own, .intrinsicSize, of: [.view], .intrinsicSize,
      "The size of the content, or `fill` for all there is.", example: "80 16"),
    AttributeSpec(
      .own, .minLength, of: [.spacer], .points(.unsigned), default: "0",
      "The least length of the space.", example: "8"),
  ]
}
