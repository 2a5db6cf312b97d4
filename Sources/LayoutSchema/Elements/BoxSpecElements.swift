extension ElementSpec {
  static let boxSpecs: [ElementSpec] = [
    ElementSpec(
      .stack, .boxSpecs, children: .any,
      "Places its children one after another, in a row or a column.",
      discussion: """
        Children are measured without a limit along the stack first. What is missing to the \
        stack's minimum is shared among those with `flexGrow`, in whole points; what exceeds its \
        maximum is taken from those with `flexShrink`, by size. A percentage among the children \
        counts only where the stack's own size is exact on that axis; elsewhere it is `auto`.
        """,
      example: """
        <stack direction="horizontal" spacing="8" alignItems="center">
          <image source="symbol:star" width="24" height="24"/>
          <text flexShrink="1">Favourites</text>
        </stack>
        """),
    ElementSpec(
      .inset, .boxSpecs, children: .exactly(["the content"]),
      "Adds space around its child.",
      discussion: """
        An `infinity` pushes the child away from that edge; two opposite ones center it. A \
        percentage is of the parent's size. The element takes its size from its child and reads \
        none of its own.
        """,
      example: #"<inset insets="12 16"><text>Roomy</text></inset>"#),
    ElementSpec(
      .background, .boxSpecs, children: .exactly(["the content", "what is behind it"]),
      "Puts its second child behind its first, at exactly the first one's size.",
      example: """
        <background>
          <inset insets="8"><text>Label</text></inset>
          <view backgroundColor="#FFEEAA"/>
        </background>
        """),
    ElementSpec(
      .overlay, .boxSpecs, children: .exactly(["the content", "what is on top"]),
      "Puts its second child on top of its first, at exactly the first one's size.",
      example: """
        <overlay>
          <image source="asset:Cover" width="160" height="90"/>
          <center><image source="symbol:play" width="32" height="32"/></center>
        </overlay>
        """),
    ElementSpec(
      .center, .boxSpecs, children: .exactly(["the content"]),
      "Centers its child in the space it is offered.",
      discussion: """
        It takes the whole maximum of an axis, and its child's size where there is none. \
        `sizing` makes it no larger than it must be.
        """,
      example: #"<center><text>Nothing here yet</text></center>"#),
    ElementSpec(
      .relative, .boxSpecs, children: .exactly(["the content"]),
      "Places its child at an edge, a corner or the middle of the space it is offered.",
      discussion: """
        On an axis whose position is `none` the child must fill at least the minimum; `start` \
        leaves it its own size.
        """,
      example: """
        <relative horizontalPosition="end" verticalPosition="start">
          <image source="symbol:close" width="24" height="24"/>
        </relative>
        """),
    ElementSpec(
      .ratio, .boxSpecs, children: .exactly(["the content"]),
      "Holds its child to a ratio of height to width.",
      discussion: """
        Of the sizes with that ratio that its maximum allows it takes the best; without a \
        maximum, or where the size is exact already, it changes nothing.
        """,
      example: #"<ratio ratio="16:9"><image source="asset:Cover"/></ratio>"#),
    ElementSpec(
      .absolute, .boxSpecs, children: .any,
      "Places each child at a position of its own.",
      discussion: """
        A child has what is left of the maximum from its position on, unless it declares more. \
        Without a maximum, or with `sizing="sizeToFit"`, the element is as large as what it holds.
        """,
      example: """
        <absolute>
          <image source="asset:Map" width="200" height="120"/>
          <image source="symbol:pin" layoutPosition="90 40" width="20" height="20"/>
        </absolute>
        """),
    ElementSpec(
      .corner, .boxSpecs, children: .exactly(["the content", "the corner element"]),
      "Centers its second child on a corner of its first.",
      discussion: """
        The element has its first child's size and lets the second hang out, unless `wrapsCorner` \
        makes room for it.
        """,
      example: """
        <corner cornerLocation="topEnd" offset="-4 4">
          <image source="asset:Avatar" width="48" height="48"/>
          <view width="12" height="12" cornerRadius="6" backgroundColor="#34C759"/>
        </corner>
        """),
    ElementSpec(
      .wrapper, .boxSpecs, children: .any,
      "Lays its children over one another at its start corner and takes the largest size.",
      discussion: "It reads nothing of its children and so ends what a parent could read of them.",
      example: #"<wrapper><text>One</text></wrapper>"#),
    ElementSpec(
      .clip, .boxSpecs, children: .exactly(["the content"]),
      "Lets its child be larger than itself along one axis.",
      example: #"<clip clippedDimensions="height" maxHeight="80"><text>Long</text></clip>"#),
    ElementSpec(
      .fit, .boxSpecs, children: .any,
      "Shows the first of its children that fits, and the last if none does.",
      discussion: """
        Its children are alternatives, the preferred one first, of which one exists. A child fits \
        if its ideal size, measured without a limit on `axis`, is at most the maximum there; \
        without a maximum the first does. The element is as large as the child that it shows.
        """,
      example: """
        <fit axis="horizontal">
          <text maxLines="1">Departs on Thursday at 18:35</text>
          <text maxLines="1">Thu 18:35</text>
        </fit>
        """),
    ElementSpec(
      .zstack, .boxSpecs, children: .any,
      "Lays its children over one another, each at the left or the right edge.",
      example: """
        <zstack>
          <image source="asset:Cover" width="160" height="90"/>
          <text gravity="topRight">New</text>
        </zstack>
        """),
    ElementSpec(
      .scroll, .boxSpecs, children: .exactly(["the content"]),
      "Measures its child without a limit along its axis and shows a part of it.",
      discussion: """
        Its own size is its child's, held to what it is offered. The child's frame is in the \
        coordinates of the content.
        """,
      example: """
        <scroll>
          <stack direction="vertical"><text>A long story</text></stack>
        </scroll>
        """),
  ]
}
