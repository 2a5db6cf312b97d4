import LayoutEngine
import LayoutSemantics

// The values of the typed tree as the engine's.

extension Dimension {
  init(_ value: DimensionValue) {
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

extension EdgeDimensions {
  init(_ edges: EdgeValues) {
    self.init(
      top: Dimension(edges.top), left: Dimension(edges.left), bottom: Dimension(edges.bottom),
      right: Dimension(edges.right))
  }
}

extension DimensionRange {
  init(_ range: SizeRangeValue) {
    self.init(
      minWidth: Dimension(range.minWidth), minHeight: Dimension(range.minHeight),
      maxWidth: Dimension(range.maxWidth), maxHeight: Dimension(range.maxHeight))
  }
}

extension Edges {
  /// The points among the edges; these readers take nothing else.
  init(_ edges: EdgeValues) {
    self.init(
      top: edges.top.amount, left: edges.left.amount, bottom: edges.bottom.amount,
      right: edges.right.amount)
  }
}

extension CaseIterable where AllCases.Index == Int {
  /// The case at a choice's place: the engine's cases stand in the order of the table's words.
  init?(place: UInt8) {
    let cases = Self.allCases
    guard cases.indices.contains(Int(place)) else { return nil }
    self = cases[Int(place)]
  }
}
