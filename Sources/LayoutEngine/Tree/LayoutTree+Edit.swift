// A tree may be changed after it was built and solved. Nothing is marked by whoever changes it: an
// edit drops what was known of the element and of those that it stands in, and the next solve finds
// that anew. What an edit leaves as it was costs nothing. An edit that is not valid does nothing and
// says so. One that elements enter or leave by tells which, in a `TreeEdit`.

extension LayoutTree {
  /// Sets the size that an element declares for itself.
  ///
  /// The next solve measures only the element, its ancestors, and what they then offer other sizes.
  ///
  /// - Parameters:
  ///   - size: The size; its numbers are clamped as ``ElementSize`` says.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element and it, or its container, reads a size.
  @discardableResult
  public mutating func setSize(_ size: ElementSize, of element: Int) -> Bool {
    guard nodes.indices.contains(element) else { return false }
    guard readsSize(element) else { return false }
    var size = size
    size.sanitize()
    guard size != ownSize(of: element) else { return true }
    if isCell(element) {
      setCellSize(size, of: element)
      touch(element)
      return true
    }
    let node = nodes[element]
    if !node.ownsSize {
      nodes[element].size = pools.own(size)
      nodes[element].ownsSize = true
    } else {
      pools.sizes[Int(node.size)] = size
      if arena.ownSizes.indices.contains(Int(node.size)) {
        arena.ownSizes[Int(node.size)] = OwnSize(size)
      }
    }
    arena.flex.note(element)
    touch(element)
    return true
  }

  /// Sets what the parent of an element reads from it.
  ///
  /// A spacer keeps growing, whatever its placement says.
  ///
  /// - Parameters:
  ///   - placement: A placement of the kind that the parent reads.
  ///   - element: The element's number; the root has no parent.
  /// - Returns: Whether there is such an element and its parent reads the placement.
  @discardableResult
  public mutating func setPlacement(_ placement: PlacementRecord, of element: Int) -> Bool {
    guard nodes.indices.contains(element), nodes[element].parent >= 0 else { return false }
    let reader = nodes[Int(nodes[element].parent)].kind
    guard reads(placement, under: Int(nodes[element].parent)) else { return false }
    let old = self.placement(of: element)
    place(element, as: placement, under: reader)
    guard self.placement(of: element) != old else { return true }
    if nodes[element].isFlexItem { arena.flex.note(element) }
    touch(element)
    return true
  }

  /// Sets what the parent of an element reads from it.
  ///
  /// - Parameters:
  ///   - item: A placement of the kind that the parent reads.
  ///   - element: The element's number; the root has no parent.
  /// - Returns: Whether there is such an element and its parent reads the placement.
  @discardableResult
  public mutating func setPlacement(_ item: some Placement, of element: Int) -> Bool {
    setPlacement(item.record, of: element)
  }

  /// Sets how an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - look: The appearance; `nil` is the default one.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element, and what left or entered.
  @discardableResult
  public mutating func setAppearance(_ look: Appearance?, of element: Int) -> TreeEdit {
    guard nodes.indices.contains(element) else { return .refused }
    let index = nodes[element].look
    if index >= 0 {
      pools.looks[Int(index)] = look ?? Appearance()
    } else if let look {
      nodes[element].look = pools.looks.add(look)
    }
    let isGone = look?.visibility == .gone
    guard isGone != nodes[element].isGone else { return .unseen }
    let left = elementsFromBack(in: element)
    nodes[element].isGone = isGone
    relink(Int(nodes[element].parent))
    arena.flex.isOutdated = !pools.flexes.isEmpty
    touch(element)
    return TreeEdit(left: left, entered: elementsFromBack(in: element))
  }

  /// Sets whether an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element, and what left or entered.
  @discardableResult
  public mutating func setVisibility(
    _ visibility: Appearance.Visibility, of element: Int
  ) -> TreeEdit {
    guard nodes.indices.contains(element) else { return .refused }
    let old = appearance(of: element)
    guard old?.visibility ?? .visible != visibility else { return .unseen }
    var look = old ?? Appearance()
    look.visibility = visibility
    return setAppearance(look, of: element)
  }
}

extension LayoutTree {
  /// Drops what is known of an element and of those that it stands in.
  mutating func touch(_ element: Int) {
    arena.range = nil
    guard arena.isPrepared else { return }
    var node = element
    while node >= 0 {
      arena.clear(node)
      node = Int(nodes[node].parent)
    }
  }

  /// Keeps a placement that `reader` reads, in the place of the last one.
  mutating func place(_ element: Int, as placement: PlacementRecord, under reader: NodeKind) {
    guard !reader.isLinearFamily else { return placeCell(element, as: placement, under: reader) }
    let node = nodes[element]
    var said = placement == .none ? reader.defaultPlacement : placement
    if node.kind == .spacer { said = spacing(said, pools.spacers[Int(node.spec)]) }
    guard said != .none else {
      nodes[element].placement = -1
      nodes[element].ownsPlacement = false
      return
    }
    guard node.placement >= 0 else {
      nodes[element].placement = store(said.sane, under: reader)
      return
    }
    if case .flex(let item) = said, !node.ownsPlacement {
      nodes[element].placement = pools.own(item)
      nodes[element].ownsPlacement = true
      return
    }
    let index = Int(node.placement)
    switch said.sane {
    case .none, .linear, .layers, .flow: break
    case .stack(let item): pools.stackItems[index] = item
    case .absolute(let item): pools.absoluteItems[index] = item
    case .zstack(let item): pools.zstackItems[index] = item
    case .flex(let item): pools.flexItems[index] = item
    case .custom(let item): pools.customItems[index] = item
    }
  }

  /// Links an element's children that are not gone.
  private mutating func relink(_ element: Int) {
    guard element >= 0 else { return }
    var last = -1
    nodes[element].firstChild = -1
    var child = element + 1
    while child < Int(nodes[element].end) {
      if !nodes[child].isGone {
        let index = Int32(truncatingIfNeeded: child)
        if last < 0 { nodes[element].firstChild = index } else { nodes[last].nextSibling = index }
        nodes[child].nextSibling = -1
        last = child
      }
      child = Int(nodes[child].end)
    }
  }
}

extension PlacementRecord {
  /// The placement as the solver takes it.
  fileprivate var sane: PlacementRecord {
    switch self {
    case .stack(var item):
      item.sanitize()
      return .stack(item)
    case .absolute(var item):
      item.sanitize()
      return .absolute(item)
    case .none, .zstack, .flex, .linear, .layers, .flow, .custom: return self
    }
  }
}
