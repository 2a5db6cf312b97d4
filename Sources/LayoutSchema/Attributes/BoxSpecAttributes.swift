extension AttributeSpec {
  static let boxSpecs: [AttributeSpec] =
    stack + inset + alignment + overlapping + clipping + padding

  private static let stack: [AttributeSpec] = [
    AttributeSpec(
      .own, .direction, of: [.stack], .choice(["vertical", "horizontal"]), isRequired: true,
      "Whether the children form a column or a row.", example: "horizontal"),
    AttributeSpec(
      .own, .spacing, of: [.stack], .points(.unsigned), default: "0",
      "The space between one child and the next.", example: "8"),
    AttributeSpec(
      .own, .justifyContent, of: [.stack],
      .choice(["start", "center", "end", "spaceBetween", "spaceAround"]), default: "start",
      "Where the children go along the stack where they do not fill it, or overflow it.",
      example: "spaceBetween"),
    AttributeSpec(
      .own, .alignItems, of: [.stack],
      .choice(["stretch", "start", "end", "center", "baselineFirst", "baselineLast"]),
      default: "stretch",
      "Where the children stand across the stack; baselines only in a row.", example: "center"),
    AttributeSpec(
      .own, .horizontalAlignment, of: [.stack], .choice(["none", "left", "middle", "right"]),
      default: "none",
      "Sets `justifyContent` or `alignItems`, whichever acts horizontally.", example: "middle"),
    AttributeSpec(
      .own, .verticalAlignment, of: [.stack], .choice(["none", "top", "center", "bottom"]),
      default: "none",
      "Sets `justifyContent` or `alignItems`, whichever acts vertically.", example: "center"),
    AttributeSpec(
      .own, .flexWrap, of: [.stack], .choice(["noWrap", "wrap"]), default: "noWrap",
      "Whether children that do not fit begin a new line.", example: "wrap"),
    AttributeSpec(
      .own, .alignContent, of: [.stack],
      .choice(["start", "center", "end", "spaceBetween", "spaceAround", "stretch"]),
      default: "start",
      "Where the lines of a wrapping stack go across it.", example: "center"),
    AttributeSpec(
      .own, .lineSpacing, of: [.stack], .points(.unsigned), default: "0",
      "The space between one line of a wrapping stack and the next.", example: "8"),
  ]

  private static let insetParts: EdgeParts = [.percent, .signed, .infinity]

  private static let inset: [AttributeSpec] = [
    AttributeSpec(
      .own, .insets, of: [.inset], .edges(insetParts), default: "0",
      "The space at the four edges.", example: "12 16"),
    insetEdge(.insetTop, "The space at the top, over `insets`."),
    insetEdge(.insetLeft, "The space at the left, over `insets`."),
    insetEdge(.insetBottom, "The space at the bottom, over `insets`."),
    insetEdge(.insetRight, "The space at the right, over `insets`."),
    insetEdge(.insetStart, "The space at the edge where text starts, over all others."),
    insetEdge(.insetEnd, "The space at the edge where text ends, over all others."),
    AttributeSpec(
      .own, .safeArea, of: [.inset], .flags(["top", "left", "bottom", "right"], none: nil),
      "Edges to which the environment's safe area is added.", example: "top bottom"),
  ]

  /// The padding that elements read of themselves, and that a use sets for the root of its
  /// component.
  ///
  /// A `flex` and a `grid` also read the padding of a child, apply it inside the child too and
  /// accept percentages. The linear family reads it only of other children, as another spelling of
  /// `itemPadding`.
  private static let padding: [AttributeSpec] =
    [
      AttributeSpec(
        .own, .padding, of: padded, givingWayIn: [.flex, .grid], leftByLeaves: [.view],
        isSetByUses: true, .edges([]), default: "0",
        "The space between the element's edges and its content.", example: "8 12")
    ]
    + [
      (.paddingTop, "at the top"), (.paddingLeft, "at the left"),
      (.paddingBottom, "at the bottom"), (.paddingRight, "at the right"),
      (.paddingStart, "where lines start"), (.paddingEnd, "where lines end"),
      (.paddingHorizontal, "at the left and right"), (.paddingVertical, "at the top and bottom"),
    ].map { (name: AttributeName, place: String) in
      AttributeSpec(
        .own, name, of: padded, givingWayIn: [.flex, .grid], leftByLeaves: [.view],
        isSetByUses: true, .edge([]),
        "The space between the element's edges and its content, \(place).", example: "8")
    }

  /// The elements that have padding, besides `flex` and `grid`.
  private static let padded: ElementSet = [
    .stack, .absolute, .zstack, .scroll, .text, .view,
  ]

  private static func insetEdge(_ name: AttributeName, _ summary: String) -> AttributeSpec {
    AttributeSpec(.own, name, of: [.inset], .edge(insetParts), summary, example: "8")
  }

  private static let positions: [String] = ["none", "start", "center", "end"]

  private static let alignment: [AttributeSpec] = [
    AttributeSpec(
      .own, .centering, of: [.center], .flags(["x", "y"], none: "none"), default: "x y",
      "The axes to center on.", example: "x"),
    AttributeSpec(
      .own, .sizing, of: [.center],
      .flags(["minimumX", "minimumY", "minimumWidth", "minimumHeight"], none: nil),
      "The axes on which the element is as small as it may be, not as large.",
      example: "minimumY"),
    AttributeSpec(
      .own, .horizontalPosition, of: [.relative], .choice(positions), default: "none",
      "Where the child stands from the start edge on.", example: "end"),
    AttributeSpec(
      .own, .verticalPosition, of: [.relative], .choice(positions), default: "none",
      "Where the child stands from the top on.", example: "center"),
    AttributeSpec(
      .own, .sizing, of: [.relative], .flags(["minimumWidth", "minimumHeight"], none: nil),
      "The axes on which the element is as small as it may be, not as large.",
      example: "minimumHeight"),
    AttributeSpec(
      .own, .ratio, of: [.ratio], .ratio(.heightOverWidth), isRequired: true,
      "Height to width as one number, or `width:height`.", example: "16:9"),
  ]

  private static let overlapping: [AttributeSpec] = [
    AttributeSpec(
      .own, .sizing, of: [.absolute], .choice(["fill", "sizeToFit"]), default: "fill",
      "Whether the element takes the whole maximum or is as large as what it holds.",
      example: "sizeToFit"),
    AttributeSpec(
      .own, .cornerLocation, of: [.corner],
      .choice([
        "topLeft", "topRight", "bottomLeft", "bottomRight", "topStart", "topEnd", "bottomStart",
        "bottomEnd",
      ]), default: "topLeft",
      "The corner that the second child is centered on.", example: "topEnd"),
    AttributeSpec(
      .own, .offset, of: [.corner], .pair(.signed), default: "0 0",
      "Moves the corner element from there.", example: "-4 4"),
    AttributeSpec(
      .own, .wrapsCorner, of: [.corner], .bool, default: "false",
      "Whether the element is large enough to hold the corner element too.", example: "true"),
  ]

  private static let clipping: [AttributeSpec] = [
    AttributeSpec(
      .own, .clippedDimensions, of: [.clip], .choice(["none", "width", "height"]), default: "none",
      "The axis along which the child may be larger than the element.", example: "height"),
    AttributeSpec(
      .own, .axis, of: [.fit], .choice(["horizontal", "vertical", "both"]), default: "both",
      "The axis on which a child must fit.", example: "horizontal"),
    AttributeSpec(
      .own, .axis, of: [.scroll], .choice(["vertical", "horizontal", "both"]), default: "vertical",
      "The axis along which the content may be larger than the element.", example: "horizontal"),
    AttributeSpec(
      .own, .fillsViewport, of: [.scroll], .bool, default: "false",
      "Whether the content is at least as long as what shows of it.", example: "true"),
    AttributeSpec(
      .own, .anchor, of: [.scroll], .choice(["start", "end"]), default: "start",
      "The end of the content that shows at first.", example: "end"),
    AttributeSpec(
      .own, .paging, of: [.scroll], .bool, default: "false", excludes: [.snap],
      "Whether scrolling comes to rest only at whole pages, each as long as the element.",
      example: "true"),
    AttributeSpec(
      .own, .snap, of: [.scroll], .choice(["none", "start"]), default: "none",
      excludes: [.paging],
      "Whether scrolling comes to rest where a child of the content starts at the edge.",
      example: "start"),
  ]
}
