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

extension BoundType {
  static let appearance = BoundType(ElementStyle.self)
  static let size = BoundType(ElementSize.self)
  /// Any type with the padding that a use sets for the root of its component.
  static let padding = BoundType(ZStackSpec.self)
  static let run = BoundType(TextRun.self)
}
