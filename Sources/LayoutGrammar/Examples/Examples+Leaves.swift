import LayoutSchema

extension Example {
  static let leaves: [Example] = texts + fonts + views

  private static let texts: [Example] = [
    Example(
      .text, [.content], in: #"textMetrics="fixed:10x20""#,
      "Nine characters of 10 points in a line of 20.",
      """
      <text content="aaaa bbbb"/> <!-- 0 0  90 × 20 -->
      """),
    Example(
      .text, [.maxLines], in: #"width="50" textMetrics="fixed:10x20""#,
      "Each word needs a line of its own, and there may be two.",
      """
      <stack direction="vertical"> <!-- 0 0  50 × 100 -->
        <text>aaaa bbbb cccc</text> <!-- 0 0  50 × 60 -->
        <text maxLines="2">aaaa bbbb cccc</text> <!-- 0 60  50 × 40 -->
      </stack>
      """),
    Example(
      .text, [], in: #"maxWidth="100" textMetrics="fixed:10x20""#,
      "A text is as wide as its longest line, here `aaaa bbbb`.",
      """
      <text>aaaa bbbb cccc</text> <!-- 0 0  90 × 40 -->
      """),
    Example(
      .text, [.lineHeight], in: "",
      "Two lines of 30, broken where the text says so.",
      """
      <text fontSize="20" lineHeight="30" width="10">ll ll</text> <!-- 0 0  10 × 60 -->
      """),
    Example(
      .text, [.scalesText], in: #"textScale="2""#,
      "The reader wants letters twice as large, and the second text does not follow.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  20 × 72 -->
        <text fontSize="20">ll</text> <!-- 0 0  20 × 48 -->
        <text fontSize="20" scalesText="false">ll</text> <!-- 0 48  10 × 24 -->
      </stack>
      """),
  ]

  private static let fonts: [Example] = [
    Example(
      .text, [.fontSize], in: "",
      "An `l` is a quarter as wide as the font is large, and a line 1.2 times as high.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  20 × 72 -->
        <text fontSize="20">ll</text> <!-- 0 0  10 × 24 -->
        <text fontSize="40">ll</text> <!-- 0 24  20 × 48 -->
      </stack>
      """),
    Example(
      .text, [.fontWeight], in: #"scale="2""#,
      "With the built-in metrics a weight makes letters wider or narrower by some percent.",
      """
      <stack direction="horizontal"> <!-- 0 0  458.5 × 120 -->
        <text fontSize="100" fontWeight="ultraLight">ll</text> <!-- 0 0  47 × 120 -->
        <text fontSize="100" fontWeight="thin">ll</text> <!-- 47 0  47.5 × 120 -->
        <text fontSize="100" fontWeight="light">ll</text> <!-- 94.5 0  48.5 × 120 -->
        <text fontSize="100" fontWeight="regular">ll</text> <!-- 143 0  50 × 120 -->
        <text fontSize="100" fontWeight="medium">ll</text> <!-- 193 0  51 × 120 -->
        <text fontSize="100" fontWeight="semibold">ll</text> <!-- 244 0  52 × 120 -->
        <text fontSize="100" fontWeight="bold">ll</text> <!-- 296 0  53 × 120 -->
        <text fontSize="100" fontWeight="heavy">ll</text> <!-- 349 0  54 × 120 -->
        <text fontSize="100" fontWeight="black">ll</text> <!-- 403 0  55.5 × 120 -->
      </stack>
      """),
    Example(
      .text, [.textStyle], in: #"scale="2""#,
      """
      The styles have sizes 34, 28, 22, 20, 17, 15, 17, 16, 13, 12 and 11, and the headline is \
      semibold. Widths and heights are rounded up to half points here.
      """,
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  17 × 248 -->
        <text textStyle="largeTitle">ll</text> <!-- 0 0  17 × 41 -->
        <text textStyle="title">ll</text> <!-- 0 41  14 × 34 -->
        <text textStyle="title2">ll</text> <!-- 0 75  11 × 26.5 -->
        <text textStyle="title3">ll</text> <!-- 0 101.5  10 × 24 -->
        <text textStyle="headline">ll</text> <!-- 0 125.5  9 × 20.5 -->
        <text textStyle="subheadline">ll</text> <!-- 0 146  7.5 × 18 -->
        <text textStyle="body">ll</text> <!-- 0 164  8.5 × 20.5 -->
        <text textStyle="callout">ll</text> <!-- 0 184.5  8 × 19.5 -->
        <text textStyle="footnote">ll</text> <!-- 0 204  6.5 × 16 -->
        <text textStyle="caption">ll</text> <!-- 0 220  6 × 14.5 -->
        <text textStyle="caption2">ll</text> <!-- 0 234.5  5.5 × 13.5 -->
      </stack>
      """),
    Example(
      .text, [.monospacedDigits], in: "",
      "A one is 48 wide, and as wide as a zero, 62, where all digits are equally wide.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  124 × 240 -->
        <text fontSize="100">11</text> <!-- 0 0  96 × 120 -->
        <text fontSize="100" monospacedDigits="true">11</text> <!-- 0 120  124 × 120 -->
      </stack>
      """),
    Example(
      .text, [.letterSpacing], in: "",
      "Two points are added behind each letter, and the second text is drawn together.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  14 × 48 -->
        <text fontSize="20" letterSpacing="2">ll</text> <!-- 0 0  14 × 24 -->
        <text fontSize="20" letterSpacing="-1">ll</text> <!-- 0 24  8 × 24 -->
      </stack>
      """),
    Example(
      .text, [.minScale], in: #"width="15""#,
      "Four letters of size 20 are 20 wide, so that three quarters of the size fit; the first is cut.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  15 × 42 -->
        <text fontSize="20" maxLines="1">llll</text> <!-- 0 0  15 × 24 -->
        <text fontSize="20" maxLines="1" minScale="0.5">llll</text> <!-- 0 24  15 × 18 -->
      </stack>
      """),
    Example(
      .span, [.fontSize], in: "",
      "The line has room for the largest letters above and below one baseline.",
      """
      <text fontSize="20">ll<span fontSize="40">ll</span></text> <!-- 0 0  30 × 48 -->
      """),
    Example(
      .span, [.fontWeight], in: "",
      "The two letters are 53 wide where they are bold, and 50 where not.",
      """
      <text fontSize="100">ll<span fontWeight="bold">ll</span></text> <!-- 0 0  103 × 120 -->
      """),
    Example(
      .span, [.textStyle], in: "",
      "The text has size 20, the title in it 28.",
      """
      <text fontSize="20">ll<span textStyle="title">ll</span></text> <!-- 0 0  24 × 34 -->
      """),
    Example(
      .span, [.monospacedDigits], in: "",
      "The first digit is 48 wide, the second 62.",
      """
      <text fontSize="100">1<span monospacedDigits="true">1</span></text> <!-- 0 0  110 × 120 -->
      """),
    Example(
      .span, [.letterSpacing], in: "",
      "The last two letters are 7 wide each, the others 5.",
      """
      <text fontSize="20">ll<span letterSpacing="2">ll</span></text> <!-- 0 0  24 × 24 -->
      """),
  ]

  private static let views: [Example] = [
    Example(
      .image, [.intrinsicSize], in: "",
      "The picture has its own size until something else is said.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  30 × 25 -->
        <image intrinsicSize="30 20"/> <!-- 0 0  30 × 20 -->
        <image intrinsicSize="30 20" height="5"/> <!-- 0 20  30 × 5 -->
      </stack>
      """),
    Example(
      .view, [.intrinsicSize], in: #"maxWidth="100" maxHeight="60""#,
      "`fill` takes all there is; without content a view is as small as it may be.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <view intrinsicSize="fill"/> <!-- 0 0  100 × 60 -->
        <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        <view/> <!-- 0 0  0 × 0 -->
        <view minWidth="5"> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </view>
      </wrapper>
      """),
    Example(
      .spacer, [.minLength], in: #"width="100""#,
      "It takes the free space, and no less than its least length, whatever there is.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 20 -->
        <stack direction="horizontal"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <spacer/> <!-- 20 0  60 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </stack>
        <stack direction="horizontal"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <spacer minLength="70"/> <!-- 20 0  70 × 10 -->
          <view size="20 10"/> <!-- 90 0  20 × 10 -->
        </stack>
      </stack>
      """),
    Example(
      .spacer, [.minLength], in: #"width="100""#,
      "In a `flex` the free space is shared out after the least length.",
      """
      <flex direction="row"> <!-- 0 0  100 × 10 -->
        <view size="20 10" flexGrow="1"/> <!-- 0 0  40 × 10 -->
        <spacer minLength="40"/> <!-- 40 0  60 × 10 -->
      </flex>
      """),
    Example(
      .spacer, [], in: #"width="100" height="40""#,
      "In a `linear` it has a weight of 1.",
      """
      <linear> <!-- 0 0  100 × 40 -->
        <view width="20"/> <!-- 0 0  20 × 40 -->
        <spacer/> <!-- 20 0  20 × 40 -->
        <view weight="3"/> <!-- 40 0  60 × 40 -->
      </linear>
      """),
    Example(
      .layout, [.flexbox], in: #"width="100" height="50""#, flexbox: "flexLayout",
      "As FlexLayout sets Yoga up, an absolute child without edges ignores the padding.",
      """
      <flex padding="10"> <!-- 0 0  100 × 50 -->
        <view size="20" position="absolute"/> <!-- 0 0  20 × 20 -->
      </flex>
      """),
    Example(
      .layout, [.flexbox], in: #"width="50" textMetrics="fixed:10x20""#, flexbox: "css",
      "In browsers a text shrinks no further than to its longest word; what it does not bear, others do.",
      """
      <flex direction="row"> <!-- 0 0  50 × 20 -->
        <text flexShrink="1">aaaa</text> <!-- 0 0  40 × 20 -->
        <view width="30" flexShrink="1"/> <!-- 40 0  10 × 20 -->
      </flex>
      """),
  ]
}
