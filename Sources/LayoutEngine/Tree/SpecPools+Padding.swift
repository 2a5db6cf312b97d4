// Overlaying the padding of a component's use on that of the component's root.

extension SpecPools {
  /// Overlays the padding of a use on that of its component's root.
  ///
  /// A `flex` or a `grid` around the use reads the padding of its children: that of the root then
  /// becomes the item's, so that there is one padding and not one in another.
  mutating func lay(
    _ padding: LayoutEdges, and placement: inout PlacementRecord, over kind: NodeKind,
    _ index: Int32
  ) {
    var own = edges(of: kind, index)
    if !padding.isEmpty {
      own = padding.over(own)
      setPadding(own, of: kind, Int(index))
    }
    guard let placed = placement.innerPadding, !placed.isEmpty else { return }
    if kind == .flex || kind == .grid {
      setPadding(placed.over(own), of: kind, Int(index))
    } else if !own.isEmpty {
      placement.innerPadding = placed.over(own)
      setPadding(.none, of: kind, Int(index))
    }
  }

  private func edges(of kind: NodeKind, _ index: Int32) -> LayoutEdges {
    switch kind {
    case .flex: flexes[Int(index)].padding
    case .grid: grids[Int(index)].padding
    default: padding(of: kind, index).edges  // open: others have the padding of a box or none
    }
  }

  private mutating func setPadding(_ padding: LayoutEdges, of kind: NodeKind, _ spec: Int) {
    switch kind {
    case .stack: stacks[spec].padding = padding
    case .absolute: absolutes[spec].padding = padding
    case .zstack: zstacks[spec].padding = padding
    case .scroll: scrolls[spec].padding = padding
    case .text: texts[spec].padding = padding
    case .view: views[spec].padding = padding
    case .flex: flexes[spec].padding = padding
    case .grid: grids[spec].padding = padding
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit,
      .image, .spacer, .linear, .layers, .flow, .custom:
      break
    }
  }
}

extension PlacementRecord {
  /// The padding that a `flex` or a `grid` reads of a child and applies inside the child; nil under
  /// other parents.
  fileprivate var innerPadding: LayoutEdges? {
    get {
      switch self {
      case .flex(let item): item.padding
      case .grid(let item): item.padding
      default: nil  // open: no other parent reads the padding inside a child
      }
    }
    set {
      switch self {
      case .flex(var item):
        item.padding = newValue ?? .none
        self = .flex(item)
      case .grid(var item):
        item.padding = newValue ?? .none
        self = .grid(item)
      default: break  // open: no other parent reads the padding inside a child
      }
    }
  }
}
