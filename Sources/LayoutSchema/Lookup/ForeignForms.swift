extension ForeignWords {
  /// A value that other systems write as a call or with a sign before it.
  package struct Form: Sendable {
    package var opening: String
    package var closing: String
    package var meaning: Meaning

    /// What stands between the two.
    package enum Meaning: Sendable {
      /// The name of something in the app's catalogue: `asset:name`.
      case asset
      /// The name of a constant: `{name}`.
      case constant
      /// An expression: `{expression}`.
      case expression
      /// Our value, as it stands.
      case plain
      /// A colour as three or four numbers.
      case channels
      /// A colour as hexadecimal digits, alpha first.
      case alphaFirst
      /// Edges by name: `horizontal: 8, top: 4`.
      case edges
    }
  }

  /// The forms, those that begin another one later.
  package static let forms: [Form] = formRows.map {
    Form(opening: $0.opening, closing: $0.closing, meaning: $0.meaning)
  }

  private static let formRows: [(opening: String, closing: String, meaning: Form.Meaning)] = [
    ("rgb(", ")", .channels), ("rgba(", ")", .channels), ("Color.rgb(", ")", .channels),
    ("Color(0x", ")", .alphaFirst), ("0x", "", .alphaFirst), ("0X", "", .alphaFirst),
    ("url(", ")", .asset), ("@image-url(", ")", .asset), ("@drawable/", "", .asset),
    ("@mipmap/", "", .asset), ("@color/", "", .asset), ("?attr/", "", .asset),
    ("?android:attr/", "", .asset), ("UIColor(named: ", ")", .asset), ("Color(", ")", .asset),
    ("@dimen/", "", .constant), ("@integer/", "", .constant), ("@bool/", "", .constant),
    ("var(--", ")", .constant),
    ("@+id/", "", .plain), ("@id/", "", .plain), ("@style/", "", .plain),
    ("@{", "}", .expression), ("${", "}", .expression), ("{{", "}}", .expression),
    ("EdgeInsets.all(", ")", .plain), ("EdgeInsets.symmetric(", ")", .edges),
    ("EdgeInsets.only(", ")", .edges), ("EdgeInsets(", ")", .edges),
    ("Radius.circular(", ")", .plain), ("BorderRadius.circular(", ")", .plain),
  ]

  /// What constants of other systems are called before the word: `NSTextAlignmentCenter`.
  package static let constantPrefixes = [
    "NSTextAlignment", "UIViewContentMode", "NSLineBreak", "UIFontWeight", "UIFontTextStyle",
    "UILayoutConstraintAxis", "UIStackViewAlignment", "UIStackViewDistribution",
    "ASStackLayoutDirection", "ASStackLayoutJustifyContent", "ASStackLayoutAlignItems",
    "ASStackLayoutAlignSelf", "YGFlexDirection", "YGJustify", "YGAlign", "TextOverflow",
  ]

  /// What is said of a length in a unit that is none here.
  package static let units: [(units: String, advice: String)] = [
    ("em rem ex ch phx cm mm in pc", ForeignAdvice.points),
    ("vw vh vmin vmax dvh svh fr", ForeignAdvice.parents),
  ]

  /// What is said of a value that begins or ends so.
  package static let parts: [(beginning: String, ending: String, advice: String)] = [
    (
      "calc(", "",
      "a percentage and points are not added: 'inset' takes away from all the space, 'flexGrow' takes "
        + "what is left"
    ),
    ("linear-gradient(", "", ForeignAdvice.gradient),
    ("LinearGradient(", "", ForeignAdvice.gradient),
    ("", "!important", "what stands on an element wins over its styles"),
  ]
}
