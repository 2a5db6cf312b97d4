import LayoutSchema

extension TypedDocument {
  /// The length that `node` itself asks for along `axis`, or nil.
  func ownLength(of node: Int, _ axis: Axis) -> DimensionValue? {
    if case .size(let width, let height)? = value(.size, of: node) {
      return axis == .horizontal ? width : height
    }
    guard
      case .dimension(let length)? = value(axis == .horizontal ? .width : .height, of: node)
    else { return nil }
    return length
  }

  /// The element's own length along `axis` in points, or nil.
  func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  /// Whether the element says how long it is along `axis`.
  func isSized(_ node: Int, along axis: Axis) -> Bool {
    ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }

  /// Whether any length at `node` has no end.
  func holdsInfinity(_ node: Int) -> Bool {
    for index in nodes[node].attributeIndices {
      switch attributes[index].value {
      case .dimension(let length): if length.unit == .infinity { return true }
      case .edges(let edges):
        if edges.top.unit == .infinity || edges.left.unit == .infinity
          || edges.bottom.unit == .infinity || edges.right.unit == .infinity
        {
          return true
        }
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol, .ratio, .choice, .flags, .textMetrics, .bound, .boundFlags:
        break
      }
    }
    return false
  }

  /// Whether a percentage at `node` makes other lengths of each length that it is offered: any but
  /// those that say how long it is.
  func spreadsPercentage(_ node: Int) -> Bool {
    nodes[node].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length):
        length.unit == .percent && attributes[index].name != .width
          && attributes[index].name != .height && attributes[index].name != .flexBasis
      case .edges(let edges):
        edges.top.unit == .percent || edges.left.unit == .percent || edges.bottom.unit == .percent
          || edges.right.unit == .percent
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol,
        .ratio, .choice, .flags, .textMetrics, .bound, .boundFlags:
        false
      }
    }
  }
}
