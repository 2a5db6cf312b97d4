import LayoutEngine
import LayoutModel
import LayoutSchema

// Attributes as arguments of the initialiser that the bindings name.
extension SwiftValue {
  /// Returns a call that makes a value of one of the engine's types from attributes.
  func call(_ type: BoundType, _ said: [ElementModel.Argument]) -> SwiftExpression {
    .call(type.name, arguments(said, of: type))
  }

  /// Returns attributes in the order of the type's parameters; edges that are set one by one become
  /// one argument.
  func arguments(
    _ said: [ElementModel.Argument], of type: BoundType
  ) -> [SwiftExpression.Argument] {
    guard !said.isEmpty else { return [] }
    var arguments: [SwiftExpression.Argument] = []
    var edges: [SwiftExpression.Argument] = []
    for (place, parameter) in type.parameters.enumerated() {
      if let argument = said.first(where: { $0.name == parameter.attribute }) {
        let value = expression(argument, parameter)
        if let edge = parameter.edge {
          edges.append(.init(edge.rawValue, value))
        } else {
          arguments.append(.init(parameter.label, value))
        }
      }
      let isLast =
        place + 1 == type.parameters.count || type.parameters[place + 1].label != parameter.label
      guard isLast, !edges.isEmpty else { continue }
      // A value for all edges is itself a value of the parameter's type.
      let whole = edges.count == 1 && edges[0].label == EdgeName.all.rawValue
      arguments.append(
        .init(parameter.label, whole ? edges[0].value : .call("LayoutEdges", edges)))
      edges = []
    }
    return arguments
  }
}

// How elements look.
extension SwiftValue {
  /// Returns the appearance of an element, with its looks in states; nil if it has none.
  func look(_ model: ElementModel) -> SwiftExpression? {
    let look = model.appearance.isEmpty ? nil : call(.appearance, model.appearance)
    return changing(model, "ElementStyle", besides: look)
  }

  /// Adds how an element looks in states to the value of the type that holds its other looks.
  func changing(
    _ model: ElementModel, _ type: String, besides look: SwiftExpression?
  ) -> SwiftExpression? {
    guard !model.looks.isEmpty else { return look }
    let looks = SwiftExpression.array(model.looks.map { call(.stateLook, $0) })
    let besides = look.map { [SwiftExpression.Argument("besides", $0)] } ?? []
    return .call("\(type).changing", [.init(nil, looks)] + besides)
  }
}

extension BoundType {
  static let appearance = BoundType(ElementStyle.self)
  static let stateLook = BoundType(StateLook.self)
  static let size = BoundType(ElementSize.self)
  /// Any type with the padding that a use sets for the root of its component.
  static let padding = BoundType(ZStackSpec.self)
  static let run = BoundType(TextRun.self)
}
