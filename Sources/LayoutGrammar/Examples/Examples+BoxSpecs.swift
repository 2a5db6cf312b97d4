import LayoutSchema

extension Example {
  static let insets: [Example] = [
    Example(
      .inset, [.insets], in: #"width="100""#,
      "Four lengths are top, left, bottom and right.",
      """
      <inset insets="5 10 15 20"> <!-- 0 0  100 × 30 -->
        <view height="10"/> <!-- 10 5  70 × 10 -->
      </inset>
      """),
    Example(
      .inset, [.insetTop, .insetLeft, .insetBottom, .insetRight], in: #"width="100""#,
      "Each wins over `insets`, which says 5 for all four.",
      """
      <inset insets="5" insetTop="1" insetLeft="2" insetBottom="3" insetRight="4"> <!-- 0 0  100 × 14 -->
        <view height="10"/> <!-- 2 1  94 × 10 -->
      </inset>
      """),
    Example(
      .inset, [.insetStart, .insetEnd], in: #"width="100" direction="rtl""#,
      "From right to left the start is at the right; they win over left and right.",
      """
      <inset insetLeft="2" insetRight="4" insetStart="30" insetEnd="10"> <!-- 0 0  100 × 10 -->
        <view height="10"/> <!-- 10 0  60 × 10 -->
      </inset>
      """),
    Example(
      .inset, [.insets, .insetLeft], in: #"width="100""#,
      "A percentage is of the parent's size. An infinite inset takes all the room that the child leaves.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 20 -->
        <inset insets="0 10%"> <!-- 0 0  100 × 10 -->
          <view height="10"/> <!-- 10 0  80 × 10 -->
        </inset>
        <inset insetLeft="infinity" insetRight="10"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 70 0  20 × 10 -->
        </inset>
      </stack>
      """),
    Example(
      .inset, [.safeArea], in: #"width="100" safeArea="20 5 30 8""#,
      "What the environment keeps free at the edges named comes on top of the insets.",
      """
      <stack direction="vertical"> <!-- 0 0  100 × 86 -->
        <inset insets="4" safeArea="top bottom"> <!-- 0 0  100 × 68 -->
          <view height="10"/> <!-- 4 24  92 × 10 -->
        </inset>
        <inset insets="4" safeArea="left right"> <!-- 0 68  100 × 18 -->
          <view height="10"/> <!-- 9 4  79 × 10 -->
        </inset>
      </stack>
      """),
  ]

  static let layered: [Example] = [
    Example(
      .background, [],
      "What is behind has the size of the content, whatever it says itself.",
      """
      <background> <!-- 0 0  40 × 20 -->
        <view size="40 20"/> <!-- 0 0  40 × 20 -->
        <view size="10"/> <!-- 0 0  40 × 20 -->
      </background>
      """),
    Example(
      .overlay, [],
      "What is on top has the size of the content; in a `center` it can be smaller.",
      """
      <overlay> <!-- 0 0  40 × 20 -->
        <view size="40 20"/> <!-- 0 0  40 × 20 -->
        <center> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 15 5  10 × 10 -->
        </center>
      </overlay>
      """),
    Example(
      .wrapper, [], in: #"direction="rtl""#,
      "It is as large as the largest child in either direction; the start is at the right here.",
      """
      <wrapper> <!-- 0 0  40 × 30 -->
        <view size="40 10"/> <!-- 0 0  40 × 10 -->
        <view size="20 30"/> <!-- 20 0  20 × 30 -->
      </wrapper>
      """),
    Example(
      .zstack, [.gravity],
      "It is as large as the largest child in either direction.",
      """
      <zstack> <!-- 0 0  60 × 30 -->
        <view size="60 30"/> <!-- 0 0  60 × 30 -->
        <view size="20 10"/> <!-- 0 0  20 × 10 -->
        <view size="20 10" gravity="topRight"/> <!-- 40 0  20 × 10 -->
      </zstack>
      """),
  ]

  static let aligned: [Example] = [
    Example(
      .center, [.centering], in: #"maxWidth="100" maxHeight="60""#,
      "On the other axis the child stands at the start.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <center> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 40 25  20 × 10 -->
        </center>
        <center centering="x"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 40 0  20 × 10 -->
        </center>
        <center centering="y"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 25  20 × 10 -->
        </center>
        <center centering="none"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </center>
      </wrapper>
      """),
    Example(
      .center, [.sizing], in: #"maxWidth="100" maxHeight="60""#,
      "On the axes named the element is as small as its child.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <center sizing="minimumX"> <!-- 0 0  20 × 60 -->
          <view size="20 10"/> <!-- 0 25  20 × 10 -->
        </center>
        <center sizing="minimumY"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 40 0  20 × 10 -->
        </center>
        <center sizing="minimumWidth minimumHeight"> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </center>
      </wrapper>
      """),
    Example(
      .relative, [.horizontalPosition], in: #"width="100" maxHeight="60""#,
      "With `none` the child must be as wide as the element, which is 100 here.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <relative horizontalPosition="none"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  100 × 10 -->
        </relative>
        <relative horizontalPosition="start"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </relative>
        <relative horizontalPosition="center"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 40 0  20 × 10 -->
        </relative>
        <relative horizontalPosition="end"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </relative>
      </wrapper>
      """),
    Example(
      .relative, [.verticalPosition], in: #"maxWidth="100" height="60""#,
      "With `none` the child must be as high as the element, which is 60 here.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <relative verticalPosition="none"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  20 × 60 -->
        </relative>
        <relative verticalPosition="start"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </relative>
        <relative verticalPosition="center"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 25  20 × 10 -->
        </relative>
        <relative verticalPosition="end"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 50  20 × 10 -->
        </relative>
      </wrapper>
      """),
    Example(
      .relative, [.sizing], in: #"maxWidth="100" maxHeight="60""#,
      "On the axes named the element is as small as its child, so that there is no room to place it.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <relative horizontalPosition="end" verticalPosition="end" sizing="minimumWidth"> <!-- 0 0  20 × 60 -->
          <view size="20 10"/> <!-- 0 50  20 × 10 -->
        </relative>
        <relative horizontalPosition="end" verticalPosition="end" sizing="minimumHeight"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </relative>
      </wrapper>
      """),
    Example(
      .relative, [.horizontalPosition], in: #"width="100" maxHeight="60" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <relative horizontalPosition="start"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </relative>
        <relative horizontalPosition="end"> <!-- 0 0  100 × 60 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
        </relative>
      </wrapper>
      """),
    Example(
      .ratio, [.ratio], in: #"width="160""#,
      "With a colon it is width to height; one number is height to width.",
      """
      <stack direction="vertical"> <!-- 0 0  160 × 170 -->
        <ratio ratio="16:9"> <!-- 0 0  160 × 90 -->
          <view/> <!-- 0 0  160 × 90 -->
        </ratio>
        <ratio ratio="0.5"> <!-- 0 90  160 × 80 -->
          <view/> <!-- 0 0  160 × 80 -->
        </ratio>
      </stack>
      """),
    Example(
      .ratio, [.ratio], in: #"maxWidth="160" maxHeight="45""#,
      "Where the height is the narrower limit, the width follows from it.",
      """
      <ratio ratio="16:9"> <!-- 0 0  80 × 45 -->
        <view/> <!-- 0 0  80 × 45 -->
      </ratio>
      """),
  ]

  static let placed: [Example] = [
    Example(
      .absolute, [.layoutPosition], in: #"width="100" height="60""#,
      "A child has what is left behind its position: the second one would be 100 × 100.",
      """
      <absolute> <!-- 0 0  100 × 60 -->
        <view layoutPosition="30 5" size="20 10"/> <!-- 30 5  20 × 10 -->
        <view layoutPosition="80 40" size="100"/> <!-- 80 40  20 × 20 -->
      </absolute>
      """),
    Example(
      .absolute, [.layoutPosition], in: #"width="100" height="60" direction="rtl""#,
      "From right to left, positions are counted from the right.",
      """
      <absolute> <!-- 0 0  100 × 60 -->
        <view layoutPosition="30 5" size="20 10"/> <!-- 50 5  20 × 10 -->
      </absolute>
      """),
    Example(
      .absolute, [.sizing], in: #"maxWidth="100" maxHeight="60""#,
      "To fit, the element ends where the last child does.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <absolute> <!-- 0 0  100 × 60 -->
          <view layoutPosition="30 5" size="20 10"/> <!-- 30 5  20 × 10 -->
        </absolute>
        <absolute sizing="sizeToFit"> <!-- 0 0  50 × 15 -->
          <view layoutPosition="30 5" size="20 10"/> <!-- 30 5  20 × 10 -->
        </absolute>
      </wrapper>
      """),
    Example(
      .absolute, [.sizeRange], in: #"width="100" height="100""#,
      "The first two children may be 40 to 60 wide and must be 20 high at least.",
      """
      <absolute> <!-- 0 0  100 × 100 -->
        <view intrinsicSize="10 10" sizeRange="40 20..60 auto"/> <!-- 0 0  40 × 20 -->
        <view layoutPosition="0 20" intrinsicSize="90 30" sizeRange="40 20..60 auto"/> <!-- 0 20  60 × 30 -->
        <view layoutPosition="0 50" intrinsicSize="90 30" sizeRange="25 15"/> <!-- 0 50  25 × 15 -->
      </absolute>
      """),
    Example(
      .corner, [.cornerLocation],
      "The second child is centered on the corner: half of its 10 points hang out.",
      """
      <stack direction="horizontal"> <!-- 0 0  280 × 20 -->
        <corner> <!-- 0 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- -5 -5  10 × 10 -->
        </corner>
        <corner cornerLocation="topRight"> <!-- 40 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 -5  10 × 10 -->
        </corner>
        <corner cornerLocation="bottomLeft"> <!-- 80 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- -5 15  10 × 10 -->
        </corner>
        <corner cornerLocation="bottomRight"> <!-- 120 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 15  10 × 10 -->
        </corner>
        <corner cornerLocation="topEnd"> <!-- 160 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 -5  10 × 10 -->
        </corner>
        <corner cornerLocation="bottomStart"> <!-- 200 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- -5 15  10 × 10 -->
        </corner>
        <corner cornerLocation="bottomEnd"> <!-- 240 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 15  10 × 10 -->
        </corner>
      </stack>
      """),
    Example(
      .corner, [.cornerLocation], in: #"direction="rtl""#,
      "From right to left, start and end change sides; left and right stay.",
      """
      <stack direction="vertical"> <!-- 0 0  40 × 60 -->
        <corner cornerLocation="topStart"> <!-- 0 0  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 -5  10 × 10 -->
        </corner>
        <corner cornerLocation="bottomEnd"> <!-- 0 20  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- -5 15  10 × 10 -->
        </corner>
        <corner cornerLocation="topRight"> <!-- 0 40  40 × 20 -->
          <view size="40 20"/> <!-- 0 0  40 × 20 -->
          <view size="10"/> <!-- 35 -5  10 × 10 -->
        </corner>
      </stack>
      """),
    Example(
      .corner, [.offset],
      "The second child goes 4 to the left and 6 down from where it would be centered.",
      """
      <corner offset="-4 6"> <!-- 0 0  40 × 20 -->
        <view size="40 20"/> <!-- 0 0  40 × 20 -->
        <view size="10"/> <!-- -9 1  10 × 10 -->
      </corner>
      """),
    Example(
      .corner, [.wrapsCorner],
      "The element holds both, and the content makes room.",
      """
      <corner wrapsCorner="true"> <!-- 0 0  45 × 25 -->
        <view size="40 20"/> <!-- 5 5  40 × 20 -->
        <view size="10"/> <!-- 0 0  10 × 10 -->
      </corner>
      """),
    Example(
      .clip, [.clippedDimensions],
      "Along the axis named the child is as large as it likes, and the element as it may be.",
      """
      <stack direction="horizontal" alignItems="start"> <!-- 0 0  70 × 40 -->
        <clip clippedDimensions="height" maxHeight="30"> <!-- 0 0  40 × 30 -->
          <view intrinsicSize="40 100"/> <!-- 0 0  40 × 100 -->
        </clip>
        <clip clippedDimensions="width" maxWidth="30"> <!-- 40 0  30 × 40 -->
          <view intrinsicSize="100 40"/> <!-- 0 0  100 × 40 -->
        </clip>
      </stack>
      """),
    Example(
      .fit, [.axis],
      "The first child shows that fits on the axis, and the last where none does.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  120 × 80 -->
        <fit axis="horizontal" maxWidth="120" maxHeight="30"> <!-- 0 0  100 × 30 -->
          <view intrinsicSize="200 20"/> <!-- left out -->
          <view intrinsicSize="100 40"/> <!-- 0 0  100 × 30 -->
          <view intrinsicSize="80 30"/> <!-- left out -->
        </fit>
        <fit axis="vertical" maxWidth="120" maxHeight="30"> <!-- 0 30  120 × 20 -->
          <view intrinsicSize="200 20"/> <!-- 0 0  120 × 20 -->
          <view intrinsicSize="100 40"/> <!-- left out -->
          <view intrinsicSize="80 30"/> <!-- left out -->
        </fit>
        <fit axis="both" maxWidth="120" maxHeight="30"> <!-- 0 50  80 × 30 -->
          <view intrinsicSize="200 20"/> <!-- left out -->
          <view intrinsicSize="100 40"/> <!-- left out -->
          <view intrinsicSize="80 30"/> <!-- 0 0  80 × 30 -->
        </fit>
      </stack>
      """),
    Example(
      .scroll, [.axis], in: #"maxWidth="100" maxHeight="60""#,
      "The content may be larger than what shows it along the axis, and only there.",
      """
      <wrapper> <!-- 0 0  100 × 60 -->
        <scroll> <!-- 0 0  100 × 60, content 100 × 200 -->
          <view intrinsicSize="200 200"/> <!-- 0 0  100 × 200 -->
        </scroll>
        <scroll axis="horizontal"> <!-- 0 0  100 × 60, content 200 × 60 -->
          <view intrinsicSize="200 200"/> <!-- 0 0  200 × 60 -->
        </scroll>
        <scroll axis="both"> <!-- 0 0  100 × 60, content 200 × 200 -->
          <view intrinsicSize="200 200"/> <!-- 0 0  200 × 200 -->
        </scroll>
      </wrapper>
      """),
    Example(
      .scroll, [.fillsViewport], in: #"width="100" maxHeight="120""#,
      "What does not fill the screen is as long as it, so that its last part may stand at the bottom.",
      """
      <wrapper> <!-- 0 0  100 × 100 -->
        <scroll height="100"> <!-- 0 0  100 × 100, content 100 × 60 -->
          <stack direction="vertical" justifyContent="spaceBetween"> <!-- 0 0  100 × 60 -->
            <view height="40"/> <!-- 0 0  100 × 40 -->
            <view height="20"/> <!-- 0 40  100 × 20 -->
          </stack>
        </scroll>
        <scroll height="100" fillsViewport="true"> <!-- 0 0  100 × 100, content 100 × 100 -->
          <stack direction="vertical" justifyContent="spaceBetween"> <!-- 0 0  100 × 100 -->
            <view height="40"/> <!-- 0 0  100 × 40 -->
            <view height="20"/> <!-- 0 80  100 × 20 -->
          </stack>
        </scroll>
      </wrapper>
      """),
  ]
}
