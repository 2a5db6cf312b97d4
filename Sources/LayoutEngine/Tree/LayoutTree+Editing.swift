// A tree may be changed after it was built and solved. Nothing is marked by whoever changes it: an
// edit drops what was known of the element and of those that it stands in, and the next solve finds
// that anew. What an edit leaves as it was costs nothing. An edit that is not valid does nothing and
// says so. A tree that is told to track its changes notes what enters, leaves and says something else.
//
// Elements are numbered in document order, so that inserting, removing and moving give other numbers
// to those behind. Whoever wants to find an element again gives it an id and asks for
// `element(with:)`.

extension LayoutTree {
  /// Sets the size that an element declares for itself.
  ///
  /// The next solve measures only the element, its ancestors, and what they then offer other sizes.
  ///
  /// - Parameters:
  ///   - size: The size; its numbers are clamped as ``ElementSize`` says.
  ///   - element: The element.
  /// - Returns: Whether there is such an element and it, or its container, reads a size.
  @discardableResult
  public mutating func setSize(_ size: ElementSize, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element) else { return false }
    guard readsSize(element) else { return false }
    var size = size
    size.sanitize()
    guard size != ownSize(of: element) else { return true }
    if isCell(element) {
      setCellSize(size, of: element)
      log?.note(element, .size)
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
    log?.note(element, .size)
    touch(element)
    return true
  }

  /// Sets what the parent of an element reads from it.
  ///
  /// A spacer keeps growing, whatever its placement says.
  ///
  /// - Parameters:
  ///   - placement: A placement of the kind that the parent reads.
  ///   - element: The element; the root has no parent.
  /// - Returns: Whether there is such an element and its parent reads the placement.
  @discardableResult
  public mutating func setPlacement(_ placement: PlacementRecord, of element: LayoutElement) -> Bool
  {
    let element = element.index
    guard nodes.indices.contains(element), nodes[element].parent >= 0 else { return false }
    let reader = nodes[Int(nodes[element].parent)].kind
    guard reads(placement, under: Int(nodes[element].parent)) else { return false }
    let old = self.placement(of: element)
    place(element, as: placement, under: reader)
    let new = self.placement(of: element)
    guard new != old else { return true }
    if new.display != old.display {
      // Who is replaced by its children stands in no flexbox any more, and they do.
      arena.flex.outdate(pools)
    } else if nodes[element].isFlexItem || nodes[element].isGridItem {
      arena.flex.note(element)
    }
    log?.note(element, .placement)
    touch(element)
    return true
  }

  /// Sets what the parent of an element reads from it.
  ///
  /// - Parameters:
  ///   - item: A placement of the kind that the parent reads.
  ///   - element: The element; the root has no parent.
  /// - Returns: Whether there is such an element and its parent reads the placement.
  @discardableResult
  public mutating func setPlacement(_ item: some Placement, of element: LayoutElement) -> Bool {
    setPlacement(item.record, of: element)
  }

  /// Sets how an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - look: The appearance; `nil` is the default one.
  ///   - element: The element.
  /// - Returns: Whether there is such an element.
  @discardableResult
  public mutating func setAppearance(_ look: Appearance?, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element) else { return false }
    let index = nodes[element].look
    let resolved = look?.resolved(in: environment.localization)
    let old = appearance(of: element)
    guard resolved != old else { return true }
    log?.note(element, LayoutChanges.Parts(from: old, to: resolved))
    if index >= 0 {
      pools.looks[Int(index)] = resolved ?? Appearance()
    } else if let look {
      nodes[element].look = store(look)
    }
    let isGone = look?.visibility == .gone
    guard isGone != nodes[element].isGone else { return true }
    log?.keepBase(nodes)
    nodes[element].isGone = isGone
    relink(Int(nodes[element].parent))
    arena.flex.outdate(pools)
    touch(element)
    return true
  }

  /// Sets whether an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - element: The element.
  /// - Returns: Whether there is such an element.
  @discardableResult
  public mutating func setVisibility(
    _ visibility: Appearance.Visibility, of element: LayoutElement
  ) -> Bool {
    guard elements.contains(element) else { return false }
    let old = appearance(of: element)
    guard old?.visibility ?? .visible != visibility else { return true }
    var look = old ?? Appearance()
    look.visibility = visibility
    return setAppearance(look, of: element)
  }
}

extension LayoutTree {
  /// Drops what is known of an element and of those that it stands in.
  ///
  /// It goes up as far as nothing has been dropped since the last solve.
  mutating func touch(_ element: Int) {
    arena.range = nil
    guard arena.isPrepared else { return }
    var node = element
    while node >= 0, arena.touch(node) { node = Int(nodes[node].parent) }
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
    case .grid(let item): pools.gridItems[index] = item
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
    case .none, .zstack, .flex, .grid, .linear, .layers, .flow, .custom: return self
    }
  }
}

// MARK: Specs

extension LayoutTree {
  /// Sets an element's own attributes.
  ///
  /// The minimum length of a spacer becomes its flex basis, or in a `linear` its least share.
  ///
  /// - Parameters:
  ///   - spec: Attributes of the element's own kind.
  ///   - element: The element.
  /// - Returns: Whether there is such an element and it is of that kind.
  @discardableResult
  public mutating func setSpec(_ spec: ElementSpec, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), nodes[element].kind == spec.kind,
      canReplace(element, by: spec)
    else { return false }
    let old = log == nil ? nil : self.spec(of: element)
    if replace(spec, of: element) {
      if let old {
        var parts = LayoutChanges.Parts(from: old, to: self.spec(of: element))
        // What a spacer says itself, its parent reads.
        if spec.kind == .spacer { parts.insert(.placement) }
        log?.note(element, parts)
      }
      notePadding(of: element)
      touch(element)
    }
    return true
  }

  /// Sets the words and attributes of a text.
  ///
  /// - Parameters:
  ///   - spec: The text.
  ///   - element: The element.
  /// - Returns: Whether there is such an element and it is a text.
  @_disfavoredOverload
  @discardableResult
  public mutating func setText(_ spec: TextSpec, of element: LayoutElement) -> Bool {
    setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text, which becomes one run with the text's own attributes.
  ///
  /// A string literal is a key of the table of translations, as in ``TextSpec``; a string that comes from
  /// elsewhere is shown as it is.
  ///
  /// - Parameters:
  ///   - words: The words, as a key of the table of translations or not.
  ///   - element: The element.
  /// - Returns: Whether there is such an element and it is a text.
  @discardableResult
  public mutating func setText(_ words: LayoutText, of element: LayoutElement) -> Bool {
    guard elements.contains(element), var spec = text(of: element) else { return false }
    spec.text = words
    spec.runs = []
    spec.spans = []
    spec.parts = []
    return setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text to a string, which is shown as it is in every language.
  ///
  /// A literal is no such string: it is a ``LayoutText``, and so a key of the table of translations.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - element: The element.
  /// - Returns: Whether there is such an element and it is a text.
  @_disfavoredOverload
  @discardableResult
  public mutating func setText(_ string: String, of element: LayoutElement) -> Bool {
    setText(.verbatim(string), of: element)
  }

  private mutating func notePadding(of element: Int) {
    let isPadded = pools.isPadded(nodes[element].kind, nodes[element].spec)
    guard isPadded != nodes[element].isPadded else { return }
    nodes[element].isPadded = isPadded
    // A view with a padding is measured as an element, and its box has answers to keep.
    if nodes[element].isFlexItem { arena.flex.isOutdated = true }
  }

  /// Tells whether anything is other than it was.
  private mutating func replace(_ spec: ElementSpec, of element: Int) -> Bool {
    let index = Int(nodes[element].spec)
    switch spec {
    case .stack(var spec):
      spec.sanitize()
      return pools.stacks.replace(index, with: spec)
    case .inset(var spec):
      spec.sanitize()
      return pools.insets.replace(index, with: spec)
    case .background, .overlay, .wrapper: return false
    case .center(let spec): return pools.centers.replace(index, with: spec)
    case .relative(let spec): return pools.relatives.replace(index, with: spec)
    case .ratio(let spec): return pools.ratios.replace(index, with: spec)
    case .absolute(let spec): return pools.absolutes.replace(index, with: spec)
    case .corner(var spec):
      spec.offset = spec.offset.sane
      return pools.corners.replace(index, with: spec)
    case .clip(let spec): return pools.clips.replace(index, with: spec)
    case .zstack(let spec): return pools.zstacks.replace(index, with: spec)
    case .scroll(let spec): return pools.scrolls.replace(index, with: spec)
    case .text(let spec): return replaceText(index, spec.resolved(in: environment.localization))
    case .image(var spec):
      spec.intrinsicSize = spec.intrinsicSize?.sane
      arena.flex.note(element)
      return pools.images.replace(index, with: spec)
    case .view(var spec):
      if case .size(let size) = spec.intrinsicSize { spec.intrinsicSize = .size(size.sane) }
      arena.flex.note(element)
      return pools.views.replace(index, with: spec)
    case .spacer(let spec): return replaceSpacer(element, spec)
    case .flex(let spec): return replaceFlex(element, spec)
    case .grid(let spec): return replaceGrid(element, spec)
    case .linear(var spec):
      spec.sanitize()
      return pools.linears.replace(index, with: spec)
    case .layers(let spec): return pools.layers.replace(index, with: spec)
    case .flow(var spec):
      spec.sanitize()
      return pools.flows.replace(index, with: spec)
    case .custom(let spec): return pools.customs.replace(index, with: spec)
    }
  }

  private mutating func replaceText(_ index: Int, _ spec: TextSpec) -> Bool {
    guard pools.texts.replace(index, with: spec) else { return false }
    guard arena.isPrepared else { return true }
    if arena.editedTexts.count > 4 * pools.texts.count {
      // More edits than texts: it is less work to shape all.
      arena.texts.invalidate()
    } else {
      arena.editedTexts.append(Int32(truncatingIfNeeded: index))
    }
    return true
  }

  private mutating func replaceSpacer(_ element: Int, _ spec: SpacerSpec) -> Bool {
    guard pools.spacers.replace(Int(nodes[element].spec), with: spec) else { return false }
    guard nodes[element].parent >= 0 else { return true }
    let reader = nodes[Int(nodes[element].parent)].kind
    guard !reader.isLinearFamily else {
      place(element, as: placement(of: element), under: reader)
      return true
    }
    switch placement(of: element) {
    case .stack(var item):
      item.flexBasis = .auto
      place(element, as: .stack(item), under: reader)
    case .flex(var item):
      item.flexBasis = .auto
      place(element, as: .flex(item), under: reader)
      arena.flex.note(element)
    case .none, .absolute, .zstack, .grid, .linear, .layers, .flow, .custom: break
    }
    return true
  }

  private mutating func replaceGrid(_ element: Int, _ spec: GridSpec) -> Bool {
    let old = pools.grids[Int(nodes[element].spec)]
    guard pools.grids.replace(Int(nodes[element].spec), with: spec) else { return false }
    arena.flex.note(element)
    if spec.layoutDirection != old.layoutDirection {
      // What is in it may turn with it.
      arena.flex.isOutdated = !pools.flexes.isEmpty
      for inner in element..<Int(nodes[element].end) where arena.isPrepared { arena.clear(inner) }
    }
    return true
  }

  private mutating func replaceFlex(_ element: Int, _ spec: FlexSpec) -> Bool {
    let old = pools.flexes[Int(nodes[element].spec)]
    guard pools.flexes.replace(Int(nodes[element].spec), with: spec) else { return false }
    let turns = spec.layoutDirection != old.layoutDirection || spec.flexbox != old.flexbox
    if turns && arena.isPrepared {
      // What is in it may turn with it, and is measured by the rules of the flexbox.
      for inner in element..<Int(nodes[element].end) { arena.clear(inner) }
    }
    if spec.flexbox != old.flexbox {
      nodes[element].isCSSFlexbox = spec.flexbox == .css
      arena.knowsContainers = false
    }
    if spec.direction == old.direction && spec.alignItems == old.alignItems
      && spec.layoutDirection == old.layoutDirection && spec.flexbox == old.flexbox
      && spec.display == old.display
    {
      arena.flex.note(element)
    } else {
      arena.flex.isOutdated = true
    }
    return true
  }
}

extension PlacementRecord {
  /// Whether the element is laid out at all, as it says to a flexbox or a grid.
  fileprivate var display: FlexItem.Display {
    switch self {
    case .flex(let item): item.display
    case .grid(let item): item.display
    case .none, .stack, .absolute, .zstack, .linear, .layers, .flow, .custom: .flex
    }
  }
}

extension Array where Element: Equatable {
  /// Tells whether the new element is another.
  fileprivate mutating func replace(_ index: Int, with element: Element) -> Bool {
    guard indices.contains(index), self[index] != element else { return false }
    self[index] = element
    return true
  }
}

// MARK: Cells of a linear layout

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
      || ((node.isFlexItem || node.isGridItem || isCell(element)) && node.kind != .spacer)
  }

  /// Keeps another size, which is sane, of an element in a cell.
  private mutating func setCellSize(_ size: ElementSize, of element: Int) {
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
  private mutating func adaptCell(
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

// MARK: Inserting

extension LayoutTree {
  /// Inserts elements as children of an element.
  ///
  /// Inserting takes time in proportion to the number of elements. The next solve measures the new
  /// elements, their ancestors, and what these then offer other sizes.
  ///
  /// - Parameters:
  ///   - parent: An element that reads `Item` from its children.
  ///   - index: The index among all of its children, including those that are gone.
  ///   - content: Adds the elements.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert<Item: Placement>(
    into parent: LayoutElement, at index: Int, _ content: (inout Children<Item>) -> Void
  ) -> Bool {
    let parent = parent.index
    guard let place = place(at: index, under: parent), takes(Item.self, under: parent)
    else { return false }
    let first = nodes.count
    append(under: parent, content)
    takeIn(from: first, under: parent, at: place)
    return true
  }

  /// Inserts a copy of another tree as a child of an element.
  ///
  /// - Parameters:
  ///   - other: The tree, whose root becomes the child.
  ///   - parent: An element that reads the placement.
  ///   - index: The index among all of its children, including those that are gone.
  ///   - placement: What the parent reads from the child.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert(
    _ other: LayoutTree, into parent: LayoutElement, at index: Int,
    as placement: PlacementRecord = .none
  ) -> Bool {
    let parent = parent.index
    guard let place = place(at: index, under: parent), reads(placement, under: parent)
    else { return false }
    let first = nodes.count
    append(other, under: parent, as: placement)
    takeIn(from: first, under: parent, at: place)
    return true
  }

  /// The place in the tree of an index among a parent's children, where some may be added.
  private func place(at index: Int, under parent: Int) -> Int? {
    guard nodes.indices.contains(parent), openNodes.isEmpty, nodes[parent].kind.takesChildren,
      index >= 0, index <= childCount(of: parent)
    else { return nil }
    return child(of: parent, at: index) ?? Int(nodes[parent].end)
  }
}

extension LayoutTree {
  /// Adds elements behind the last, which are to be a parent's children.
  mutating func append<Item: Placement>(
    under parent: Int, _ content: (inout Children<Item>) -> Void
  ) {
    openAgain(parent)
    withMutableBorrowed(&self) { tree in
      var children = Children<Item>(tree: tree)
      content(&children)
    }
  }

  /// Adds a copy of another tree behind the last element, which is to be a parent's child.
  mutating func append(_ other: LayoutTree, under parent: Int, as placement: PlacementRecord) {
    openAgain(parent)
    append(other, as: placement)
  }

  /// Adds a copy of an element of another tree behind the last one, with all that is in it and all that it
  /// says.
  mutating func appendCopy(of element: Int, in other: LayoutTree, under parent: Int) -> Range<Int> {
    let first = nodes.count
    openAgain(parent)
    append(other, from: element, as: other.placement(of: element))
    openNodes.removeAll(keepingCapacity: true)
    return first..<nodes.count
  }

  /// Opens an element that was closed, whose children get no boxes until all are made anew.
  private mutating func openAgain(_ element: Int) {
    var open = OpenNode(node: Int32(truncatingIfNeeded: element))
    open.isFlex = nodes[element].kind == .flex
    openNodes.append(open)
  }

  /// Gives the nodes that were added last their place.
  private mutating func takeIn(from first: Int, under parent: Int, at place: Int) {
    openNodes.removeAll(keepingCapacity: true)
    guard nodes.count > first else { return }
    log?.keepBase(Array(nodes[..<first]))
    if arena.isPrepared {
      pools.sanitize()
      arena.append(nodes.count - first)
    }
    rows.outdate()
    touch(parent)
    arrange([0..<place, first..<nodes.count, place..<first])
  }

  /// Adds an element of another tree behind the last, with all that is in it.
  mutating func append(
    _ other: LayoutTree, from first: Int = 0, as placement: PlacementRecord
  ) {
    guard other.nodes.indices.contains(first) else { return }
    var ends: [Int32] = []
    for element in other.subtree(of: first) {
      while let end = ends.last, end <= element {
        close()
        ends.removeLast()
      }
      open(
        other.spec(of: element), as: element == first ? placement : other.placement(of: element),
        id: other.nodes[element].id, size: other.ownSize(of: element),
        look: other.appearance(of: element))
      nodes[nodes.count - 1].scope = other.nodes[element].scope
      if let ids = other.rootIDs(of: element) {
        nodes[nodes.count - 1].rootIDs = pools.share(ids)
      }
      ends.append(other.nodes[element].end)
    }
    for _ in ends { close() }
  }
}

// MARK: Moving

extension LayoutTree {
  /// Moves an element to another place, under its parent or under another one.
  ///
  /// Its own size and its placement are dropped where the new parent does not read them.
  ///
  /// - Parameters:
  ///   - element: The element; not the root.
  ///   - parent: The new parent; not the element itself or a descendant of it.
  ///   - index: The index among all other children of the new parent.
  ///   - placement: What the new parent reads; `nil` keeps the placement if both parents read the
  ///     same kind.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func move(
    _ element: LayoutElement, into parent: LayoutElement, at index: Int,
    as placement: PlacementRecord? = nil
  ) -> Bool {
    let (element, parent) = (element.index, parent.index)
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      nodes.indices.contains(parent), !subtree(of: element).contains(parent),
      nodes[parent].kind.takesChildren, reads(placement ?? .none, under: parent),
      let place = place(at: index, under: parent, besides: element)
    else { return false }
    let range = subtree(of: element)
    let oldParent = Int(nodes[element].parent)
    if parent == oldParent && (place == range.lowerBound || place == range.upperBound) {
      if let placement { setPlacement(placement, of: LayoutElement(element)) }
      return true
    }
    let oldReader = nodes[oldParent].kind
    let oldDepth = nodes[element].depth
    let (size, oldPlacement) = (ownSize(of: element), self.placement(of: element))
    log?.keepBase(nodes)
    rows.outdate()
    touch(element)
    touch(parent)
    nodes[element].parent = Int32(truncatingIfNeeded: parent)
    var new = place
    if place >= range.upperBound {
      new -= range.count
      arrange([
        0..<range.lowerBound, range.upperBound..<place, range, place..<nodes.count,
      ])
    } else {
      arrange([
        0..<place, range, place..<range.lowerBound, range.upperBound..<nodes.count,
      ])
    }
    adapt(new, from: oldReader, as: placement)
    if ownSize(of: new) != size { log?.note(new, .size) }
    if self.placement(of: new) != oldPlacement { log?.note(new, .placement) }
    if parent != oldParent
      && (nodes[new].kind == .flex || nodes[new].kind == .grid || reachesLimit(new, oldDepth))
    {
      forget(new)
    }
    compactIfSparse()
    return true
  }

  /// The place in the tree of an index among a parent's children but one.
  private func place(at index: Int, under parent: Int, besides element: Int) -> Int? {
    guard index >= 0 else { return nil }
    var left = index
    var child = parent + 1
    while child < Int(nodes[parent].end) {
      if child != element {
        if left == 0 { return child }
        left -= 1
      }
      child = Int(nodes[child].end)
    }
    return left == 0 ? Int(nodes[parent].end) : nil
  }

  /// Keeps of an element's size and placement what its new parent reads.
  private mutating func adapt(
    _ element: Int, from oldReader: NodeKind, as placement: PlacementRecord?
  ) {
    let node = nodes[element]
    let reader = nodes[Int(node.parent)].kind
    if reader.isLinearFamily || oldReader.isLinearFamily {
      guard reader != oldReader else {
        if let placement { place(element, as: placement, under: reader) }
        return
      }
      adaptCell(element, from: oldReader, as: placement ?? .none)
      return
    }
    if !readsSize(element) {
      nodes[element].size = -1
      nodes[element].ownsSize = false
    }
    if reader != oldReader || !reads(self.placement(of: element), under: Int(node.parent)) {
      nodes[element].placement = -1
      nodes[element].ownsPlacement = false
    }
    guard placement != nil || reader != oldReader else { return }
    place(element, as: placement ?? .none, under: reader)
  }

  /// Whether something in an element may be too deep, or was before.
  private func reachesLimit(_ element: Int, _ oldDepth: Int32) -> Bool {
    let depth = Swift.max(oldDepth, nodes[element].depth)
    return Int(depth) + subtree(of: element).count >= Int(Limits.depth)
  }

  /// Drops what is known of all that is in an element.
  private mutating func forget(_ element: Int) {
    guard arena.isPrepared else { return }
    for inner in subtree(of: element) { arena.clear(inner) }
  }
}

extension LayoutTree {
  /// Puts elements in another order; those that are in none of its ranges go.
  ///
  /// - Parameter order: Numbers, so that elements come behind their parents and together with all that is
  ///   in them.
  mutating func arrange(_ order: [Range<Int>]) {
    log?.arrange(order)
    var numbers = [Int32](repeating: -1, count: nodes.count)
    var arranged: [Node] = []
    arranged.reserveCapacity(nodes.count)
    for range in order {
      for element in range {
        numbers[element] = Int32(truncatingIfNeeded: arranged.count + element - range.lowerBound)
      }
      arranged.append(contentsOf: nodes[range])
    }
    for element in arranged.indices where arranged[element].parent >= 0 {
      arranged[element].parent = numbers[Int(arranged[element].parent)]
    }
    nodes = arranged
    if arena.isPrepared { arena.arrange(order) }
    renumber()
  }

  /// Finds ends, links and depths from the order of the nodes and their parents.
  private mutating func renumber() {
    isTooDeep = false
    arena.flex.outdate(pools)
    for index in nodes.indices {
      nodes[index].end = Int32(truncatingIfNeeded: index + 1)
      nodes[index].firstChild = -1
      nodes[index].nextSibling = -1
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[index].depth = nodes[parent].depth &+ 1
      if nodes[index].depth >= Limits.depth { isTooDeep = true }
      nodes[index].isFlexItem = nodes[parent].kind == .flex
      nodes[index].isGridItem = nodes[parent].kind == .grid
    }
    for index in nodes.indices.reversed() {
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[parent].end = Swift.max(nodes[parent].end, nodes[index].end)
      guard !nodes[index].isGone else { continue }
      nodes[index].nextSibling = nodes[parent].firstChild
      nodes[parent].firstChild = Int32(truncatingIfNeeded: index)
    }
  }
}

// MARK: Removing

extension LayoutTree {
  /// Removes an element with its descendants.
  ///
  /// Removing takes time in proportion to the number of elements.
  ///
  /// - Parameter element: The element; not the root.
  /// - Returns: Whether there is such an element.
  @discardableResult
  public mutating func remove(_ element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty else { return false }
    log?.keepBase(nodes)
    rows.outdate()
    touch(element)
    let removed = subtree(of: element)
    drop(removed)
    arrange([0..<removed.lowerBound, removed.upperBound..<nodes.count])
    compactIfSparse()
    return true
  }

  /// Replaces an element with a copy of another tree.
  ///
  /// - Parameters:
  ///   - element: The element that leaves with its descendants; not the root.
  ///   - other: The tree, whose root takes its place.
  ///   - placement: What the parent reads; `nil` is what it reads from the old element.
  /// - Returns: Whether there is such an element and its parent reads that.
  @discardableResult
  public mutating func replace(
    _ element: LayoutElement, with other: LayoutTree, as placement: PlacementRecord? = nil
  ) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      reads(placement ?? .none, under: Int(nodes[element].parent))
    else { return false }
    let said = placement ?? self.placement(of: element)
    return replace(element) { tree, parent in tree.append(other, under: parent, as: said) }
  }

  /// Replaces an element with others.
  ///
  /// - Parameters:
  ///   - element: The element that leaves with its descendants; not the root.
  ///   - content: Adds the elements.
  /// - Returns: Whether there is such an element and its parent reads `Item`.
  @discardableResult
  public mutating func replace<Item: Placement>(
    _ element: LayoutElement, _ content: (inout Children<Item>) -> Void
  ) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      takes(Item.self, under: Int(nodes[element].parent))
    else { return false }
    return replace(element) { tree, parent in tree.append(under: parent, content) }
  }

  /// Puts what `append` adds behind the last element in the place of another one.
  private mutating func replace(
    _ element: Int, _ append: (inout LayoutTree, Int) -> Void
  ) -> Bool {
    log?.keepBase(nodes)
    let removed = subtree(of: element)
    let parent = Int(nodes[element].parent)
    let first = nodes.count
    append(&self, parent)
    openNodes.removeAll(keepingCapacity: true)
    if arena.isPrepared {
      pools.sanitize()
      arena.append(nodes.count - first)
    }
    rows.outdate()
    touch(parent)
    drop(removed)
    arrange([
      0..<removed.lowerBound, first..<nodes.count, removed.upperBound..<first,
    ])
    compactIfSparse()
    return true
  }

  /// Drops what is known of elements that are about to be taken out.
  mutating func drop(_ range: Range<Int>) {
    garbage += range.count
    guard arena.isPrepared else { return }
    for element in range { arena.clear(element) }
  }

  /// Leaves out of the pools what belongs to no element any more, where that is most of them.
  mutating func compactIfSparse() {
    guard garbage > nodes.count + 64 else { return }
    var copy = LayoutTree()
    copy.append(self, as: .none)
    if arena.isPrepared { arena.follow(nodes, pools, to: copy.nodes, copy.pools) }
    nodes = copy.nodes
    pools = copy.pools
    garbage = 0
  }
}

// MARK: Sizes that a host knows

extension LayoutTree {
  /// Gives the pictures and views that say no size the one that a host knows, in place of one that it gave
  /// before; sizes are held to `0...9_999_999`.
  ///
  /// It takes time in proportion to the number of elements.
  ///
  /// - Parameters:
  ///   - sizing: What knows the sizes.
  ///   - environment: The environment that views are asked for in.
  public mutating func setIntrinsicSizes(
    _ sizing: any IntrinsicSizing, in environment: LayoutEnvironment
  ) {
    for element in nodes.indices {
      switch nodes[element].kind {
      case .image:
        var image = pools.images[Int(nodes[element].spec)]
        let before = image.hostSize
        image.ask(sizing)
        if image.hostSize != before { setSpec(.image(image), of: LayoutElement(element)) }
      case .view:
        var view = pools.views[Int(nodes[element].spec)]
        let before = view.hostSize
        view.ask(sizing, environment)
        if view.hostSize != before { setSpec(.view(view), of: LayoutElement(element)) }
      case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
        .wrapper, .clip, .zstack, .scroll, .text, .spacer, .flex, .linear, .layers, .flow, .grid,
        .custom:
        continue
      }
    }
  }
}
