/// The kind of an element and its own attributes, for code that learns of both only at run time.
public enum ElementSpec: Sendable, Equatable {
  /// Children in a row or a column.
  case stack(StackSpec)
  /// Space around a child.
  case inset(InsetSpec)
  /// A second child behind the first, of the same size.
  case background
  /// A second child in front of the first, of the same size.
  case overlay
  /// A child in the middle of the space on offer.
  case center(CenterSpec)
  /// A child at an edge, a corner or the middle of the space on offer.
  case relative(RelativeSpec)
  /// A child of a given aspect ratio.
  case ratio(RatioSpec)
  /// Children at positions of their own.
  case absolute(AbsoluteSpec)
  /// A second child on a corner of the first.
  case corner(CornerSpec)
  /// Children in front of one another.
  case wrapper
  /// A child that may be larger than the element along one axis.
  case clip(ClipSpec)
  /// Children in front of one another, each at a corner.
  case zstack(ZStackSpec)
  /// A child that may be larger than the element and is scrolled in it.
  case scroll(ScrollSpec)
  /// A text.
  case text(TextSpec)
  /// A picture.
  case image(ImageSpec)
  /// A view of the host.
  case view(ViewSpec)
  /// An empty element that takes free space.
  case spacer(SpacerSpec)
  /// A flex container.
  case flex(FlexSpec)
  /// A grid container.
  case grid(GridSpec)
  /// Children in a row or a column that share its length by weight.
  case linear(LinearSpec)
  /// Children in front of one another, each in the whole layout.
  case layers(LayersSpec)
  /// Children in lines that break.
  case flow(FlowSpec)
  /// A layout written in Swift.
  case custom(CustomSpec)
}
