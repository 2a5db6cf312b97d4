// A child of the linear family has a cell, which stores its size and its placement.

extension LayoutTree {
  /// Whether an element's parent is of the linear family.
  func isCell(_ element: Int) -> Bool {
    let parent = nodes[element].parent
    return parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
  }

  /// Stores another size, already clamped, for an element with a cell.
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

  /// Stores another placement for an element with a cell; the element's size stays.
  mutating func placeCell(_ element: Int, as placement: PlacementRecord, under reader: NodeKind) {
    let index = Int(nodes[element].placement)
    var cell = cell(of: element, as: placement, ownSize(of: element), under: reader)
    cell.size = pools.cells[index].size
    pools.cells[index] = cell
  }

  /// Adapts size and placement to a new parent, if the old or the new one is of the linear family.
  mutating func adaptCell(
    _ element: Int, from oldReader: NodeKind, as placement: PlacementRecord
  ) {
    let node = nodes[element]
    let reader = nodes[Int(node.parent)].kind
    let place = oldReader.isLinearFamily ? pools.cells[Int(node.placement)].size : node.size
    let size = place < 0 || !readsSize(element) ? .auto : pools.sizes[Int(place)]
    // Leaves behind the old cell, or attributes that are now stored in a cell.
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
