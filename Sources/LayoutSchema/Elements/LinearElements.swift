extension ElementSpec {
  static let linearLayouts: [ElementSpec] = [
    ElementSpec(
      .linear, .linearLayouts, children: .any,
      "Places its children in a line, by length and weight.",
      discussion: """
        Each child has a cell as deep as the content; along the layout, a length in points comes \
        first, then what wraps, in order, in what is left, and what is left then goes to the \
        weights. `match` without a weight is all of the usable length, whatever stands beside it. \
        In its cell a child is sized, shrunk by its `itemPadding`, moved by its gravity and then by its \
        offset. A separator stands where a child asks for one and `separator` gives a thickness, \
        with the spacing on both sides of it.

        An axis of the layout that is not decided from outside is as long as its content: there a \
        child that matches or has a weight is as long as its own content first.
        """,
      example: """
        <linear spacing="8" margin="0 16">
          <image source="symbol:star" width="24" height="24" gravity="centerVertical"/>
          <text weight="1" gravity="centerVertical" height="wrap">Favourites</text>
        </linear>
        """),
    ElementSpec(
      .layers, .linearLayouts, children: .any,
      "Lays its children over one another, each in the whole content.",
      discussion: """
        Later children lie on top. What decides a child's place in the content is its size, \
        `itemPadding`, gravity and offset, as in a `linear`.
        """,
      example: """
        <layers margin="8">
          <image source="asset:Cover"/>
          <text size="wrap" gravity="bottom end" itemPadding="8">New</text>
        </layers>
        """),
    ElementSpec(
      .flow, .linearLayouts, children: .any,
      "Places its children in lines that break where one does not fit.",
      discussion: """
        A line is as deep as its deepest child, and that is the cell of each. A child that matches \
        along the lines fills one alone, and one that is longer than the line stands in one of its \
        own.
        """,
      example: """
        <flow spacing="8" lineSpacing="8">
          <text size="wrap" itemPadding="4 8">Swift</text>
          <text size="wrap" itemPadding="4 8">XML</text>
        </flow>
        """),
  ]
}
