package import LayoutEngine

// Conversions from values of the typed tree to values of the engine.

extension LayoutDimension {
  package init(_ value: DimensionValue) {
    switch value.unit {
    case .points: self = .points(value.amount)
    case .percent: self = .percent(value.amount)
    case .mixed: self = .mixed(MixedLength(code: value.amount))
    case .infinity: self = .infinity
    // `match` and `wrap` are lengths of the linear family and no dimensions; expressions have been
    // replaced by their values.
    case .auto, .match, .wrap, .bound: self = .auto
    }
  }
}

extension DimensionValue {
  /// Creates the value of a dimension of the engine.
  package init(of dimension: LayoutDimension) {
    switch dimension {
    case .auto: self = .auto
    case .points(let points): self = .points(points)
    case .percent(let percent): self = DimensionValue(.percent, percent)
    case .mixed(let length): self = DimensionValue(.mixed, length.code)
    }
  }
}

extension ViewSpec.IntrinsicSize {
  /// Creates the engine's value of `intrinsicSize`, which is `none` without a value.
  package init(_ value: TypedValue?) {
    switch value {
    case .size(let width, let height):
      self = .size(LayoutSize(width: width.amount, height: height.amount))
    case .fill: self = .fill
    case .dimension, .edges, .pair, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
      .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied,
      .fires, nil:
      self = .none
    }
  }
}

extension LayoutEdges {
  /// Creates all four edges from a shorthand.
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
