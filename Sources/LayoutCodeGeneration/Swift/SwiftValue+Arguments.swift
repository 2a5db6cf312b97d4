import LayoutEngine
import LayoutSchema
import LayoutSemantics

// What is said, as the arguments of the initialiser that the bindings name.
extension SwiftValue {
  /// What is said as a value of one of the engine's types.
  func call(_ type: BoundType, _ said: [ElementModel.Argument]) -> SwiftExpression {
    .call(type.name, arguments(said, of: type))
  }

  /// What is said in the order of the type's parameters; edges that are said one by one are one
  /// argument.
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
      // All edges at once are a value of the type themselves.
      let whole = edges.count == 1 && edges[0].label == EdgeName.all.rawValue
      arguments.append(
        .init(parameter.label, whole ? edges[0].value : .call("LayoutEdges", edges)))
      edges = []
    }
    return arguments
  }
}

extension BoundType {
  static let appearance = BoundType(Appearance.self)
  static let size = BoundType(ElementSize.self)
  static let run = BoundType(TextRun.self)
}
