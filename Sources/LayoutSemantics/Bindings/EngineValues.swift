package import LayoutEngine

// The values of the typed tree as the engine's.

extension LayoutDimension {
  package init(_ value: DimensionValue) {
    switch value.unit {
    case .points: self = .points(value.amount)
    case .percent: self = .percent(value.amount)
    case .infinity: self = .infinity
    // `match` and `wrap` are lengths of the linear family, which are no dimensions; what is bound
    // has its value by now.
    case .auto, .match, .wrap, .bound: self = .auto
    }
  }
}

extension ViewSpec.IntrinsicSize {
  /// What a value of `intrinsicSize` says, nothing where there is none.
  package init(_ value: TypedValue?) {
    switch value {
    case .size(let width, let height):
      self = .size(LayoutSize(width: width.amount, height: height.amount))
    case .fill: self = .fill
    case .dimension, .edges, .pair, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
      .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied,
      nil:
      self = .none
    }
  }
}

extension LayoutEdges {
  /// All four edges, as a shorthand says them.
  package init(_ edges: EdgeValues) {
    self = .lengths(
      top: LayoutDimension(edges.top), left: LayoutDimension(edges.left),
      bottom: LayoutDimension(edges.bottom),
      right: LayoutDimension(edges.right))
  }
}

extension DimensionRange {
  init(_ range: SizeRangeValue) {
    self.init(
      minWidth: LayoutDimension(range.minWidth), minHeight: LayoutDimension(range.minHeight),
      maxWidth: LayoutDimension(range.maxWidth), maxHeight: LayoutDimension(range.maxHeight))
  }
}
