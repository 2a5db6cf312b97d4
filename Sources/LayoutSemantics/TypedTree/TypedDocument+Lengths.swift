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

  /// Whether an attribute of `node` holds a percentage.
  func holdsPercentage(_ node: Int) -> Bool {
    nodes[node].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length): length.unit == .percent
      case .edges(let edges):
        edges.top.unit == .percent || edges.left.unit == .percent || edges.bottom.unit == .percent
          || edges.right.unit == .percent
      case .size(let width, let height): width.unit == .percent || height.unit == .percent
      case .pair, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol,
        .ratio, .choice, .flags, .textMetrics, .bound, .boundFlags:
        false
      }
    }
  }
}
