import LayoutSchema

extension Example {
  static let flex: [Example] = flexAxes + flexAlignment + flexLines + cssFlex

  /// The examples of attributes that differ in a CSS flexbox.
  private static let cssFlex: [Example] = [
    Example(
      .flex, [.justifyContent], in: #"width="100""#, flexbox: "css",
      """
      In a flexbox of CSS `start` and `end` are edges of the script, `flexStart` and `flexEnd` those of \
      the axis. Where children follow one another from the far end, these are not the same.
      """,
      """
      <flex> <!-- 0 0  100 × 30 -->
        <flex direction="rowReverse"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </flex>
        <flex direction="rowReverse" justifyContent="start"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </flex>
        <flex direction="rowReverse" justifyContent="flexEnd"> <!-- 0 20  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignItems], in: #"width="100""#, flexbox: "css",
      "The line of a row that wraps in reverse begins at the bottom.",
      """
      <flex> <!-- 0 0  100 × 60 -->
        <flex direction="row" wrap="wrapReverse" alignContent="stretch" alignItems="flexStart" height="30"> <!-- 0 0  100 × 30 -->
          <view intrinsicSize="20 10"/> <!-- 0 20  20 × 10 -->
        </flex>
        <flex direction="row" wrap="wrapReverse" alignContent="stretch" alignItems="flexEnd" height="30"> <!-- 0 30  100 × 30 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignContent], in: #"width="100""#, flexbox: "css",
      "Lines that follow one another upwards start at the bottom, and others end there.",
      """
      <flex> <!-- 0 0  100 × 60 -->
        <flex direction="row" wrap="wrapReverse" alignContent="flexStart" height="30"> <!-- 0 0  100 × 30 -->
          <view size="20 10"/> <!-- 0 20  20 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" alignContent="flexEnd" height="30"> <!-- 0 30  100 × 30 -->
          <view size="20 10"/> <!-- 0 20  20 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignSelf], in: #"width="100" height="30""#, flexbox: "css",
      "The line of a row that wraps in reverse begins at the bottom.",
      """
      <flex direction="row" wrap="wrapReverse" alignContent="stretch"> <!-- 0 0  100 × 30 -->
        <view intrinsicSize="20 10" alignSelf="flexStart"/> <!-- 0 20  20 × 10 -->
        <view intrinsicSize="20 10" alignSelf="flexEnd"/> <!-- 20 0  20 × 10 -->
      </flex>
      """),
    Example(
      .flex, [.overflow], in: #"width="50" textMetrics="fixed:10x20""#, flexbox: "css",
      """
      In a flexbox of CSS a text is no narrower than its longest word, unless what does not fit is not \
      shown: then it may shrink to nothing.
      """,
      """
      <flex> <!-- 0 0  50 × 60 -->
        <flex direction="row"> <!-- 0 0  50 × 20 -->
          <text flexShrink="1">aaaa</text> <!-- 0 0  40 × 20 -->
          <view width="30"/> <!-- 40 0  30 × 20 -->
        </flex>
        <flex direction="row"> <!-- 0 20  50 × 40 -->
          <text flexShrink="1" overflow="hidden">aaaa</text> <!-- 0 0  20 × 40 -->
          <view width="30"/> <!-- 20 0  30 × 40 -->
        </flex>
      </flex>
      """),
  ]

  private static let flexAxes: [Example] = [
    Example(
      .flex, [.direction], in: "",
      "In reverse, the first child stands at the far end.",
      """
      <flex direction="row"> <!-- 0 0  200 × 40 -->
        <flex size="50 40"> <!-- 0 0  50 × 40 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="15 10"/> <!-- 0 10  15 × 10 -->
        </flex>
        <flex direction="columnReverse" size="50 40"> <!-- 50 0  50 × 40 -->
          <view size="20 10"/> <!-- 0 30  20 × 10 -->
          <view size="15 10"/> <!-- 0 20  15 × 10 -->
        </flex>
        <flex direction="row" size="50 40"> <!-- 100 0  50 × 40 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="15 10"/> <!-- 20 0  15 × 10 -->
        </flex>
        <flex direction="rowReverse" size="50 40"> <!-- 150 0  50 × 40 -->
          <view size="20 10"/> <!-- 30 0  20 × 10 -->
          <view size="15 10"/> <!-- 15 0  15 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.layoutDirection], in: #"width="100""#,
      "It holds for what is in the container too, until one says otherwise.",
      """
      <flex layoutDirection="rtl"> <!-- 0 0  100 × 20 -->
        <flex direction="row"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
          <view size="15 10"/> <!-- 65 0  15 × 10 -->
        </flex>
        <flex direction="row" layoutDirection="ltr"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="15 10"/> <!-- 20 0  15 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.overflow], in: #"width="100" textMetrics="fixed:10x20""#,
      "In a row that scrolls, the text of fourteen letters is offered all it wants.",
      """
      <flex> <!-- 0 0  100 × 60 -->
        <flex direction="row"> <!-- 0 0  100 × 40 -->
          <text>aaaa bbbb cccc</text> <!-- 0 0  90 × 40 -->
        </flex>
        <flex direction="row" overflow="scroll"> <!-- 0 40  100 × 20 -->
          <text>aaaa bbbb cccc</text> <!-- 0 0  140 × 20 -->
        </flex>
      </flex>
      """),
  ]

  private static let flexAlignment: [Example] = [
    Example(
      .flex, [.justifyContent], in: #"width="100""#,
      """
      Two children of 20 leave 60 of the row's 100 points free. `spaceAround` puts the same space on \
      both sides of a child; with `spaceEvenly` the spaces at the ends are as large as those between.
      """,
      """
      <flex> <!-- 0 0  100 × 60 -->
        <flex direction="row"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
        </flex>
        <flex direction="row" justifyContent="center"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 30 0  20 × 10 -->
          <view size="20 10"/> <!-- 50 0  20 × 10 -->
        </flex>
        <flex direction="row" justifyContent="end"> <!-- 0 20  100 × 10 -->
          <view size="20 10"/> <!-- 60 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </flex>
        <flex direction="row" justifyContent="spaceBetween"> <!-- 0 30  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </flex>
        <flex direction="row" justifyContent="spaceAround"> <!-- 0 40  100 × 10 -->
          <view size="20 10"/> <!-- 15 0  20 × 10 -->
          <view size="20 10"/> <!-- 65 0  20 × 10 -->
        </flex>
        <flex direction="row" justifyContent="spaceEvenly"> <!-- 0 50  100 × 10 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
          <view size="20 10"/> <!-- 60 0  20 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignItems], in: "",
      "The baseline of a line of size 40 lies 38 points below its top, that of size 20 lies 19.",
      """
      <flex direction="row"> <!-- 0 0  110 × 48 -->
        <flex direction="row" height="48"> <!-- 0 0  20 × 48 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 48 -->
        </flex>
        <flex direction="row" height="48" alignItems="start"> <!-- 20 0  20 × 48 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        </flex>
        <flex direction="row" height="48" alignItems="center"> <!-- 40 0  20 × 48 -->
          <view intrinsicSize="20 10"/> <!-- 0 19  20 × 10 -->
        </flex>
        <flex direction="row" height="48" alignItems="end"> <!-- 60 0  20 × 48 -->
          <view intrinsicSize="20 10"/> <!-- 0 38  20 × 10 -->
        </flex>
        <flex direction="row" height="48" alignItems="baseline"> <!-- 80 0  30 × 48 -->
          <text fontSize="40">ll</text> <!-- 0 0  20 × 48 -->
          <text fontSize="20">ll</text> <!-- 20 19  10 × 24 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignSelf], in: #"width="100""#,
      "A child may stand otherwise than the others.",
      """
      <flex> <!-- 0 0  100 × 88 -->
        <flex direction="row" height="40" alignItems="center"> <!-- 0 0  100 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 15  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="start"/> <!-- 20 0  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="end"/> <!-- 40 30  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="stretch"/> <!-- 60 0  20 × 40 -->
        </flex>
        <flex direction="row" height="48"> <!-- 0 40  100 × 48 -->
          <text fontSize="40" alignSelf="baseline">ll</text> <!-- 0 0  20 × 48 -->
          <text fontSize="20" alignSelf="baseline">ll</text> <!-- 20 19  10 × 24 -->
          <view intrinsicSize="20 10" alignSelf="center"/> <!-- 30 19  20 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.isReferenceBaseline], in: "",
      """
      The column's baseline is that of its second text, 24 and 19 points below its top. Without the \
      attribute it would be the first one's.
      """,
      """
      <flex direction="row" alignItems="baseline"> <!-- 0 0  30 × 53 -->
        <text fontSize="40">ll</text> <!-- 0 5  20 × 48 -->
        <flex> <!-- 20 0  10 × 48 -->
          <text fontSize="20">ll</text> <!-- 0 0  10 × 24 -->
          <text fontSize="20" isReferenceBaseline="true">ll</text> <!-- 0 24  10 × 24 -->
        </flex>
      </flex>
      """),
  ]

  private static let flexLines: [Example] = [
    Example(
      .flex, [.wrap], in: #"width="100""#,
      "The third child begins a line: below the first one, or above it in reverse.",
      """
      <flex> <!-- 0 0  100 × 40 -->
        <flex direction="row" wrap="wrap"> <!-- 0 0  100 × 20 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 40 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrapReverse"> <!-- 0 20  100 × 20 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
          <view size="40 10"/> <!-- 40 10  40 × 10 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.gap, .rowGap, .columnGap], in: #"width="100""#,
      "`gap` is for both; a row's columns are its children, its rows are its lines.",
      """
      <flex> <!-- 0 0  100 × 73 -->
        <flex direction="row" wrap="wrap" gap="5"> <!-- 0 0  100 × 25 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 45 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 15  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" gap="5" rowGap="8"> <!-- 0 25  100 × 28 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 45 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 18  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" columnGap="10%"> <!-- 0 53  100 × 20 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 50 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
        </flex>
      </flex>
      """),
    Example(
      .flex, [.alignContent], in: #"scale="2""#,
      "Two lines of 10 leave 30 of 50 points free, which `stretch` adds to the lines.",
      """
      <flex direction="row"> <!-- 0 0  280 × 50 -->
        <flex direction="row" wrap="wrap" size="40 50"> <!-- 0 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="center"> <!-- 40 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 15  40 × 10 -->
          <view size="40 10"/> <!-- 0 25  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="end"> <!-- 80 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 30  40 × 10 -->
          <view size="40 10"/> <!-- 0 40  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="stretch"> <!-- 120 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view width="40"/> <!-- 0 30  40 × 20 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="spaceBetween"> <!-- 160 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 40  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="spaceAround"> <!-- 200 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 7.5  40 × 10 -->
          <view size="40 10"/> <!-- 0 32.5  40 × 10 -->
        </flex>
        <flex direction="row" wrap="wrap" size="40 50" alignContent="spaceEvenly"> <!-- 240 0  40 × 50 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
          <view size="40 10"/> <!-- 0 30  40 × 10 -->
        </flex>
      </flex>
      """),
  ]
}
