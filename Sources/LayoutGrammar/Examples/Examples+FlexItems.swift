import LayoutSchema

extension Example {
  static let flexItems: [Example] =
    flexLengths + paddingsAndBorders(in: .flex) + flexBoxes + margins(in: .flex) + flexPlaces

  private static let flexLengths: [Example] = [
    Example(
      .flex, [.flexGrow], in: #"width="100""#,
      "The 40 points that are left are shared out by 1 and 3.",
      """
      <flex direction="row"> <!-- 0 0  100 × 10 -->
        <view size="20 10" flexGrow="1"/> <!-- 0 0  30 × 10 -->
        <view size="20 10" flexGrow="3"/> <!-- 30 0  50 × 10 -->
        <view size="20 10"/> <!-- 80 0  20 × 10 -->
      </flex>
      """),
    Example(
      .flex, [.flexShrink], in: #"width="100""#,
      """
      The children are 30 points too long. Each bears its share by its factor times its length: here \
      60 and 60, so half each.
      """,
      """
      <flex direction="row"> <!-- 0 0  100 × 10 -->
        <view size="60 10" flexShrink="1"/> <!-- 0 0  45 × 10 -->
        <view size="30 10" flexShrink="2"/> <!-- 45 0  15 × 10 -->
        <view size="40 10"/> <!-- 60 0  40 × 10 -->
      </flex>
      """),
    Example(
      .flex, [.flexShrink], in: #"width="100" textMetrics="fixed:10x20""#,
      "The text lacks 20 of its 90 points and wraps.",
      """
      <flex direction="row" alignItems="start"> <!-- 0 0  100 × 40 -->
        <view size="30 10"/> <!-- 0 0  30 × 10 -->
        <text flexShrink="1">aaaa bbbb</text> <!-- 30 0  70 × 40 -->
      </flex>
      """),
    Example(
      .flex, [.flexBasis], in: #"width="100""#,
      "It takes the place of the child's own length, and a percentage is of the container's.",
      """
      <flex direction="row"> <!-- 0 0  100 × 10 -->
        <view size="20 10" flexBasis="50"/> <!-- 0 0  50 × 10 -->
        <view size="20 10" flexBasis="30%"/> <!-- 50 0  30 × 10 -->
      </flex>
      """),
    Example(
      .flex, [.flex], in: #"width="100""#,
      "Above 0 it grows from nothing, whatever the child's length; below 0 it shrinks.",
      """
      <flex> <!-- 0 0  100 × 20 -->
        <flex direction="row"> <!-- 0 0  100 × 10 -->
          <view size="80 10" flex="1"/> <!-- 0 0  25 × 10 -->
          <view size="10 10" flex="3"/> <!-- 25 0  75 × 10 -->
        </flex>
        <flex direction="row"> <!-- 0 10  100 × 10 -->
          <view size="80 10" flex="-1"/> <!-- 0 0  40 × 10 -->
          <view size="60 10"/> <!-- 40 0  60 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.aspectRatio], in: #"width="100""#,
      "Width to height: 40 to 20, 30 to 20, and 100 to 50 for the one that is stretched.",
      """
      <flex> <!-- 0 0  100 × 90 -->
        <view height="20" aspectRatio="2:1" alignSelf="start"/> <!-- 0 0  40 × 20 -->
        <view width="30" aspectRatio="1.5"/> <!-- 0 20  30 × 20 -->
        <flex aspectRatio="2"> <!-- 0 40  100 × 50 -->
          <view height="10"/> <!-- 0 0  100 × 10 -->
        </flex>
      </flex>
      """),
  ]

  private static let flexBoxes: [Example] = [
    Example(
      .flex, [.boxSizing], in: #"width="100""#,
      "With `contentBox` the size is that of the content, and padding and border come on top.",
      """
      <flex> <!-- 0 0  100 × 70 -->
        <flex width="50" height="20" padding="5" alignSelf="start"> <!-- 0 0  50 × 20 -->
          <view height="10"/> <!-- 5 5  40 × 10 -->
        </flex>
        <flex width="50" height="20" padding="5" boxSizing="contentBox"> <!-- 0 20  60 × 30 -->
          <view height="10"/> <!-- 5 5  50 × 10 -->
        </flex>
        <view size="20 10" borderWidth="5" boxSizing="contentBox"/> <!-- 0 50  30 × 20 -->
      </flex>
      """),
    Example(
      .flex, [.display], in: #"width="100""#,
      "With `none` an element is left out; with `contents` its children stand in its place.",
      """
      <flex direction="row"> <!-- 0 0  100 × 10 -->
        <view size="20 10"/> <!-- 0 0  20 × 10 -->
        <view size="20 10" display="none"/> <!-- 0 0  0 × 0 -->
        <flex display="contents"> <!-- 0 0  0 × 0 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
          <view size="20 10"/> <!-- 40 0  20 × 10 -->
        </flex>
        <view size="20 10"/> <!-- 60 0  20 × 10 -->
      </flex>
      """),
  ]

  private static let flexPlaces: [Example] = [
    Example(
      .flex, [.position, .top, .left, .bottom, .right], in: #"width="100" height="60""#,
      """
      An absolute child is out of the flow and keeps to the edges it names; two that face each other \
      give it its size. A relative one moves from its place.
      """,
      """
      <flex> <!-- 0 0  100 × 60 -->
        <view size="20 10" position="absolute" top="5" left="10"/> <!-- 10 5  20 × 10 -->
        <view size="20 10" position="absolute" bottom="5" right="10"/> <!-- 70 45  20 × 10 -->
        <view height="10" position="absolute" top="50%" left="10" right="20"/> <!-- 10 30  70 × 10 -->
        <view size="20 10" top="3" left="4"/> <!-- 4 3  20 × 10 -->
        <view size="20 10" bottom="3" right="-4"/> <!-- 4 7  20 × 10 -->
      </flex>
      """),
    Example(
      .flex, [.position], in: #"width="100" height="60""#,
      """
      The edges that an absolute child keeps to are those of the nearest container that is not static: \
      here the root's, which begins 20 points above.
      """,
      """
      <flex> <!-- 0 0  100 × 60 -->
        <view height="20"/> <!-- 0 0  100 × 20 -->
        <flex height="30" position="static"> <!-- 0 20  100 × 30 -->
          <view size="10" position="absolute" top="5" left="5"/> <!-- 5 -15  10 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.start, .end], in: #"width="100" height="20" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <flex> <!-- 0 0  100 × 20 -->
        <view size="20 10" position="absolute" start="10"/> <!-- 70 0  20 × 10 -->
        <view size="20 10" position="absolute" end="10"/> <!-- 10 0  20 × 10 -->
        <view size="20 10" start="5"/> <!-- 75 0  20 × 10 -->
      </flex>
      """),
  ]
}
