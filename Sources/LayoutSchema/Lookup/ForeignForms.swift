extension ForeignWords {
  /// The form of a value that other systems write as a call or with a prefix.
  package struct Form: Sendable {
    package var opening: String
    package var closing: String
    package var meaning: Meaning

    /// The meaning of the text between opening and closing.
    package enum Meaning: Sendable {
      /// The name of an asset in the app's catalogue: `asset:name`.
      case asset
      /// The name of a symbol: `symbol:name`.
      case symbol
      /// The name of a constant: `{name}`.
      case constant
      /// An expression: `{expression}`.
      case expression
      /// A value in this language, unchanged.
      case plain
      /// A colour as three or four numbers.
      case channels
      /// A colour as hexadecimal digits, alpha first.
      case alphaFirst
      /// Edges by name: `horizontal: 8, top: 4`.
      case edges
      /// Edges in the order left, top, right, bottom.
      case fromLeft
      /// A colour as hue, saturation and lightness.
      case hue
    }
  }

  /// All forms; a form whose opening begins another form's opening comes after that form.
  package static let forms: [Form] = formRows.map {
    Form(opening: $0.opening, closing: $0.closing, meaning: $0.meaning)
  }

  private static let formRows: [(opening: String, closing: String, meaning: Form.Meaning)] = [
    ("rgb(", ")", .channels), ("rgba(", ")", .channels), ("Color.rgb(", ")", .channels),
    ("Color(0x", ")", .alphaFirst),
    ("Color(hex: 0x", ")", .alphaFirst), ("UIColor(hex: 0x", ")", .alphaFirst),
    ("0x", "", .alphaFirst), ("0X", "", .alphaFirst),
    ("Icons.Default.", "", .symbol), ("Icons.Filled.", "", .symbol),
    ("Icons.Outlined.", "", .symbol), ("Icons.", "", .symbol),
    ("hsl(", ")", .hue), ("hsla(", ")", .hue),
    ("url(", ")", .asset), ("AssetImage(", ")", .asset),
    ("painterResource(R.drawable.", ")", .asset),
    ("painterResource(id = R.drawable.", ")", .asset), ("R.drawable.", "", .asset),
    ("@image-url(", ")", .asset), ("@drawable/", "", .asset),
    ("@mipmap/", "", .asset), ("@color/", "", .asset), ("?attr/", "", .asset),
    ("?android:attr/", "", .asset), ("UIColor(named: ", ")", .asset), ("Color(", ")", .asset),
    ("@dimen/", "", .constant), ("@integer/", "", .constant), ("@bool/", "", .constant),
    ("var(--", ")", .constant),
    ("@+id/", "", .plain), ("@id/", "", .plain), ("@style/", "", .plain),
    ("@{", "}", .expression), ("${", "}", .expression), ("{{", "}}", .expression),
    ("EdgeInsets.all(", ")", .plain), ("EdgeInsets.symmetric(", ")", .edges),
    ("EdgeInsets.only(", ")", .edges), ("EdgeInsets(", ")", .edges),
    ("EdgeInsets.fromLTRB(", ")", .fromLeft), ("PaddingValues(", ")", .plain),
    ("Radius.circular(", ")", .plain), ("BorderRadius.circular(", ")", .plain),
  ]

  /// The prefixes of constants in other systems, as in `NSTextAlignmentCenter`.
  package static let constantPrefixes = [
    "NSTextAlignment", "UIViewContentMode", "NSLineBreak", "UIFontWeight", "UIFontTextStyle",
    "UILayoutConstraintAxis", "UIStackViewAlignment", "UIStackViewDistribution",
    "ASStackLayoutDirection", "ASStackLayoutJustifyContent", "ASStackLayoutAlignItems",
    "ASStackLayoutAlignSelf", "YGFlexDirection", "YGJustify", "YGAlign", "TextOverflow",
  ]

  /// The advice for lengths in units that the language does not have.
  package static let units: [(units: String, advice: String)] = [
    ("em rem ex ch phx cm mm in pc", ForeignAdvice.points),
    ("vw vh vmin vmax dvh svh fr", ForeignAdvice.parents),
  ]

  /// The advice for values with such a beginning or ending.
  package static let parts: [(beginning: String, ending: String, advice: String)] = [
    (
      "calc(", "",
      "a percentage and points are added as '100% - 20', and other values in braces: '{2 * gap}'"
    ),
    ("linear-gradient(", "", ForeignAdvice.gradient),
    ("LinearGradient(", "", ForeignAdvice.gradient),
    ("", "!important", "what stands on an element wins over its styles"),
  ]
}
