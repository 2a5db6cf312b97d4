extension ElementSpec {
  static let leaves: [ElementSpec] = [
    ElementSpec(
      .text, .leaves, children: .text,
      "A piece of text.",
      discussion: """
        The text is written as character data, with `span`s for parts that look different, or as \
        `content`; an `if` or a `for` may stand around each part. White space at its ends is dropped \
        and every run of it inside is one blank.
        """,
      example: #"<text fontSize="15">Open until <span fontWeight="bold">22:00</span></text>"#),
    ElementSpec(
      .span, .leaves, children: .characters,
      "A part of a text with attributes of its own.",
      example: #"<text>Now <span color="asset:Alert">closed</span></text>"#),
    ElementSpec(
      .image, .leaves, children: .empty,
      "A picture, as large as `intrinsicSize` says unless its size or its parent says otherwise.",
      example: #"<image source="asset:Cover" intrinsicSize="160 90"/>"#),
    ElementSpec(
      .view, .leaves, children: .atMostOne,
      "A view of the host's, or a plain box.",
      discussion: """
        Its content is its one child, or `intrinsicSize`; with neither it takes the least size it \
        is allowed. `fill` takes the whole maximum where both axes have one, and nothing elsewhere.
        """,
      example: #"<view class="RatingView" intrinsicSize="80 16"/>"#),
    ElementSpec(
      .spacer, .leaves, children: .empty,
      "Takes the free space of what it stands in.",
      example: """
        <stack direction="horizontal">
          <text>Left</text>
          <spacer minLength="8"/>
          <text>Right</text>
        </stack>
        """),
  ]
}
