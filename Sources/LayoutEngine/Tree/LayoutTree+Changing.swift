// Changes to a tree that is built. What they touch is solved again, and nothing else; frames are
// as if the tree had been built that way.
extension LayoutTree {
  /// Gives an element another size of its own; nothing happens where nobody reads one.
  public mutating func setSize(_ size: ElementSize, of element: Int) {
    guard nodes.indices.contains(element), nodes[element].kind != .spacer,
      nodes[element].kind.readsOwnSize || nodes[element].isFlexItem
    else { return }
    let parent = nodes[element].parent
    if parent >= 0, nodes[Int(parent)].kind.isLinearFamily {
      pools.cells[Int(nodes[element].placement)].take(size.sanitized)
      noteChange(of: element)
      return
    }
    let place = nodes[element].size
    if place < 0 {
      nodes[element].size = pools.sizes.add(size.sanitized)
      if arena.isPrepared { arena.ownSizes.append(OwnSize(size.sanitized)) }
    } else {
      guard pools.sizes[Int(place)] != size else { return }
      pools.sizes[Int(place)] = size.sanitized
      if arena.isPrepared { arena.ownSizes[Int(place)] = OwnSize(size.sanitized) }
    }
    noteChange(of: element)
  }

  /// Gives an element another text; nothing happens where it is none.
  public mutating func setText(_ text: TextSpec, of element: Int) {
    guard nodes.indices.contains(element), nodes[element].kind == .text else { return }
    let place = Int(nodes[element].spec)
    guard pools.texts[place] != text else { return }
    pools.texts[place] = text
    if arena.isPrepared, let environment = arena.environment {
      arena.texts.shapeAgain(place, text, environment)
    }
    noteChange(of: element)
  }

  /// Gives a child of a flexbox another placement; nothing happens to others.
  public mutating func setItem(_ item: FlexItem, of element: Int) {
    guard nodes.indices.contains(element), nodes[element].isFlexItem,
      nodes[element].kind != .spacer
    else { return }
    let place = nodes[element].placement
    if place < 0 {
      nodes[element].placement = pools.flexItems.add(item)
    } else {
      pools.flexItems[Int(place)] = item
    }
    // Children may leave their parent's list or come into it.
    arena.rebuildsBoxes = true
    noteChange(of: element)
  }

  /// Drops what is known of an element and of those around it.
  private mutating func noteChange(of element: Int) {
    arena.range = nil
    guard arena.isPrepared else { return }
    arena.flex.take(element, nodes, pools, arena.environment?.direction ?? .ltr)
    var node = Int32(truncatingIfNeeded: element)
    while node >= 0 {
      arena.states[Int(node)].memo = -1
      arena.flex.forget(node)
      node = nodes[Int(node)].parent
    }
  }
}
