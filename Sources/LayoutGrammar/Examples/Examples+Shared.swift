import LayoutSchema

extension Example {
  /// The examples for elements of any kind.
  static let shared: [Example] = [
    Example(
      nil, [.width, .height, .size], in: #"width="200" height="100""#,
      "A percentage is of the parent's size on the same axis.",
      """
      <stack direction="horizontal" alignItems="start"> <!-- 0 0  200 × 100 -->
        <view width="50%" height="20"/> <!-- 0 0  100 × 20 -->
        <view size="25% 50%"/> <!-- 100 0  50 × 50 -->
        <view size="10"/> <!-- 150 0  10 × 10 -->
      </stack>
      """),
    Example(
      nil, [.width, .height, .size], in: #"width="200" height="100""#,
      "Points may be added to a percentage or taken away; in a list the sum stands in parentheses.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  200 × 100 -->
        <view width="100% - 20" height="20"/> <!-- 0 0  180 × 20 -->
        <view size="(50% + 8) (25% - 5)"/> <!-- 0 20  108 × 20 -->
      </stack>
      """),
    Example(
      nil, [.minWidth, .minHeight, .maxWidth, .maxHeight], in: #"width="200" height="100""#,
      "They hold the size that the content asks for; a least size wins over a greatest one.",
      """
      <stack direction="horizontal" alignItems="start"> <!-- 0 0  200 × 100 -->
        <view intrinsicSize="20 20" minWidth="40" minHeight="30"/> <!-- 0 0  40 × 30 -->
        <view intrinsicSize="80 60" maxWidth="50" maxHeight="40"/> <!-- 40 0  50 × 40 -->
        <view width="25" minWidth="20%" height="10"/> <!-- 90 0  40 × 10 -->
      </stack>
      """),
    Example(
      nil, [.visibility], in: #"width="100""#,
      "What is gone takes neither a place nor the space before it; what is invisible takes both.",
      """
      <stack direction="horizontal" spacing="10"> <!-- 0 0  100 × 10 -->
        <view size="20 10"/> <!-- 0 0  20 × 10 -->
        <view size="20 10" visibility="gone"/> <!-- gone -->
        <view size="20 10" visibility="invisible"/> <!-- 30 0  20 × 10 -->
        <view size="20 10"/> <!-- 60 0  20 × 10 -->
      </stack>
      """),
    Example(
      nil, [.writingDirection], in: #"width="100""#,
      "What is in the element runs in its direction; the element itself in that around it.",
      """
      <stack direction="vertical" writingDirection="rightToLeft"> <!-- 0 0  100 × 20 -->
        <stack direction="horizontal"> <!-- 0 0  100 × 10 -->
          <view size="20 10"/> <!-- 80 0  20 × 10 -->
          <view size="30 10"/> <!-- 50 0  30 × 10 -->
        </stack>
        <stack direction="horizontal" alignSelf="start" writingDirection="leftToRight"> <!-- 50 10  50 × 10 -->
          <view size="20 10"/> <!-- 0 0  20 × 10 -->
          <view size="30 10"/> <!-- 20 0  30 × 10 -->
        </stack>
      </stack>
      """),
  ]
}
