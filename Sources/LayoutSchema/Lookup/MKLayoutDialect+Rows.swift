extension MKLayoutDialect {
  package static let elements: [Element] = [
    Element(word: "LinearLayout", kind: .linear),
    Element(word: "MKLinearLayout", kind: .linear),
    Element(word: "StackLayout", kind: .layers),
    Element(word: "MKStackLayout", kind: .layers),
    Element(word: "FlowLayout", kind: .flow),
    Element(word: "MKFlowLayout", kind: .flow),
    Element(word: "UIView", kind: .view),
    Element(word: "UILabel", kind: .text),
    Element(word: "UIImageView", kind: .image),
  ]

  /// The prefix of the classes of all other views.
  package static let viewClassPrefix = "UI"

  package static let attributes: [Attribute] = [
    Attribute(
      word: "insertBorder", name: .separatorBefore, elements: .layoutElements, isItems: true,
      values: booleans),
    Attribute(word: "text", name: .content, elements: [.text]),
    Attribute(word: "textColor", name: .color, elements: [.text]),
    Attribute(word: "numberOfLines", name: .maxLines, elements: [.text]),
    Attribute(
      word: "textAlignment", name: .textAlign, elements: [.text],
      values: [
        Word(word: "NSTextAlignmentLeft", ours: "left"),
        Word(word: "NSTextAlignmentCenter", ours: "center"),
        Word(word: "NSTextAlignmentRight", ours: "right"),
        Word(word: "NSTextAlignmentJustified", ours: "justified"),
        Word(word: "NSTextAlignmentNatural", ours: "start"),
      ]),
    Attribute(word: "image", name: .source, elements: [.image]),
    Attribute(word: "alpha", name: .opacity, elements: views),
    Attribute(
      word: "hidden", name: .visibility, elements: views,
      values: [
        Word(word: "YES", ours: "invisible"), Word(word: "true", ours: "invisible"),
        Word(word: "NO", ours: "visible"), Word(word: "false", ours: "visible"),
      ]),
    Attribute(word: "clipsToBounds", name: .clipsContent, elements: views, values: booleans),
  ]

  private static let views: ElementSet = [.view, .text, .image]

  static let booleans = [Word(word: "YES", ours: "true"), Word(word: "NO", ours: "false")]

  package static let calls: [Call] = [
    Call(name: "CGSizeMake", partCount: 2),
    Call(name: "UIEdgeInsetsMake", partCount: 4),
    Call(name: "UIOffsetMake", partCount: 2),
  ]

  /// Constants for whole values.
  package static let zeros: [Word] = [
    Word(word: "CGSizeZero", ours: "0 0"),
    Word(word: "UIEdgeInsetsZero", ours: "0"),
    Word(word: "UIOffsetZero", ours: "0 0"),
  ]

  /// Lengths with a special meaning, wherever a child's length in the linear family is set.
  package static let lengths: [Word] = [
    Word(word: "-1", ours: "match"),
    Word(word: "kMKLayoutItemSizeValueMatchParent", ours: "match"),
    Word(word: "-2", ours: "wrap"),
    Word(word: "kMKLayoutItemSizeValueWrapContent", ours: "wrap"),
  ]

  /// The prefixes of constants for an attribute's words.
  package static let constantPrefixes: [(prefix: String, name: AttributeName)] = [
    ("MKLayoutOrientation", .orientation),
    ("MKLinearLayoutOrientation", .orientation),
    ("MKLayoutGravity", .gravity),
  ]

  /// The words that leave an attribute without effect.
  package static let absences: [(word: String, name: AttributeName)] = [
    ("-1", .weight),
    ("none", .gravity),
    ("0", .gravity),
  ]

  /// The named colours of `UIColor`.
  package static let colors: [Word] = [
    Word(word: "green", ours: "#00FF00"), Word(word: "red", ours: "#FF0000"),
    Word(word: "blue", ours: "#0000FF"), Word(word: "cyan", ours: "#00FFFF"),
    Word(word: "yellow", ours: "#FFFF00"), Word(word: "magenta", ours: "#FF00FF"),
    Word(word: "orange", ours: "#FF8000"), Word(word: "purple", ours: "#800080"),
    Word(word: "brown", ours: "#996633"), Word(word: "black", ours: "#000000"),
    Word(word: "darkGray", ours: "#555555"), Word(word: "gray", ours: "#808080"),
    Word(word: "lightGray", ours: "#AAAAAA"), Word(word: "white", ours: "#FFFFFF"),
    Word(word: "clear", ours: "#00000000"),
  ]
}
