// The parents of the linear family keep what a child says of its size and its place in a cell.

extension LayoutTree {
  /// Whether an element's parent is of the linear family.
  func isCell(_ element: Int) -> Bool {
    let parent = nodes[element].parent
    return parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
  }

  /// Whether an element or its parent reads what it says of its own size.
  func readsSize(_ element: Int) -> Bool {
    let node = nodes[element]
    return node.kind.readsOwnSize
      || ((node.isFlexItem || isCell(element)) && node.kind != .spacer)
  }

  /// Keeps another size, which is sane, of an element in a cell.
  mutating func setCellSize(_ size: ElementSize, of element: Int) {
    let index = Int(nodes[element].placement)
    pools.cells[index].take(size)
    let place = Int(pools.cells[index].size)
    if place >= 0 {
      pools.sizes[place] = size
    } else {
      pools.cells[index].size = pools.own(size)
    }
  }

  /// Keeps another placement of an element in a cell; its size stays.
  mutating func placeCell(_ element: Int, as placement: PlacementRecord, under reader: NodeKind) {
    let index = Int(nodes[element].placement)
    var cell = cell(of: element, as: placement, ownSize(of: element), under: reader)
    cell.size = pools.cells[index].size
    pools.cells[index] = cell
  }

  /// Keeps of an element's size and placement what its new parent reads, where it was a cell or
  /// becomes one.
  mutating func adaptCell(
    _ element: Int, from oldReader: NodeKind, as placement: PlacementRecord
  ) {
    let node = nodes[element]
    let reader = nodes[Int(node.parent)].kind
    let place = oldReader.isLinearFamily ? pools.cells[Int(node.placement)].size : node.size
    let size = place < 0 || !readsSize(element) ? .auto : pools.sizes[Int(place)]
    // Its old cell, or what is now in one.
    garbage += 1
    nodes[element].size = -1
    nodes[element].placement = -1
    nodes[element].ownsPlacement = false
    guard reader.isLinearFamily else {
      if !size.isAuto { nodes[element].size = pools.own(size) }
      nodes[element].ownsSize = !size.isAuto
      self.place(element, as: placement, under: reader)
      return
    }
    var cell = cell(of: element, as: placement, size, under: reader)
    if !size.isAuto { cell.size = pools.own(size) }
    nodes[element].placement = pools.cells.add(cell)
  }

  private func cell(
    of element: Int, as placement: PlacementRecord, _ size: ElementSize, under reader: NodeKind
  ) -> LinearCell {
    let node = nodes[element]
    let spacer = node.kind == .spacer ? pools.spacers[Int(node.spec)] : nil
    var cell = LinearCell(placement, size, under: reader, spacer: spacer)
    cell.sanitize()
    return cell
  }
}
