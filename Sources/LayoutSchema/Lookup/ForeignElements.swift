extension ForeignWords {
  /// The equivalent of each element of another system, by its normalised name.
  static let elements: [String: ForeignElement] = index(
    layouts.compactMap { row in ForeignElement(row.ours).map { (row.words, $0) } }
      + advices.map { ($0.words, ForeignElement.advice($0.advice)) })

  /// Every word that a row contains, in the spelling of other systems.
  package static let everyElement: [String] =
    everyControl + layouts.flatMap { words($0.words) } + advices.flatMap { words($0.words) }

  /// The words in more than one row.
  package static let repeatedElements = repeated(
    layouts.map(\.words) + advices.map(\.words))

  /// The malformed equivalents in rows.
  package static let unreadableElements = layouts.map(\.ours).filter { ForeignElement($0) == nil }

  /// The attributes that make an element with a foreign name a misspelt one of this language: a
  /// `Stack` in Flutter lies in layers, and one with a direction is a `stack`.
  static let ownWith: [String: Set<String>] = [
    "Stack": Set(words("direction orientation axis spacing gap alignItems justifyContent flexWrap"))
  ]

  private static let layouts: [(words: String, ours: String)] = [
    // MARK: Documents and declarations
    ("LayoutSpec root document layouts", "layout"),
    ("global resources", "library"),
    (
      "var variable prop property in-property in-out-property parameter argument", "param"
    ),
    ("const constant dimen integer token =color", "define"),
    ("enum enumeration options", "choice"),
    ("local val where computed-value", "let"),
    ("struct data-class type interface class model object entity message", "record"),
    ("=content yield", "slot"),
    ("signal", "action"),
    ("media", "if"),
    ("else-if elif elsif", "elseIf"),
    ("ForEach Repeater each items repeat loop", "for"),
    ("Visibility AnimatedVisibility Show", "if"),
    ("test-case spec scenario it", "test"),
    ("assert assertion expectation verify ensure should must", "expect"),

    // MARK: Rows and columns
    (
      "VStack LazyVStack Column ColumnLayout VerticalLayout VerticalBox VBox div section article main header "
        + "footer nav aside ul ol dl body fieldset figure blockquote details GroupBox ControlGroup "
        + "DisclosureGroup Material v-app v-main v-col v-container v-list",
      "stack direction=vertical"
    ),
    (
      "HStack LazyHStack Row RowLayout HorizontalLayout HorizontalBox HBox li v-row UITableViewCell ListTile "
        + "ButtonBar UIStackView UICollectionViewCell tr td th LabeledContent v-list-item",
      "stack direction=horizontal"
    ),
    (
      "NSStackView StackView ASStackLayoutSpec CKStackLayoutComponent CKFlexboxComponent "
        + "StackPanel",
      "stack"
    ),
    ("FlexboxLayout FlexBox", "flex"),
    ("LinearLayout LinearLayoutCompat TableRow", "linear"),
    (
      "Wrap WrapLayout FlowRow FlowLayout UICollectionViewFlowLayout",
      "stack direction=horizontal flexWrap=wrap"
    ),
    ("FlowColumn", "stack direction=vertical flexWrap=wrap"),

    // MARK: One over another
    ("FrameLayout CardView MaterialCardView Card Surface v-card", "layers"),
    ("ZStack CKZStackComponent pile =Stack", "zstack"),
    (
      "ASWrapperLayoutSpec CKCompositeComponent Box Positioned =Item =Border "
        + "Offstage IntrinsicHeight IntrinsicWidth PhysicalModel TouchArea GestureDetector InkWell Pressable "
        + "TouchableOpacity TouchableHighlight TouchableWithoutFeedback MouseArea", "wrapper"
    ),
    ("ASBackgroundLayoutSpec CKBackgroundLayoutComponent backdrop", "background"),
    ("ASOverlayLayoutSpec CKOverlayLayoutComponent", "overlay"),
    ("ASCornerLayoutSpec badge badged", "corner"),
    (
      "ASAbsoluteLayoutSpec ASStaticLayoutSpec CKStaticLayoutComponent AbsoluteLayout",
      "absolute"
    ),

    // MARK: Around one child
    ("padding InsetLayout ASInsetLayoutSpec CKInsetComponent insets margin Padded", "inset"),
    ("SafeArea SafeAreaView SafeAreaProvider", "inset safeArea=top left bottom right"),
    ("ASCenterLayoutSpec CKCenterLayoutComponent centre centered CenterLayout", "center"),
    ("ASRelativeLayoutSpec align aligned alignment", "relative"),
    ("ASRatioLayoutSpec CKRatioLayoutComponent aspect-ratio AspectRatioFrameLayout", "ratio"),
    ("CKClippingComponent clipping ClipRect", "clip"),
    ("ViewThatFits alternatives adaptive OverflowBar", "fit"),

    // MARK: Lists
    (
      "ScrollView UIScrollView NSScrollView NestedScrollView ASScrollNode CKScrollComponent "
        + "Flickable ScrollArea SingleChildScrollView CustomScrollView",
      "scroll"
    ),
    ("HorizontalScrollView", "scroll axis=horizontal"),
    (
      "List Form UITableView tableView RecyclerView ListView LazyColumn FlatList SectionList "
        + "VirtualList VirtualizedList OutlineGroup NSTableView ASTableNode StandardListView",
      "scroll > stack direction=vertical"
    ),
    ("LazyRow", "scroll axis=horizontal > stack direction=horizontal"),
    (
      "UICollectionView collectionView ASCollectionNode",
      "scroll > stack direction=horizontal flexWrap=wrap"
    ),
    ("GridView", "grid"),
    (
      "=Grid GridLayout GridBox LazyVGrid NSGridView table DataTable TableLayout", "grid"
    ),
    ("LazyHGrid", "grid autoFlow=column"),
    ("LazyVerticalGrid", "scroll > grid"),
    ("LazyHorizontalGrid", "scroll axis=horizontal > grid autoFlow=column"),

    // MARK: Leaves
    (
      "Label UILabel NSTextField TextView ASTextNode ASTextNode2 CKLabelComponent "
        + "CKTextComponent TextBlock p string Paragraph StyledText RichText BasicText Typography AppCompatTextView "
        + "MaterialTextView pre code legend dt dd summary",
      "text"
    ),
    ("h1", "text textStyle=largeTitle"),
    ("h2", "text textStyle=title"),
    ("h3", "text textStyle=title2"),
    ("h4", "text textStyle=title3"),
    ("h5", "text textStyle=headline"),
    ("h6", "text textStyle=subheadline"),
    ("small", "text textStyle=footnote"),
    ("figcaption caption", "text textStyle=caption"),
    ("run tspan TextSpan", "span"),
    ("b strong", "span fontWeight=bold"),
    ("i em", "span italic=true"),
    ("u ins", "span underline=true"),
    ("s del strike", "span strikethrough=true"),
    (
      "ImageView Image.network Image.asset UIImageView NSImageView ASImageNode ASNetworkImageNode CKImageComponent img v-img "
        + "picture AsyncImage AppCompatImageView ShapeableImageView NSImage",
      "image"
    ),
    ("icon v-icon symbol SFSymbol", "image source=$words"),
    ("CircleAvatar", "* size=$twice cornerRadius=20"),
    (
      "=View UIView NSView ASDisplayNode CKComponent Rectangle RoundedRectangle shape Container "
        + "Space EmptyView Color CALayer FractionallySizedBox Placeholder",
      "view"
    ),
    ("Circle Ellipse Capsule", "view cornerRadius=$half"),
    (
      "SizedBox ColoredBox DecoratedBox ConstrainedBox LimitedBox", "^? view"
    ),
    ("Opacity ClipRRect", "^? wrapper"),
    ("ClipOval", "^ cornerRadius=$half"),
    ("Divider Separator hr HorizontalDivider v-divider", "view height=1 backgroundColor=#0000001F"),
    ("VerticalDivider", "view width=1 backgroundColor=#0000001F"),
    ("gap SpacerItem v-spacer", "spacer"),

    // MARK: Views of the host's
    (
      "UIControl select video audio canvas iframe svg RadioButton "
        + "Picker DatePicker UIDatePicker UIPickerView ComboBox "
        + "UISegmentedControl UIPageControl WebView WKWebView MapView MKMapView AndroidView "
        + "UISearchBar VideoView UIVisualEffectView ColorPicker Gauge Map VideoPlayer Menu "
        + "Chip TextInputLayout RatingBar "
        + "CalendarView SurfaceView TextureView "
        + "DropdownButton Radio RangeSlider PopupMenuButton v-select UIColorWell CustomPaint",
      "view class=$"
    ),

    // MARK: Elements without an equivalent
    (
      "Group AnyView =Fragment StrictMode Suspense Teleport Theme DefaultTextStyle template merge subviews children child Builder keep-alive "
        + "arrangedSubviews", "-"
    ),
    ("Expanded", "^ flexGrow=1 flexShrink=1 flexBasis=0"),
    ("Flexible", "^ flexShrink=1"),
  ]

  private static let advices: [(words: String, advice: String)] = [
    ("RelativeLayout ConstraintLayout NSLayoutConstraint constraint", ForeignAdvice.constraints),
    ("constraints Guideline Barrier ConstraintSet", ForeignAdvice.constraints),
    (
      "GeometryReader LayoutBuilder BoxWithConstraints MediaQuery OrientationBuilder",
      ForeignAdvice.offered
    ),
    (
      "NavigationStack NavigationView NavigationLink TabView TabWidget TabBar UIViewController "
        + "UINavigationBar UINavigationController UITabBarController =fragment Toolbar AppBar "
        + "BottomNavigationView Scaffold MaterialApp router-link router-view PopupWindow Dialog "
        + "Modal Sheet Window Drawer DrawerLayout NavigationSplitView NavigationRail ToolbarItem TabLayout "
        + "BottomNavigationBar BottomSheet ModalBottomSheet SnackBar UIPageViewController UITabBar "
        + "UIToolbar UIAlertController StatusBar MenuBar ContextMenuArea v-dialog v-toolbar v-app-bar "
        + "v-navigation-drawer IndexedStack TabBarView Navigator",
      ForeignAdvice.navigation
    ),
    (
      "ViewPager ViewPager2 PageView SwipeRefreshLayout UIRefreshControl RefreshControl HorizontalPager ScrollViewReader",
      ForeignAdvice.scrolling
    ),
    (
      "a Link ShareLink callback emit event",
      ForeignAdvice.actions
    ),
    (
      "transition transition-group animate animation AnimatedContainer AnimatedOpacity Crossfade Hero TimelineView "
        + "MotionLayout",
      ForeignAdvice.animation
    ),
    ("FocusScope KeyboardAvoidingView", ForeignAdvice.keyboard),
    (
      "selector StateListDrawable VisualState VisualStateGroup VisualStateManager Trigger "
        + "ControlTemplate",
      ForeignAdvice.looksInStates
    ),
    ("script Timer FutureBuilder StreamBuilder", ForeignAdvice.code),
    ("State StateObject ObservedObject Binding states computed", ForeignAdvice.state),
    ("=switch match", "a chain of 'if', 'elseIf' and 'else' chooses between elements"),
    ("unless", "an 'if' whose test begins with 'not' is the opposite"),
    ("option optgroup", ForeignAdvice.control),
    ("ImageBackground", ForeignAdvice.behind),
    (
      "br", "a text breaks its lines by itself; write two texts, one below the other"
    ),
    ("include", "'import' brings in another layout, which is then an element of its name"),
  ]
}
