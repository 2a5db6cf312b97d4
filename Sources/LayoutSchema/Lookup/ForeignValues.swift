extension ForeignWords {
  /// Our words for a value of another system, the likeliest first, and what to do where none of
  /// them is legal.
  struct ValueRow: Sendable {
    var names: [String]
    var instead: String?
  }

  /// The rows by the value's normalised form.
  static let values: [String: ValueRow] = index(
    (alignments + orientations + lengths + images + texts + states).map {
      ($0.words, ValueRow(names: $0.names, instead: nil))
    }
      + instead.map { ($0.words, ValueRow(names: [], instead: $0.advice)) })

  /// Every word that a row knows, as other systems write it.
  package static let everyValue: [String] =
    (alignments + orientations + lengths + images + texts + states).flatMap { words($0.words) }
    + instead.flatMap { words($0.words) }

  /// The colours that CSS has names for and authors try.
  static let colors: [String: String] = [
    "black": "#000000", "white": "#FFFFFF", "red": "#FF0000", "green": "#008000",
    "blue": "#0000FF", "yellow": "#FFFF00", "orange": "#FFA500", "purple": "#800080",
    "gray": "#808080", "grey": "#808080", "lightgray": "#D3D3D3", "lightgrey": "#D3D3D3",
    "darkgray": "#A9A9A9", "darkgrey": "#A9A9A9", "clear": "#00000000", "transparent": "#00000000",
  ]

  private typealias Row = (words: String, names: [String])

  private static let alignments: [Row] = [
    ("flex-start leading left top begin", ["start", "left", "topStart", "topLeft"]),
    ("flex-end trailing right bottom", ["end", "right", "bottomEnd", "bottomRight"]),
    ("start", ["left", "top", "head"]),
    ("end", ["right", "bottom", "tail"]),
    ("middle centre centered centerVertical centerHorizontal", ["center", "middle"]),
    ("center", ["middle"]),
    ("stretched", ["stretch", "scaleToFill"]),
    ("space-evenly equalCentering evenly", ["spaceAround"]),
    ("equalSpacing between justify", ["spaceBetween", "justified"]),
    ("around", ["spaceAround"]),
    ("baseline firstBaseline firstTextBaseline first", ["baseline", "baselineFirst"]),
    ("lastBaseline lastTextBaseline last", ["baselineLast"]),
    ("topLeading", ["topStart", "topLeft"]),
    ("topTrailing", ["topEnd", "topRight"]),
    ("bottomLeading", ["bottomStart", "bottomLeft"]),
    ("bottomTrailing", ["bottomEnd", "bottomRight"]),
    ("both all xy", ["both", "x y"]),
    ("minWidth", ["minimumWidth"]),
    ("minHeight", ["minimumHeight"]),
    ("natural", ["start"]),
  ]

  private static let orientations: [Row] = [
    ("row h x", ["horizontal"]),
    ("column col v y", ["vertical"]),
    ("leftToRight", ["ltr"]),
    ("rightToLeft", ["rtl"]),
    ("no-wrap single singleLine", ["noWrap"]),
    ("multiline", ["wrap"]),
  ]

  private static let lengths: [Row] = [
    ("match_parent fill_parent match full max expand", ["match", "100%", "fill"]),
    (
      "wrap_content fit-content hug wrap intrinsic content min-content max-content",
      ["wrap", "auto"]
    ),
    ("inf infinite .infinity greatestFiniteMagnitude", ["infinity"]),
    ("default", ["fill"]),
    ("fit hugContents union", ["sizeToFit", "aspectFit"]),
  ]

  private static let images: [Row] = [
    ("cover centerCrop scaleAspectFill scaledToFill crop", ["aspectFill"]),
    ("contain fitCenter centerInside scaleAspectFit scaledToFit scale-down inside", ["aspectFit"]),
    ("fill fitXY", ["scaleToFill", "stretch", "match", "100%"]),
  ]

  private static let texts: [Row] = [
    ("ellipsis byTruncatingTail", ["tail"]),
    ("byTruncatingMiddle", ["middle"]),
    ("byTruncatingHead", ["head"]),
    ("byClipping byWordWrapping", ["clip"]),
    ("normal 400", ["regular"]),
    ("100", ["ultraLight"]),
    ("200", ["thin"]),
    ("300", ["light"]),
    ("500", ["medium"]),
    ("600 demibold", ["semibold"]),
    ("700", ["bold"]),
    ("800 extrabold ultrabold", ["heavy"]),
    ("900", ["black"]),
    ("h1", ["largeTitle"]),
    ("h2 title1", ["title"]),
    ("h3", ["title2"]),
    ("h4", ["title3"]),
    ("subhead subtitle", ["subheadline"]),
    ("p paragraph", ["body"]),
    ("caption1 small", ["caption"]),
  ]

  private static let states: [Row] = [
    ("yes on 1", ["true"]),
    ("no off 0", ["false"]),
    ("hidden", ["invisible", "clip"]),
    ("collapse collapsed removed", ["gone"]),
    ("none", ["gone", "wrap", "auto", "noWrap"]),
    ("shown show", ["visible"]),
  ]

  private static let instead: [(words: String, advice: String)] = [
    ("row-reverse column-reverse", "write the children in the other order"),
    ("fillEqually fillProportionally", "give each child 'flexGrow' and a 'flexBasis' of 0"),
  ]
}
