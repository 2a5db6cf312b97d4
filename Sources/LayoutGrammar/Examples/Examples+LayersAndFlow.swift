import LayoutSchema

extension Example {
  static let layers: [Example] = [
    Example(
      .layers, [.gravity], in: #"width="100" height="60""#,
      "An axis that no word is about stays at the start.",
      """
      <layers> <!-- 0 0  100 × 60 -->
        <view/> <!-- 0 0  100 × 60 -->
        <view size="20 10" gravity="top right"/> <!-- 80 0  20 × 10 -->
        <view size="20 10" gravity="bottom left"/> <!-- 0 50  20 × 10 -->
        <view size="20 10" gravity="end"/> <!-- 80 0  20 × 10 -->
        <view size="20 10" gravity="centerHorizontal"/> <!-- 40 0  20 × 10 -->
        <view size="20 10" gravity="centerVertical"/> <!-- 0 25  20 × 10 -->
        <view size="20 10" gravity="center"/> <!-- 40 25  20 × 10 -->
      </layers>
      """),
    Example(
      .layers, [.margin, .marginTop, .marginLeft, .marginBottom, .marginRight],
      in: #"width="100" height="60""#,
      "It is the space around all children; the narrower word wins.",
      """
      <layers margin="5 10" marginTop="0"> <!-- 0 0  100 × 60 -->
        <layers marginTop="1" marginLeft="2" marginBottom="3" marginRight="4"> <!-- 10 0  80 × 55 -->
          <view/> <!-- 2 1  74 × 51 -->
        </layers>
      </layers>
      """),
    Example(
      .layers, [.marginStart, .marginEnd, .marginHorizontal, .marginVertical],
      in: #"width="100" height="60" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <layers marginStart="20" marginEnd="6"> <!-- 0 0  100 × 60 -->
        <layers marginHorizontal="8" marginVertical="5"> <!-- 6 0  74 × 60 -->
          <view/> <!-- 8 5  58 × 50 -->
        </layers>
      </layers>
      """),
    Example(
      .layers, [.width, .height, .size, .minWidth, .minHeight, .maxWidth, .maxHeight],
      in: #"width="100" height="60" textMetrics="fixed:10x20""#,
      "Without a size a child fills the content; `wrap` is as large as the child's own content.",
      """
      <layers> <!-- 0 0  100 × 60 -->
        <text width="wrap" height="wrap">aa</text> <!-- 0 0  20 × 20 -->
        <view size="50 30"/> <!-- 0 0  50 × 30 -->
        <view maxWidth="70" maxHeight="40"/> <!-- 0 0  70 × 40 -->
        <view size="10" minWidth="30" minHeight="25"/> <!-- 0 0  30 × 25 -->
      </layers>
      """),
    Example(
      .layers,
      [
        .itemPadding, .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
        .itemPaddingHorizontal,
        .itemPaddingVertical,
      ], in: #"width="100" height="60""#,
      "A child's size includes its padding; the narrower word wins.",
      """
      <layers> <!-- 0 0  100 × 60 -->
        <view itemPadding="2 5" itemPaddingTop="6"/> <!-- 5 6  90 × 52 -->
        <view size="40 20" itemPaddingTop="1" itemPaddingLeft="2" itemPaddingBottom="3" itemPaddingRight="4"/> <!-- 2 1  34 × 16 -->
        <view size="40 20" itemPaddingHorizontal="8" itemPaddingVertical="2" gravity="right"/> <!-- 68 2  24 × 16 -->
      </layers>
      """),
    Example(
      .layers, [.itemPaddingStart, .itemPaddingEnd],
      in: #"width="100" height="60" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <layers> <!-- 0 0  100 × 60 -->
        <view itemPaddingStart="20" itemPaddingEnd="6"/> <!-- 6 0  74 × 60 -->
      </layers>
      """),
    Example(
      .layers, [.offset], in: #"width="100" height="60""#,
      "It moves the child from where its gravity has put it.",
      """
      <layers> <!-- 0 0  100 × 60 -->
        <view size="20 10" gravity="bottom right" offset="-5 3"/> <!-- 75 53  20 × 10 -->
      </layers>
      """),
  ]

  static let flow: [Example] = [
    Example(
      .flow, [.orientation], in: #"width="100" height="30""#,
      "In a vertical flow lines are columns, and the third child does not fit below the second.",
      """
      <flow orientation="vertical"> <!-- 0 0  100 × 30 -->
        <view size="40 15"/> <!-- 0 0  40 × 15 -->
        <view size="30 15"/> <!-- 0 15  30 × 15 -->
        <view size="40 15"/> <!-- 40 0  40 × 15 -->
      </flow>
      """),
    Example(
      .flow, [.spacing, .lineSpacing], in: #"width="100" height="60""#,
      "`spacing` is between the children of a line, `lineSpacing` between lines.",
      """
      <flow spacing="8" lineSpacing="5"> <!-- 0 0  100 × 60 -->
        <view size="40 10"/> <!-- 0 0  40 × 10 -->
        <view size="40 20"/> <!-- 48 0  40 × 20 -->
        <view size="40 10"/> <!-- 0 25  40 × 10 -->
      </flow>
      """),
    Example(
      .flow, [], in: #"width="100" height="60" direction="rtl""#,
      "From right to left, lines begin at the right.",
      """
      <flow spacing="5"> <!-- 0 0  100 × 60 -->
        <view size="40 10"/> <!-- 60 0  40 × 10 -->
        <view size="30 10"/> <!-- 25 0  30 × 10 -->
        <view size="40 10"/> <!-- 60 10  40 × 10 -->
      </flow>
      """),
    Example(
      .flow, [.gravity], in: #"width="100" height="60""#,
      "A line is as deep as its deepest child, and that is the cell of each.",
      """
      <flow> <!-- 0 0  100 × 60 -->
        <view size="20 30"/> <!-- 0 0  20 × 30 -->
        <view size="20 10" gravity="bottom"/> <!-- 20 20  20 × 10 -->
        <view size="20 10" gravity="centerVertical"/> <!-- 40 10  20 × 10 -->
      </flow>
      """),
    Example(
      .flow, [.margin, .marginTop, .marginLeft, .marginBottom, .marginRight],
      in: #"width="100" height="60""#,
      "It is the space around all children; the narrower word wins.",
      """
      <flow margin="5 10" marginTop="0"> <!-- 0 0  100 × 60 -->
        <flow marginTop="1" marginLeft="2" marginBottom="3" marginRight="4"> <!-- 10 0  80 × 55 -->
          <view/> <!-- 2 1  74 × 51 -->
        </flow>
      </flow>
      """),
    Example(
      .flow, [.marginStart, .marginEnd, .marginHorizontal, .marginVertical],
      in: #"width="100" height="60" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <flow marginStart="20" marginEnd="6"> <!-- 0 0  100 × 60 -->
        <flow marginHorizontal="8" marginVertical="5"> <!-- 6 0  74 × 60 -->
          <view/> <!-- 8 5  58 × 50 -->
        </flow>
      </flow>
      """),
    Example(
      .flow, [.width, .height, .size, .minWidth, .minHeight, .maxWidth, .maxHeight],
      in: #"width="100" height="60" textMetrics="fixed:10x20""#,
      "A child without a size fills a line and all that is deep; here each says something less.",
      """
      <flow> <!-- 0 0  100 × 60 -->
        <text width="wrap" height="wrap">aa</text> <!-- 0 0  20 × 20 -->
        <view size="50 10"/> <!-- 20 0  50 × 10 -->
        <view maxWidth="60" maxHeight="15"/> <!-- 0 20  60 × 15 -->
        <view size="10" minWidth="30" minHeight="12"/> <!-- 60 20  30 × 12 -->
      </flow>
      """),
    Example(
      .flow,
      [
        .itemPadding, .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
        .itemPaddingHorizontal,
        .itemPaddingVertical,
      ], in: #"width="100" height="60""#,
      "A child's size includes its padding; the narrower word wins.",
      """
      <flow> <!-- 0 0  100 × 60 -->
        <view size="40 20" itemPadding="2 5" itemPaddingTop="6"/> <!-- 5 6  30 × 12 -->
        <view size="30 20" itemPaddingTop="1" itemPaddingLeft="2" itemPaddingBottom="3" itemPaddingRight="4"/> <!-- 42 1  24 × 16 -->
        <view size="30 20" itemPaddingHorizontal="8" itemPaddingVertical="2"/> <!-- 78 2  14 × 16 -->
      </flow>
      """),
    Example(
      .flow, [.itemPaddingStart, .itemPaddingEnd], in: #"width="100" height="60" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <flow> <!-- 0 0  100 × 60 -->
        <view size="40 20" itemPaddingStart="20" itemPaddingEnd="6"/> <!-- 66 0  14 × 20 -->
      </flow>
      """),
    Example(
      .flow, [.offset], in: #"width="100" height="60""#,
      "The child moves, and nothing else does.",
      """
      <flow> <!-- 0 0  100 × 60 -->
        <view size="20 10" offset="5 -3"/> <!-- 5 -3  20 × 10 -->
        <view size="20 10"/> <!-- 20 0  20 × 10 -->
      </flow>
      """),
  ]
}
