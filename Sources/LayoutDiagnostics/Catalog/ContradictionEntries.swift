// Values that are right one by one and contradict each other, or their surroundings.
extension CatalogEntry {
  static let alignmentConflict = CatalogEntry(
    .error,
    "Two ways of aligning a stack's children are mixed.",
    """
    'horizontalAlignment' and 'verticalAlignment' are shorthands: depending on the direction they set
    'justifyContent' or 'alignItems'. Written beside the attribute that they set, one of the two
    would be lost. Keep one of them.
    """,
    bad: .fragment(
      """
      <stack direction="vertical" horizontalAlignment="middle" alignItems="start">
        <text content="Hi"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi"/>
      </stack>
      """),
  )

  static let baselineInVerticalStack = CatalogEntry(
    .error,
    "A vertical stack aligns its children at a baseline.",
    """
    Baselines lie side by side only where children do. In a vertical stack 'alignItems' moves
    children along the horizontal axis, on which text has no baseline.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\" alignItems=\"baselineFirst\">\n  <text content=\"Hi\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"horizontal\" alignItems=\"baselineFirst\">\n  <text content=\"Hi\"/>\n</stack>"
    ),
  )

  static let gravityConflict = CatalogEntry(
    .warning,
    "Words of a gravity pull to different sides.",
    """
    A child stands at one place on each axis. Of the words that speak about an axis one wins: the
    middle over the edges, left and right over start and end, left over right, start over end, and
    top over bottom. The others do nothing. To fill the axis, 'match' is the length to say.
    """,
    bad: .fragment(
      """
      <layers>
        <text size="wrap" gravity="left right">Hi</text>
      </layers>
      """),
    good: .fragment(
      """
      <layers>
        <text size="wrap" gravity="bottom right">Hi</text>
      </layers>
      """),
  )

  static let infiniteInset = CatalogEntry(
    .warning,
    "An infinite inset has nothing to push against.",
    """
    An infinite inset takes all space that is left on its edge. Where the space has no limit or where
    the size is fixed already there is none to take, and the inset counts as zero.
    """,
    bad: .none,
    good: .none,
  )

  static let matchBesideSiblings = CatalogEntry(
    .warning,
    "A child of a linear layout takes the whole length beside its siblings.",
    """
    Along a 'linear', 'match' is all of the usable length, not what the siblings leave: the child
    pushes what follows it out of the layout. It is also what a child without a length means. Give it
    a 'weight' to take what is left, or a length, or 'wrap'.
    """,
    bad: .fragment(
      """
      <linear>
        <text width="match">Hi</text>
        <view width="24"/>
      </linear>
      """),
    good: .fragment(
      """
      <linear>
        <text weight="1">Hi</text>
        <view width="24"/>
      </linear>
      """),
  )

  static let minimumOverMaximum = CatalogEntry(
    .warning,
    "A minimum is larger than the maximum beside it.",
    """
    No size can satisfy both, so the minimum wins and the maximum does nothing. Usually the two were
    swapped or one of them was changed alone.
    """,
    bad: .fragment(#"<text content="Hi" minWidth="200" maxWidth="100"/>"#),
    good: .fragment(#"<text content="Hi" minWidth="100" maxWidth="200"/>"#),
  )

  static let percentOfUndefined = CatalogEntry(
    .warning,
    "A percentage is taken of a size that is not known.",
    """
    A percentage needs a size of the parent to be a part of. Along the axis on which a parent is as
    large as its content there is none, so the percentage counts as 'auto'. Give the parent a size,
    or write the value in points.
    """,
    bad: .fragment(
      "<scroll>\n  <stack direction=\"vertical\">\n    <view id=\"half\" height=\"50%\"/>\n  </stack>\n</scroll>"
    ),
    good: .fragment(
      "<scroll>\n  <stack direction=\"vertical\">\n    <view id=\"half\" height=\"200\"/>\n  </stack>\n</scroll>"
    ),
  )

  static let percentOverHundred = CatalogEntry(
    .warning,
    "A percentage is over 100.",
    """
    The element becomes larger than its parent and sticks out of it. That is legal and sometimes
    meant, but more often a digit too many.
    """,
    bad: .fragment(#"<view id="bar" width="150%"/>"#),
    good: .fragment(#"<view id="bar" width="100%"/>"#),
  )
}
