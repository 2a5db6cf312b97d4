/// A tree of elements in contiguous memory, with their frames once it is solved.
///
/// ``build(for:environment:_:)`` fills the tree, or ``begin(for:environment:)`` with
/// ``open(_:as:id:size:style:)`` and ``close()``. The tree may be filled again and keeps its
/// memory. Its ``elements`` are in document order, the root first. A tree is a value and may be
/// used on any thread.
public struct LayoutTree: Sendable {
  @usableFromInline var nodes: [Node] = []
  @usableFromInline var openNodes: [OpenNode] = []
  @usableFromInline var pools = SpecPools()
  /// The rows with a key, and which elements stand in them.
  @usableFromInline var rows = RowTable()
  /// Whether the content read the sizes, or the environment, while the tree was built.
  var asksForRange = false
  var asksForEnvironment = false
  /// The source of sizes for pictures and views without an intrinsic size, while the tree is built.
  var sizing: (any IntrinsicSizing)? { didSet { asksForSizes = sizing != nil } }
  /// Whether there is a `sizing`, which would be copied to find that out.
  @usableFromInline private(set) var asksForSizes = false
  /// The rows that are taken over from another tree while this one is built.
  var keptRows: KeptRows?
  /// The log of what changed since the last `takeChanges()`; nil if changes are not tracked.
  var log: ChangeLog?
  var arena = SolveArena()
  /// The component uses whose roots are not added yet, the innermost last.
  var pendingUses: [PendingUse] = []
  /// Whether an element is nested so deep that it gets no size.
  var isTooDeep = false
  /// Whether an element may set the direction of its content.
  var hasIslands = false
  /// The number of removed elements whose attributes are still in the pools.
  var garbage = 0
  /// The ids of the document and its components, if the document is loaded at run time.
  package var loadedIDs = LoadedIDs()

  /// The sizes that the tree was last built for, in points.
  public private(set) var range = SizeRange.unbounded
  /// The environment that the tree was last built for.
  public private(set) var environment = LayoutEnvironment()

  /// Creates an empty tree.
  public init() {}

  /// Removes all elements and keeps the allocated memory.
  ///
  /// - Complexity: O(n) in the number of elements.
  public mutating func removeAll() {
    log?.keepBase(nodes)
    log?.replaceAll()
    nodes.removeAll(keepingCapacity: true)
    openNodes.removeAll(keepingCapacity: true)
    pendingUses.removeAll(keepingCapacity: true)
    pools.removeAll()
    rows.removeAll()
    garbage = 0
    isTooDeep = false
    hasIslands = false
    asksForRange = false
    asksForEnvironment = false
    loadedIDs = LoadedIDs()
    arena.invalidate()
  }

  /// Replaces the content of the tree.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points, for content that depends on them.
  ///   - environment: The environment, for content that depends on it, and for the language of
  ///     texts.
  ///   - content: A closure that adds one element, the root.
  /// - Complexity: O(n) in the number of elements removed and added, apart from the work of
  ///   `content`.
  @inlinable
  public mutating func build(
    for range: SizeRange = .unbounded,
    environment: LayoutEnvironment = LayoutEnvironment(),
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    begin(for: range, environment: environment)
    fill(content)
  }

  @inlinable
  mutating func fill(_ content: (inout Children<NoPlacement>) -> Void) {
    withMutableBorrowed(&self) { tree in
      var root = Children<NoPlacement>(tree: tree)
      content(&root)
    }
    closeAll()
  }

  /// Removes all elements, so that ``open(_:as:id:size:style:)`` and ``close()`` can fill the tree.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The environment, for the language of texts.
  /// - Complexity: O(n) in the number of elements removed.
  public mutating func begin(for range: SizeRange, environment: LayoutEnvironment) {
    removeAll()
    self.range = range
    self.environment = environment
  }

  /// Copies the range and the environment that another tree was built for.
  mutating func note(_ other: LayoutTree) {
    range = other.range
    environment = other.environment
    asksForRange = other.asksForRange
    asksForEnvironment = other.asksForEnvironment
    loadedIDs = other.loadedIDs
  }

  /// Returns whether a build for other sizes and another environment would give an equal tree.
  ///
  /// If so, the tree stores this range and this environment as its own.
  mutating func suits(_ range: SizeRange, _ environment: LayoutEnvironment) -> Bool {
    guard range == self.range || !asksForRange,
      environment == self.environment
        || !asksForEnvironment && environment.localization == self.environment.localization
    else { return false }
    self.range = range
    self.environment = environment
    return true
  }

  @usableFromInline
  mutating func closeAll() {
    while !openNodes.isEmpty { close() }
  }
}

// MARK: Changes

extension LayoutTree {
  /// Whether edits and solves are recorded for ``takeChanges()``.
  ///
  /// It is `false` at first, since recording costs a little time. Setting it to `true` starts a new
  /// record. Filling the tree anew is recorded as a replacement of all elements.
  public var tracksChanges: Bool {
    get { log != nil }
    set { log = newValue ? ChangeLog(of: nodes) : nil }
  }

  /// Returns what edits and solves changed since the last call, or since ``tracksChanges`` was set.
  ///
  /// - Returns: The changes; empty if changes are not tracked.
  /// - Complexity: O(n + k log k) for n elements and k recorded changes.
  public mutating func takeChanges() -> LayoutChanges {
    guard let log else { return LayoutChanges() }
    let changes = log.changes(in: self)
    self.log = ChangeLog(of: nodes)
    return changes
  }
}

// MARK: Elements

extension LayoutTree {
  /// The number of elements, including those whose visibility is `gone`.
  public var count: Int { nodes.count }

  /// All elements in document order, including those whose visibility is `gone`.
  public var elements: Range<LayoutElement> { LayoutElement.range(0..<nodes.count) }

  /// The kind of an element.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func kind(of element: LayoutElement) -> NodeKind { nodes[element.index].kind }

  /// The outlet of an element, or ``ElementID/none`` for an element without one.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func id(of element: LayoutElement) -> ElementID { nodes[element.index].id }

  /// The parent of an element, or `nil` for the root.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func parent(of element: LayoutElement) -> LayoutElement? {
    let parent = nodes[element.index].parent
    return parent < 0 ? nil : LayoutElement(Int(parent))
  }

  /// The range of an element and all its descendants in document order.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func subtree(of element: LayoutElement) -> Range<LayoutElement> {
    LayoutElement.range(subtree(of: element.index))
  }

  /// The appearance of an element, or `nil` for an element that sets none.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func style(of element: LayoutElement) -> ElementStyle? {
    style(of: element.index)
  }

  /// The spec of a text, or `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func text(of element: LayoutElement) -> TextSpec? { text(of: element.index) }

  /// The spec of a picture, or `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func image(of element: LayoutElement) -> ImageSpec? {
    guard nodes[element.index].kind == .image else { return nil }
    return pools.images[Int(nodes[element.index].spec)]
  }

  /// The spec of a view, or `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func view(of element: LayoutElement) -> ViewSpec? { view(of: element.index) }
}

// MARK: Attributes of elements

extension LayoutTree {
  /// The kind of an element and its own attributes; solving the tree clamps their numbers.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func spec(of element: LayoutElement) -> ElementSpec { spec(of: element.index) }

  /// The size that an element declares for itself; ``ElementSize/auto`` if it declares none.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func ownSize(of element: LayoutElement) -> ElementSize { ownSize(of: element.index) }

  /// The placement that the parent of an element reads from it, or ``PlacementRecord/none`` for the
  /// root.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func placement(of element: LayoutElement) -> PlacementRecord {
    placement(of: element.index)
  }

  /// Returns the first element of an outlet in document order, or `nil` if there is none.
  ///
  /// - Complexity: O(n) in the number of elements.
  public func element(with id: ElementID) -> LayoutElement? {
    nodes.firstIndex { $0.id == id }.map { LayoutElement($0) }
  }

  /// The number of children of an element, including those whose visibility is `gone`.
  ///
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(n) in the number of children.
  public func childCount(of element: LayoutElement) -> Int { childCount(of: element.index) }

  /// The child at an index among all children of an element, or `nil` if there is none.
  ///
  /// The index counts children whose visibility is `gone` as well.
  ///
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(index).
  public func child(of element: LayoutElement, at index: Int) -> LayoutElement? {
    child(of: element.index, at: index).map { LayoutElement($0) }
  }
}

// MARK: Elements by index

// Within the engine an element is identified by the index of its node.
extension LayoutTree {
  func subtree(of element: Int) -> Range<Int> { element..<Int(nodes[element].end) }

  func style(of element: Int) -> ElementStyle? {
    let style = nodes[element].look
    return style < 0 ? nil : pools.looks[Int(style)]
  }

  func text(of element: Int) -> TextSpec? {
    guard nodes[element].kind == .text else { return nil }
    return pools.texts[Int(nodes[element].spec)]
  }

  func view(of element: Int) -> ViewSpec? {
    guard nodes[element].kind == .view else { return nil }
    return pools.views[Int(nodes[element].spec)]
  }

  func spec(of element: Int) -> ElementSpec {
    let index = Int(nodes[element].spec)
    return switch nodes[element].kind {
    case .stack: .stack(pools.stacks[index])
    case .inset: .inset(pools.insets[index])
    case .background: .background
    case .overlay: .overlay
    case .center: .center(pools.centers[index])
    case .relative: .relative(pools.relatives[index])
    case .ratio: .ratio(pools.ratios[index])
    case .absolute: .absolute(pools.absolutes[index])
    case .corner: .corner(pools.corners[index])
    case .wrapper: .wrapper
    case .clip: .clip(pools.clips[index])
    case .fit: .fit(pools.fits[index])
    case .zstack: .zstack(pools.zstacks[index])
    case .scroll: .scroll(pools.scrolls[index])
    case .text: .text(pools.texts[index])
    case .image: .image(pools.images[index])
    case .view: .view(pools.views[index])
    case .spacer: .spacer(pools.spacers[index])
    case .flex: .flex(pools.flexes[index])
    case .grid: .grid(pools.grids[index])
    case .linear: .linear(pools.linears[index])
    case .layers: .layers(pools.layers[index])
    case .flow: .flow(pools.flows[index])
    case .custom: .custom(pools.customs[index])
    }
  }

  func ownSize(of element: Int) -> ElementSize {
    let node = nodes[element]
    let index = isCell(element) ? pools.cells[Int(node.placement)].size : node.size
    return index < 0 ? .auto : pools.sizes[Int(index)]
  }

  func placement(of element: Int) -> PlacementRecord {
    let node = nodes[element]
    guard node.parent >= 0 else { return .none }
    let reader = nodes[Int(node.parent)].kind
    guard !reader.isLinearFamily else {
      return pools.cells[Int(node.placement)].placement(under: reader)
    }
    guard node.placement >= 0 else { return reader.defaultPlacement }
    let index = Int(node.placement)
    return switch reader {
    case .stack: .stack(pools.stackItems[index])
    case .absolute: .absolute(pools.absoluteItems[index])
    case .zstack: .zstack(pools.zstackItems[index])
    case .flex: .flex(pools.flexItems[index])
    case .grid: .grid(pools.gridItems[index])
    case .custom: .custom(pools.customItems[index])
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit,
      .scroll, .text, .image, .view, .spacer, .linear, .layers, .flow:
      .none
    }
  }

  func childCount(of element: Int) -> Int {
    var count = 0
    var child = element + 1
    while child < Int(nodes[element].end) {
      count += 1
      child = Int(nodes[child].end)
    }
    return count
  }

  func child(of element: Int, at index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var left = index
    var child = element + 1
    while child < Int(nodes[element].end) {
      if left == 0 { return child }
      left -= 1
      child = Int(nodes[child].end)
    }
    return nil
  }

  func isPresent(_ element: Int) -> Bool {
    var node = element
    while nodes.indices.contains(node) {
      if nodes[node].isGone || nodes[node].isLeftOut(in: nodes) { return false }
      node = Int(nodes[node].parent)
    }
    return nodes.indices.contains(element)
  }
}

// MARK: Directions

extension LayoutTree {
  /// Returns the direction in which an element lays out its content.
  ///
  /// That is the direction of the environment, or the
  /// ``ElementStyle/writingDirection-swift.property`` of the element or the nearest element around
  /// it that sets one. A flexbox or a grid may turn its items by a
  /// ``FlexSpec/layoutDirection-swift.property`` of its own.
  ///
  /// - Parameter element: The element.
  /// - Returns: The direction in the last solve; before it, that for which the tree was built.
  /// - Precondition: `element` is one of ``elements``.
  public func direction(of element: LayoutElement) -> WritingDirection {
    nodes[element.index].direction.resolved(in: (arena.environment ?? environment).direction)
  }

  /// The environment of the last solve, with its numbers clamped; before it, that for which the
  /// tree was built.
  package var solvedEnvironment: LayoutEnvironment { arena.environment ?? environment }

  /// Returns the environment with the direction in which an element lays out its content.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func environment(of element: LayoutElement) -> LayoutEnvironment {
    guard nodes[element.index].direction != .inherited else { return environment }
    var turned = environment
    turned.direction = direction(of: element)
    return turned
  }

  /// Sets the direction of an element's content, which the elements in it inherit.
  mutating func setDirection(_ direction: ElementStyle.Direction, of element: Int) {
    nodes[element].saysDirection = direction != .inherit
    if nodes[element].saysDirection {
      hasIslands = true
      arena.isTurned = arena.isTurned || nodes[element].direction != NodeDirection(direction)
      nodes[element].direction = NodeDirection(direction)
    }
    inheritDirections()
  }

  /// Gives all elements the direction of their parents, except those that set their own.
  ///
  /// Elements with another direction than before are noted as changed, and the next solve starts
  /// without cached measurements.
  mutating func inheritDirections() {
    guard hasIslands else { return }
    for index in nodes.indices where !nodes[index].saysDirection {
      let parent = Int(nodes[index].parent)
      let direction = parent < 0 ? .inherited : nodes[parent].direction
      guard nodes[index].direction != direction else { continue }
      nodes[index].direction = direction
      log?.note(index, .direction)
      arena.isTurned = true
    }
  }
}

// MARK: Drawing order

extension LayoutTree {
  /// Whether an element is in the tree, and neither it nor an ancestor has the visibility `gone` or
  /// is an alternative that a `fit` did not take in the last solve.
  ///
  /// - Complexity: O(d) in the depth of the element.
  public func isPresent(_ element: LayoutElement) -> Bool { isPresent(element.index) }

  /// Whether an element's own visibility is `gone`.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func isGone(_ element: LayoutElement) -> Bool { nodes[element.index].isGone }

  /// Whether an element is an alternative that its parent, a `fit`, did not take in the last solve.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func isLeftOut(_ element: LayoutElement) -> Bool {
    nodes[element.index].isLeftOut(in: nodes)
  }

  /// Returns the elements of a subtree in drawing order, from back to front.
  ///
  /// An element is behind its children. Siblings are in the order of their
  /// ``ElementStyle/zIndex``, and those with equal numbers in document order, except that the
  /// second child of a `background` is behind the first. Elements whose visibility is `gone`, and
  /// alternatives that a `fit` did not take, are left out with all their descendants.
  ///
  /// - Parameter element: The root of the subtree, by default that of the tree.
  /// - Returns: The elements; empty if the element is not present.
  /// - Complexity: O(n) in the number of elements of the subtree.
  public func elementsFromBack(in element: LayoutElement = .root) -> [LayoutElement] {
    isPresent(element) ? elementsFromBack(from: [element]) : []
  }

  /// The first child of an element that is present with it, or `nil` if there is none.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func firstChild(of element: LayoutElement) -> LayoutElement? {
    let child = taken(nodes[element.index].firstChild)
    return child < 0 ? nil : LayoutElement(Int(child))
  }

  /// The next sibling in document order that is present with its parent, or `nil` if there is none.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func nextSibling(of element: LayoutElement) -> LayoutElement? {
    let sibling = taken(nodes[element.index].nextSibling)
    return sibling < 0 ? nil : LayoutElement(Int(sibling))
  }

  /// Returns a child, or if a `fit` left it out, the next sibling that the `fit` took; −1 for none.
  private func taken(_ child: Int32) -> Int32 {
    var child = child
    while child >= 0, nodes[Int(child)].isLeftOut(in: nodes) {
      child = nodes[Int(child)].nextSibling
    }
    return child
  }

  /// Returns the present elements of a range of siblings and their descendants, from back to front.
  func elementsFromBack(in siblings: Range<LayoutElement>) -> [LayoutElement] {
    guard let first = siblings.first, let parent = parent(of: first), isPresent(parent)
    else { return [] }
    var roots: [LayoutElement] = []
    var child = taken(nodes[parent.index].firstChild)
    while child >= 0 {
      let element = LayoutElement(Int(child))
      if siblings.contains(element) { roots.append(element) }
      child = taken(nodes[Int(child)].nextSibling)
    }
    if kind(of: parent) != .background { roots.reverse() }
    sortByZIndex(&roots)
    return elementsFromBack(from: roots)
  }

  /// Returns present elements and their descendants from back to front; the last root is farthest
  /// back.
  private func elementsFromBack(from roots: [LayoutElement]) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    var waiting = roots
    while let next = waiting.popLast() {
      elements.append(next)
      let first = waiting.count
      var child = taken(nodes[next.index].firstChild)
      while child >= 0 {
        waiting.append(LayoutElement(Int(child)))
        child = taken(nodes[Int(child)].nextSibling)
      }
      // `waiting` is a stack: its last element is taken first.
      if kind(of: next) != .background { waiting[first...].reverse() }
      sortByZIndex(&waiting, from: first)
    }
    return elements
  }

  /// The position of an element among its siblings in drawing order, before document order.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func zIndex(of element: LayoutElement) -> Int32 {
    let look = nodes[element.index].look
    return look < 0 ? 0 : pools.looks[Int(look)].zIndex
  }

  /// Sorts siblings that are in order from front to back, apart from their numbers `zIndex`.
  package func sortByZIndex(_ siblings: inout [LayoutElement], from first: Int = 0) {
    guard siblings[first...].contains(where: { zIndex(of: $0) != 0 }) else { return }
    // The sort is stable.
    siblings[first...].sort { zIndex(of: $0) > zIndex(of: $1) }
  }
}

// MARK: Separators

extension LayoutTree {
  /// The frames of the separators of a `linear` in the last solve, in points and in its own
  /// coordinates.
  ///
  /// The result is empty for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(n) in the number of children.
  public func separators(of element: LayoutElement) -> [LayoutRect] {
    guard kind(of: element) == .linear else { return [] }
    var separators: [LayoutRect] = []
    var child = nodes[element.index].firstChild
    while child >= 0 {
      let index = Int(nodes[Int(child)].placement)
      if arena.cells.indices.contains(index), arena.cells[index].hasSeparator {
        separators.append(arena.cells[index].separator)
      }
      child = nodes[Int(child)].nextSibling
    }
    return separators
  }
}

// MARK: Placements that parents read

extension LayoutTree {
  /// Whether an element reads such a placement from its children; `none` fits every parent.
  func reads(_ placement: PlacementRecord, under parent: Int) -> Bool {
    guard nodes[parent].kind.reads(placement) else { return false }
    guard case .custom(let item) = placement else { return true }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether an element reads placements of type `Item` from its children.
  func takes<Item: Placement>(_ item: Item.Type, under parent: Int) -> Bool {
    guard nodes[parent].kind == .custom else {
      return nodes[parent].kind.defaultPlacement == Item().record
    }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether `spec` may replace an element's own attributes.
  ///
  /// A custom layout may be replaced by another one if both read the same from their children.
  func canReplace(_ element: Int, by spec: ElementSpec) -> Bool {
    guard case .custom(let spec) = spec else { return true }
    return pools.customs[Int(nodes[element].spec)].readsSame(as: spec)
  }
}

// MARK: Outlets of roots

extension LayoutTree {
  func rootIDs(of element: Int) -> RootIDs? {
    let index = Int(nodes[element].rootIDs)
    return index > 0 ? pools.rootIDs[index - 1] : nil
  }
}
