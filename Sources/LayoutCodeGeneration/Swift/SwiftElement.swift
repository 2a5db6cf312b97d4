import LayoutModel
import LayoutSchema

/// The call that adds one element.
struct SwiftElement {
  let arguments: [SwiftExpression.Argument]

  /// - Parameters:
  ///   - model: The element.
  ///   - scope: The scope that the element is added to.
  ///   - id: The expression for the element's outlet, or nil.
  ///   - placement: The placement that a declared parent reads, or nil.
  ///   - value: The writer of values with the bindings in effect at the element.
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
    let look = ways.expression(
      { value.look($0) },
      nothing: .plain("nil"))
    if let actions = SwiftActions(bindings: value.bindings).list(model.actions) {
      let besides = look.map { [SwiftExpression.Argument("besides", $0)] } ?? []
      arguments.append(
        .init("style", .call("ElementStyle.firing", [.init(nil, actions)] + besides)))
    } else if let look {
      arguments.append(.init("style", look))
    }
    self.arguments = arguments
  }

  /// Returns the placement that the element's parent reads, or nil if there is none.
  static func placement(
    _ ways: SwiftWays, in scope: SwiftScope, _ value: SwiftValue
  ) -> SwiftExpression? {
    guard case .bound(let item)? = scope.item else { return nil }
    return ways.expression(
      { $0.placement.isEmpty ? nil : value.call(item, $0.placement) },
      nothing: .call(item.name, []))
  }

  /// Returns the element's own type without arguments.
  private static func empty(_ model: ElementModel) -> SwiftExpression {
    .call(ElementBinding.of(model.kind)?.type?.name ?? "", [])
  }

  /// Returns the element's own spec, or nil if it has no attributes and is not required.
  private static func spec(_ model: ElementModel, _ value: SwiftValue) -> SwiftExpression? {
    guard let binding = ElementBinding.of(model.kind), let type = binding.type else { return nil }
    let own = value.arguments(model.own, of: type)
    if model.kind == .text { return SwiftText(value).expression(model, own) }
    return own.isEmpty && !binding.isRequired ? nil : .call(type.name, own)
  }
}
