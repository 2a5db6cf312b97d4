import LayoutSchema

extension Example {
  static let linear: [Example] = linearOwn + linearItems

  private static let linearOwn: [Example] = [
    Example(
      .linear, [.orientation], in: #"width="100" height="40""#,
      "A horizontal layout is a row of cells as deep as it is, a vertical one a column.",
      """
      <linear orientation="vertical"> <!-- 0 0  100 × 40 -->
        <linear height="30"> <!-- 0 0  100 × 30 -->
          <view width="20"/> <!-- 0 0  20 × 30 -->
          <view width="50"/> <!-- 20 0  50 × 30 -->
        </linear>
        <view height="10"/> <!-- 0 30  100 × 10 -->
      </linear>
      """),
    Example(
      .linear, [], in: #"width="100" height="40" direction="rtl""#,
      "From right to left, the first cell is at the right.",
      """
      <linear spacing="5"> <!-- 0 0  100 × 40 -->
        <view width="20"/> <!-- 80 0  20 × 40 -->
        <view width="30"/> <!-- 45 0  30 × 40 -->
      </linear>
      """),
    Example(
      .linear, [.spacing], in: #"width="100" height="40""#,
      "There are 8 points between one child and the next, and none at the ends.",
      """
      <linear spacing="8"> <!-- 0 0  100 × 40 -->
        <view width="20"/> <!-- 0 0  20 × 40 -->
        <view width="20"/> <!-- 28 0  20 × 40 -->
        <view width="20"/> <!-- 56 0  20 × 40 -->
      </linear>
      """),
    Example(
      .linear, [.separator, .separatorBefore, .separatorInset], in: #"width="100" height="40""#,
      """
      The separator is 2 wide, begins 5 points below the top and ends 10 above the bottom. The \
      spacing is on both sides of it.
      """,
      """
      <linear spacing="4" separator="2" separatorInset="5 10"> <!-- 0 0  100 × 40, separator 24 5  2 × 25 -->
        <view width="20"/> <!-- 0 0  20 × 40 -->
        <view width="20" separatorBefore="true"/> <!-- 30 0  20 × 40 -->
      </linear>
      """),
    Example(
      .linear, [.contentGravity], in: #"width="100" height="80""#,
      "Along the layout it moves the children together, across it each one.",
      """
      <linear orientation="vertical"> <!-- 0 0  100 × 80 -->
        <linear height="40" contentGravity="center"> <!-- 0 0  100 × 40 -->
          <view size="20 10"/> <!-- 30 15  20 × 10 -->
          <view size="20 10"/> <!-- 50 15  20 × 10 -->
        </linear>
        <linear height="40" contentGravity="right bottom"> <!-- 0 40  100 × 40 -->
          <view size="20 10"/> <!-- 60 30  20 × 10 -->
          <view size="20 10"/> <!-- 80 30  20 × 10 -->
        </linear>
      </linear>
      """),
    Example(
      .linear,
      [
        .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginHorizontal,
        .marginVertical,
      ], in: #"width="100" height="60""#,
      "It is the space around all children; the narrower word wins.",
      """
      <linear orientation="vertical" margin="2" marginTop="0"> <!-- 0 0  100 × 60 -->
        <linear height="20" marginTop="1" marginLeft="2" marginBottom="3" marginRight="4"> <!-- 2 0  96 × 20 -->
          <view/> <!-- 2 1  90 × 16 -->
        </linear>
        <linear height="20" marginHorizontal="8" marginVertical="5"> <!-- 2 20  96 × 20 -->
          <view/> <!-- 8 5  80 × 10 -->
        </linear>
      </linear>
      """),
    Example(
      .linear, [.marginStart, .marginEnd], in: #"width="100" height="20" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <linear marginStart="20" marginEnd="6"> <!-- 0 0  100 × 20 -->
        <view/> <!-- 6 0  74 × 20 -->
      </linear>
      """),
  ]

  private static let linearItems: [Example] = [
    Example(
      .linear, [.width, .height], in: #"width="100" height="40" textMetrics="fixed:10x20""#,
      """
      Without a size a child is as large as its cell, which `match` says too; `wrap` is as large as \
      the child's content.
      """,
      """
      <linear> <!-- 0 0  100 × 40 -->
        <text width="wrap">aa</text> <!-- 0 0  20 × 40 -->
        <text width="wrap" height="wrap">aaa</text> <!-- 20 0  30 × 20 -->
        <view width="30" height="10"/> <!-- 50 0  30 × 10 -->
      </linear>
      """),
    Example(
      .linear, [.size, .minWidth, .minHeight, .maxWidth, .maxHeight],
      in: #"width="100" height="40""#,
      "Limits hold the length that is asked for.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view size="10" minWidth="30" minHeight="25"/> <!-- 0 0  30 × 25 -->
        <view width="60" maxWidth="40" maxHeight="15"/> <!-- 30 0  40 × 15 -->
        <view size="20 30"/> <!-- 70 0  20 × 30 -->
      </linear>
      """),
    Example(
      .linear, [.weight], in: #"width="100" height="40""#,
      "The 80 points that are left are shared out by 1 and 3.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view width="20"/> <!-- 0 0  20 × 40 -->
        <view weight="1"/> <!-- 20 0  20 × 40 -->
        <view weight="3"/> <!-- 40 0  60 × 40 -->
      </linear>
      """),
    Example(
      .linear, [.gravity], in: #"width="100" height="40""#,
      "Each child has a cell of 50 × 40, in which it keeps to an edge or the middle.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view weight="1" size="20 10" gravity="right bottom"/> <!-- 30 30  20 × 10 -->
        <view weight="1" size="20 10" gravity="center"/> <!-- 65 15  20 × 10 -->
      </linear>
      """),
    Example(
      .linear, [.gravity], in: #"width="100" height="40" direction="rtl""#,
      "From right to left the end of a cell is at its left.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view weight="1" size="20 10" gravity="end"/> <!-- 50 0  20 × 10 -->
        <view weight="1" size="20 10" gravity="start bottom"/> <!-- 30 30  20 × 10 -->
      </linear>
      """),
    Example(
      .linear, [.offset], in: #"width="100" height="40""#,
      "The child moves, and nothing else does.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view size="20 10" offset="5 -3"/> <!-- 5 -3  20 × 10 -->
        <view size="20 10"/> <!-- 20 0  20 × 10 -->
      </linear>
      """),
    Example(
      .linear,
      [
        .itemPadding, .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
        .itemPaddingHorizontal,
        .itemPaddingVertical,
      ], in: #"width="100" height="40""#,
      "A child's size includes its padding; the narrower word wins.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view size="40 20" itemPadding="2 5" itemPaddingTop="6"/> <!-- 5 6  30 × 12 -->
        <view size="30 20" itemPaddingTop="1" itemPaddingLeft="2" itemPaddingBottom="3" itemPaddingRight="4"/> <!-- 42 1  24 × 16 -->
        <view size="30 20" itemPaddingHorizontal="8" itemPaddingVertical="2"/> <!-- 78 2  14 × 16 -->
      </linear>
      """),
    Example(
      .linear, [.itemPaddingStart, .itemPaddingEnd],
      in: #"width="100" height="40" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view width="40" itemPaddingStart="20" itemPaddingEnd="6"/> <!-- 66 0  14 × 40 -->
      </linear>
      """),
    Example(
      .linear, [], in: #"width="100" height="40""#,
      "What is gone takes no cell, no spacing and no separator.",
      """
      <linear spacing="5" separator="1"> <!-- 0 0  100 × 40 -->
        <view width="20"/> <!-- 0 0  20 × 40 -->
        <view width="20" separatorBefore="true" visibility="gone"/> <!-- gone -->
        <view width="20"/> <!-- 25 0  20 × 40 -->
      </linear>
      """),
    Example(
      .linear, [], in: #"maxWidth="100" maxHeight="40" textMetrics="fixed:10x20""#,
      "Where its own size is open, the layout is as large as what it holds.",
      """
      <linear spacing="5"> <!-- 0 0  45 × 20 -->
        <text width="wrap">aa</text> <!-- 0 0  20 × 20 -->
        <view width="20"/> <!-- 25 0  20 × 20 -->
      </linear>
      """),
  ]
}
