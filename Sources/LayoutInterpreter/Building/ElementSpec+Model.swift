import LayoutEngine
import LayoutSchema
import LayoutSemantics

extension LayoutEngine.ElementSpec {
  /// The element with its own attributes, or nil for what is no layout element.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    switch model.kind {
    case .stack: self = .stack(StackSpec(model))
    case .inset: self = .inset(InsetSpec(model))
    case .background: self = .background
    case .overlay: self = .overlay
    case .center: self = .center(CenterSpec(model))
    case .relative: self = .relative(RelativeSpec(model))
    case .ratio: self = .ratio(RatioSpec(model))
    case .absolute: self = .absolute(AbsoluteSpec(model))
    case .corner: self = .corner(CornerSpec(model))
    case .wrapper: self = .wrapper
    case .clip: self = .clip(ClipSpec(model))
    case .zstack: self = .zstack
    case .scroll: self = .scroll(ScrollSpec(model))
    case .text: self = .text(TextSpec(model, document))
    case .image: self = .image(ImageSpec(model, document))
    case .view: self = .view(ViewSpec(model, document))
    case .spacer: self = .spacer(SpacerSpec(model))
    case .flex: self = .flex(FlexSpec(model))
    case .linear: self = .linear(LinearSpec(model))
    case .layers: self = .layers(LayersSpec(model))
    case .flow: self = .flow(FlowSpec(model))
    case .layout, .preview, .span, .library, .import, .param,
      .define, .record, .field, .style, .component, .slot, .if, .elseIf, .else, .for, .element,
      .attribute, .placement:
      return nil
    }
  }
}
