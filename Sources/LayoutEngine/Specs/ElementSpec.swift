/// The kind of an element and the attributes of that kind, for code that handles elements of every
/// kind.
public enum ElementSpec: Sendable, Equatable {
  /// A `stack`, which places children in a row or a column.
  case stack(StackSpec)
  /// An `inset`, which puts space around a child.
  case inset(InsetSpec)
  /// A `background`, whose second child lies behind the first and has the same size.
  case background
  /// An `overlay`, whose second child lies in front of the first and has the same size.
  case overlay
  /// A `center`, which centers a child in the available space.
  case center(CenterSpec)
  /// A `relative`, which places a child at an edge, at a corner or in the middle of the available
  /// space.
  case relative(RelativeSpec)
  /// A `ratio`, which gives a child an aspect ratio.
  case ratio(RatioSpec)
  /// An `absolute`, which places each child at a position of its own.
  case absolute(AbsoluteSpec)
  /// A `corner`, which centers a second child on a corner of the first.
  case corner(CornerSpec)
  /// A `wrapper`, which places children in front of one another.
  case wrapper
  /// A `clip`, whose child may be larger than the element along one axis.
  case clip(ClipSpec)
  /// A `fit`, whose children are alternatives; the first that fits is present.
  case fit(FitSpec)
  /// A `zstack`, which places children in front of one another, each at a corner.
  case zstack(ZStackSpec)
  /// A `scroll`, whose child may be larger than the element and is scrolled by the host.
  case scroll(ScrollSpec)
  /// A `text` of one or several runs.
  case text(TextSpec)
  /// An `image`, a picture that the host loads.
  case image(ImageSpec)
  /// A `view`, which the host makes.
  case view(ViewSpec)
  /// A `spacer`, an empty element that takes free space.
  case spacer(SpacerSpec)
  /// A `flex`, a flex container (CSS Flexible Box Layout).
  case flex(FlexSpec)
  /// A `grid`, a grid container (CSS Grid Layout).
  case grid(GridSpec)
  /// A `linear`, which places children in a row or a column and shares its length by weight.
  case linear(LinearSpec)
  /// A `layers`, which places children in front of one another, each in the whole layout.
  case layers(LayersSpec)
  /// A `flow`, which places children in lines that break.
  case flow(FlowSpec)
  /// A layout written in Swift, as a ``CustomLayout``.
  case custom(CustomSpec)
}
