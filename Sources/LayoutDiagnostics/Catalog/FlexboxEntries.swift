// Settings of a flexbox, or of a stack, that another setting leaves without effect.
extension CatalogEntry {
  static let autoMarginOverJustify = CatalogEntry(
    .warning,
    "An automatic margin takes the space that 'justifyContent' would share out.",
    """
    Where a child has a margin of 'auto' along the container, all free space goes into such margins
    and 'justifyContent' is left with none. Keep the one that you mean.
    """,
    bad: .fragment(
      "<flex direction=\"row\" justifyContent=\"center\">\n  <view size=\"20\" marginLeft=\"auto\"/>\n</flex>"
    ),
    good: .fragment(
      "<flex direction=\"row\">\n  <view size=\"20\" marginLeft=\"auto\"/>\n</flex>"),
  )

  static let basisOverSize = CatalogEntry(
    .warning,
    "A 'flexBasis' takes the place of the size along the container.",
    """
    A basis is the length along the container before anything grows or shrinks, and so is 'width' in
    a row or 'height' in a column. Where both are written the basis counts and the size does
    nothing. Keep one of them.
    """,
    bad: .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" width=\"40\" flexBasis=\"60\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" flexBasis=\"60\"/>\n</stack>"),
  )

  static let flexOverridden = CatalogEntry(
    .warning,
    "A part of the shorthand 'flex' is written again beside it.",
    """
    A positive 'flex' sets growth and a basis of nothing, a negative one sets shrinkage. Written
    beside it, 'flexGrow', 'flexBasis' or 'flexShrink' wins over that part, so that half of the
    shorthand is not true any more. Write the parts alone, or the shorthand alone.
    """,
    bad: .fragment("<flex>\n  <view id=\"bar\" flex=\"1\" flexGrow=\"2\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view id=\"bar\" flex=\"2\"/>\n</flex>"),
  )

  static let opposingInsets = CatalogEntry(
    .warning,
    "Two insets at opposite edges cannot both hold.",
    """
    A child in the flow is moved from its place by one distance, and an absolute child with a size is
    held by one edge. The inset at the top or at the start counts, the one opposite does nothing.
    Remove one inset, or the size of the absolute child.
    """,
    bad: .fragment("<flex>\n  <view size=\"20\" top=\"4\" bottom=\"4\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view size=\"20\" top=\"4\"/>\n</flex>"),
  )

  static let percentNest = CatalogEntry(
    .warning,
    "Percentages stand on many levels of containers without a width.",
    """
    Each level is measured with several sizes of its parent, of which percentages of margins,
    paddings, gaps and limits make as many different ones, so that the work doubles with every level.
    Up to eight levels it is done. Beyond, an element that was measured in 128 ways answers as it
    did last, so that sizes may be off by what the percentages differ in. Give one of the
    containers a width, which may be a percentage, or write points.
    """,
    bad: .none,
    good: .none,
  )

  static let ratioOverSize = CatalogEntry(
    .warning,
    "An 'aspectRatio' stands beside both sizes.",
    """
    Two of the three settle the third. In the flow the proportion wins over the size across the
    container; for an absolute child both sizes win over the proportion. Remove what does nothing.
    """,
    bad: .fragment(
      "<flex>\n  <image source=\"asset:Photo\" width=\"50\" height=\"10\" aspectRatio=\"1\"/>\n</flex>"
    ),
    good: .fragment(
      "<flex>\n  <image source=\"asset:Photo\" height=\"10\" aspectRatio=\"1\"/>\n</flex>"),
  )

  static let staticInset = CatalogEntry(
    .warning,
    "An element that is 'static' has an inset.",
    """
    A static child stands where the flow puts it and is not moved by 'top', 'left' and the like.
    Remove the inset, or the 'static'.
    """,
    bad: .fragment("<flex>\n  <view size=\"20\" position=\"static\" top=\"4\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view size=\"20\" top=\"4\"/>\n</flex>"),
  )

  static let unsharedGrow = CatalogEntry(
    .warning,
    "A child is to grow where its parent is only as long as its content.",
    """
    Growing shares out space that is left over. A container that takes its length from its children
    has none left, so that the growth does nothing. Give the container a size or a least size, or
    remove the growth.
    """,
    bad: .fragment(
      "<scroll>\n  <flex>\n    <view id=\"bar\" height=\"20\" flexGrow=\"1\"/>\n  </flex>\n</scroll>"
    ),
    good: .fragment(
      "<scroll>\n  <flex minHeight=\"400\">\n    <view id=\"bar\" height=\"20\" flexGrow=\"1\"/>\n  </flex>\n</scroll>"
    ),
  )

  static let unwrappedLines = CatalogEntry(
    .warning,
    "Lines are placed or spaced where there is only one.",
    """
    'alignContent', 'lineSpacing' and the gap across a container speak of several lines, which there
    are only where children wrap. Let the container wrap, or remove the attribute.
    """,
    bad: .fragment(
      "<flex direction=\"row\" alignContent=\"center\">\n  <view size=\"20\"/>\n</flex>"),
    good: .fragment(
      "<flex direction=\"row\" wrap=\"wrap\" alignContent=\"center\">\n  <view size=\"20\"/>\n</flex>"
    ),
  )
}
