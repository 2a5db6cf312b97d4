import LayoutEngine

/// A standard flexbox tree: what it holds, the widths of its root, and what its frames sum up to.
struct FlexTree: Sendable {
  var name: String
  /// The root's two widths.
  var widths: (Float, Float)
  /// The checksums at those widths.
  var checksums: (Double, Double)
  /// Which element is changed for "one leaf".
  var leaf: Int
  /// The root's height, or nil where it follows from the content.
  var height: Float?
  var content: @Sendable (inout Children<NoPlacement>) -> Void

  /// What the root is offered: its size is not its own, so that another needs no other tree.
  func range(width: Float) -> SizeRange {
    height.map { SizeRange.exact(width: width, height: $0) } ?? .width(width)
  }

  static let all = [stack1000, nest10000, deep100, deep100WithText, feed100, feedCell, deep(20)]

  private static let stack1000 = FlexTree(
    name: "a stack1000", widths: (1000, 900), checksums: (20_130_000, 19_629_500), leaf: 500,
    height: 10_000
  ) { root in
    root.flex { (column: inout Children<FlexItem>) in
      for _ in 0..<1000 { column.view(as: FlexItem().flex(1)) }
    }
  }

  private static let nest10000 = FlexTree(
    name: "b nest10^4", widths: (2000, 1900), checksums: (6_218_412, 6_202_462), leaf: 5000,
    height: 2000
  ) { root in
    root.flex(FlexSpec().direction(.row).padding(2)) { nest(in: &$0, 1) }
  }

  private static func nest(in parent: inout Children<FlexItem>, _ depth: Int) {
    let item = FlexItem().grow(1).margin(1)
    for _ in 0..<10 {
      guard depth < 4 else {
        parent.view(as: item, size: .points(4, 4))
        continue
      }
      let direction: FlexSpec.Direction = depth.isMultiple(of: 2) ? .row : .column
      parent.flex(FlexSpec().direction(direction).padding(2), as: item) { nest(in: &$0, depth + 1) }
    }
  }

  private static let deep100 = FlexTree(
    name: "c deep100", widths: (1000, 900), checksums: (147_156, 146_156), leaf: 100, height: 1000
  ) { root in
    root.flex { chain(in: &$0, 1) }
  }

  private static func chain(in parent: inout Children<FlexItem>, _ level: Int) {
    let direction: FlexSpec.Direction = level.isMultiple(of: 2) ? .column : .row
    let spec = FlexSpec().direction(direction).padding(1)
    guard level < 100 else {
      parent.flex(spec, size: .points(10, 10)) { _ in }
      return
    }
    parent.flex(spec) { chain(in: &$0, level + 1) }
  }

  private static let deep100WithText = FlexTree(
    name: "c2", widths: (1000, 300), checksums: (287_396, 213_696), leaf: 100, height: 1000
  ) { root in
    root.flex { textChain(in: &$0, 1) }
  }

  private static func textChain(in parent: inout Children<FlexItem>, _ level: Int) {
    let direction: FlexSpec.Direction = level.isMultiple(of: 2) ? .column : .row
    let item = FlexItem().shrink(1)
    guard level < 100 else {
      parent.text(words(40), as: item.padding(1))
      return
    }
    let spec = FlexSpec().direction(direction).padding(1).alignItems(.start)
    parent.flex(spec, as: item) { textChain(in: &$0, level + 1) }
  }

  /// Rows and columns by turns in an automatic height, each beside a text that shrinks.
  static func deep(_ depth: Int) -> FlexTree {
    FlexTree(
      name: "f deep\(depth)", widths: (1000, 900),
      checksums: depth == 20 ? (292_614, 290_523) : (.nan, .nan), leaf: depth
    ) { root in
      root.flex { nestWithTexts(in: &$0, 1, of: depth) }
    }
  }

  private static func nestWithTexts(
    in parent: inout Children<FlexItem>, _ level: Int, of depth: Int
  ) {
    let item = FlexItem().grow(1).shrink(1)
    if level < depth {
      let direction: FlexSpec.Direction = level.isMultiple(of: 2) ? .column : .row
      let spec = FlexSpec().direction(direction).alignItems(.start).padding(0.25)
      parent.flex(spec, as: item) { nestWithTexts(in: &$0, level + 1, of: depth) }
    } else {
      parent.text(words(57), as: item.padding(0.25))
    }
    parent.text(words(57), as: FlexItem().shrink(1))
  }

  private static let feed100 = FlexTree(
    name: "d feed100", widths: (390, 360), checksums: (13_169_346, 12_741_358), leaf: 9
  ) { root in
    root.flex { (list: inout Children<FlexItem>) in
      for seed in 0..<100 { cell(in: &list, FeedCell(seed: seed)) }
    }
  }

  private static let feedCell = FlexTree(
    name: "e feedcell", widths: (390, 360), checksums: (53_061, 49_583), leaf: 9
  ) { root in
    let cell = FeedCell(seed: 7)
    root.flex(FlexSpec().padding(12)) { cell.content(in: &$0) }
  }

  private static func cell(in list: inout Children<FlexItem>, _ cell: FeedCell) {
    list.flex(FlexSpec().padding(12), as: FlexItem().margin(FlexEdges(bottom: .points(8)))) {
      cell.content(in: &$0)
    }
  }
}
