// A tree may be changed after it was built and solved. The caller marks nothing: an edit drops the
// cached measurements of the element and of its ancestors, and the next solve measures them anew.
// All other measurements stay. An edit that is not valid has no effect and returns `false`. A tree
// that tracks changes records which elements enter, leave or change attributes.
//
// Elements are numbered in document order, so inserting, removing and moving renumber the elements
// behind. To find an element again after such edits, give it an id and call `element(with:)`.

extension LayoutTree {
  /// Sets the size that an element declares for itself.
  ///
  /// The next solve measures only the element, its ancestors, and elements whose constraints change
  /// as a result.
  ///
  /// - Parameters:
  ///   - size: The size; its numbers are clamped as ``ElementSize`` documents.
  ///   - element: The element.
  /// - Returns: Whether the element exists, and it or its parent reads a size; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
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

  /// Sets the placement of an element, which its parent reads.
  ///
  /// A spacer keeps growing, whatever its placement contains.
  ///
  /// - Parameters:
  ///   - placement: A placement of the kind that the parent reads; ``PlacementRecord/none`` is the
  ///     default one.
  ///   - element: The element; not the root, which has no parent.
  /// - Returns: Whether the element exists and its parent reads the placement; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
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
      // Such a change may move the element out of its flexbox and its children in, or back.
      arena.flex.outdate(pools)
    } else if nodes[element].isFlexItem || nodes[element].isGridItem {
      arena.flex.note(element)
    }
    log?.note(element, .placement)
    touch(element)
    return true
  }

  /// Sets the placement of an element, which its parent reads, from a value of a concrete type.
  ///
  /// - Parameters:
  ///   - item: A placement of the kind that the parent reads.
  ///   - element: The element; not the root, which has no parent.
  /// - Returns: Whether the element exists and its parent reads the placement; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setPlacement(_ item: some Placement, of element: LayoutElement) -> Bool {
    setPlacement(item.record, of: element)
  }

  /// Sets how an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - style: The appearance; `nil` is the default one.
  ///   - element: The element.
  /// - Returns: Whether the element exists; otherwise the edit has no effect.
  /// - Complexity: O(1), or O(d + s) for the depth d and s siblings if the visibility changes from
  ///   or to `gone`; then O(n) for n elements if changes are tracked.
  @discardableResult
  public mutating func setStyle(_ style: ElementStyle?, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element) else { return false }
    let index = nodes[element].look
    let resolved = style?.resolved(in: environment.localization)
    let old = self.style(of: element)
    guard resolved != old else { return true }
    log?.note(element, LayoutChanges.Parts(from: old, to: resolved))
    if index >= 0 {
      pools.looks[Int(index)] = resolved ?? ElementStyle()
    } else if let style {
      nodes[element].look = store(style)
    }
    let isGone = style?.visibility == .gone
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
  /// - Returns: Whether the element exists; otherwise the edit has no effect.
  /// - Complexity: O(1), or O(d + s) for the depth d and s siblings if the visibility changes from
  ///   or to `gone`; then O(n) for n elements if changes are tracked.
  @discardableResult
  public mutating func setVisibility(
    _ visibility: ElementStyle.Visibility, of element: LayoutElement
  ) -> Bool {
    guard elements.contains(element) else { return false }
    let old = self.style(of: element)
    guard old?.visibility ?? .visible != visibility else { return true }
    var style = old ?? ElementStyle()
    style.visibility = visibility
    return setStyle(style, of: element)
  }
}

extension LayoutTree {
  /// Drops the cached measurements of an element and of its ancestors.
  ///
  /// The walk up ends at the first ancestor that was already touched since the last solve.
  mutating func touch(_ element: Int) {
    arena.range = nil
    guard arena.isPrepared else { return }
    var node = element
    while node >= 0, arena.touch(node) { node = Int(nodes[node].parent) }
  }

  /// Stores a placement that `reader` reads, in place of the last one.
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

  /// Links a node to its children whose visibility is not `gone`.
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
  /// The placement with its numbers clamped for the solver.
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
  ///   - spec: Attributes of the element's own kind. A custom layout may replace another one if
  ///     both read the same placement.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is of that kind; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element; O(d + n) for n descendants if the direction or
  ///   the rules of a flexbox or a grid change.
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
        // The parent of a spacer reads the spacer's spec as part of its placement.
        if spec.kind == .spacer { parts.insert(.placement) }
        log?.note(element, parts)
      }
      notePadding(of: element)
      touch(element)
    }
    return true
  }

  /// Sets the words and all other attributes of a text.
  ///
  /// - Parameters:
  ///   - spec: The text.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @_disfavoredOverload
  @discardableResult
  public mutating func setText(_ spec: TextSpec, of element: LayoutElement) -> Bool {
    setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text, which becomes one run with the text's own attributes.
  ///
  /// A string literal is a key of the table of translations, as in ``TextSpec``. For a `String`
  /// that is shown as it is, call ``setText(verbatim:of:)``.
  ///
  /// - Parameters:
  ///   - words: The words: a key of the table of translations, or verbatim text.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setText(_ words: LayoutText, of element: LayoutElement) -> Bool {
    guard elements.contains(element), var spec = text(of: element) else { return false }
    spec.text = words
    spec.runs = []
    spec.spans = []
    spec.parts = []
    return setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text to a string that is shown unchanged in every language.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setText(verbatim string: String, of element: LayoutElement) -> Bool {
    setText(.verbatim(string), of: element)
  }

  private mutating func notePadding(of element: Int) {
    let isPadded = pools.isPadded(nodes[element].kind, nodes[element].spec)
    guard isPadded != nodes[element].isPadded else { return }
    nodes[element].isPadded = isPadded
    // A view with padding is measured as an element, so its box caches measurements.
    if nodes[element].isFlexItem { arena.flex.isOutdated = true }
  }

  /// Replaces the attributes and returns whether they differ from the old ones.
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
      // With more edits than texts, shaping all texts is less work.
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
      // The direction of descendants may change with the grid's.
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
      // The direction of descendants may change with the flexbox's, as may the rules that measure
      // them.
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
  /// The value of `display` that the element declares to a flexbox or a grid.
  fileprivate var display: FlexItem.Display {
    switch self {
    case .flex(let item): item.display
    case .grid(let item): item.display
    case .none, .stack, .absolute, .zstack, .linear, .layers, .flow, .custom: .flex
    }
  }
}

extension Array where Element: Equatable {
  /// Replaces an element and returns whether the new one differs.
  fileprivate mutating func replace(_ index: Int, with element: Element) -> Bool {
    guard indices.contains(index), self[index] != element else { return false }
    self[index] = element
    return true
  }
}

// MARK: Cells of a linear layout

// A child of the linear family has a cell, which stores its size and its placement.

extension LayoutTree {
  /// Whether an element's parent is of the linear family.
  func isCell(_ element: Int) -> Bool {
    let parent = nodes[element].parent
    return parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
  }

  /// Whether an element's own size is read, by the element or by its parent.
  func readsSize(_ element: Int) -> Bool {
    let node = nodes[element]
    return node.kind.readsOwnSize
      || ((node.isFlexItem || node.isGridItem || isCell(element)) && node.kind != .spacer)
  }

  /// Stores another size, already clamped, for an element with a cell.
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

  /// Stores another placement for an element with a cell; the element's size stays.
  mutating func placeCell(_ element: Int, as placement: PlacementRecord, under reader: NodeKind) {
    let index = Int(nodes[element].placement)
    var cell = cell(of: element, as: placement, ownSize(of: element), under: reader)
    cell.size = pools.cells[index].size
    pools.cells[index] = cell
  }

  /// Adapts size and placement to a new parent, if the old or the new one is of the linear family.
  private mutating func adaptCell(
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

// MARK: Inserting

extension LayoutTree {
  /// Inserts elements as children of an element.
  ///
  /// The next solve measures the new elements, their ancestors, and elements whose constraints
  /// change as a result.
  ///
  /// - Parameters:
  ///   - parent: An element that reads `Item` from its children.
  ///   - index: The index among all children of `parent`, including those whose visibility is
  ///     `gone`.
  ///   - content: A closure that adds the elements.
  /// - Returns: Whether `parent` exists, reads `Item` and has that index, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
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
  ///   - index: The index among all children of `parent`, including those whose visibility is
  ///     `gone`.
  ///   - placement: The placement of the child, which the parent reads.
  /// - Returns: Whether `parent` exists, reads the placement and has that index, and no element is
  ///   open; otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of both trees.
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

  /// Returns where in the tree a child at `index` of `parent` begins; nil if none can be added
  /// there.
  private func place(at index: Int, under parent: Int) -> Int? {
    guard nodes.indices.contains(parent), openNodes.isEmpty, nodes[parent].kind.takesChildren,
      index >= 0, index <= childCount(of: parent)
    else { return nil }
    return child(of: parent, at: index) ?? Int(nodes[parent].end)
  }
}

extension LayoutTree {
  /// Appends elements to the end of the tree that are to become children of `parent`.
  mutating func append<Item: Placement>(
    under parent: Int, _ content: (inout Children<Item>) -> Void
  ) {
    openAgain(parent)
    withMutableBorrowed(&self) { tree in
      var children = Children<Item>(tree: tree)
      content(&children)
    }
  }

  /// Appends a copy of another tree that is to become a child of `parent`.
  mutating func append(_ other: LayoutTree, under parent: Int, as placement: PlacementRecord) {
    openAgain(parent)
    append(other, as: placement)
  }

  /// Appends a copy of another tree's element, with its descendants and all attributes, and returns
  /// its range.
  mutating func appendCopy(of element: Int, in other: LayoutTree, under parent: Int) -> Range<Int> {
    let first = nodes.count
    openAgain(parent)
    append(other, from: element, as: other.placement(of: element))
    openNodes.removeAll(keepingCapacity: true)
    return first..<nodes.count
  }

  /// Opens a closed element; its new children get no boxes until all boxes are made anew.
  private mutating func openAgain(_ element: Int) {
    var open = OpenNode(node: Int32(truncatingIfNeeded: element))
    open.isFlex = nodes[element].kind == .flex
    openNodes.append(open)
  }

  /// Moves the nodes from `first` on, which were just appended, to their place.
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

  /// Appends a copy of another tree's element with all descendants.
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
        style: other.style(of: element))
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
  /// Moves an element to another position, under its own parent or under another one.
  ///
  /// The element's own size and its placement are dropped if the new parent does not read them.
  ///
  /// - Parameters:
  ///   - element: The element; not the root.
  ///   - parent: The new parent; not the element itself or a descendant of it.
  ///   - index: The index among all other children of the new parent.
  ///   - placement: The placement that the new parent reads; `nil` keeps the placement if both
  ///     parents read the same kind.
  /// - Returns: Whether these conditions hold and no element is open; otherwise the edit has no
  ///   effect.
  /// - Complexity: O(n) in the number of elements of the tree.
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

  /// Returns where in the tree a child at `index` of `parent` begins, not counting one of its
  /// children.
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

  /// Drops an element's size and placement if its new parent does not read them.
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

  /// Whether a descendant may be too deep for the layout, now or before the move.
  private func reachesLimit(_ element: Int, _ oldDepth: Int32) -> Bool {
    let depth = Swift.max(oldDepth, nodes[element].depth)
    return Int(depth) + subtree(of: element).count >= Int(Limits.depth)
  }

  /// Drops the cached measurements of an element and all its descendants.
  private mutating func forget(_ element: Int) {
    guard arena.isPrepared else { return }
    for inner in subtree(of: element) { arena.clear(inner) }
  }
}

extension LayoutTree {
  /// Puts elements in another order, and removes those that are in none of its ranges.
  ///
  /// - Parameter order: Ranges of indices. Elements come after their parents and together with
  ///   their descendants.
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

  /// Computes ends, links and depths from the order of the nodes and their parents.
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
  /// - Parameter element: The element; not the root.
  /// - Returns: Whether the element exists and is not the root, and no element is open; otherwise
  ///   the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
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
  ///   - element: The element that is removed with its descendants; not the root.
  ///   - other: The tree, whose root takes the element's place.
  ///   - placement: The placement that the parent reads; `nil` keeps that of the old element.
  /// - Returns: Whether the element exists, its parent reads the placement, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of both trees.
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

  /// Replaces an element with any number of new elements.
  ///
  /// - Parameters:
  ///   - element: The element that is removed with its descendants; not the root.
  ///   - content: A closure that adds the new elements.
  /// - Returns: Whether the element exists, its parent reads `Item`, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
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

  /// Replaces an element with the elements that `append` adds to the end of the tree.
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

  /// Drops the cached measurements of elements that are about to be removed.
  mutating func drop(_ range: Range<Int>) {
    garbage += range.count
    guard arena.isPrepared else { return }
    for element in range { arena.clear(element) }
  }

  /// Removes unused attributes from the pools, if most of them belong to removed elements.
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

// MARK: Sizes that a host provides

extension LayoutTree {
  /// Sets the size of each picture and view without an intrinsic size to the one that the host
  /// provides.
  ///
  /// Sizes that the host provided before are replaced. Sizes are in points and clamped to
  /// `0...9_999_999`.
  ///
  /// - Parameters:
  ///   - sizing: The source of the sizes.
  ///   - environment: The environment that is passed to `sizing` for views.
  /// - Complexity: O(n) in the number of elements.
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
