extension ElementSpec {
  static let flexbox: [ElementSpec] = [
    ElementSpec(
      .flex, .flexbox, children: .any,
      "Lays its children out as Yoga and FlexLayout do.",
      discussion: """
        A `flex` in a `flex` is a part of the same flexbox; any other child is an item that is \
        measured by its own layout. A `flex` elsewhere is the root of a flexbox, which takes the \
        sizes it is offered as its least and its greatest one. Frames are rounded to pixels from \
        that root on. `display` of a root counts for nothing, nor does the `aspectRatio` of a \
        document's root. Where Yoga's answer depends on what it was asked before, or is no \
        number, this is what a fresh layout of finite numbers gives. Percentages on more than \
        some eight levels of containers that take their size from their content make solving \
        slow, and on many more approximate.
        """,
      example: """
        <flex direction="row" alignItems="center" gap="8" padding="12">
          <image source="symbol:star" width="24" height="24"/>
          <text flexShrink="1">Favourites</text>
        </flex>
        """)
  ]
}
