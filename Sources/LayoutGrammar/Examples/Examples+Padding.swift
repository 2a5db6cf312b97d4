import LayoutSchema

extension Example {
  /// The examples for padding on each element that has padding, besides `flex` and `grid`.
  static let padding = paddingOfContainers + paddingOfTexts

  private static let paddingOfContainers: [Example] = [
    (.stack, #"stack direction="vertical""#, "stack"), (.absolute, "absolute", "absolute"),
    (.zstack, "zstack", "zstack"), (.scroll, "scroll", "scroll"), (.view, "view", "view"),
  ].flatMap { (kind: ElementKind, tag: String, name: String) in
    // The padding lies inside a scroll's content.
    func frame(_ place: String, _ size: String) -> String {
      kind == .scroll ? "\(place)  \(size), content \(size)" : "\(place)  \(size)"
    }
    return [
      Example(
        kind,
        [
          .padding, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .paddingHorizontal,
          .paddingVertical,
        ], in: "",
        "The content stands inside, and the frame is larger by the padding.",
        """
        <stack direction="vertical" alignItems="start"> <!-- 0 0  40 × 48 -->
          <\(tag) padding="5 10"> <!-- \(frame("0 0", "40 × 20")) -->
            <view size="20 10"/> <!-- 10 5  20 × 10 -->
          </\(name)>
          <\(tag) paddingTop="1" paddingLeft="2" paddingBottom="3" paddingRight="4"> <!-- \(frame("0 20", "26 × 14")) -->
            <view size="20 10"/> <!-- 2 1  20 × 10 -->
          </\(name)>
          <\(tag) paddingHorizontal="8" paddingVertical="2"> <!-- \(frame("0 34", "36 × 14")) -->
            <view size="20 10"/> <!-- 8 2  20 × 10 -->
          </\(name)>
        </stack>
        """),
      Example(
        kind, [.paddingStart, .paddingEnd], in: #"direction="rtl""#,
        "From right to left the start is at the right; both win over left and right.",
        """
        <\(tag) paddingStart="20" paddingLeft="1" paddingEnd="6"> <!-- \(frame("0 0", "46 × 10")) -->
          <view size="20 10"/> <!-- 6 0  20 × 10 -->
        </\(name)>
        """),
    ]
  }

  private static let paddingOfTexts = [
    Example(
      .text,
      [
        .padding, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .paddingHorizontal,
        .paddingVertical,
      ], in: #"textMetrics="fixed:10x20""#,
      "The lines stand inside, and the frame is larger by the padding.",
      """
      <stack direction="vertical" alignItems="start"> <!-- 0 0  40 × 78 -->
        <text padding="5 10">aa</text> <!-- 0 0  40 × 30 -->
        <text paddingTop="1" paddingLeft="2" paddingBottom="3" paddingRight="4">aa</text> <!-- 0 30  26 × 24 -->
        <text paddingHorizontal="8" paddingVertical="2">aa</text> <!-- 0 54  36 × 24 -->
      </stack>
      """),
    Example(
      .text, [.paddingStart, .paddingEnd], in: #"direction="rtl" textMetrics="fixed:10x20""#,
      "Both win over left and right.",
      """
      <text paddingStart="20" paddingLeft="1" paddingEnd="6">aa</text> <!-- 0 0  46 × 20 -->
      """),
  ]
}
