import LayoutSchema
import LayoutSemantics

// Edges that are said one by one are one argument of the engine.
extension SwiftValue {
  /// The arguments, with those that speak of one box's edges gathered where the first of them stood.
  func flexArguments(_ arguments: [ElementModel.Argument]) -> [SwiftExpression.Argument] {
    var written: [SwiftExpression.Argument] = []
    var edges: [(label: String, parts: [SwiftExpression.Argument])] = []
    for argument in arguments {
      guard let (label, edge) = Self.edge(argument) else {
        written.append(self.argument(argument))
        continue
      }
      let part = SwiftExpression.Argument(edge.rawValue, self.argument(argument).value)
      if let known = edges.firstIndex(where: { $0.label == label }) {
        edges[known].parts.append(part)
      } else {
        edges.append((label, [part]))
        written.append(SwiftExpression.Argument(label, .plain("")))
      }
    }
    return written.map { argument in
      guard let group = edges.first(where: { $0.label == argument.label }) else { return argument }
      return SwiftExpression.Argument(group.label, .call("FlexEdges", group.parts))
    }
  }

  private static func edge(
    _ argument: ElementModel.Argument
  ) -> (label: String, edge: FlexEdgeName)? {
    for (label, names) in groups {
      if let edge = names.first(where: { $0.value == argument.name })?.key { return (label, edge) }
    }
    return nil
  }

  private static let groups: [(String, [FlexEdgeName: AttributeName])] = [
    ("margin", AttributeName.margins), ("padding", AttributeName.paddings),
    ("borderWidth", AttributeName.borderWidths), ("insets", AttributeName.flexInsets),
  ]
}
