import LayoutDiagnostics
import LayoutSchema

extension ExpressionNode {
  /// Whether the node is the element that a closure is evaluated for.
  package var isItem: Bool {
    if case .item = self { return true }
    return false
  }

  /// The node without source ranges, for comparisons, if it is a path into a parameter, a local or
  /// a constant; else nil.
  package var path: ExpressionNode? {
    switch self {
    case .parameter, .local, .item, .constant: self
    case .field(let record, let index):
      // Two paths are equal even if only one of the records is optional.
      record.node.path.map { .field(TypedExpression($0, record.type.unwrapped, at: .at(0)), index) }
    case .element(let list, let place):
      place.literal.flatMap { literal in
        list.node.path.map { path in
          .element(
            TypedExpression(path, list.type.unwrapped, at: .at(0)),
            TypedExpression(.literal(literal), .integer, at: .at(0)))
        }
      }
    case .call(let function, let operands) where function == .first || function == .last:
      operands[0].node.path.map {
        .call(function, [TypedExpression($0, operands[0].type, at: .at(0))])
      }
    case .opened(let optional): optional.node.path
    case .literal, .environment, .filled, .list, .unary, .binary, .conditional, .coalesce, .call,
      .closure, .interpolation, .convert, .isNone:
      nil
    }
  }

  /// Returns the optional paths that are not `nil` if the node, a test, has the result `outcome`.
  package func opened(whereTestIs outcome: Bool) -> Set<ExpressionNode> {
    switch self {
    case .isNone(let optional):
      outcome ? [] : optional.node.path.map { [$0] } ?? []
    case .unary(.not, let test): test.node.opened(whereTestIs: !outcome)
    case .binary(.and, let left, let right) where outcome:
      left.node.opened(whereTestIs: true).union(right.node.opened(whereTestIs: true))
    case .binary(.or, let left, let right) where !outcome:
      left.node.opened(whereTestIs: false).union(right.node.opened(whereTestIs: false))
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert,
      .opened:
      []
    }
  }
}
