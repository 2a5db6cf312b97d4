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
      arguments.append(.init("look", value.call(.appearance, model.appearance)))
    }
    self.arguments = arguments
  }

  /// What it says to its parent, or nil where it says nothing.
  static func placement(
    _ model: ElementModel, in scope: SwiftScope, _ value: SwiftValue
  ) -> SwiftExpression? {
    guard !model.placement.isEmpty, case .bound(let item)? = scope.item else { return nil }
    return value.call(item, model.placement)
  }

  /// The element's own meaning, or nil where it says nothing that needs saying.
  private static func spec(_ model: ElementModel, _ value: SwiftValue) -> SwiftExpression? {
    guard let binding = ElementBinding.of(model.kind), let type = binding.type else { return nil }
    var own = value.arguments(model.own, of: type)
    if model.kind == .text { return SwiftText(value).expression(model, own) }
    if model.kind == .inset { own = value.gatheringInsets(model.own, into: own) }
    return own.isEmpty && !binding.isRequired ? nil : .call(type.name, own)
  }
}
