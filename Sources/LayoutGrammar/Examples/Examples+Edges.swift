import LayoutSchema

extension Example {
  /// Returns the examples for margins, which `flex` and `grid` have in common.
  static func margins(in element: ElementKind) -> [Example] {
    let name = "\(element)"
    return [
      Example(
        element,
        [
          .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginHorizontal,
          .marginVertical,
        ], in: #"width="100""#,
        "The narrower word wins; `auto` takes the space that is left.",
        """
        <\(name)> <!-- 0 0  100 × 78 -->
          <view height="10" marginTop="1" marginLeft="2" marginBottom="3" marginRight="4"/> <!-- 2 1  94 × 10 -->
          <view height="10" margin="1" marginHorizontal="8"/> <!-- 8 15  84 × 10 -->
          <view height="10" marginVertical="2"/> <!-- 0 28  100 × 10 -->
          <view height="10" margin="5 10%"/> <!-- 10 45  80 × 10 -->
          <view size="20 10" marginLeft="auto"/> <!-- 80 60  20 × 10 -->
          <view size="20 8" margin="0 auto"/> <!-- 40 70  20 × 8 -->
        </\(name)>
        """),
      Example(
        element, [.marginStart, .marginEnd], in: #"width="100" direction="rtl""#,
        "From right to left the start is at the right.",
        """
        <\(name)> <!-- 0 0  100 × 10 -->
          <view height="10" marginStart="20" marginEnd="6"/> <!-- 6 0  74 × 10 -->
        </\(name)>
        """),
    ]
  }

  /// Returns the examples for paddings and borders, which `flex` and `grid` have in common.
  static func paddingsAndBorders(in element: ElementKind) -> [Example] {
    let name = "\(element)"
    // This attribute keeps a child as wide as its content.
    let alignment = element == .grid ? "justifySelf" : "alignSelf"
    return [
      Example(
        element,
        [
          .padding, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .paddingHorizontal,
          .paddingVertical,
        ], in: #"width="100""#,
        "The narrower word wins, so that the root has no padding above and below.",
        """
        <\(name) padding="2" paddingTop="0" paddingBottom="0"> <!-- 0 0  100 × 78 -->
          <\(name) paddingTop="1" paddingLeft="2" paddingBottom="3" paddingRight="4"> <!-- 2 0  96 × 14 -->
            <view height="10"/> <!-- 2 1  90 × 10 -->
          </\(name)>
          <\(name) paddingHorizontal="8" paddingVertical="2"> <!-- 2 14  96 × 14 -->
            <view height="10"/> <!-- 8 2  80 × 10 -->
          </\(name)>
          <\(name) padding="5 10"> <!-- 2 28  96 × 20 -->
            <view height="10"/> <!-- 10 5  76 × 10 -->
          </\(name)>
          <view intrinsicSize="20 20" padding="5" \(alignment)="start"/> <!-- 2 48  30 × 30 -->
        </\(name)>
        """),
      Example(
        element, [.paddingStart, .paddingEnd], in: #"width="100" direction="rtl""#,
        "From right to left the start is at the right; they win over left and right.",
        """
        <\(name) paddingStart="20" paddingLeft="1" paddingEnd="6"> <!-- 0 0  100 × 20 -->
          <view height="10"/> <!-- 6 0  74 × 10 -->
          <view intrinsicSize="20 10" paddingStart="5" paddingEnd="3" \(alignment)="start"/> <!-- 52 10  28 × 10 -->
        </\(name)>
        """),
      Example(
        element,
        [
          .borderWidth, .borderWidthTop, .borderWidthLeft, .borderWidthBottom, .borderWidthRight,
          .borderWidthHorizontal, .borderWidthVertical,
        ], in: #"width="100""#,
        "A border takes space as padding does, and both add up.",
        """
        <\(name) borderWidth="2" borderWidthTop="0" borderWidthBottom="0"> <!-- 0 0  100 × 74 -->
          <\(name) borderWidthTop="1" borderWidthLeft="2" borderWidthBottom="3" borderWidthRight="4"> <!-- 2 0  96 × 14 -->
            <view height="10"/> <!-- 2 1  90 × 10 -->
          </\(name)>
          <\(name) borderWidthHorizontal="8" borderWidthVertical="2"> <!-- 2 14  96 × 14 -->
            <view height="10"/> <!-- 8 2  80 × 10 -->
          </\(name)>
          <\(name) borderWidth="3" padding="4"> <!-- 2 28  96 × 24 -->
            <view height="10"/> <!-- 7 7  82 × 10 -->
          </\(name)>
          <view intrinsicSize="20 10" borderWidth="6" \(alignment)="start"/> <!-- 2 52  32 × 22 -->
        </\(name)>
        """),
      Example(
        element, [.borderWidthStart, .borderWidthEnd], in: #"width="100" direction="rtl""#,
        "From right to left the start is at the right.",
        """
        <\(name) borderWidthStart="20" borderWidthEnd="6"> <!-- 0 0  100 × 20 -->
          <view height="10"/> <!-- 6 0  74 × 10 -->
          <view intrinsicSize="20 10" borderWidthStart="5" borderWidthEnd="3" \(alignment)="start"/> <!-- 52 10  28 × 10 -->
        </\(name)>
        """),
    ]
  }
}
