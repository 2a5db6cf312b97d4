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
    let ways = SwiftWays(of: model, value)
    var arguments: [SwiftExpression.Argument] = []
    if let spec = ways.expression({ Self.spec($0, value) }, nothing: Self.empty(model)) {
      arguments.append(.init(nil, spec))
    }
    if let item = placement ?? Self.placement(ways, in: scope, value) {
      arguments.append(.init("as", item))
    }
    if let id { arguments.append(.init("id", .plain(id))) }
    if let size = ways.expression(
      { $0.size.isEmpty ? nil : value.elementSize($0.size) },
      nothing: .call(BoundType.size.name, []))
    {
      arguments.append(.init("size", size))
    }
    if let look = ways.expression(
      { $0.appearance.isEmpty ? nil : value.call(.appearance, $0.appearance) },
      nothing: .plain("nil"))
    {
      arguments.append(.init("look", look))
    }
    self.arguments = arguments
  }

  /// What it says to its parent, or nil where it says nothing.
  static func placement(
    _ ways: SwiftWays, in scope: SwiftScope, _ value: SwiftValue
  ) -> SwiftExpression? {
    guard case .bound(let item)? = scope.item else { return nil }
    return ways.expression(
      { $0.placement.isEmpty ? nil : value.call(item, $0.placement) },
      nothing: .call(item.name, []))
  }

  /// The element's own type with nothing said.
  private static func empty(_ model: ElementModel) -> SwiftExpression {
    .call(ElementBinding.of(model.kind)?.type?.name ?? "", [])
  }

  /// The element's own meaning, or nil where it says nothing that needs saying.
  private static func spec(_ model: ElementModel, _ value: SwiftValue) -> SwiftExpression? {
    guard let binding = ElementBinding.of(model.kind), let type = binding.type else { return nil }
    let own = value.arguments(model.own, of: type)
    if model.kind == .text { return SwiftText(value).expression(model, own) }
    return own.isEmpty && !binding.isRequired ? nil : .call(type.name, own)
  }
}
