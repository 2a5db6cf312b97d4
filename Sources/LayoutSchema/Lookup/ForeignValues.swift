extension ForeignWords {
  /// The possible equivalents of a value of another system, the likeliest first, and advice for
  /// when none of them is legal.
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

  /// Every word that a row contains, in the spelling of other systems.
  package static let everyValue: [String] =
    (alignments + orientations + lengths + images + texts + states).flatMap { words($0.words) }
    + instead.flatMap { words($0.words) }

  /// The words in more than one row.
  package static let repeatedValues =
    repeated((alignments + orientations + lengths + images + texts + states).map(\.words))
    + repeated(instead.map(\.words))

  private typealias Row = (words: String, names: [String])

  private static let alignments: [Row] = [
    ("flex-start leading left top begin", ["start", "left", "topStart", "topLeft"]),
    ("flex-end trailing right bottom", ["end", "right", "bottomEnd", "bottomRight"]),
    ("start", ["left", "top", "head"]),
    ("end", ["right", "bottom", "tail"]),
    (
      "middle centre centered centerVertical centerHorizontal centerVertically centerHorizontally",
      ["center", "middle"]
    ),
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
    // A `zstack` has two corners.
    ("gravity/start gravity/flex-start gravity/leading gravity/left", ["topLeft"]),
    ("gravity/end gravity/flex-end gravity/trailing gravity/right", ["topRight"]),
  ]

  private static let orientations: [Row] = [
    ("row h x", ["horizontal"]),
    ("column col v y", ["vertical"]),
    ("leftToRight", ["ltr"]),
    ("rightToLeft forceRightToLeft", ["rtl", "rightToLeft"]),
    ("night", ["dark"]),
    ("day", ["light"]),
    ("autoFlow/dense", ["rowDense"]),
    ("no-wrap single singleLine", ["noWrap"]),
    ("multiline", ["wrap"]),
  ]

  private static let lengths: [Row] = [
    ("match_parent fill_parent match full max expand 100%", ["match", "100%", "fill"]),
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
    ("ltr forceLeftToRight", ["leftToRight"]),
    ("rtl", ["rightToLeft"]),
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
    ("p paragraph body1 body2 bodyLarge bodyMedium bodyText1 bodyText2", ["body"]),
    ("bodySmall", ["footnote"]),
    ("h5 h6 titleMedium titleSmall subtitle1", ["headline"]),
    ("headlineSmall", ["title2"]),
    ("displayLarge headlineLarge", ["largeTitle"]),
    ("titleLarge headlineMedium", ["title"]),
    ("labelLarge labelMedium labelSmall", ["caption"]),
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

  /// Words without an equivalent; in the advice `$` stands for the word.
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

// MARK: Colours

extension ForeignWords {
  /// The colours that CSS has names for and that authors try, and two of UIKit's.
  static let colors: [String: String] = {
    var colors = ["clear": "#00000000", "transparent": "#00000000"]
    for pair in named.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: ":")
      colors[String(parts[0])] = "#\(parts[1])"
    }
    return colors
  }()

  // Flutter's names of black and white say how opaque they are, in percent.
  private static let named = """
    black87:000000DD black54:0000008A black45:00000073 black38:00000061 black26:00000042
    black12:0000001F white70:FFFFFFB3 white60:FFFFFF99 white54:FFFFFF8A white38:FFFFFF62
    white30:FFFFFF4D white24:FFFFFF3D white12:FFFFFF1F white10:FFFFFF1A
    aliceblue:F0F8FF antiquewhite:FAEBD7 aqua:00FFFF aquamarine:7FFFD4 azure:F0FFFF beige:F5F5DC
    bisque:FFE4C4 black:000000 blanchedalmond:FFEBCD blue:0000FF blueviolet:8A2BE2 brown:A52A2A
    burlywood:DEB887 cadetblue:5F9EA0 chartreuse:7FFF00 chocolate:D2691E coral:FF7F50
    cornflowerblue:6495ED cornsilk:FFF8DC crimson:DC143C cyan:00FFFF darkblue:00008B
    darkcyan:008B8B darkgoldenrod:B8860B darkgray:A9A9A9 darkgreen:006400 darkgrey:A9A9A9
    darkkhaki:BDB76B darkmagenta:8B008B darkolivegreen:556B2F darkorange:FF8C00 darkorchid:9932CC
    darkred:8B0000 darksalmon:E9967A darkseagreen:8FBC8F darkslateblue:483D8B
    darkslategray:2F4F4F darkslategrey:2F4F4F darkturquoise:00CED1 darkviolet:9400D3
    deeppink:FF1493 deepskyblue:00BFFF dimgray:696969 dimgrey:696969 dodgerblue:1E90FF
    firebrick:B22222 floralwhite:FFFAF0 forestgreen:228B22 fuchsia:FF00FF gainsboro:DCDCDC
    ghostwhite:F8F8FF gold:FFD700 goldenrod:DAA520 gray:808080 green:008000 greenyellow:ADFF2F
    grey:808080 honeydew:F0FFF0 hotpink:FF69B4 indianred:CD5C5C indigo:4B0082 ivory:FFFFF0
    khaki:F0E68C lavender:E6E6FA lavenderblush:FFF0F5 lawngreen:7CFC00 lemonchiffon:FFFACD
    lightblue:ADD8E6 lightcoral:F08080 lightcyan:E0FFFF lightgoldenrodyellow:FAFAD2
    lightgray:D3D3D3 lightgreen:90EE90 lightgrey:D3D3D3 lightpink:FFB6C1 lightsalmon:FFA07A
    lightseagreen:20B2AA lightskyblue:87CEFA lightslategray:778899 lightslategrey:778899
    lightsteelblue:B0C4DE lightyellow:FFFFE0 lime:00FF00 limegreen:32CD32 linen:FAF0E6
    magenta:FF00FF maroon:800000 mediumaquamarine:66CDAA mediumblue:0000CD mediumorchid:BA55D3
    mediumpurple:9370DB mediumseagreen:3CB371 mediumslateblue:7B68EE mediumspringgreen:00FA9A
    mediumturquoise:48D1CC mediumvioletred:C71585 midnightblue:191970 mintcream:F5FFFA
    mistyrose:FFE4E1 moccasin:FFE4B5 navajowhite:FFDEAD navy:000080 oldlace:FDF5E6 olive:808000
    olivedrab:6B8E23 orange:FFA500 orangered:FF4500 orchid:DA70D6 palegoldenrod:EEE8AA
    palegreen:98FB98 paleturquoise:AFEEEE palevioletred:DB7093 papayawhip:FFEFD5 peachpuff:FFDAB9
    peru:CD853F pink:FFC0CB plum:DDA0DD powderblue:B0E0E6 purple:800080 rebeccapurple:663399
    red:FF0000 rosybrown:BC8F8F royalblue:4169E1 saddlebrown:8B4513 salmon:FA8072
    sandybrown:F4A460 seagreen:2E8B57 seashell:FFF5EE sienna:A0522D silver:C0C0C0 skyblue:87CEEB
    slateblue:6A5ACD slategray:708090 slategrey:708090 snow:FFFAFA springgreen:00FF7F
    steelblue:4682B4 tan:D2B48C teal:008080 thistle:D8BFD8 tomato:FF6347 turquoise:40E0D0
    violet:EE82EE wheat:F5DEB3 white:FFFFFF whitesmoke:F5F5F5 yellow:FFFF00 yellowgreen:9ACD32
    """
}
