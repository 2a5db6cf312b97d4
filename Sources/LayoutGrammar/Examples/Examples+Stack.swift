import LayoutSchema

extension Example {
  static let stack: [Example] = stackOwn + stackItems

  private static let stackOwn: [Example] = [
    Example(
      .stack, [.direction], in: #"width="100""#,
      "A row places its children side by side, a column one below the other.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 50 -->
        <stack direction="horizontal"> <!-- 0 0  100 × 20 -->
          <view size="20"/> <!-- 0 0  20 × 20 -->
          <view size="30 10"/> <!-- 20 0  30 × 10 -->
        </stack>
        <stack direction="vertical"> <!-- 0 20  100 × 30 -->
          <view size="20"/> <!-- 0 0  20 × 20 -->
          <view size="30 10"/> <!-- 0 20  30 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [], in: #"width="100" direction="rtl""#,
      "From right to left, a row starts at the right, and so does what is aligned to the start.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  100 × 20 -->
        <stack direction="horizontal" spacing="5"> <!-- 45 0  55 × 10 -->
          <view size="20 10"/> <!-- 35 0  20 × 10 -->
          <view size="30 10"/> <!-- 0 0  30 × 10 -->
        </stack>
        <view size="40 10"/> <!-- 60 10  40 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.spacing], in: #"width="100""#,
      "There are 8 points between one child and the next, and none at the ends.",
      """
      <stack direction="horizontal" spacing="8"> <!-- 0 0  100 × 10 -->
        <view size="20 10"/> <!-- 0 0  20 × 10 -->
        <view size="20 10"/> <!-- 28 0  20 × 10 -->
        <view size="20 10"/> <!-- 56 0  20 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.justifyContent], in: #"width="100""#,
      """
      Two children of 20 leave 60 of the row's 100 points free. `spaceAround` puts a quarter of them \
      on either side of each child.
      """,
      """
      <stack direction="vertical"> <!-- 0 0  100 × 50 -->
        <stack direction="horizontal" justifyContent="start"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" justifyContent="center"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 30 0  20 × 10 -->
          <view size="20 10"/> <!-- 50 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" justifyContent="end"> <!-- 0 20  100 × 10 -->
          <view size="20 10"/> <!-- 60 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" justifyContent="spaceBetween"> <!-- 0 30  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" justifyContent="spaceAround"> <!-- 0 40  100 × 10 -->
          <view size="20 10"/> <!-- 15 0  20 × 10 -->
          <view size="20 10"/> <!-- 65 0  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.alignItems], in: #"width="100""#,
      """
      `stretch` makes a child as high as the row, unless it says its height. The other words leave it \
      its own.
      """,
      """
      <stack direction="vertical"> <!-- 0 0  100 × 160 -->
        <stack direction="horizontal" alignItems="stretch" height="40"> <!-- 0 0  100 × 40 -->
          <view intrinsicSize="20 30"/> <!-- 0 0  20 × 40 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" alignItems="start" height="40"> <!-- 0 40  100 × 40 -->
          <view intrinsicSize="20 30"/> <!-- 0 0  20 × 30 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" alignItems="center" height="40"> <!-- 0 80  100 × 40 -->
          <view intrinsicSize="20 30"/> <!-- 0 5  20 × 30 -->
          <view size="20 10"/> <!-- 20 15  20 × 10 -->
        </stack>
        <stack direction="horizontal" alignItems="end" height="40"> <!-- 0 120  100 × 40 -->
          <view intrinsicSize="20 30"/> <!-- 0 10  20 × 30 -->
          <view size="20 10"/> <!-- 20 30  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.alignItems], in: #"width="60" scale="2""#,
      """
      The baseline of a line of size 20 lies 19 points below its top, that of size 10 lies 9.5. \
      `baselineFirst` brings first lines to one height, `baselineLast` last ones.
      """,
      """
      <stack direction="vertical"> <!-- 0 0  60 × 50.5 -->
        <stack direction="horizontal" alignItems="baselineFirst"> <!-- 0 0  60 × 24 -->
          <text fontSize="20">ll</text> <!-- 0 0  10 × 24 -->
          <text fontSize="10">ll</text> <!-- 10 9.5  5 × 12 -->
        </stack>
        <stack direction="horizontal" alignItems="baselineLast"> <!-- 0 24  60 × 26.5 -->
          <text fontSize="10" width="5">ll ll</text> <!-- 0 0  5 × 24 -->
          <text fontSize="20">ll</text> <!-- 5 2.5  10 × 24 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.horizontalAlignment], in: #"width="100""#,
      "In a column it says where children stand across, in a row where they go along.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 40 -->
        <stack direction="vertical" horizontalAlignment="left"> <!-- 0 0  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        </stack>
        <stack direction="vertical" horizontalAlignment="middle"> <!-- 0 10  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 40 0  20 × 10 -->
        </stack>
        <stack direction="vertical" horizontalAlignment="right"> <!-- 0 20  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 80 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" horizontalAlignment="right"> <!-- 0 30  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 80 0  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.verticalAlignment], in: #"height="40""#,
      "In a row it says where children stand across, in a column where they go along.",
      """
      <stack direction="horizontal"> <!-- 0 0  80 × 40 -->
        <stack direction="horizontal" verticalAlignment="top"> <!-- 0 0  20 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        </stack>
        <stack direction="horizontal" verticalAlignment="center"> <!-- 20 0  20 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 15  20 × 10 -->
        </stack>
        <stack direction="horizontal" verticalAlignment="bottom"> <!-- 40 0  20 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 30  20 × 10 -->
        </stack>
        <stack direction="vertical" verticalAlignment="bottom"> <!-- 60 0  20 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 30  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.flexWrap], in: #"width="100""#,
      "The third child does not fit behind the second and begins a line.",
      """
      <stack direction="horizontal" flexWrap="wrap"> <!-- 0 0  100 × 20 -->
        <view size="40 10"/> <!-- 0 0  40 × 10 -->
        <view size="40 10"/> <!-- 40 0  40 × 10 -->
        <view size="40 10"/> <!-- 0 10  40 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.lineSpacing], in: #"width="100""#,
      "There are 5 points between the lines; `spacing` is for the children of a line.",
      """
      <stack direction="horizontal" flexWrap="wrap" spacing="2" lineSpacing="5"> <!-- 0 0  100 × 25 -->
        <view size="40 10"/> <!-- 0 0  40 × 10 -->
        <view size="40 10"/> <!-- 42 0  40 × 10 -->
        <view size="40 10"/> <!-- 0 15  40 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.alignContent], in: #"height="60""#,
      """
      Two lines of 10 leave 40 of 60 points free. `stretch` gives each line half of them, so that the \
      second begins at 30.
      """,
      """
      <stack direction="horizontal"> <!-- 0 0  200 × 60 -->
        <stack direction="horizontal" flexWrap="wrap" alignContent="center" width="40"> <!-- 0 0  40 × 60 -->
          <view size="40 10"/> <!-- 0 20  40 × 10 -->
          <view size="40 10"/> <!-- 0 30  40 × 10 -->
        </stack>
        <stack direction="horizontal" flexWrap="wrap" alignContent="end" width="40"> <!-- 40 0  40 × 60 -->
          <view size="40 10"/> <!-- 0 40  40 × 10 -->
          <view size="40 10"/> <!-- 0 50  40 × 10 -->
        </stack>
        <stack direction="horizontal" flexWrap="wrap" alignContent="spaceBetween" width="40"> <!-- 80 0  40 × 60 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 50  40 × 10 -->
        </stack>
        <stack direction="horizontal" flexWrap="wrap" alignContent="spaceAround" width="40"> <!-- 120 0  40 × 60 -->
          <view size="40 10"/> <!-- 0 10  40 × 10 -->
          <view size="40 10"/> <!-- 0 40  40 × 10 -->
        </stack>
        <stack direction="horizontal" flexWrap="wrap" alignContent="stretch" width="40"> <!-- 160 0  40 × 60 -->
          <view size="40 10"/> <!-- 0 0  40 × 10 -->
          <view size="40 10"/> <!-- 0 30  40 × 10 -->
        </stack>
      </stack>
      """),
  ]

  private static let stackItems: [Example] = [
    Example(
      .stack, [.flexGrow], in: #"width="100""#,
      "The 40 points that are missing to 100 are shared out by 1 and 3.",
      """
      <stack direction="horizontal"> <!-- 0 0  100 × 10 -->
        <view size="20 10" flexGrow="1"/> <!-- 0 0  30 × 10 -->
        <view size="20 10" flexGrow="3"/> <!-- 30 0  50 × 10 -->
        <view size="20 10"/> <!-- 80 0  20 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.flexShrink], in: #"width="100""#,
      """
      The children are 30 points too long. Each bears its share by its factor times its length: here \
      60 and 60, so half each.
      """,
      """
      <stack direction="horizontal"> <!-- 0 0  100 × 10 -->
        <view size="60 10" flexShrink="1"/> <!-- 0 0  45 × 10 -->
        <view size="30 10" flexShrink="2"/> <!-- 45 0  15 × 10 -->
        <view size="40 10"/> <!-- 60 0  40 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.flexBasis], in: #"width="100""#,
      "It takes the place of the child's own length, and a percentage is of the stack's.",
      """
      <stack direction="horizontal"> <!-- 0 0  100 × 10 -->
        <view size="20 10" flexBasis="50"/> <!-- 0 0  50 × 10 -->
        <view size="20 10" flexBasis="30%"/> <!-- 50 0  30 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.alignSelf], in: #"width="100""#,
      "A child may stand otherwise than the others.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 80 -->
        <stack direction="horizontal" alignItems="center" height="40"> <!-- 0 0  100 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 15  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="start"/> <!-- 20 0  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="end"/> <!-- 40 30  20 × 10 -->
          <view intrinsicSize="20 10" alignSelf="stretch"/> <!-- 60 0  20 × 40 -->
        </stack>
        <stack direction="horizontal" height="40"> <!-- 0 40  100 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 40 -->
          <view intrinsicSize="20 10" alignSelf="center"/> <!-- 20 15  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .stack, [.spacingBefore, .spacingAfter], in: #"width="100""#,
      "They come on top of the stack's `spacing`, and may be negative.",
      """
      <stack direction="horizontal" spacing="5"> <!-- 0 0  100 × 10 -->
        <view size="20 10" spacingAfter="10"/> <!-- 0 0  20 × 10 -->
        <view size="20 10"/> <!-- 35 0  20 × 10 -->
        <view size="20 10" spacingBefore="-8"/> <!-- 52 0  20 × 10 -->
      </stack>
      """),
    Example(
      .stack, [.ascender, .descender], in: #"width="100""#,
      """
      They say where a child without text has its baselines: the first so far below its top, the last \
      so far above its bottom.
      """,
      """
      <stack direction="vertical"> <!-- 0 0  100 × 60 -->
        <stack direction="horizontal" alignItems="baselineFirst"> <!-- 0 0  100 × 30 -->
          <view size="20 30" ascender="20"/> <!-- 0 0  20 × 30 -->
          <view size="20 10" ascender="8"/> <!-- 20 12  20 × 10 -->
        </stack>
        <stack direction="horizontal" alignItems="baselineLast"> <!-- 0 30  100 × 30 -->
          <view size="20 30" descender="-10"/> <!-- 0 0  20 × 30 -->
          <view size="20 10" descender="-2"/> <!-- 20 12  20 × 10 -->
        </stack>
      </stack>
      """),
  ]
}
