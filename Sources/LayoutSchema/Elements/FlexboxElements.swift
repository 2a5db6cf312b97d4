extension ElementSpec {
  static let flexbox: [ElementSpec] = [
    ElementSpec(
      .flex, .flexbox, children: .any,
      "Lays its children out as Yoga, FlexLayout or browsers do.",
      discussion: """
        A `flex` in a `flex` is a part of the same flexbox; any other child is an item that is \
        measured by its own layout. A `flex` elsewhere is the root of a flexbox, which takes the \
        sizes it is offered as its least and its greatest one. Frames are rounded to pixels from \
        that root on. Padding, border, `boxSizing`, `aspectRatio` and `display` any `flex` may \
        say of itself; `display` of a root counts for nothing, nor does the `aspectRatio` of a \
        document's root. How this differs from Yoga, and the one limit there is, \
        [the language's page](../README.md#flexboxes) says.
        """,
      example: """
        <flex direction="row" alignItems="center" gap="8" padding="12">
          <image source="symbol:star" width="24" height="24"/>
          <text flexShrink="1">Favourites</text>
        </flex>
        """)
  ]
}
