extension ForeignWords {
  /// What to write for each element of another system, by its normalised name.
  static let elements: [String: Advice] = index(
    renames.map { ($0.words, Advice.rename(to: $0.kind.name)) }
      + advices.map { ($0.words, Advice.instead($0.advice)) })

  /// Every word that a row knows, as other systems write it.
  package static let everyElement: [String] =
    renames.flatMap { words($0.words) } + advices.flatMap { words($0.words) }

  private static let renames: [(words: String, kind: ElementKind)] = [
    ("Layout LayoutSpec root document layouts", .layout),
    (
      "UIStackView NSStackView StackView LinearLayout LinearLayoutCompat ASStackLayoutSpec StackLayout "
        + "CKStackLayoutComponent CKFlexboxComponent StackPanel FlexBox box div",
      .stack
    ),
    ("padding InsetLayout ASInsetLayoutSpec CKInsetComponent insets margin Padded", .inset),
    ("ASBackgroundLayoutSpec CKBackgroundLayoutComponent backdrop", .background),
    ("ASOverlayLayoutSpec CKOverlayLayoutComponent FrameLayout", .overlay),
    ("ASCenterLayoutSpec CKCenterLayoutComponent centre centered CenterLayout", .center),
    ("ASRelativeLayoutSpec align aligned alignment", .relative),
    (
      "ASRatioLayoutSpec CKRatioLayoutComponent aspect-ratio AspectRatioFrameLayout aspect",
      .ratio
    ),
    (
      "ASAbsoluteLayoutSpec ASStaticLayoutSpec CKStaticLayoutComponent static canvas AbsoluteLayout "
        + "fixed positioned",
      .absolute
    ),
    ("ASCornerLayoutSpec badge badged", .corner),
    ("ASWrapperLayoutSpec Group Fragment CKCompositeComponent container", .wrapper),
    ("CKClippingComponent clipping ClipRect", .clip),
    ("ZStack CKZStackComponent pile", .zstack),
    (
      "ScrollView UIScrollView NSScrollView HorizontalScrollView NestedScrollView ASScrollNode "
        + "CKScrollComponent Flickable ScrollArea",
      .scroll
    ),
    (
      "Label UILabel NSTextField TextView UITextView ASTextNode ASTextNode2 CKLabelComponent "
        + "CKTextComponent p h1 h2 h3 h4 string Paragraph StyledText",
      .text
    ),
    ("b i strong em run tspan", .span),
    (
      "ImageView UIImageView NSImageView ASImageNode ASNetworkImageNode CKImageComponent img picture "
        + "icon AsyncImage",
      .image
    ),
    (
      "UIView NSView ASDisplayNode CKComponent Button UIButton UIControl Switch Rectangle shape "
        + "control input AndroidView",
      .view
    ),
    ("space gap flexible SpacerItem", .spacer),
  ]

  private static let advices: [(words: String, advice: String)] = [
    ("VStack LazyVStack Column VerticalLayout VBox", #"write <stack direction="vertical">"#),
    ("HStack LazyHStack Row HorizontalLayout HBox", #"write <stack direction="horizontal">"#),
    ("RelativeLayout ConstraintLayout", "nest 'stack', 'inset' and 'relative'"),
    (
      "Grid GridLayout GridBox LazyVGrid LazyHGrid UICollectionView table",
      "nest one 'stack' in another"
    ),
    ("List ForEach UITableView RecyclerView", "repeat in the host: a document is one of the cells"),
    (
      "Divider Separator hr line",
      #"write <view height="1" backgroundColor="…"/>"#
    ),
    ("br", "write two 'text' elements, one below the other"),
  ]
}
