import LayoutEngine
import LayoutSchema
import LayoutSemantics

extension PlacementRecord {
  /// What the element says to a parent of kind `parent`.
  init(_ model: ElementModel, under parent: ElementKind) {
    guard !model.placement.isEmpty else {
      self = .none
      return
    }
    switch parent {
    case .stack: self = .stack(StackItem(model))
    case .absolute: self = .absolute(AbsoluteItem(model))
    case .zstack: self = .zstack(ZStackItem(model))
    case .flex: self = .flex(FlexItem(model))
    case .linear: self = .linear(LinearItem(model))
    case .layers: self = .layers(LayersItem(model))
    case .flow: self = .flow(FlowItem(model))
    case .layout, .preview, .inset, .background, .overlay, .center, .relative, .ratio, .corner,
      .wrapper, .clip, .scroll, .text, .span, .image, .view, .spacer,
      .library, .import, .param, .define, .record, .field, .style, .component, .slot, .if,
      .elseIf, .else, .for, .element, .attribute, .placement:
      self = .none
    }
  }
}

extension StackItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .flexGrow: flexGrow = argument.points ?? flexGrow
      case .flexShrink: flexShrink = argument.points ?? flexShrink
      case .flexBasis: flexBasis = argument.dimension ?? flexBasis
      case .alignSelf: alignSelf = argument.choice() ?? alignSelf
      case .spacingBefore: spacingBefore = argument.points ?? spacingBefore
      case .spacingAfter: spacingAfter = argument.points ?? spacingAfter
      case .ascender: ascender = argument.points
      case .descender: descender = argument.points
      default: break
      }
    }
  }
}

extension AbsoluteItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement {
      switch argument.name {
      case .layoutPosition: layoutPosition = argument.point ?? layoutPosition
      case .sizeRange: sizeRange = argument.sizeRange
      default: break
      }
    }
  }
}

extension ZStackItem {
  init(_ model: ElementModel) {
    self.init()
    for argument in model.placement where argument.name == .gravity {
      gravity = argument.choice() ?? gravity
    }
  }
}
