// Elements are added one after another, each as a child of the innermost open element.

extension LayoutTree {
  /// Adds an element as a child of the innermost open element, and opens the new element.
  ///
  /// - Parameters:
  ///   - spec: The kind of the element and its own attributes.
  ///   - placement: The placement that the parent reads; dropped if the parent reads another kind.
  ///   - id: The outlet of the element.
  ///   - size: The element's own size; dropped if neither the element nor its parent reads one.
  ///   - style: The appearance; `nil` is the default one.
  /// - Complexity: Amortized O(1).
  public mutating func open(
    _ spec: ElementSpec,
    as placement: PlacementRecord = .none,
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
  ) {
    let (kind, index) = store(spec)
    if case .custom = placement, let parent = innermost,
      !reads(placement, under: Int(parent.node))
    {
      open(add(kind, spec: index, as: .none, id: id, size: size, style: style))
    } else {
      open(add(kind, spec: index, as: placement, id: id, size: size, style: style))
    }
  }

  /// Closes the element that was opened last; has no effect if no element is open.
  ///
  /// - Complexity: Amortized O(1) for each element that was added; closing the root takes O(n) in
  ///   the number of elements.
  public mutating func close() {
    guard let open = openNodes.popLast() else { return }
    nodes[Int(open.node)].end = Int32(truncatingIfNeeded: nodes.count)
    if open.box >= 0 { arena.flex.close(open.box, isHost: isHost(Int(open.node))) }
    if openNodes.isEmpty { linkChildren(in: Int(open.node)) }
  }

  /// Whether the node is a view with a child whose visibility is not `gone`.
  private func isHost(_ node: Int) -> Bool {
    guard nodes[node].kind == .view else { return false }
    var child = node + 1
    while child < nodes.count, nodes[child].isGone { child = Int(nodes[child].end) }
    return child < nodes.count
  }

  /// Links the nodes of a complete subtree to their children whose visibility is not `gone`.
  private mutating func linkChildren(in root: Int) {
    var deepest: Int32 = 0
    nodes.withMutableBorrowed { nodes in
      var index = nodes.count - 1
      while index > root {
        deepest = Swift.max(deepest, nodes[index].depth)
        let parent = Int(nodes[index].parent)
        if !nodes[index].isGone {
          nodes[index].nextSibling = nodes[parent].firstChild
          nodes[parent].firstChild = Int32(truncatingIfNeeded: index)
        }
        index -= 1
      }
    }
    if deepest >= Limits.depth { isTooDeep = true }
  }

  /// Closes the element that was added last and has no children.
  @usableFromInline
  mutating func closeLeaf() {
    if arena.flex.newest >= 0 { arena.flex.close(arena.flex.newest, isHost: false) }
  }

  /// The innermost open element.
  ///
  /// `last` would allocate wherever it is not specialised.
  var innermost: OpenNode? {
    openNodes.isEmpty ? nil : openNodes[openNodes.count - 1]
  }

  /// Opens the element that was added last.
  @usableFromInline @inline(never)
  mutating func open(_ node: Int32) {
    var open = OpenNode(node: node)
    open.box = arena.flex.newest
    open.isGone = nodes[Int(node)].isGone || innermost?.isGone ?? false
    open.isFlex = nodes[Int(node)].kind == .flex
    if open.isFlex {
      // The children of a CSS flexbox stand in no box, unless `display: contents` puts them in its
      // place.
      open.owner = nodes[Int(node)].isCSSFlexbox ? arena.flex.ownerInPlace(of: open.box) : open.box
    }
    openNodes.append(open)
  }

  private mutating func store(_ spec: ElementSpec) -> (NodeKind, Int32) {
    switch spec {
    case .stack(let spec): (.stack, pools.stacks.add(spec))
    case .inset(let spec): (.inset, pools.insets.add(spec))
    case .background: (.background, -1)
    case .overlay: (.overlay, -1)
    case .center(let spec): (.center, pools.centers.add(spec))
    case .relative(let spec): (.relative, pools.relatives.add(spec))
    case .ratio(let spec): (.ratio, pools.ratios.add(spec))
    case .absolute(let spec): (.absolute, pools.absolutes.add(spec))
    case .corner(let spec): (.corner, pools.corners.add(spec))
    case .wrapper: (.wrapper, -1)
    case .clip(let spec): (.clip, pools.clips.add(spec))
    case .fit(let spec): (.fit, pools.fits.add(spec))
    case .zstack(let spec): (.zstack, pools.zstacks.add(spec))
    case .scroll(let spec): (.scroll, pools.scrolls.add(spec))
    case .text(let spec): (.text, store(spec))
    case .image(let spec): (.image, store(spec))
    case .view(let spec): (.view, store(spec))
    case .spacer(let spec): (.spacer, pools.spacers.add(spec))
    case .flex(let spec): (.flex, pools.flexes.add(spec))
    case .grid(let spec): (.grid, pools.grids.add(spec))
    case .linear(let spec): (.linear, pools.linears.add(spec))
    case .layers(let spec): (.layers, pools.layers.add(spec))
    case .flow(let spec): (.flow, pools.flows.add(spec))
    case .custom(let spec): (.custom, pools.customs.add(spec))
    }
  }
}

// MARK: Adding

extension LayoutTree {
  // Not inlined into compiled documents, which would have a copy for each pair of parent and child.

  /// Adds an element without opening it.
  @usableFromInline @inline(never)
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as placement: PlacementRecord,
    id: ElementID,
    size: ElementSize,
    style: consuming ElementStyle?,
  ) -> Int32 {
    if !openNodes.isEmpty && openNodes[openNodes.count - 1].isFlex {
      if case .flex(let item) = placement {
        return add(kind, spec: spec, as: item, id: id, size: size, style: style)
      }
      return add(kind, spec: spec, as: FlexItem(), id: id, size: size, style: style)
    }
    var node = newNode(kind, spec, id)
    if let style { dress(&node, style) }
    let parent = innermost
    node.isGridItem = parent.map { nodes[Int($0.node)].kind == .grid } ?? false
    if let parent {
      place(&node, placement, size, under: nodes[Int(parent.node)].kind)
    } else if kind.readsOwnSize && !size.isAuto {
      node.size = pools.share(size)
    }
    arena.flex.newest = -1
    if node.isYogaFlexbox && !node.isGone && !(parent?.isGone ?? false)
      && !pools.isContents(node)
    {
      addFlexRoot(node, pools.flexItem(of: node, isRoot: true))
    }
    return append(node)
  }

  /// Returns a node for an element that is to be added to the innermost open one.
  @inline(__always)
  private mutating func newNode(_ kind: NodeKind, _ spec: Int32, _ id: ElementID) -> Node {
    let parent = openNodes.isEmpty ? -1 : openNodes[openNodes.count - 1].node
    var node = Node(
      kind: kind, isGone: false, isPadded: pools.isPadded(kind, spec), id: id,
      end: Int32(truncatingIfNeeded: nodes.count &+ 1),
      parent: parent, depth: parent < 0 ? 0 : nodes[Int(parent)].depth &+ 1, spec: spec)
    if kind == .flex {
      node.isCSSFlexbox = withBorrowed(pools.flexes[Int(spec)]) { $0.pointee.flexbox == .css }
    }
    if hasIslands, parent >= 0 { node.direction = nodes[Int(parent)].direction }
    return node
  }

  /// Gives a node its appearance.
  ///
  /// Most elements have none; inlined, this would load all of its fields for each of them.
  @inline(never)
  private mutating func dress(_ node: inout Node, _ style: ElementStyle) {
    node.isGone = style.visibility == .gone
    node.look = store(style)
    if let extras = style.extras, extras.values.writingDirection != .inherit {
      node.direction = NodeDirection(extras.values.writingDirection)
      node.saysDirection = true
      hasIslands = true
    }
  }

  /// Appends a node and returns its index.
  @inline(__always)
  mutating func append(_ node: Node) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    if rows.hasOpenRow { rows.note(Int(index), depth: openNodes.count) }
    return index
  }

  /// Stores the size and the placement of a child whose parent is not a flexbox.
  private mutating func place(
    _ node: inout Node, _ placement: PlacementRecord, _ size: ElementSize, under reader: NodeKind
  ) {
    guard !reader.isLinearFamily else {
      node.placement = storeCell(placement, size, node.kind, node.spec, under: reader)
      return
    }
    if node.kind.readsOwnSize || reader == .grid && node.kind != .spacer, !size.isAuto {
      node.size = pools.share(size)
    }
    node.placement =
      node.kind == .spacer
      ? storeSpacer(node.spec, placement, under: reader) : store(placement, under: reader)
  }

  mutating func store(_ placement: PlacementRecord, under parent: NodeKind) -> Int32 {
    switch placement {
    case .stack(let item) where parent == .stack && item != StackItem():
      pools.stackItems.add(item)
    case .absolute(let item) where parent == .absolute && item != AbsoluteItem():
      pools.absoluteItems.add(item)
    case .zstack(let item) where parent == .zstack && item != ZStackItem():
      pools.zstackItems.add(item)
    case .flex(let item) where parent == .flex && !item.saysNothing: pools.share(item)
    case .grid(let item) where parent == .grid && item != GridItem(): pools.gridItems.add(item)
    case .custom(let item) where parent == .custom: pools.customItems.add(item)
    case .none, .stack, .absolute, .zstack, .flex, .grid, .linear, .layers, .flow, .custom: -1
    }
  }

  /// Stores a child of the linear family: every such child has a cell, which includes its size.
  private mutating func storeCell(
    _ placement: PlacementRecord, _ size: ElementSize, _ kind: NodeKind, _ spec: Int32,
    under parent: NodeKind
  ) -> Int32 {
    guard kind != .spacer else {
      return pools.cells.add(
        LinearCell(placement, .auto, under: parent, spacer: pools.spacers[Int(spec)]))
    }
    var size = size
    size.sanitize()
    var cell = LinearCell(placement, size, under: parent)
    if !size.isAuto { cell.size = pools.own(size) }
    return pools.cells.add(cell)
  }

  private mutating func storeSpacer(
    _ spec: Int32, _ placement: PlacementRecord, under parent: NodeKind
  ) -> Int32 {
    let said = parent.reads(placement) && placement != .none ? placement : parent.defaultPlacement
    return store(spacing(said, pools.spacers[Int(spec)]), under: parent)
  }

  /// Returns the placement of a spacer: a child that grows from its least length.
  func spacing(_ placement: PlacementRecord, _ spacer: SpacerSpec) -> PlacementRecord {
    switch placement {
    case .stack(var item):
      if !(item.flexGrow > 0) { item.flexGrow = 1 }
      if item.flexBasis.isAuto { item.flexBasis = .points(spacer.minLength) }
      return .stack(item)
    case .flex(var item):
      item.flexGrow = item.flexGrow ?? 1
      if item.flexBasis.isAuto { item.flexBasis = .points(spacer.minLength) }
      return .flex(item)
    case .grid, .custom: return placement
    case .none, .absolute, .zstack, .linear, .layers, .flow: return .none
    }
  }
}

// MARK: Flexboxes and their items

// A flexbox reads all attributes of a child as one box, which is made while the tree is filled.

extension LayoutTree {
  /// Adds an element to a flexbox without opening it.
  @usableFromInline @inline(never)
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as item: FlexItem,
    id: ElementID,
    size: ElementSize,
    style: consuming ElementStyle?,
  ) -> Int32 {
    guard !openNodes.isEmpty, openNodes[openNodes.count - 1].isFlex else {
      return add(kind, spec: spec, as: .flex(item), id: id, size: size, style: style)
    }
    var node = newNode(kind, spec, id)
    node.isFlexItem = true
    if let style { dress(&node, style) }
    arena.flex.newest = -1
    let owner = node.isGone || arena.isPrepared ? -1 : openNodes[openNodes.count - 1].owner
    guard kind != .spacer else {
      node.placement = storeSpacer(spec, .flex(item), under: .flex)
      if owner >= 0 { makeBox(node, pools.flexItems[Int(node.placement)], .auto, in: owner) }
      return append(node)
    }
    var size = size
    if !size.isAuto {
      size.sanitize()
      node.size = pools.share(sane: size)
    }
    if !item.saysNothing { node.placement = pools.share(item) }
    if owner >= 0 {
      makeBox(node, item, size, in: owner)
    } else if node.isYogaFlexbox && !node.isGone && !openNodes[openNodes.count - 1].isGone
      && !pools.isContents(node)
    {
      addFlexRoot(node, pools.flexItem(of: node, isRoot: true))
    }
    return append(node)
  }

  /// Makes the box for a flexbox of Yoga that does not stand in another one.
  private mutating func addFlexRoot(_ node: Node, _ item: FlexItem) {
    guard !arena.isPrepared else { return }
    if arena.flex.boxes.isEmpty { arena.flex.direction = environment.sane.direction }
    let size = node.size >= 0 ? pools.sizes[Int(node.size)] : .auto
    makeBox(node, item, size, in: -1)
  }

  @inline(__always)
  private mutating func makeBox(
    _ node: Node, _ item: FlexItem, _ size: ElementSize, in owner: Int32
  ) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    if node.isYogaFlexbox {
      let around = arena.flex.direction(around: node, in: owner, nodes, pools)
      pools.flexes.withBorrowed {
        arena.flex.addContainer(
          index, $0.element(at: node.spec), node, item, size, in: owner, around: around)
      }
    } else if node.isCSSFlexbox {
      withBorrowed(pools.flexes[Int(node.spec)]) {
        arena.flex.addCSSFlexbox(index, $0.pointee.display, node, item, size, in: owner)
      }
    } else {
      arena.flex.add(index, pools.content(of: node), node, item, size, in: owner)
    }
  }
}

extension SpecPools {
  /// Stores a size and returns its index; a size equal to the last one shares its entry.
  mutating func share(_ size: ElementSize) -> Int32 {
    var size = size
    size.sanitize()
    return share(sane: size)
  }

  /// Stores a size that is already clamped, and returns its index.
  mutating func share(sane size: ElementSize) -> Int32 {
    let last = sizes.count &- 1
    return last >= ownedSizes && sizes[last] == size
      ? Int32(truncatingIfNeeded: last) : sizes.add(size)
  }

  /// Stores a size in an entry that one element alone uses, so that an edit may overwrite it.
  mutating func own(_ size: ElementSize) -> Int32 {
    ownedSizes = sizes.count &+ 1
    return sizes.add(size)
  }

  /// Stores a flex item and returns its index; an item equal to the last one shares its entry.
  mutating func share(_ item: FlexItem) -> Int32 {
    let last = flexItems.count &- 1
    let isKnown =
      last >= ownedFlexItems
      && withBorrowed(item) { item in
        withBorrowed(flexItems[last]) { $0.isSame(item) }
      }
    return isKnown ? Int32(truncatingIfNeeded: last) : flexItems.add(item)
  }

  /// Stores a flex item in an entry that one element alone uses, so that an edit may overwrite it.
  mutating func own(_ item: FlexItem) -> Int32 {
    ownedFlexItems = flexItems.count &+ 1
    return flexItems.add(item)
  }
}

extension FlexItem {
  /// Whether every attribute has its default value.
  @inline(__always)
  fileprivate var saysNothing: Bool {
    flexGrow == nil && flexShrink == nil && flex == nil && flexBasis.isAuto && aspectRatio == nil
      && alignSelf == .auto && position == .relative && display == .flex
      && boxSizing == .borderBox && !isReferenceBaseline && margin.isEmpty && padding.isEmpty
      && borderWidth.isEmpty && insets.isEmpty && overflow == .visible
  }
}

extension Borrowed<FlexItem> {
  /// Whether two items are equal; the attributes that are most likely to differ are compared first.
  @inline(__always)
  fileprivate func isSame(_ other: Borrowed<FlexItem>) -> Bool {
    guard pointee.flexGrow == other.pointee.flexGrow,
      pointee.flexShrink == other.pointee.flexShrink,
      pointee.flex == other.pointee.flex, pointee.flexBasis == other.pointee.flexBasis,
      pointee.aspectRatio == other.pointee.aspectRatio,
      pointee.alignSelf == other.pointee.alignSelf, pointee.position == other.pointee.position,
      pointee.display == other.pointee.display, pointee.boxSizing == other.pointee.boxSizing,
      pointee.isReferenceBaseline == other.pointee.isReferenceBaseline,
      pointee.overflow == other.pointee.overflow
    else { return false }
    return pointee.margin.isSame(other.pointee.margin)
      && pointee.padding.isSame(other.pointee.padding)
      && pointee.borderWidth.isSame(other.pointee.borderWidth)
      && pointee.insets.isSame(other.pointee.insets)
  }
}

extension LayoutEdges {
  @inline(__always)
  fileprivate func isSame(_ other: LayoutEdges) -> Bool {
    units == other.units && (isEmpty || self == other)
  }
}

// MARK: Uses of components

extension LayoutTree {
  /// Notes a use of a component; `scope` is the scope of the place that contains the use.
  ///
  /// If the use is the root of another component, the attributes of that component's own use are
  /// laid over it.
  mutating func begin(
    as placement: PlacementRecord, id: ElementID, _ overlay: RootOverrides?, in scope: ScopeMark,
    outlets: any LayoutOutlets.Type
  ) {
    var use = PendingUse(
      placement: placement, id: id, overlay: overlay.map(KeptOverrides.init), scope: scope,
      outlets: outlets)
    if scope.starts > 0, let outer = pendingUses.popLast() {
      use.placement = outer.placement
      use.id = outer.id
      use.overlay = KeptOverrides.combined(use.overlay, by: outer.overlay)
      use.scope = outer.scope
      use.inner = outer.inner + [id]
      use.outlets = outer.outlets
      use.innerOutlets = outer.innerOutlets + [outlets]
    }
    use.scope.starts += 1
    pendingUses.append(use)
  }

  /// Removes the uses whose component has added no element.
  mutating func end(depth: Int) {
    while pendingUses.count > depth { pendingUses.removeLast() }
  }

  /// Adds an element that is the root of a component or that fills a slot.
  @usableFromInline
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as placement: PlacementRecord,
    id: ElementID,
    size: ElementSize,
    style: consuming ElementStyle?,
    in scope: ScopeMark,
  ) -> Int32 {
    guard scope.starts > 0, var use = pendingUses.popLast() else {
      let node = add(kind, spec: spec, as: placement, id: id, size: size, style: style)
      var exits = scope
      exits.starts = 0
      nodes[Int(node)].scope = exits
      return node
    }
    let overlay = use.overlay?.values
    if case .flex(let item) = use.placement, kind == .flex {
      pools.flexes[Int(spec)].lay(item, overlay)
    }
    pools.lay(overlay?.padding ?? .none, and: &use.placement, over: kind, spec)
    var size = size
    if let overlay {
      size = overlay.over(size)
      style = overlay.over(style)
    }
    let node = add(kind, spec: spec, as: use.placement, id: use.id, size: size, style: style)
    nodes[Int(node)].scope = use.scope
    nodes[Int(node)].rootIDs = pools.share(RootIDs(of: use, id))
    return node
  }

  /// Adds an element of a document that is loaded at run time, and opens it.
  ///
  /// Its attributes are those of the component's root with all overrides.
  ///
  /// - Parameters:
  ///   - spec: The kind of the element and its own attributes.
  ///   - placement: The placement that the parent reads.
  ///   - id: The id in the document or the component that contains the element or the outermost use
  ///     whose root it is.
  ///   - size: The element's own size.
  ///   - style: The appearance.
  ///   - exits: The number of components that the element leaves, because it fills their slots.
  ///   - root: The components whose root the element is; nil if there is none.
  package mutating func open(
    _ spec: ElementSpec, as placement: PlacementRecord, id: ElementID, size: ElementSize,
    style: consuming ElementStyle?, leaving exits: Int, starting root: LoadedRoot?
  ) {
    let node = nodes.count
    open(spec, as: placement, id: id, size: size, style: style)
    guard exits > 0 || root != nil else { return }
    nodes[node].scope = ScopeMark(exits: exits, starts: root?.owners.count ?? 0)
    if let root { nodes[node].rootIDs = pools.share(RootIDs(of: root)) }
  }
}

// MARK: Rows

extension LayoutTree {
  @usableFromInline
  package mutating func openRow(_ key: RowKey) {
    rows.open(key, from: nil, depth: openNodes.count, at: nodes.count)
  }

  /// Adds a row that is taken over by the next build if it has the same key and an equal value.
  @usableFromInline
  package mutating func openRow(
    _ key: RowKey, _ value: any AnyRowValue, at site: GeneratedCode.RowSite
  ) {
    let origin = RowOrigin(site: site, value: value)
    rows.open(key, from: origin, depth: openNodes.count, at: nodes.count)
  }

  @usableFromInline
  package mutating func closeRow() {
    rows.close(at: nodes.count)
  }

  /// Returns the value that a row was made from when it was last added at a place in the source.
  ///
  /// Only one call for each row finds it.
  @usableFromInline
  package mutating func findRow(
    _ key: RowKey, at site: GeneratedCode.RowSite
  ) -> (any AnyRowValue)? {
    guard keptRows != nil else { return nil }
    return keptRows?.find(key, at: site, outer: rows.outerKeys(at: openNodes.count))
  }

  /// Takes over the row that was found last, unchanged.
  ///
  /// - Returns: The number of its elements.
  @usableFromInline @discardableResult
  package mutating func keepRow() -> Int {
    guard let row = keptRows?.found else { return 0 }
    keptRows?.keep(at: rows.rows.count, mark: nodes.count)
    guard var entry = keptRows?.table.rows[row].firstEntry else { return 0 }
    while let element = keptRows?.table.element(behind: &entry, in: row) {
      appendMark(for: element)
    }
    return keptRows?.table.rows[row].elements.count ?? 0
  }

  /// Adds a mark, which stands for an element of the tree that rows are taken over from.
  private mutating func appendMark(for element: Int) {
    guard let old = keptRows?.nodes[element] else { return }
    let parent = innermost?.node ?? -1
    var mark = Node(
      kind: old.kind, isGone: old.isGone, isPadded: false, id: old.id,
      end: Int32(truncatingIfNeeded: nodes.count + 1), parent: parent,
      depth: Int32(truncatingIfNeeded: openNodes.count), spec: Int32(truncatingIfNeeded: element))
    mark.isMark = true
    mark.scope = old.scope
    mark.rootIDs = old.rootIDs
    nodes.append(mark)
  }
}

// MARK: Words

extension LayoutTree {
  /// Stores a text in the language of the environment, and returns its index.
  @usableFromInline @inline(never)
  mutating func store(_ text: consuming TextSpec) -> Int32 {
    if environment.localization == nil && text.hasPlainWords {
      return pools.texts.add(text)
    }
    return pools.texts.add(text.resolved(in: environment.localization))
  }

  /// Stores an appearance, with its accessibility texts in the language of the environment.
  @usableFromInline
  mutating func store(_ style: consuming ElementStyle) -> Int32 {
    pools.looks.add(style.resolved(in: environment.localization))
  }
}

// MARK: Pictures and views

extension LayoutTree {
  /// Stores the spec of a picture, with the size that the host provides.
  @inlinable
  mutating func store(_ image: consuming ImageSpec) -> Int32 {
    guard !asksForSizes else { return storeAsking(image) }
    return pools.images.add(image)
  }

  /// Stores the spec of a view, with the size that the host provides.
  @inlinable
  mutating func store(_ view: consuming ViewSpec) -> Int32 {
    guard !asksForSizes else { return storeAsking(view) }
    return pools.views.add(view)
  }

  @usableFromInline
  mutating func storeAsking(_ image: ImageSpec) -> Int32 {
    var image = image
    if let sizing { image.ask(sizing) }
    return pools.images.add(image)
  }

  @usableFromInline
  mutating func storeAsking(_ view: ViewSpec) -> Int32 {
    var view = view
    if let sizing { view.ask(sizing, environment) }
    return pools.views.add(view)
  }
}
