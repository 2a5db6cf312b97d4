extension ForeignWords {
  /// The possible equivalents of an attribute of another system, the likeliest first, and advice
  /// for when none of them is legal.
  package struct AttributeRow: Sendable {
    package var answers: [ForeignAnswer]
    package var instead: String?
  }

  /// The rows by the attribute's normalised name, with an element and a value if the row is only
  /// for these.
  private static let attributes: [String: Row] = index(rows.map { ($0.words, $0) })

  /// Returns the row of a key, whose answers are read here, since a document asks for few of all.
  static func row(of key: String) -> AttributeRow? {
    attributes[key].map { row in
      AttributeRow(answers: ForeignAnswer.all(row.ours) ?? [], instead: row.instead)
    }
  }

  /// Every word that a row contains, in the spelling of other systems, with its element and its
  /// value.
  package static let everyAttribute: [String] = rows.flatMap { words($0.words) }

  /// The words in more than one row.
  package static let repeatedAttributes = repeated(rows.map(\.words))

  /// The malformed equivalents in rows.
  package static let unreadableAttributes =
    rows.map(\.ours).filter { ForeignAnswer.all($0) == nil }

  private struct Row {
    var words: String
    var ours: String
    var instead: String?

    init(_ words: String, _ ours: String, instead: String? = nil) {
      self.words = words
      self.ours = ours
      self.instead = instead
    }

    /// Makes a row for words without an equivalent.
    init(_ words: String, says advice: String?) {
      self.init(words, "", instead: advice)
    }
  }

  private static let rows =
    containers + spaces + sizes + items + looks + texts + images + structure + previews + tests
    + leftToHost

  /// The advice for all attributes with such a beginning, if no row contains the attribute.
  static let beginnings: [(start: String, advice: String)] =
    ["layout_constraint", "android:layout_constraint", "app:layout_constraint"]
    .map { ($0, ForeignAdvice.constraints) }
    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { ("on\($0)", ForeignAdvice.actions) }

  private static let containers: [Row] = [
    Row(
      "flexDirection orientation axis axes stackDirection scrollDirection",
      "direction | axis | orientation"),
    Row("direction", "axis | orientation"),
    Row("flex/direction=rtl flex/direction=ltr", "layoutDirection=$"),
    Row("textDirection layoutDirection dir", "layoutDirection | writingDirection | direction"),
    Row("scroll/horizontal=true", "axis=horizontal"),
    Row("scroll/horizontal=false", "axis=vertical"),
    Row(
      "semanticContentAttribute",
      says: "the host says which way a script runs; 'writingDirection' turns a part"),
    Row("gap itemSpacing space interItemSpacing minimumInteritemSpacing", "gap | spacing"),
    Row("columnGap mainAxisSpacing", "columnGap | spacing"),
    Row(
      "rowGap rowSpacing crossAxisSpacing minimumLineSpacing runSpacing", "rowGap | lineSpacing"),
    Row("wrap wraps lineWrap flexWrap", "wrap | flexWrap"),
    Row(
      "justify distribution mainAxisAlignment arrangement verticalArrangement horizontalArrangement",
      "justifyContent"),
    Row("align alignment crossAxisAlignment", "alignItems | textAlign"),
    Row("runAlignment", "alignContent"),
    Row(
      "wrapper/contentAlignment=Alignment.Center wrapper/contentAlignment=Center", "=> center"),
    Row(
      "wrapper/contentAlignment=Alignment.TopCenter",
      "=> relative horizontalPosition=center verticalPosition=start"),
    Row(
      "wrapper/contentAlignment=Alignment.TopEnd",
      "=> relative horizontalPosition=end verticalPosition=start"),
    Row(
      "wrapper/contentAlignment=Alignment.CenterStart",
      "=> relative horizontalPosition=start verticalPosition=center"),
    Row(
      "wrapper/contentAlignment=Alignment.CenterEnd",
      "=> relative horizontalPosition=end verticalPosition=center"),
    Row(
      "wrapper/contentAlignment=Alignment.BottomStart",
      "=> relative horizontalPosition=start verticalPosition=end"),
    Row(
      "wrapper/contentAlignment=Alignment.BottomCenter",
      "=> relative horizontalPosition=center verticalPosition=end"),
    Row(
      "wrapper/contentAlignment=Alignment.BottomEnd",
      "=> relative horizontalPosition=end verticalPosition=end"),
    Row("wrapper/contentAlignment=Alignment.TopStart", "-"),
    Row(
      "mainAxisSize",
      says: "a 'stack' is as small as its children unless its parent or 'flexGrow' makes it larger"),
    Row("centeringOptions", "centering"),
    Row("sizingOption sizingOptions", "sizing"),
    Row("horizontalAlignment", "horizontalPosition | textAlign"),
    Row(
      "verticalAlignment verticalAlign textAlignVertical alignmentGuide", "verticalPosition",
      instead: ForeignAdvice.aligned),
    Row("aspect aspectRatio", "^aspectRatio | ratio=$ratio | <ratio ratio=$ratio>"),
    Row("corner location cornerPosition", "cornerLocation"),
    Row("wrapsCorners", "wrapsCorner"),
    Row("clipAxis", "clippedDimensions"),
    Row("dividerPadding", "separatorInset"),
    Row("dividerHeight dividerThickness", "separator"),
    Row("contentGravity linear/gravity flow/gravity", "contentGravity"),
    Row("text/gravity", "^gravity | textAlign"),
    Row(
      "safeAreaInsets safeAreaPadding fitsSystemWindows", "safeArea",
      instead: ForeignAdvice.safeArea),
    Row("gridTemplateColumns gridColumns columnTemplate", "columns"),
    Row("gridTemplateRows gridRows rowTemplate", "rows"),
    Row("gridAutoColumns", "autoColumns"),
    Row("gridAutoRows", "autoRows"),
    Row("gridAutoFlow", "autoFlow"),
    Row("gridTemplateAreas", "areas"),
    Row("gridGap", "gap"),
    Row("gridColumnGap", "columnGap"),
    Row("gridRowGap", "rowGap"),
    Row("gridColumn layout_column", "column"),
    Row("gridRow layout_row", "row"),
    Row("gridArea", "area"),
    Row("gridColumnSpan columnSpan colspan layout_columnSpan", "column=span $"),
    Row("gridRowSpan rowSpan layout_rowSpan", "row=span $"),
    Row("columnCount numColumns crossAxisCount", "columns=repeat($, 1fr)"),
    Row("placeItems", "alignItems"),
    Row("placeContent", "alignContent"),
    Row("placeSelf", "alignSelf"),
    Row("safeAreaInset ignoresSafeArea edgesIgnoringSafeArea", says: ForeignAdvice.safeArea),
    Row("float", says: "nothing floats: a horizontal 'stack' puts elements side by side"),
    Row(
      "viewportHeight viewportWidth contentHeight contentWidth",
      says: "a 'scroll' is as long inside as its child"),
  ]

  private static let spaces: [Row] = [
    Row(
      "padding contentInset contentInsets contentEdgeInsets edgeInsets contentPadding insets inset",
      "insets | padding | margin | <inset insets=$>"),
    Row("paddingTop paddingBlockStart", "insetTop | paddingTop | marginTop | <inset insetTop=$>"),
    Row("paddingLeft", "insetLeft | paddingLeft | marginLeft | <inset insetLeft=$>"),
    Row(
      "paddingBottom paddingBlockEnd",
      "insetBottom | paddingBottom | marginBottom | <inset insetBottom=$>"),
    Row("paddingRight", "insetRight | paddingRight | marginRight | <inset insetRight=$>"),
    Row(
      "paddingStart paddingLeading paddingInlineStart",
      "insetStart | paddingStart | marginStart | <inset insetStart=$>"),
    Row(
      "paddingEnd paddingTrailing paddingInlineEnd",
      "insetEnd | paddingEnd | marginEnd | <inset insetEnd=$>"),
    Row(
      "paddingHorizontal paddingInline paddingX",
      "insets=0 $ | paddingHorizontal | <inset insets=0 $>"),
    Row(
      "paddingVertical paddingBlock paddingY", "insets=$ 0 | paddingVertical | <inset insets=$ 0>"),
    Row("top", "insetTop", instead: absolute),
    Row("left", "insetLeft", instead: absolute),
    Row("bottom", "insetBottom", instead: absolute),
    Row("right", "insetRight", instead: absolute),
    Row("start leading", "insetStart", instead: absolute),
    Row("end trailing", "insetEnd", instead: absolute),
    Row(
      "margin layoutMargin margins directionalLayoutMargins layoutMargins",
      "^margin | ^itemPadding | insets | <inset insets=$>"),
    Row(
      "marginTop layoutMarginTop marginBlockStart",
      "^marginTop | ^itemPaddingTop | insetTop | <inset insetTop=$>"),
    Row(
      "marginBottom layoutMarginBottom marginBlockEnd",
      "^marginBottom | ^itemPaddingBottom | insetBottom | <inset insetBottom=$>"),
    Row(
      "marginLeft layoutMarginLeft",
      "^marginLeft | ^itemPaddingLeft | insetLeft | <inset insetLeft=$>"),
    Row(
      "marginRight layoutMarginRight",
      "^marginRight | ^itemPaddingRight | insetRight | <inset insetRight=$>"),
    Row(
      "marginStart marginLeading layoutMarginStart marginInlineStart",
      "^marginStart | ^itemPaddingStart | insetStart | <inset insetStart=$>"),
    Row(
      "marginEnd marginTrailing layoutMarginEnd marginInlineEnd",
      "^marginEnd | ^itemPaddingEnd | insetEnd | <inset insetEnd=$>"),
    Row(
      "marginHorizontal marginX layoutMarginHorizontal marginInline",
      "^marginHorizontal | ^itemPaddingHorizontal | insets=0 $ | <inset insets=0 $>"),
    Row(
      "marginVertical marginY layoutMarginVertical marginBlock",
      "^marginVertical | ^itemPaddingVertical | insets=$ 0 | <inset insets=$ 0>"),
    Row("customSpacing", "spacingAfter"),
  ]

  private static let absolute = "set 'layoutPosition' under 'absolute', or wrap it in 'inset'"

  private static let sizes: [Row] = [
    Row("layoutWidth w preferredWidth fixedWidth idealWidth Layout.preferredWidth", "width"),
    Row("layoutHeight h preferredHeight fixedHeight idealHeight Layout.preferredHeight", "height"),
    Row("preferredSize preferredLayoutSize layoutSize frame dimensions", "size"),
    Row(
      "fillMaxWidth=true matchParentWidth=true maxWidth=.infinity maxWidth=infinity "
        + "maxWidth=double.infinity layout_width=match_parent layout_width=fill_parent "
        + "width=match_parent width=match width=.infinity width=infinity width=double.infinity fillMaxWidth fillWidth "
        + "Layout.fillWidth=true",
      "fill width"),
    Row(
      "fillMaxHeight=true maxHeight=.infinity maxHeight=infinity maxHeight=double.infinity "
        + "layout_height=match_parent layout_height=fill_parent height=match_parent height=match height=.infinity "
        + "height=infinity height=double.infinity fillMaxHeight fillHeight "
        + "Layout.fillHeight=true",
      "fill height"),
    Row("fillMaxSize=true fillMaxSize matchParentSize fillParentMaxSize anchors.fill", "fill"),
    Row("anchors.centerIn", "<center>"),
    Row(
      "width=fit-content width=max-content width=min-content layout_width=wrap_content",
      "width=wrap | width=auto"),
    // A length of nothing stands beside a weight, which gives the length here.
    Row("layout_width=0dp layout_width=0dip layout_height=0dp layout_height=0dip", "-"),
    Row("minimumWidth minW Layout.minimumWidth", "minWidth"),
    Row("maximumWidth maxW preferredMaxLayoutWidth Layout.maximumWidth", "maxWidth"),
    Row("minimumHeight minH Layout.minimumHeight", "minHeight"),
    Row("maximumHeight maxH Layout.maximumHeight", "maxHeight"),
    Row("widthFactor", "width=$percent"),
    Row("heightFactor", "height=$percent"),
    Row("minSize minimumSize", says: "set 'minWidth' and 'minHeight'"),
    Row("maxSize maximumSize", says: "set 'maxWidth' and 'maxHeight'"),
    Row("minimumLength minSpacing", "minLength"),
    Row("imageSize contentSize naturalSize intrinsicContentSize", "intrinsicSize"),
  ]

  private static let items: [Row] = [
    Row("text/weight", "fontWeight | weight | flexGrow"),
    Row("grid/spacing flex/spacing", "gap"),
    Row("layoutWeight weight grow stretch", "weight | flexGrow"),
    Row("horizontal-stretch vertical-stretch", "flexGrow | weight"),
    Row("shrink layoutFlexShrink", "flexShrink"),
    Row("layoutFlexGrow", "flexGrow"),
    Row("layoutAlignSelf justifySelf", "alignSelf"),
    Row("Layout.alignment=Qt.AlignHCenter Layout.alignment=Qt.AlignVCenter", "alignSelf=center"),
    Row("Layout.alignment=Qt.AlignLeft Layout.alignment=Qt.AlignTop", "alignSelf=start"),
    Row("Layout.alignment=Qt.AlignRight Layout.alignment=Qt.AlignBottom", "alignSelf=end"),
    Row("basis", "flexBasis"),
    Row("flex", "flexGrow=$ flexShrink=1 flexBasis=0 | weight"),
    Row("fixedSize=true", "flexShrink=0"),
    Row(
      "layoutPriority contentHuggingPriority contentCompressionResistancePriority "
        + "compressionResistance",
      says: ForeignAdvice.giveWay),
    Row("layoutGravity gravity alignItem self", "gravity | alignSelf"),
    Row("alignSelf", "gravity"),
    Row("position origin xy", "layoutPosition | offset"),
    Row("x", "layoutPosition=$ 0", instead: "set 'layoutPosition' under 'absolute'"),
    Row("y", "layoutPosition=0 $", instead: "set 'layoutPosition' under 'absolute'"),
    Row("offset translation", "layoutPosition"),
    Row("before spaceBefore", "spacingBefore"),
    Row("after spaceAfter", "spacingAfter"),
    Row("sizeConstraints", "sizeRange"),
    Row("z zPosition zOrder translationZ layerZPosition", "zIndex"),
    Row("order", says: ForeignAdvice.order),
    Row(
      "constraints topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor "
        + "centerXAnchor centerYAnchor widthAnchor heightAnchor "
        + "translatesAutoresizingMaskIntoConstraints autoresizingMask layout_below layout_above "
        + "layout_toEndOf layout_toStartOf layout_toLeftOf layout_toRightOf "
        + "layout_alignParentTop layout_alignParentBottom layout_alignParentStart "
        + "layout_alignParentEnd layout_centerInParent layout_constraintTop_toTopOf "
        + "layout_constraintTop_toBottomOf layout_constraintBottom_toBottomOf "
        + "layout_constraintBottom_toTopOf layout_constraintStart_toStartOf "
        + "layout_constraintStart_toEndOf layout_constraintEnd_toEndOf "
        + "layout_constraintEnd_toStartOf layout_constraintHorizontal_bias",
      says: ForeignAdvice.constraints),
  ]

  private static let looks: [Row] = [
    Row("alpha", "opacity"),
    Row(
      "background bg bgColor backgroundFill backgroundColour cardBackgroundColor fill",
      "backgroundColor"),
    Row(
      "view/color stack/color flex/color linear/color layers/color flow/color zstack/color wrapper/color "
        + "inset/color center/color relative/color background/color overlay/color corner/color "
        + "scroll/color absolute/color ratio/color", "backgroundColor"),
    Row("background-image", says: ForeignAdvice.behind),
    Row(
      "borderRadius radius rounded cornerRadii layerCornerRadius cardCornerRadius",
      "cornerRadius"),
    Row(
      "clipShape", says: "'cornerRadius' rounds the corners and clips to them"),
    Row(
      "borderWidth lineWidth strokeThickness layerBorderWidth stroke-width BorderThickness",
      "strokeWidth"),
    Row("borderColor stroke outlineColor layerBorderColor BorderBrush", "strokeColor"),
    Row("boxShadow=none shadow=none border=none outline=none background=none", "-"),
    Row("boxShadow dropShadow layerShadow", "shadow"),
    Row(
      "elevation cardElevation shadowColor shadowRadius shadowBlur shadowOffset shadowX "
        + "shadowY shadowOpacity",
      says: ForeignAdvice.shadow),
    Row("backgroundGradient linearGradient", "gradient"),
    Row("borderInlineStart borderLeading startBorder", "borderStart"),
    Row("borderInlineEnd borderTrailing endBorder", "borderEnd"),
    Row("borderBlockStart topBorder", "borderTop"),
    Row("borderBlockEnd bottomBorder", "borderBottom"),
    Row(
      "strokeDasharray strokeDash borderDashes lineDashPattern dashPattern dashArray borderDash strokeDashPattern",
      "dash"),
    Row("rotationEffect rotationAngle rotate rotationDegrees", "rotation"),
    Row("scaleEffect scale drawingScale", "drawScale"),
    Row("blurRadius blurEffect", "blur"),
    Row("clipPath=circle() clipPath=circle clipPath=circle(50%) maskShape=circle", "mask=circle"),
    Row("accentColor iconTint iconColor image/color", "tint"),
    Row("position=sticky isSticky=true sticky=true", "pinned=true"),
    Row("isSticky sticky stickyHeader", "pinned"),
    Row("fillViewport", "fillsViewport"),
    Row("inverted=true reverseLayout=true stackFromEnd=true", "anchor=end"),
    Row(
      "scrollTargetBehavior=paging scrollTargetBehavior=.paging scrollTargetBehavior=.paging() "
        + "pageSnapping=true",
      "paging=true"),
    Row("pagingEnabled isPagingEnabled", "paging"),
    Row("scrollSnapType=none scrollSnapAlign=none", "-"),
    Row("scrollSnapType scrollTargetBehavior snapToAlignment=start", "snap=start"),
    Row("scrollSnapAlign scrollTargetLayout scrollTarget", says: ForeignAdvice.snapping),
    Row(
      "border outline", "strokeWidth=$width strokeColor=$color",
      instead: "a line at one side is a 'view' of a point beside what it ends"),
    Row(
      "overflow=hidden overflow=clip clipsToBounds=true masksToBounds=true layerMasksToBounds=true clipToOutline=true clipped=true clip=true "
        + "clipBehavior=hardEdge clipBehavior=antiAlias clipBehavior=Clip.hardEdge "
        + "clipBehavior=Clip.antiAlias overflow=Hidden",
      "clipsContent=true"),
    Row("overflow=visible clipBehavior=none clipBehavior=Clip.none", "clipsContent=false"),
    Row("overflow=scroll overflow=auto", "<scroll>"),
    Row("overflow clipsToBounds masksToBounds clip clipped clipChildren", "clipsContent"),
    Row("display=none", "visibility=gone"),
    Row("display=flex display=block", "-"),
    Row("visible=false hidden=true isHidden=true", "visibility=invisible"),
    Row("visible=true hidden=false isHidden=false", "visibility=visible"),
    Row("visible", "visibility={$expression ? .visible : .invisible}"),
    Row("hidden isHidden", "visibility={$expression ? .invisible : .visible}"),
    Row("v-show x-show", "visibility={$expression ? .visible : .gone}"),
    Row("disabled=true ariaDisabled=true", "isEnabled=false"),
    Row("disabled=false ariaDisabled=false", "isEnabled=true"),
    Row("disabled ariaDisabled", "isEnabled={not $operand}"),
    Row("enabled", "isEnabled"),
    Row("selected ariaSelected", "isSelected"),
    Row("display isIncludedInLayout", says: "set 'visibility' to 'gone' or 'invisible'"),
    Row(
      "contentDescription alt ariaLabel a11yLabel accessibleLabel semanticsLabel semanticLabel",
      "accessibilityLabel"),
    Row("ariaDescription accessibleDescription", "accessibilityHint"),
    Row(
      "role accessibilityTraits accessibilityAddTraits ariaRole accessibleRole",
      "accessibilityRole"),
    Row(
      "accessibilityValue accessibilityActions ariaValue",
      says: "what a control tells assistive technology is the host's"),
    Row(
      "isAccessibilityElement=false accessible=false importantForAccessibility=no "
        + "excludeFromSemantics=true isAccessibilityElement=NO",
      "accessibilityHidden=true"),
    Row(
      "isAccessibilityElement=true accessible=true importantForAccessibility=yes "
        + "excludeFromSemantics=false isAccessibilityElement=YES",
      "accessibilityHidden=false"),
    Row("ariaHidden", "accessibilityHidden"),
    Row("ref nodeName accessibilityIdentifier testID identifier name outlet IBOutlet", "id"),
    Row("tag restorationIdentifier", says: "an 'id' names an element for the host"),
    Row(
      "className styleName styleClass class styles", "style",
      instead: "an 'if' chooses between elements with one style and with another"),
  ]

  private static let texts: [Row] = [
    Row(
      "numberOfLines lineLimit lines maximumNumberOfLines lineClamp webkitLineClamp maxLineCount",
      "maxLines"),
    Row(
      "white-space=nowrap singleLine=true softWrap=false text/wrap=no-wrap text/wrap=nowrap",
      "maxLines=1"),
    Row("white-space=normal singleLine=false softWrap=true text/wrap=word-wrap", "maxLines=0"),
    Row(
      "textColor foregroundStyle foregroundColor fontColor foreground tintColor", "color | tint"),
    Row("lineLimit=nil maxLines=nil maxLines=none numberOfLines=none", "maxLines=0"),
    Row("fontSize=xx-small fontSize=x-small", "fontSize=10"),
    Row("fontSize=small fontSize=smaller", "fontSize=13"),
    Row("fontSize=medium", "fontSize=16"),
    Row("fontSize=large fontSize=larger", "fontSize=18"),
    Row("fontSize=x-large", "fontSize=24"),
    Row("fontSize=xx-large", "fontSize=32"),
    Row("verbatim", "content=$ localized=false"),
    Row("minLines", says: "'minHeight' keeps room for lines"),
    Row("fontDesign fontWidth monospaced", says: "'fontFamily' names the letters"),
    Row("text/data", "content"),
    Row("text value title label string attributedText", "content"),
    Row("v-text", "content={$expression}"),
    Row("v-html innerHTML", says: "a text has no markup but 'span'"),
    Row("textSize size font.pixelSize font.pointSize", "fontSize"),
    Row(
      "font", "textStyle | fontFamily",
      instead: "set 'fontFamily', 'fontSize' and 'fontWeight'"),
    Row("fontName typeface family", "fontFamily"),
    Row("bold=true isBold=true textStyle=bold fontStyle=bold font.bold=true", "fontWeight=bold"),
    Row("bold=false isBold=false textStyle=normal", "fontWeight=regular"),
    Row("bold", says: "set 'fontWeight' to 'bold'"),
    Row(
      "fontStyle=italic textStyle=italic fontStyle=oblique fontStyle=FontStyle.italic "
        + "fontStyle=FontStyle.Italic", "italic=true"),
    Row("fontStyle=normal", "italic=false"),
    Row("textAppearance fontStyle", "textStyle"),
    Row("isItalic oblique slanted font.italic", "italic"),
    Row(
      "textDecoration=underline textDecorationLine=underline decoration=underline "
        + "decoration=TextDecoration.underline textDecoration=TextDecoration.Underline",
      "underline=true"),
    Row(
      "textDecoration=line-through textDecorationLine=line-through decoration=lineThrough "
        + "decoration=TextDecoration.lineThrough textDecoration=TextDecoration.LineThrough",
      "strikethrough=true"),
    Row(
      "textDecoration=none textDecorationLine=none decoration=none",
      "underline=false"),
    Row("isUnderlined underlined underlineStyle", "underline"),
    Row("isStrikethrough lineThrough strikethroughStyle strike", "strikethrough"),
    Row(
      "fontVariantNumeric=tabular-nums fontVariant=tabular-nums fontFeatureSettings=tnum",
      "monospacedDigits=true"),
    Row("monospacedDigit tabularNums tabularFigures", "monospacedDigits"),
    Row(
      "lineBreak lineBreakMode ellipsize ellipsizeMode textOverflow truncationMode truncate",
      "truncation"),
    Row("text/overflow", "truncation"),
    Row("elide=Text.ElideRight", "truncation=tail"),
    Row("elide=Text.ElideLeft", "truncation=head"),
    Row("elide=Text.ElideMiddle", "truncation=middle"),
    Row("text/wrapMode=Text.WordWrap text/wrapMode=Text.Wrap", "-"),
    Row("text/wrapMode=Text.NoWrap", "maxLines=1"),
    Row("textAlignment multilineTextAlignment", "textAlign"),
    Row("tracking kerning kern charSpacing", "letterSpacing"),
    Row(
      "lineSpacing lineSpacingExtra lineSpacingMultiplier",
      says: ForeignAdvice.baselines),
    Row(
      "wordSpacing baselineOffset verticalDirection textIndent textShadow filter backdropFilter "
        + "saturation hyphens wordBreak overflowWrap fontStretch "
        + "interpolation imageRendering borderStyle baselineAligned includeFontPadding",
      says: nil),
    Row(
      "adjustsFontSizeToFitWidth=true adjustsFontSizeToFit=true autoSizeTextType=uniform",
      "minScale=0.5"),
    Row("minimumScaleFactor minimumFontScale minimumScale", "minScale"),
    Row("textTransform textCase textAllCaps allCaps", says: ForeignAdvice.letters),
    Row("adjustsFontForContentSizeCategory allowFontScaling", "scalesText"),
    Row("localize translatable translate", "localized"),
    Row("default-font-size default-font-family", says: ForeignAdvice.inherited),
  ]

  private static let images: [Row] = [
    Row(
      "src srcCompat image imageName named url uri painter imageVector icon image/model",
      "source"),
    Row("image/backgroundImage image/foregroundImage", "source"),
    Row("image/name image/resource image/asset image/assetName", "source=asset:$"),
    Row("systemName systemImage sfSymbol", "source=$symbol | source"),
    Row("renderingMode", says: "'tint' colours symbols and templates"),
    Row(
      "contentScale scaleType resizeMode objectFit fillMode imageFit fit image/aspectRatio=fit "
        + "image/aspectRatio=fill", "contentMode"),
    Row("objectFit=fill fit=fill imageFit=fill fit=BoxFit.fill", "contentMode=scaleToFill"),
    Row("scaledToFit=true", "contentMode=aspectFit"),
    Row("scaledToFill=true", "contentMode=aspectFill"),
    Row("resizable=true", "-"),
    Row("viewClass type customClass component", "class"),
  ]

  private static let structure: [Row] = [
    Row("v-if x-if ng-if", "<if test={$expression}>"),
    Row("if/let", "test={$expression != nil}"),
    Row("else/if", "=> elseIf test={$expression}"),
    Row("if ifTrue showIf", "test | <if test={$expression}>"),
    Row("v-else-if else-if", "<elseIf test={$expression}>"),
    Row("v-else else", "<else>"),
    Row("condition when cond expression if/visible if/isVisible", "test"),
    Row("if/visible=true", "-"),
    Row(
      "v-for for forEach repeat",
      "each=$item in={$list} index=$index | <for each=$item in={$list} index=$index>"),
    Row("for/each", "each=$item in={$list} index=$index"),
    Row("of for/items for/data for/list for/source for/collection", "each=item in=$"),
    Row("for/item for/var for/as for/let for/name", "each"),
    Row("for/itemCount for/count for/times", "each=item in={range($expression)}"),
    Row(
      "for/where for/filter for/if",
      says: "the list says it: in=\"{filter(rows, row => row.isOpen)}\""),
    Row("swipeLeft onSwipeLeft swipeTrailing", "swipeEnd"),
    Row("swipeRight onSwipeRight swipeLeading", "swipeStart"),
    Row("for/track for/trackBy for/id for/keyExtractor", "key=$key"),
    Row("key", "", instead: "'key' belongs on the 'for' that repeats the element"),
    Row("v-slot slotName", "slot"),
    Row("import/href import/from import/path import/file import/source import/url", "src"),
    Row("define/default define/val", "value"),
    Row("param/value param/defaultValue param/initial field/value", "default"),
    Row("param/kind define/kind field/kind", "type"),
    Row(
      "param/id define/id style/id style/class style/key component/id component/key define/key "
        + "param/key record/id field/id let/id let/var let/key choice/id choice/key", "name"),
    Row(
      "param/options param/cases param/choices choice/cases choice/items choice/options choice/words",
      "values"),
    Row("let/expression let/expr let/select let/default let/is", "value"),
    Row("style/parent style/extends style/inherits style/inherit style/base style/from", "basedOn"),
    Row("v-once v-cloak v-pre v-memo", "-"),
  ]

  private static let previews: [Row] = [
    Row("preview/colorScheme preview/uiMode preview/theme preview/interfaceStyle", "appearance"),
    Row("preview/rtl=true", "direction=rtl"),
    Row("preview/rtl=false", "direction=ltr"),
    Row("preview/layoutDirection preview/dir", "direction"),
    Row(
      "preview/fontScale preview/dynamicTypeSize preview/textScaleFactor preview/sizeCategory",
      "textScale"),
    Row(
      "preview/density preview/devicePixelRatio preview/pixelRatio preview/displayScale", "scale"),
    Row(
      "preview/device preview/previewDevice",
      says: "write the 'width', the 'height' and the 'scale' of the device"),
    Row(
      "preview/orientation preview/interfaceOrientation",
      says: "write the 'width' and the 'height' that the screen has then"),
    Row("preview/locale preview/lang", "language"),
    Row("preview/json preview/mock preview/params", "data"),
  ]

  private static let tests: [Row] = [
    Row("test/title test/label test/description test/summary test/id", "name"),
    Row("test/preview test/device test/on test/for", "previews"),
    Row("test/width test/sizes test/range", "widths"),
    Row(
      "test/minWidth test/maxWidth test/from test/to",
      says: "'widths' has both ends: widths=\"320...430\""),
    Row("test/textScale test/fontScale test/dynamicTypeSize test/textSizes", "textScales"),
    Row("test/direction test/layoutDirection test/dir", "directions"),
    Row("test/rtl=true", "directions=rtl"),
    Row("test/data test/json test/params", says: "a test takes the data of its previews"),
    Row(
      "expect/test expect/condition expect/expression expect/expr expect/if expect/when expect/is "
        + "expect/true expect/assert expect/value",
      "that"),
    Row("expect/fontScale expect/textSize expect/dynamicTypeSize expect/textScales", "textScale"),
    Row("expect/within expect/inside expect/relativeTo expect/container expect/parent", "in"),
  ]

  private static let leftToHost: [Row] = [
    Row(
      "onClick onTap onPress onPressed onTapGesture action IBAction clicked tapped click",
      "tap={$action}", instead: ForeignAdvice.actions),
    Row(
      "onLongPress onLongPressGesture longClick onLongClick", "longPress={$action}",
      instead: ForeignAdvice.actions),
    Row(
      "contextMenu swipeActions gesture gestureRecognizers link destination target href",
      says: ForeignAdvice.actions),
    Row(
      "cursor pointerEvents clickable isUserInteractionEnabled hitSlop userSelect allowsHitTesting "
        + "touchAction",
      says: ForeignAdvice.pointer),
    Row(
      "activeOpacity underlayColor highlightColor hoverColor splashColor focusColor disabledColor "
        + "pressedColor stateListAnimator whileHover whileTap configurationUpdateHandler",
      says: ForeignAdvice.looksInStates),
    Row(
      "willChange matchedGeometryEffect transitionName animate animationDuration withAnimation layoutTransition",
      says: ForeignAdvice.animation),
    Row(
      "transform rotationX rotationY scaleX scaleY translationX translationY",
      says: ForeignAdvice.transform),
    Row(
      "keyboardType returnKeyType inputType imeOptions focused focusable hasFocus autofocus tabindex "
        + "submitLabel keyboardDismissMode textContentType autocapitalization textInputAction focusNode "
        + "secureTextEntry isSecureTextEntry obscureText keyboardAppearance",
      says: ForeignAdvice.keyboard),
    Row(
      "navigationTitle navigationBarTitle toolbar tabItem sheet alert popover",
      says: ForeignAdvice.navigation),
    Row(
      "checked buttonStyle controller",
      says: ForeignAdvice.control),
    Row(
      "physics bounces showsVerticalScrollIndicator "
        + "showsHorizontalScrollIndicator showsIndicators scrollbars interactive isScrollEnabled "
        + "overScrollMode scrollEnabled refreshable scrollBehavior itemExtent "
        + "scrollSnapStop snapToInterval snapToOffsets "
        + "shrinkWrap searchable listStyle",
      says: ForeignAdvice.scrolling),
    Row(
      "onAppear onDisappear onChange onLayout onScroll task delegate dataSource adapter renderItem itemBuilder",
      says: ForeignAdvice.code),
    Row("v-model bind", says: ForeignAdvice.state),
  ]
}
