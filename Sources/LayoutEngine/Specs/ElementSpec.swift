/// Any element with its own attributes, for those who learn of it only while running.
public enum ElementSpec: Sendable, Equatable {
  case stack(StackSpec)
  case inset(InsetSpec)
  case background
  case overlay
  case center(CenterSpec)
  case relative(RelativeSpec)
  case ratio(RatioSpec)
  case absolute(AbsoluteSpec)
  case corner(CornerSpec)
  case wrapper
  case clip(ClipSpec)
  case zstack
  case scroll(ScrollSpec)
  case text(TextSpec)
  case image(ImageSpec)
  case view(ViewSpec)
  case spacer(SpacerSpec)
  case flex(FlexSpec)
  case linear(LinearSpec)
  case layers(LayersSpec)
  case flow(FlowSpec)
  case custom(CustomSpec)
}
