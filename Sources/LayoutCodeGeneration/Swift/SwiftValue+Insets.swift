import LayoutSchema
import LayoutSemantics

extension SwiftValue {
  /// The arguments of an inset, in which named edges win over what an expression gives for all.
  ///
  /// All other insets are gathered in the model already.
  func gatheringInsets(
    _ own: [ElementModel.Argument], into arguments: [SwiftExpression.Argument]
  ) -> [SwiftExpression.Argument] {
    let names: [(AttributeName, String)] = [
      (.insetTop, "top"), (.insetLeft, "left"), (.insetBottom, "bottom"), (.insetRight, "right"),
    ]
    let named = names.compactMap { name, label in
      own.first { $0.name == name }.map { (label, $0) }
    }
    guard !named.isEmpty, let all = own.first(where: { $0.name == .insets }) else {
      return arguments
    }
    let whole = expression(all)
    let edges = names.map { name, label in
      let edge = named.first { $0.0 == label }?.1
      return SwiftExpression.Argument(
        label, edge.map { expression($0) } ?? Self.edge(label, of: whole))
    }
    let gathered = SwiftExpression.Argument("insets", .call("EdgeDimensions", edges))
    return arguments.map { $0.label == gathered.label ? gathered : $0 }
  }

  /// An edge of what an expression gives for all.
  private static func edge(_ label: String, of all: SwiftExpression) -> SwiftExpression {
    // One length is every edge.
    if case .call(".uniform", let lengths) = all, let length = lengths.first {
      return length.value
    }
    return .member(all, ".\(label)")
  }
}
