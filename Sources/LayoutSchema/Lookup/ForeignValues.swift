extension ForeignWords {
  /// Our words for a value of another system, the likeliest first, and what to do where none of
  /// them is legal.
  struct ValueRow: Sendable {
    var names: [String]
    var instead: String?
  }

  /// The rows by the value's normalised form.
  static let values: [String: ValueRow] = {
    var rows: [String: ValueRow] = index(
      (alignments + orientations + lengths + images + texts + states).map {
        ($0.words, ValueRow(names: $0.names, instead: nil))
      })
    for (words, advice) in instead {
      for word in Self.words(words) {
        rows[key(of: word), default: ValueRow(names: [], instead: nil)].instead = advice
      }
    }
    return rows
  }()

  /// Every word that a row knows, as other systems write it.
  package static let everyValue: [String] =
    (alignments + orientations + lengths + images + texts + states).flatMap { words($0.words) }
    + instead.flatMap { words($0.words) }

  /// Words that stand in two rows.
  package static let repeatedValues =
    repeated((alignments + orientations + lengths + images + texts + states).map(\.words))
    + repeated(instead.map(\.words))

  private typealias Row = (words: String, names: [String])

  private static let alignments: [Row] = [
    ("flex-start leading left top begin", ["start", "left", "topStart", "topLeft"]),
    ("flex-end trailing right bottom", ["end", "right", "bottomEnd", "bottomRight"]),
    ("start", ["left", "top", "head"]),
    ("end", ["right", "bottom", "tail"]),
    ("middle centre centered centerVertical centerHorizontal", ["center", "middle"]),
    ("center", ["middle"]),
    ("stretched", ["stretch", "scaleToFill"]),
    ("equalCentering", ["spaceAround"]),
    ("space-evenly evenly", ["spaceEvenly"]),
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
    ("natural textAlign/auto", ["start"]),
  ]

  private static let orientations: [Row] = [
    ("row h x", ["horizontal"]),
    ("column col v y", ["vertical"]),
    ("leftToRight", ["ltr"]),
    ("rightToLeft forceRightToLeft", ["rtl"]),
    ("night", ["dark"]),
    ("day", ["light"]),
    ("no-wrap single singleLine", ["noWrap"]),
    ("multiline", ["wrap"]),
  ]

  private static let lengths: [Row] = [
    ("match_parent fill_parent match full max expand", ["match", "100%", "fill"]),
    (
      "wrap_content fit-content hug wrap intrinsic content min-content max-content",
      ["wrap", "auto"]
    ),
    (
      "inf infinite greatestFiniteMagnitude double.infinity CGFloat.infinity .infinity",
      ["infinity"]
    ),
    ("default", ["fill"]),
    ("fit hugContents union", ["sizeToFit", "aspectFit"]),
  ]

  private static let images: [Row] = [
    ("cover centerCrop scaleAspectFill scaledToFill crop", ["aspectFill"]),
    ("contain fitCenter centerInside scaleAspectFit scaledToFit scale-down inside", ["aspectFit"]),
    ("contentMode/fill", ["aspectFill"]),
    ("fitXY BoxFit.fill contentMode/stretch", ["scaleToFill"]),
    ("fill", ["stretch", "match", "100%"]),
    ("preserve", ["center"]),
  ]

  private static let texts: [Row] = [
    ("ellipsis byTruncatingTail elide", ["tail"]),
    ("byTruncatingMiddle", ["middle"]),
    ("byTruncatingHead", ["head"]),
    ("byClipping byWordWrapping", ["clip"]),
    ("normal 400 w400", ["regular"]),
    ("100 w100 extralight", ["ultraLight"]),
    ("200 w200", ["thin"]),
    ("300 w300", ["light"]),
    ("500 w500", ["medium"]),
    ("600 w600 demibold", ["semibold"]),
    ("700 w700", ["bold"]),
    ("800 w800 extrabold ultrabold", ["heavy"]),
    ("900 w900", ["black"]),
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

  /// Words that have no equal here; in the advice `$` stands for the word.
  private static let instead: [(words: String, advice: String)] = [
    ("row-reverse column-reverse", "write the children in the other order"),
    (
      "fillEqually fillProportionally",
      #"write flexGrow="1" and flexBasis="0" on each child"#
    ),
    ("space-evenly evenly", "'spaceEvenly' is a word of 'flex'"),
    ("infinity double.infinity inf infinite CGFloat.infinity", ForeignAdvice.fillsSpace),
    ("inherit initial unset revert", ForeignAdvice.inherited),
    (
      "currentColor", "no colour is inherited: a 'define' names one for all who use it"
    ),
    (
      "primary secondary tertiary label secondaryLabel tertiaryLabel accentColor tint systemBackground "
        + "secondarySystemBackground systemBlue systemRed systemGreen systemGray systemGray2 "
        + "systemGray3 systemGray4 systemGray5 systemGray6 systemOrange systemYellow systemPink "
        + "systemPurple systemTeal systemIndigo separator link",
      ForeignAdvice.systemColor
    ),
  ]
}
