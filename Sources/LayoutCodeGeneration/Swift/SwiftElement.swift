import LayoutSchema
import LayoutSemantics

/// The call that adds one element.
struct SwiftElement {
  let arguments: [SwiftExpression.Argument]

  /// - Parameters:
  ///   - model: The element.
  ///   - parent: The kind of the element around it.
  ///   - id: The expression for its outlet, or nil.
  ///   - document: The document it stands in.
  init(_ model: ElementModel, in parent: ElementKind, id: String?, _ document: TypedDocument) {
    let value = SwiftValue(document: document)
    var arguments: [SwiftExpression.Argument] = []
    if let spec = Self.spec(model, value) { arguments.append(.init(nil, spec)) }
    if !model.placement.isEmpty, let item = SwiftScope.item(of: parent) {
      arguments.append(.init("as", .call(item, value.flexArguments(model.placement))))
    }
    if let id { arguments.append(.init("id", .plain(id))) }
    if !model.size.isEmpty { arguments.append(.init("size", value.elementSize(model.size))) }
    if !model.appearance.isEmpty {
      let look = SwiftExpression.call("Appearance", model.appearance.map { value.argument($0) })
      arguments.append(.init("look", look))
    }
    self.arguments = arguments
  }

  /// The element's own meaning, or nil where it says nothing that needs saying.
  private static func spec(_ model: ElementModel, _ value: SwiftValue) -> SwiftExpression? {
    let own = model.own.map { value.argument($0) }
    switch model.kind {
    case .stack: return .call("StackSpec", own)
    case .inset: return optional("InsetSpec", own)
    case .center: return optional("CenterSpec", own)
    case .relative: return optional("RelativeSpec", own)
    case .ratio: return .call("RatioSpec", own)
    case .absolute: return optional("AbsoluteSpec", own)
    case .corner: return optional("CornerSpec", own)
    case .clip: return optional("ClipSpec", own)
    case .scroll: return optional("ScrollSpec", own)
    case .text: return text(model, own, value)
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

  /// A text without attributes is its words alone.
  private static func text(
    _ model: ElementModel, _ own: [SwiftExpression.Argument], _ value: SwiftValue
  ) -> SwiftExpression {
    guard model.hasStyledPieces else {
      let content = model.pieces.first.map { value.document.string($0.text) } ?? ""
      if own.isEmpty { return .string(content) }
      let first = content.isEmpty ? [] : [SwiftExpression.Argument("content", .string(content))]
      return .call("TextSpec", first + own)
    }
    let runs = model.pieces.map { piece in
      SwiftExpression.call(
        "TextRun",
        [.init("content", .string(value.document.string(piece.text)))]
          + piece.attributes.map { value.argument($0) })
    }
    return .call("TextSpec", [.init("runs", .array(runs))] + own)
  }
}
