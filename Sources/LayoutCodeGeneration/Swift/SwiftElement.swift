import LayoutSchema
import LayoutSemantics

/// The call that adds one element.
struct SwiftElement {
  let arguments: [SwiftExpression.Argument]

  /// - Parameters:
  ///   - model: The element.
  ///   - scope: Where it is added.
  ///   - id: The expression for its outlet, or nil.
  ///   - placement: What a declared element reads of it, or nil.
  ///   - value: What writes values where it stands.
  init(
    _ model: ElementModel, in scope: SwiftScope, id: String?, placement: SwiftExpression?,
    _ value: SwiftValue
  ) {
    var arguments: [SwiftExpression.Argument] = []
    if let spec = Self.spec(model, value) { arguments.append(.init(nil, spec)) }
    if let item = placement ?? Self.placement(model, in: scope, value) {
      arguments.append(.init("as", item))
    }
    if let id { arguments.append(.init("id", .plain(id))) }
    if !model.size.isEmpty { arguments.append(.init("size", value.elementSize(model.size))) }
    if !model.appearance.isEmpty {
      let look = SwiftExpression.call("Appearance", model.appearance.map { value.argument($0) })
      arguments.append(.init("look", look))
    }
    self.arguments = arguments
  }

  /// What it says to its parent, or nil where it says nothing.
  static func placement(
    _ model: ElementModel, in scope: SwiftScope, _ value: SwiftValue
  ) -> SwiftExpression? {
    guard !model.placement.isEmpty, let item = scope.item else { return nil }
    return .call(item, value.flexArguments(model.placement))
  }

  /// The element's own meaning, or nil where it says nothing that needs saying.
  private static func spec(_ model: ElementModel, _ value: SwiftValue) -> SwiftExpression? {
    let own = model.own.map { value.argument($0) }
    switch model.kind {
    case .stack: return .call("StackSpec", own)
    case .inset: return optional("InsetSpec", value.insetArguments(model.own))
    case .center: return optional("CenterSpec", own)
    case .relative: return optional("RelativeSpec", own)
    case .ratio: return .call("RatioSpec", own)
    case .absolute: return optional("AbsoluteSpec", own)
    case .corner: return optional("CornerSpec", own)
    case .clip: return optional("ClipSpec", own)
    case .scroll: return optional("ScrollSpec", own)
    case .text: return SwiftText(value).expression(model, own)
    case .image: return .call("ImageSpec", own)
    case .view: return optional("ViewSpec", own)
    case .spacer: return optional("SpacerSpec", own)
    case .flex: return optional("FlexSpec", value.flexArguments(model.own))
    case .linear: return optional("LinearSpec", value.flexArguments(model.own))
    case .layers: return optional("LayersSpec", value.flexArguments(model.own))
    case .flow: return optional("FlowSpec", value.flexArguments(model.own))
    case .background, .overlay, .wrapper, .zstack: return nil
    case .layout, .preview, .span, .library, .import, .param,
      .define, .record, .field, .style, .component, .slot, .if, .elseIf, .else, .for, .element,
      .attribute, .placement:
      return nil
    }
  }

  private static func optional(
    _ name: String, _ own: [SwiftExpression.Argument]
  ) -> SwiftExpression? {
    own.isEmpty ? nil : .call(name, own)
  }
}
