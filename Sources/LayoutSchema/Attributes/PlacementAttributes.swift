extension AttributeSpec {
  /// The attributes that parents read of their children.
  static let placement: [AttributeSpec] =
    stackItems + overlappingItems + flexItems + gridItems + linearItems

  private static let stackAndFlex: ElementSet = [.stack, .flex]

  private static let stackItems: [AttributeSpec] = [
    place(
      .flexGrow, in: stackAndFlex, .number(.zeroOrMore), default: "0",
      "The share of the free space that the child takes.", example: "1"),
    place(
      .flexShrink, in: stackAndFlex, .number(.zeroOrMore), default: "0",
      "How much of the lack of space the child bears, by its size.", example: "1"),
    place(
      .flexBasis, in: stackAndFlex, .dimension(.unsigned), default: "auto",
      "The child's length along the parent before it grows or shrinks.", example: "120"),
    place(
      .alignSelf, in: [.stack], .choice(["auto", "start", "end", "center", "stretch"]),
      default: "auto",
      "Where the child stands across the stack, over the stack's `alignItems`.", example: "end"),
    place(
      .alignSelf, in: [.flex],
      .choice([
        "auto", "start", "flexStart", "end", "flexEnd", "center", "stretch", "baseline",
      ]),
      default: "auto", cssWords: flexEdges,
      "Where the child stands across the container, over its `alignItems`.", example: "baseline"),
    place(
      .spacingBefore, in: [.stack], .points(.signed), default: "0",
      "Further space before the child.", example: "4"),
    place(
      .spacingAfter, in: [.stack], .points(.signed), default: "0",
      "Further space after the child.", example: "4"),
    place(
      .ascender, in: [.stack], .points(.signed),
      "The distance from the child's top to its first baseline; a text knows its own.",
      example: "14"),
    place(
      .descender, in: [.stack], .points(.signed),
      "The distance from the child's bottom to its last baseline, negative where it lies above.",
      example: "-4"),
    AttributeSpec(
      .placement, .pinned, of: [.stack], .bool, default: "false",
      "Whether the child stays in sight while the stack is scrolled, which the host does.",
      example: "true"),
  ]

  private static let overlappingItems: [AttributeSpec] = [
    place(
      .layoutPosition, in: [.absolute], .pair(.signed), default: "0 0",
      "Where the child's start corner stands.", example: "12 8"),
    AttributeSpec(
      .placement, .sizeRange, of: [.absolute], .sizeRange,
      excludes: [.minWidth, .maxWidth, .minHeight, .maxHeight],
      "The sizes that the child may have.", example: "40 40..120 auto"),
    place(
      .gravity, in: [.zstack], .choice(["topLeft", "topRight"]), default: "topLeft",
      "The corner that the child stands in.", example: "topRight"),
  ]

  private static let flexAndGrid: ElementSet = [.flex, .grid]

  private static let flexItems: [AttributeSpec] =
    edges(
      .margin,
      [
        .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
        .marginHorizontal, .marginVertical,
      ],
      in: flexAndGrid, [.percent, .auto, .signed], "The space around the child")
    + edges(
      .padding, paddings, in: flexAndGrid, andItself: flexAndGrid, [.percent],
      "The space between the child's border and its content")
    + edges(
      .borderWidth,
      [
        .borderWidthTop, .borderWidthLeft, .borderWidthBottom, .borderWidthRight,
        .borderWidthStart, .borderWidthEnd, .borderWidthHorizontal, .borderWidthVertical,
      ],
      in: flexAndGrid, andItself: flexAndGrid, [], "The space of the child's border")
    + [AttributeName.top, .left, .bottom, .right, .start, .end].map { name in
      place(
        name, in: flexAndGrid, .dimension(.signed), default: "auto",
        "The distance from the \(name.name) edge.", example: "8")
    }
    + [
      place(
        .position, in: flexAndGrid, .choice(["relative", "absolute", "static"]),
        default: "relative",
        "Whether the child is in the flow, and what its insets refer to.", example: "absolute"),
      place(
        .aspectRatio, in: flexAndGrid, andItself: flexAndGrid, .ratio(.widthOverHeight),
        "Width to height as one number, or `width:height`.", example: "16:9"),
      place(
        .display, in: flexAndGrid, andItself: [.flex], .choice(["flex", "none", "contents"]),
        default: "flex",
        "Whether the child is laid out, left out, or, a `flex`, replaced by its children.",
        example: "none"),
      place(
        .boxSizing, in: flexAndGrid, andItself: flexAndGrid, .choice(["borderBox", "contentBox"]),
        default: "borderBox",
        "Whether the child's size includes its padding and border.", example: "contentBox"),
      place(
        .flex, in: [.flex], .number(.any),
        "Grow and shrink in one number: positive grows from nothing, in CSS also shrinks; negative shrinks.",
        example: "1"),
      place(
        .isReferenceBaseline, in: [.flex], .bool, default: "false",
        "Whether the container's baseline is this child's.", example: "true"),
      place(
        .overflow, in: [.flex], andItself: [.flex], .choice(["visible", "hidden", "scroll"]),
        default: "visible", isCSSPlacement: true,
        "Whether what does not fit is shown, cut off or scrolled.", example: "scroll"),
    ]

  private static let gridItems: [AttributeSpec] = [
    place(
      .column, in: [.grid], .gridLines, default: "auto",
      "The lines before and behind the child's columns, or how many it spans; -1 is the last line.",
      example: "1 / span 2"),
    place(
      .row, in: [.grid], .gridLines, default: "auto",
      "The lines above and below the child's rows, or how many it spans; -1 is the last line.",
      example: "2"),
    place(
      .area, in: [.grid], .string, "The name among the grid's `areas` that the child stands in.",
      example: "photo"),
    place(
      .justifySelf, in: [.grid], .choice(["auto", "start", "end", "center", "stretch"]),
      default: "auto",
      "Where the child stands in the width of its cell, over the grid's `justifyItems`.",
      example: "end"),
    place(
      .alignSelf, in: [.grid], .choice(["auto", "start", "end", "center", "stretch", "baseline"]),
      default: "auto",
      "Where the child stands in the height of its cell, over the grid's `alignItems`.",
      example: "center"),
  ]

  private static let linearItems: [AttributeSpec] =
    [
      place(
        .weight, in: [.linear], .number(.zeroOrMore),
        "The share of the usable length that the child takes.", example: "1"),
      place(
        .separatorBefore, in: [.linear], .bool, default: "false",
        "Draws a separator before the child.", example: "true"),
      place(
        .gravity, in: .linearFamily,
        .flags(gravities, none: nil),
        "The edges of its cell that the child keeps to.", example: "center"),
      place(
        .offset, in: .linearFamily, .pair(.signed), default: "0 0",
        "Moves the child from its place.", example: "0 -2"),
    ]
    + itemPaddings + spelledItemPaddings

  private static let itemPaddings = edges(
    .itemPadding,
    [
      .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
      .itemPaddingStart, .itemPaddingEnd, .itemPaddingHorizontal, .itemPaddingVertical,
    ],
    in: .linearFamily, [], "The space around the child in its cell")

  /// The names of MKLayoutLibrary for the padding of an item, on children without padding of their
  /// own.
  private static let spelledItemPaddings = zip([.padding] + paddings, itemPaddings).map {
    name, item in
    AttributeSpec(
      .placement, name, of: .linearFamily, spelling: item.name, item.type,
      default: item.defaultValue, excludes: [item.name],
      "Another spelling of `\(item.name.name)`, on a child that has no padding inside it.",
      example: item.example)
  }

  private static let paddings: [AttributeName] = [
    .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .paddingStart, .paddingEnd,
    .paddingHorizontal, .paddingVertical,
  ]

  private static func place(
    _ name: AttributeName, in parents: ElementSet, andItself selfReaders: ElementSet = [],
    _ type: ValueType, default defaultValue: String? = nil, cssWords: [String] = [],
    isCSSPlacement: Bool = false, _ summary: String, example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .placement, name, of: parents, andItself: selfReaders, type, default: defaultValue,
      cssWords: cssWords, isCSSPlacement: isCSSPlacement, summary, example: example)
  }

  /// Returns the row for all four edges, then the rows for single edges, which take precedence.
  private static func edges(
    _ all: AttributeName, _ single: [AttributeName], in parents: ElementSet,
    andItself selfReaders: ElementSet = [], _ parts: EdgeParts, _ summary: String,
  ) -> [AttributeSpec] {
    [
      place(
        all, in: parents, andItself: selfReaders, .edges(parts), default: "0", "\(summary).",
        example: "8 12")
    ]
      + single.map { name in
        let edge = name.name.dropFirst(all.name.count).lowercased()
        return place(
          name, in: parents, andItself: selfReaders, .edge(parts),
          "\(summary), \(edgeNames[edge] ?? edge).", example: "8")
      }
  }

  private static let edgeNames: [String: String] = [
    "top": "at the top", "left": "at the left", "bottom": "at the bottom",
    "right": "at the right", "start": "at the edge where text starts",
    "end": "at the edge where text ends", "horizontal": "at the left and the right",
    "vertical": "at the top and the bottom",
  ]
}
