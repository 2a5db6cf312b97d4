import LayoutSchema

extension Example {
  static let grid: [Example] =
    gridTracks + gridPlacement + margins(in: .grid) + paddingsAndBorders(in: .grid) + gridBoxes
    + gridAlignment

  private static let gridTracks: [Example] = [
    Example(
      .grid, [.columns], in: #"width="100""#,
      "Of 100 points 60 are left, which are shared out by 1 and 2.",
      """
      <grid columns="20 20% 1fr 2fr"> <!-- 0 0  100 × 10 -->
        <view height="10"/> <!-- 0 0  20 × 10 -->
        <view height="10"/> <!-- 20 0  20 × 10 -->
        <view height="10"/> <!-- 40 0  20 × 10 -->
        <view height="10"/> <!-- 60 0  40 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.columns], in: #"width="200" textMetrics="fixed:10x20""#,
      """
      The first column is as wide as its longest word, the second as its text up to 60, and the third \
      takes what is left.
      """,
      """
      <grid columns="minContent fitContent(60) auto"> <!-- 0 0  200 × 40 -->
        <text>aa bbb</text> <!-- 0 0  30 × 40 -->
        <text>cccc dddd</text> <!-- 30 0  60 × 40 -->
        <text>e</text> <!-- 90 0  110 × 40 -->
      </grid>
      """),
    Example(
      .grid, [.columns, .gap], in: #"width="200""#,
      "Three columns of at least 60 fit, and share what there is.",
      """
      <grid columns="repeat(autoFill, minmax(60, 1fr))" gap="10"> <!-- 0 0  200 × 30 -->
        <view height="10"/> <!-- 0 0  60 × 10 -->
        <view height="10"/> <!-- 70 0  60 × 10 -->
        <view height="10"/> <!-- 140 0  60 × 10 -->
        <view height="10"/> <!-- 0 20  60 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.columns], in: #"width="200" textMetrics="fixed:10x20""#,
      "What is in the inner grid has the columns of the outer one, and makes the first as wide as it is.",
      """
      <grid columns="auto 1fr"> <!-- 0 0  200 × 40 -->
        <text>aa</text> <!-- 0 0  60 × 20 -->
        <text>b</text> <!-- 60 0  140 × 20 -->
        <grid columns="subgrid" column="span 2"> <!-- 0 20  200 × 20 -->
          <text>cccccc</text> <!-- 0 0  60 × 20 -->
          <text>d</text> <!-- 60 0  140 × 20 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.rows], in: #"width="100" height="80""#,
      "A row of 20, and two that share the rest of the height.",
      """
      <grid rows="20 1fr 2fr"> <!-- 0 0  100 × 80 -->
        <view/> <!-- 0 0  100 × 20 -->
        <view/> <!-- 0 20  100 × 20 -->
        <view/> <!-- 0 40  100 × 40 -->
      </grid>
      """),
    Example(
      .grid, [.autoRows], in: #"width="100""#,
      "Rows that the children make are 10 and 20 high in turn.",
      """
      <grid columns="1fr 1fr" autoRows="10 20"> <!-- 0 0  100 × 40 -->
        <view/> <!-- 0 0  50 × 10 -->
        <view/> <!-- 50 0  50 × 10 -->
        <view/> <!-- 0 10  50 × 20 -->
        <view/> <!-- 50 10  50 × 20 -->
        <view/> <!-- 0 30  50 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.autoFlow, .autoColumns], in: #"width="100""#,
      "The children go down the columns, which are 30 wide as they come.",
      """
      <grid rows="10 10" autoFlow="column" autoColumns="30"> <!-- 0 0  100 × 20 -->
        <view/> <!-- 0 0  30 × 10 -->
        <view/> <!-- 0 10  30 × 10 -->
        <view/> <!-- 30 0  30 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.autoFlow], in: #"width="100""#,
      "The third child goes back to the cell that the second was too wide for.",
      """
      <grid columns="20 20 20" autoRows="10" autoFlow="rowDense"> <!-- 0 0  100 × 20 -->
        <view column="span 2"/> <!-- 0 0  40 × 10 -->
        <view column="span 2"/> <!-- 0 10  40 × 10 -->
        <view/> <!-- 40 0  20 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.autoFlow], in: #"width="100""#,
      "The same down the columns.",
      """
      <grid rows="10 10 10" autoColumns="20" autoFlow="columnDense"> <!-- 0 0  100 × 30 -->
        <view row="span 2"/> <!-- 0 0  20 × 20 -->
        <view row="span 2"/> <!-- 20 0  20 × 20 -->
        <view/> <!-- 0 20  20 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.rowGap, .columnGap], in: #"width="100""#,
      "20 % of the width lie between the columns, 5 points between the rows.",
      """
      <grid columns="1fr 1fr" rowGap="5" columnGap="20%"> <!-- 0 0  100 × 25 -->
        <view height="10"/> <!-- 0 0  40 × 10 -->
        <view height="10"/> <!-- 60 0  40 × 10 -->
        <view height="10"/> <!-- 0 15  40 × 10 -->
        <view height="10"/> <!-- 60 15  40 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.overflow], in: #"width="100""#,
      "The first column need not be as wide as what is in it, since that is scrolled.",
      """
      <grid columns="1fr 1fr"> <!-- 0 0  100 × 10 -->
        <grid overflow="scroll"> <!-- 0 0  50 × 10 -->
          <view width="80" height="10"/> <!-- 0 0  80 × 10 -->
        </grid>
        <view height="10"/> <!-- 50 0  50 × 10 -->
      </grid>
      """),
  ]

  private static let gridPlacement: [Example] = [
    Example(
      .grid, [.column, .row], in: #"width="100""#,
      "From line 2 to 4 in the second row; before the last line but one; two columns where they are free.",
      """
      <grid columns="20 20 20 20" autoRows="10"> <!-- 0 0  100 × 20 -->
        <view column="2 / 4" row="2"/> <!-- 20 10  40 × 10 -->
        <view column="-2" row="1"/> <!-- 60 0  20 × 10 -->
        <view column="span 2"/> <!-- 0 0  40 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.areas, .area], in: #"width="100""#,
      "The photo lies in both cells of its name, and nothing in that of the dot.",
      """
      <grid columns="10 30 1fr" autoRows="10" areas=". photo title | . photo date"> <!-- 0 0  100 × 20 -->
        <view area="date"/> <!-- 40 10  60 × 10 -->
        <view area="title"/> <!-- 40 0  60 × 10 -->
        <view area="photo"/> <!-- 10 0  30 × 20 -->
      </grid>
      """),
    Example(
      .grid, [.display], in: #"width="100""#,
      "What is left out takes no cell.",
      """
      <grid columns="20 20 20"> <!-- 0 0  100 × 10 -->
        <view height="10"/> <!-- 0 0  20 × 10 -->
        <view height="10" display="none"/> <!-- 0 0  0 × 0 -->
        <view height="10"/> <!-- 20 0  20 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.position, .top, .left, .bottom, .right], in: #"width="100" height="60""#,
      """
      An absolute child takes no cell and keeps to the edges it names; two that face each other give it \
      its size. One in the flow moves from its place.
      """,
      """
      <grid> <!-- 0 0  100 × 60 -->
        <view size="20 10" position="absolute" top="5" left="10"/> <!-- 10 5  20 × 10 -->
        <view size="20 10" position="absolute" bottom="5" right="10"/> <!-- 70 45  20 × 10 -->
        <view height="10" position="absolute" top="50%" left="10" right="20"/> <!-- 10 30  70 × 10 -->
        <view size="20 10" top="3" left="4"/> <!-- 4 3  20 × 10 -->
        <view size="20 10" bottom="3" right="-4"/> <!-- 4 27  20 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.position], in: #"width="100""#,
      "What is static stays where it is, whatever its edges say.",
      """
      <grid> <!-- 0 0  100 × 20 -->
        <view size="20 10" left="5"/> <!-- 5 0  20 × 10 -->
        <view size="20 10" position="static" left="5"/> <!-- 0 10  20 × 10 -->
      </grid>
      """),
    Example(
      .grid, [.start, .end], in: #"width="100" height="20" direction="rtl""#,
      "From right to left the start is at the right.",
      """
      <grid> <!-- 0 0  100 × 20 -->
        <view size="20 10" position="absolute" start="10"/> <!-- 70 0  20 × 10 -->
        <view size="20 10" position="absolute" end="10"/> <!-- 10 0  20 × 10 -->
        <view size="20 10" start="5"/> <!-- 75 0  20 × 10 -->
      </grid>
      """),
  ]

  private static let gridBoxes: [Example] = [
    Example(
      .grid, [.boxSizing], in: #"width="100""#,
      "With `contentBox` the size is that of the content, and padding and border come on top.",
      """
      <grid> <!-- 0 0  100 × 70 -->
        <grid width="50" height="20" padding="5"> <!-- 0 0  50 × 20 -->
          <view height="10"/> <!-- 5 5  40 × 10 -->
        </grid>
        <grid width="50" height="20" padding="5" boxSizing="contentBox"> <!-- 0 20  60 × 30 -->
          <view height="10"/> <!-- 5 5  50 × 10 -->
        </grid>
        <view size="20 10" borderWidth="5" boxSizing="contentBox"/> <!-- 0 50  30 × 20 -->
      </grid>
      """),
    Example(
      .grid, [.aspectRatio], in: #"width="100""#,
      "Width to height: 40 to 20, 30 to 20, and 100 to 50 for the one that fills its cell.",
      """
      <grid> <!-- 0 0  100 × 90 -->
        <view height="20" aspectRatio="2:1" justifySelf="start"/> <!-- 0 0  40 × 20 -->
        <view width="30" aspectRatio="1.5"/> <!-- 0 20  30 × 20 -->
        <grid aspectRatio="2"> <!-- 0 40  100 × 50 -->
          <view height="10"/> <!-- 0 0  100 × 10 -->
        </grid>
      </grid>
      """),
  ]

  private static let gridAlignment: [Example] = [
    Example(
      .grid, [.justifyContent], in: #"width="100""#,
      "Of 100 points two columns leave 60 free; `stretch`, the default, would widen them.",
      """
      <grid> <!-- 0 0  100 × 60 -->
        <grid columns="auto auto" justifyContent="start"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
        </grid>
        <grid columns="auto auto" justifyContent="center"> <!-- 0 10  100 × 10 -->
          <view size="20 10"/> <!-- 30 0  20 × 10 -->
          <view size="20 10"/> <!-- 50 0  20 × 10 -->
        </grid>
        <grid columns="auto auto" justifyContent="end"> <!-- 0 20  100 × 10 -->
          <view size="20 10"/> <!-- 60 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </grid>
        <grid columns="auto auto" justifyContent="spaceBetween"> <!-- 0 30  100 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
        </grid>
        <grid columns="auto auto" justifyContent="spaceAround"> <!-- 0 40  100 × 10 -->
          <view size="20 10"/> <!-- 15 0  20 × 10 -->
          <view size="20 10"/> <!-- 65 0  20 × 10 -->
        </grid>
        <grid columns="auto auto" justifyContent="spaceEvenly"> <!-- 0 50  100 × 10 -->
          <view size="20 10"/> <!-- 20 0  20 × 10 -->
          <view size="20 10"/> <!-- 60 0  20 × 10 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.alignContent], in: #"width="120" height="80""#,
      "Of 80 points two rows leave 60 free.",
      """
      <grid columns="repeat(6, 20)"> <!-- 0 0  120 × 80 -->
        <grid alignContent="start"> <!-- 0 0  20 × 80 -->
          <view height="10"/> <!-- 0 0  20 × 10 -->
          <view height="10"/> <!-- 0 10  20 × 10 -->
        </grid>
        <grid alignContent="center"> <!-- 20 0  20 × 80 -->
          <view height="10"/> <!-- 0 30  20 × 10 -->
          <view height="10"/> <!-- 0 40  20 × 10 -->
        </grid>
        <grid alignContent="end"> <!-- 40 0  20 × 80 -->
          <view height="10"/> <!-- 0 60  20 × 10 -->
          <view height="10"/> <!-- 0 70  20 × 10 -->
        </grid>
        <grid alignContent="spaceBetween"> <!-- 60 0  20 × 80 -->
          <view height="10"/> <!-- 0 0  20 × 10 -->
          <view height="10"/> <!-- 0 70  20 × 10 -->
        </grid>
        <grid alignContent="spaceAround"> <!-- 80 0  20 × 80 -->
          <view height="10"/> <!-- 0 15  20 × 10 -->
          <view height="10"/> <!-- 0 55  20 × 10 -->
        </grid>
        <grid alignContent="spaceEvenly"> <!-- 100 0  20 × 80 -->
          <view height="10"/> <!-- 0 20  20 × 10 -->
          <view height="10"/> <!-- 0 50  20 × 10 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.justifyItems], in: #"width="100""#,
      "A child that does not stretch is as wide as its content.",
      """
      <grid> <!-- 0 0  100 × 30 -->
        <grid justifyItems="start"> <!-- 0 0  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  20 × 10 -->
        </grid>
        <grid justifyItems="center"> <!-- 0 10  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 40 0  20 × 10 -->
        </grid>
        <grid justifyItems="end"> <!-- 0 20  100 × 10 -->
          <view intrinsicSize="20 10"/> <!-- 80 0  20 × 10 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.alignItems], in: #"width="120" height="40" textMetrics="fixed:5x10""#,
      "The baseline of the text, 8 points below its top, is where the view beside it ends.",
      """
      <grid columns="30 30 30 30"> <!-- 0 0  120 × 40 -->
        <grid alignItems="start"> <!-- 0 0  30 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 0  30 × 10 -->
        </grid>
        <grid alignItems="center"> <!-- 30 0  30 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 15  30 × 10 -->
        </grid>
        <grid alignItems="end"> <!-- 60 0  30 × 40 -->
          <view intrinsicSize="20 10"/> <!-- 0 30  30 × 10 -->
        </grid>
        <grid columns="10 20" alignItems="baseline"> <!-- 90 0  30 × 40 -->
          <text>a</text> <!-- 0 12  10 × 10 -->
          <view intrinsicSize="20 20"/> <!-- 10 0  20 × 20 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.justifySelf], in: #"width="100""#,
      "Each over what the grid says of all.",
      """
      <grid> <!-- 0 0  100 × 40 -->
        <view intrinsicSize="20 10" justifySelf="start"/> <!-- 0 0  20 × 10 -->
        <view intrinsicSize="20 10" justifySelf="center"/> <!-- 40 10  20 × 10 -->
        <view intrinsicSize="20 10" justifySelf="end"/> <!-- 80 20  20 × 10 -->
        <grid justifyItems="end"> <!-- 0 30  100 × 10 -->
          <view intrinsicSize="20 10" justifySelf="stretch"/> <!-- 0 0  100 × 10 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.alignSelf], in: #"width="100" height="40""#,
      "Each over what the grid says of all.",
      """
      <grid columns="20 20 20 20"> <!-- 0 0  100 × 40 -->
        <view intrinsicSize="20 10" alignSelf="start"/> <!-- 0 0  20 × 10 -->
        <view intrinsicSize="20 10" alignSelf="center"/> <!-- 20 15  20 × 10 -->
        <view intrinsicSize="20 10" alignSelf="end"/> <!-- 40 30  20 × 10 -->
        <grid alignItems="end"> <!-- 60 0  20 × 40 -->
          <view intrinsicSize="20 10" alignSelf="stretch"/> <!-- 0 0  20 × 40 -->
        </grid>
      </grid>
      """),
    Example(
      .grid, [.alignSelf], in: #"width="100" textMetrics="fixed:5x10""#,
      "The baseline of the text is where the view ends.",
      """
      <grid columns="20 20"> <!-- 0 0  100 × 22 -->
        <text alignSelf="baseline">a</text> <!-- 0 12  20 × 10 -->
        <view intrinsicSize="20 20" alignSelf="baseline"/> <!-- 20 0  20 × 20 -->
      </grid>
      """),
    Example(
      .grid, [.layoutDirection], in: #"width="100""#,
      "It holds for what is in the grid too, until one says otherwise.",
      """
      <grid layoutDirection="rtl"> <!-- 0 0  100 × 20 -->
        <grid columns="20 30"> <!-- 0 0  100 × 10 -->
          <view height="10"/> <!-- 80 0  20 × 10 -->
          <view height="10"/> <!-- 50 0  30 × 10 -->
        </grid>
        <grid columns="20 30" layoutDirection="ltr"> <!-- 0 10  100 × 10 -->
          <view height="10"/> <!-- 0 0  20 × 10 -->
          <view height="10"/> <!-- 20 0  30 × 10 -->
        </grid>
      </grid>
      """),
  ]
}
