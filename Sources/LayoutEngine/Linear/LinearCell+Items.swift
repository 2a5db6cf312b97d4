// From what a child of the linear family says to its cell, and back.

extension LinearCell {
  /// The cell for what is said under such a parent, and for a spacer if it is one.
  init(
    _ placement: PlacementRecord, _ size: ElementSize, under reader: NodeKind,
    spacer: SpacerSpec? = nil
  ) {
    switch placement {
    case .linear(let item) where reader == .linear: self.init(item, size)
    case .layers(let item) where reader == .layers: self.init(item, size)
    case .flow(let item) where reader == .flow: self.init(item, size)
    case .none, .stack, .absolute, .zstack, .flex, .linear, .layers, .flow, .custom:
      self.init(LinearItem(), size)
    }
    if let spacer {
      leastShare = spacer.minLength
      if !isWeighted { weight = 1 }
    }
  }

  /// What the child says to such a parent.
  func placement(under reader: NodeKind) -> PlacementRecord {
    switch reader {
    case .linear:
      .linear(
        LinearItem(
          width: width.said, height: height.said, weight: isWeighted ? weight : nil,
          separatorBefore: separatorBefore, gravity: gravity, offset: offset, padding: padding))
    case .layers:
      .layers(
        LayersItem(
          width: width.said, height: height.said, gravity: gravity, offset: offset,
          padding: padding))
    case .flow:
      .flow(
        FlowItem(
          width: width.said, height: height.said, gravity: gravity, offset: offset,
          padding: padding))
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .custom:
      .none
    }
  }
}
