extension ForeignWords {
  /// Our names for an attribute of another system, the likeliest first, and what to do where none
  /// of them is legal.
  struct AttributeRow: Sendable {
    var names: [AttributeName]
    var instead: String?
  }

  /// The rows by the attribute's normalised name.
  static let attributes: [String: AttributeRow] = index(
    (containers + spaces + sizes + items + looks + content).map {
      ($0.words, AttributeRow(names: $0.names, instead: $0.instead))
    })

  /// Every word that a row knows, as other systems write it.
  package static let everyAttribute: [String] =
    (containers + spaces + sizes + items + looks + content).flatMap { words($0.words) }

  private typealias Row = (words: String, names: [AttributeName], instead: String?)

  private static let containers: [Row] = [
    ("flexDirection orientation axis stackDirection scrollDirection", [.direction, .axis], nil),
    ("direction", [.axis], nil),
    ("gap itemSpacing space interItemSpacing minimumInteritemSpacing", [.spacing], nil),
    ("columnGap", [.spacing], nil),
    ("rowGap rowSpacing crossAxisSpacing minimumLineSpacing runSpacing", [.lineSpacing], nil),
    ("wrap wraps lineWrap", [.flexWrap], nil),
    ("justify distribution mainAxisAlignment arrangement", [.justifyContent], nil),
    ("align alignment crossAxisAlignment", [.alignItems, .textAlign], nil),
    ("centeringOptions", [.centering], nil),
    ("sizingOption sizingOptions", [.sizing], nil),
    ("horizontalAlignment", [.horizontalPosition, .textAlign], nil),
    ("verticalAlignment", [.verticalPosition], nil),
    ("aspect aspectRatio", [.ratio], "wrap it in 'ratio'"),
    ("corner location cornerPosition", [.cornerLocation], nil),
    ("wrapsCorners", [.wrapsCorner], nil),
    ("clipAxis", [.clippedDimensions], nil),
    (
      "safeAreaInsets safeAreaPadding fitsSystemWindows", [.safeArea],
      "wrap it in 'inset' with 'safeArea'"
    ),
    ("dir layoutDirection", [], "leave the direction to the host; a 'preview' sets it for tools"),
  ]

  private static let inInset = "wrap it in 'inset'"
  private static let aroundChild =
    "wrap it in 'inset', or use 'spacingBefore' and 'spacingAfter' in a 'stack'"

  private static let spaces: [Row] = [
    (
      "padding contentInset contentInsets edgeInsets contentPadding insets inset", [.insets],
      inInset
    ),
    ("paddingTop top", [.insetTop], inInset),
    ("paddingLeft left", [.insetLeft], inInset),
    ("paddingBottom bottom", [.insetBottom], inInset),
    ("paddingRight right", [.insetRight], inInset),
    ("paddingStart paddingLeading leading start", [.insetStart], inInset),
    ("paddingEnd paddingTrailing trailing end", [.insetEnd], inInset),
    ("paddingHorizontal paddingVertical paddingInline paddingBlock paddingX paddingY", [], inInset),
    ("margin layoutMargin margins directionalLayoutMargins layoutMargins", [.insets], aroundChild),
    ("marginTop layoutMarginTop", [.insetTop, .spacingBefore], aroundChild),
    ("marginBottom layoutMarginBottom", [.insetBottom, .spacingAfter], aroundChild),
    ("marginLeft layoutMarginLeft", [.insetLeft, .spacingBefore], aroundChild),
    ("marginRight layoutMarginRight", [.insetRight, .spacingAfter], aroundChild),
    ("marginStart marginLeading layoutMarginStart", [.insetStart, .spacingBefore], aroundChild),
    ("marginEnd marginTrailing layoutMarginEnd", [.insetEnd, .spacingAfter], aroundChild),
    ("marginHorizontal marginVertical marginX marginY", [], aroundChild),
  ]

  private static let sizes: [Row] = [
    ("layoutWidth w preferredWidth fixedWidth", [.width], nil),
    ("layoutHeight h preferredHeight fixedHeight", [.height], nil),
    ("preferredSize preferredLayoutSize layoutSize frame dimensions", [.size], nil),
    ("minimumWidth minW", [.minWidth], nil),
    ("maximumWidth maxW", [.maxWidth], nil),
    ("minimumHeight minH", [.minHeight], nil),
    ("maximumHeight maxH", [.maxHeight], nil),
    ("minSize minimumSize", [], "set 'minWidth' and 'minHeight'"),
    ("maxSize maximumSize", [], "set 'maxWidth' and 'maxHeight'"),
    ("minimumLength minSpacing", [.minLength], nil),
    ("imageSize contentSize naturalSize", [.intrinsicSize], nil),
  ]

  private static let items: [Row] = [
    ("layoutWeight weight grow stretch layoutPriority", [.weight, .flexGrow], nil),
    ("shrink compressionResistance", [.flexShrink], nil),
    ("basis", [.flexBasis], nil),
    ("flex", [], "set 'flexGrow' and 'flexShrink'"),
    ("layoutGravity gravity alignItem self", [.alignSelf, .gravity], nil),
    ("alignSelf", [.gravity], nil),
    ("position origin xy", [.layoutPosition, .offset], nil),
    ("x y", [], "set 'layoutPosition' under 'absolute'"),
    ("offset translation", [.layoutPosition], nil),
    ("before spaceBefore", [.spacingBefore], nil),
    ("after spaceAfter", [.spacingAfter], nil),
    ("sizeConstraints", [.sizeRange], nil),
    ("zIndex z order elevation zPosition", [], "put it later among its siblings"),
    (
      "hidden isHidden visible display isIncludedInLayout", [],
      "set 'visibility' to 'gone' or 'invisible'"
    ),
  ]

  private static let looks: [Row] = [
    ("alpha", [.opacity], nil),
    ("tintColor accentColor", [.tint], nil),
    ("background bg bgColor backgroundFill fill", [.backgroundColor], nil),
    ("borderRadius radius rounded cornerRadii", [.cornerRadius], nil),
    ("border borderWidth lineWidth strokeThickness", [.strokeWidth], nil),
    ("borderColor stroke outlineColor", [.strokeColor], nil),
    ("overflow clipsToBounds masksToBounds clip clipped clipChildren", [.clipsContent], nil),
    ("contentDescription alt ariaLabel a11yLabel", [.accessibilityLabel], nil),
    ("ariaDescription", [.accessibilityHint], nil),
    ("role accessibilityTraits ariaRole", [.accessibilityRole], nil),
    ("ariaHidden isAccessibilityElement", [.accessibilityHidden], nil),
    ("key ref tag nodeName accessibilityIdentifier identifier name", [.id], nil),
    ("className styleName styleClass class styles", [.style], nil),
    (
      "onClick onTap onPress action clicked tapped target",
      [], "attach the action to the element's outlet in the host"
    ),
  ]

  private static let content: [Row] = [
    ("numberOfLines lineLimit lines maximumNumberOfLines lineClamp maxLineCount", [.maxLines], nil),
    (
      "textColor foregroundStyle foregroundColor fontColor foreground", [.color], nil
    ),
    ("text value title label string attributedText", [.content], nil),
    ("textSize size", [.fontSize], nil),
    ("font", [], "set 'fontFamily', 'fontSize' and 'fontWeight'"),
    ("fontName typeface family", [.fontFamily], nil),
    ("bold", [], "set 'fontWeight' to 'bold'"),
    ("textAppearance fontStyle", [.textStyle], nil),
    ("lineBreakMode ellipsize textOverflow truncationMode truncate", [.truncation], nil),
    ("textAlignment multilineTextAlignment", [.textAlign], nil),
    ("tracking kerning kern charSpacing letter-spacing", [.letterSpacing], nil),
    ("minimumScaleFactor minimumFontScale adjustsFontSizeToFitWidth autoSize", [.minScale], nil),
    ("isItalic oblique slanted", [.italic], nil),
    ("isUnderlined underlined underlineStyle", [.underline], nil),
    ("isStrikethrough lineThrough strikethroughStyle strike", [.strikethrough], nil),
    ("monospacedDigit tabularNums tabularFigures fontFeatureSettings", [.monospacedDigits], nil),
    ("adjustsFontForContentSizeCategory allowFontScaling", [.scalesText], nil),
    ("localize translatable translate", [.localized], nil),
    ("src image imageName systemName url uri", [.source], nil),
    ("contentScale scaleType resizeMode objectFit fillMode imageFit", [.contentMode], nil),
    ("viewClass type customClass component", [.class], nil),
  ]
}
