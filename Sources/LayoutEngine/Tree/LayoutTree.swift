/// A tree of elements in contiguous memory, and their frames once it is solved.
///
/// ``build(for:environment:_:)`` fills it, or ``begin(for:environment:)`` with
/// ``open(_:as:id:size:look:)`` and ``close()``; it may be filled again and keeps its memory.
/// Its ``elements`` are in document order, the root first. A tree is a value and may be used on any
/// thread.
public struct LayoutTree: Sendable {
  @usableFromInline var nodes: [Node] = []
  @usableFromInline var openNodes: [OpenNode] = []
  @usableFromInline var pools = SpecPools()
  /// Which elements stand in rows with a key.
  @usableFromInline var rows = RowTable()
  /// Whether what was built may depend on the sizes or on the environment.
  var asksForRange = false
  var asksForEnvironment = false
  /// What knows the sizes of pictures and views that say none, while the tree is built.
  @usableFromInline var sizing: (any IntrinsicSizing)?
  /// The rows that are taken over while the tree is built.
  var keptRows: KeptRows?
  /// What happened since changes were last taken, where they are.
  var log: ChangeLog?
  var arena = SolveArena()
  /// What uses of components say of the roots that are not added yet, the innermost last.
  var pendingUses: [PendingUse] = []
  /// Whether an element is nested so deep that it gets no size.
  var isTooDeep = false
  /// How many elements were removed that have attributes in the pools still.
  var garbage = 0

  /// The sizes that the tree was last built for.
  public private(set) var range = SizeRange.unbounded
  /// The environment that the tree was last built for.
  public private(set) var environment = LayoutEnvironment()

  /// Creates an empty tree.
  public init() {}

  /// Removes all elements and keeps the memory.
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
    asksForRange = false
    asksForEnvironment = false
    arena.invalidate()
  }

  /// Fills the tree anew.
  ///
  /// - Parameters:
  ///   - range: The sizes that will be offered, for content that depends on them.
  ///   - environment: The environment, for content that depends on it, and for the language of
  ///     texts.
  ///   - content: Adds one element, the root.
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

  /// Removes all elements, so that ``open(_:as:id:size:look:)`` and ``close()`` can fill the tree.
  ///
  /// - Parameters:
  ///   - range: The sizes that will be offered.
  ///   - environment: The environment, for the language of texts.
  public mutating func begin(for range: SizeRange, environment: LayoutEnvironment) {
    removeAll()
    self.range = range
    self.environment = environment
  }

  /// Takes over what another tree was built for.
  mutating func note(_ other: LayoutTree) {
    range = other.range
    environment = other.environment
    asksForRange = other.asksForRange
    asksForEnvironment = other.asksForEnvironment
  }

  /// Whether the tree would have been built alike for other sizes in another environment; it then is as
  /// if it had been.
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
  /// Whether ``takeChanges()`` tells what changes; a tree that is filled anew has other elements.
  ///
  /// It is `false` at first, since it costs a little. Setting it to `true` begins anew.
  public var tracksChanges: Bool {
    get { log != nil }
    set { log = newValue ? ChangeLog(of: nodes) : nil }
  }

  /// Tells what edits and solves have changed since the last call, or since ``tracksChanges`` was set.
  ///
  /// - Returns: The changes; none where they are not tracked.
  public mutating func takeChanges() -> LayoutChanges {
    guard let log else { return LayoutChanges() }
    let changes = log.changes(in: self)
    self.log = ChangeLog(of: nodes)
    return changes
  }
}

// MARK: Elements

extension LayoutTree {
  /// The number of elements, including those that are gone.
  public var count: Int { nodes.count }

  /// All elements in document order, including those that are gone.
  public var elements: Range<LayoutElement> { LayoutElement.range(0..<nodes.count) }

  /// The kind of an element.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func kind(of element: LayoutElement) -> NodeKind { nodes[element.index].kind }

  /// The outlet of an element; ``ElementID/none`` without one.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func id(of element: LayoutElement) -> ElementID { nodes[element.index].id }

  /// The parent of an element; `nil` for the root.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func parent(of element: LayoutElement) -> LayoutElement? {
    let parent = nodes[element.index].parent
    return parent < 0 ? nil : LayoutElement(Int(parent))
  }

  /// An element and its descendants.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func subtree(of element: LayoutElement) -> Range<LayoutElement> {
    LayoutElement.range(subtree(of: element.index))
  }

  /// The appearance of an element; `nil` where it sets none.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func appearance(of element: LayoutElement) -> Appearance? {
    appearance(of: element.index)
  }

  /// The spec of a text; `nil` for other elements.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func text(of element: LayoutElement) -> TextSpec? { text(of: element.index) }

  /// The spec of a picture; `nil` for other elements.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func image(of element: LayoutElement) -> ImageSpec? {
    guard nodes[element.index].kind == .image else { return nil }
    return pools.images[Int(nodes[element.index].spec)]
  }

  /// The spec of a view; `nil` for other elements.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func view(of element: LayoutElement) -> ViewSpec? { view(of: element.index) }
}

// MARK: What elements say

extension LayoutTree {
  /// The kind of an element and its own attributes, with their numbers in range once the tree is
  /// solved.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func spec(of element: LayoutElement) -> ElementSpec { spec(of: element.index) }

  /// The size that an element declares for itself.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func ownSize(of element: LayoutElement) -> ElementSize { ownSize(of: element.index) }

  /// What the parent of an element reads from it; ``PlacementRecord/none`` for the root.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func placement(of element: LayoutElement) -> PlacementRecord {
    placement(of: element.index)
  }

  /// The first element of an outlet in document order; `nil` where there is none.
  ///
  /// It takes time in proportion to the number of elements.
  public func element(with id: ElementID) -> LayoutElement? {
    nodes.firstIndex { $0.id == id }.map { LayoutElement($0) }
  }

  /// The number of children of an element, including those that are gone.
  ///
  /// It takes time in proportion to that number.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func childCount(of element: LayoutElement) -> Int { childCount(of: element.index) }

  /// The child of an element at an index among all its children; `nil` where there is none.
  ///
  /// It takes time in proportion to the index.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func child(of element: LayoutElement, at index: Int) -> LayoutElement? {
    child(of: element.index, at: index).map { LayoutElement($0) }
  }
}

// MARK: By numbers

// Within the engine an element is the number of its node.
extension LayoutTree {
  func subtree(of element: Int) -> Range<Int> { element..<Int(nodes[element].end) }

  func appearance(of element: Int) -> Appearance? {
    let look = nodes[element].look
    return look < 0 ? nil : pools.looks[Int(look)]
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
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip,
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
      if nodes[node].isGone { return false }
      node = Int(nodes[node].parent)
    }
    return nodes.indices.contains(element)
  }
}

// MARK: From back to front

extension LayoutTree {
  /// Whether an element is in the tree, and neither it nor an ancestor is gone.
  public func isPresent(_ element: LayoutElement) -> Bool { isPresent(element.index) }

  /// The elements of a subtree in drawing order, from back to front, without those that are gone.
  ///
  /// An element is behind its children, and siblings are in document order, except that the second
  /// child of a `background` is behind the first.
  ///
  /// - Parameter element: The subtree's root; without it, that of the tree.
  /// - Returns: The elements; none where the element is not present.
  public func elementsFromBack(in element: LayoutElement = .root) -> [LayoutElement] {
    isPresent(element) ? elementsFromBack(from: [element]) : []
  }

  /// The first child of an element that is not gone; `nil` where there is none.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func firstChild(of element: LayoutElement) -> LayoutElement? {
    let child = nodes[element.index].firstChild
    return child < 0 ? nil : LayoutElement(Int(child))
  }

  /// The sibling behind an element in document order that is not gone; `nil` where there is none.
  ///
  /// - Precondition: `element` is one of ``elements``.
  package func nextSibling(of element: LayoutElement) -> LayoutElement? {
    let sibling = nodes[element.index].nextSibling
    return sibling < 0 ? nil : LayoutElement(Int(sibling))
  }

  /// What is there of a range of siblings and of what is in them, from back to front.
  func elementsFromBack(in siblings: Range<LayoutElement>) -> [LayoutElement] {
    guard let first = siblings.first, let parent = parent(of: first), isPresent(parent)
    else { return [] }
    var roots: [LayoutElement] = []
    var child = nodes[parent.index].firstChild
    while child >= 0 {
      let element = LayoutElement(Int(child))
      if siblings.contains(element) { roots.append(element) }
      child = nodes[Int(child)].nextSibling
    }
    if kind(of: parent) != .background { roots.reverse() }
    return elementsFromBack(from: roots)
  }

  /// Some elements that are there and what is in them; the last of them lies farthest back.
  private func elementsFromBack(from roots: [LayoutElement]) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    var waiting = roots
    while let next = waiting.popLast() {
      elements.append(next)
      let first = waiting.count
      var child = nodes[next.index].firstChild
      while child >= 0 {
        waiting.append(LayoutElement(Int(child)))
        child = nodes[Int(child)].nextSibling
      }
      // What comes last is taken first.
      if kind(of: next) != .background { waiting[first...].reverse() }
    }
    return elements
  }
}

// MARK: Separators

extension LayoutTree {
  /// The frames of the separators of a `linear` in the last solve, in its own coordinates; empty
  /// for other elements.
  public func separators(of element: LayoutElement) -> [Frame] {
    guard kind(of: element) == .linear else { return [] }
    var separators: [Frame] = []
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

// MARK: What parents read

extension LayoutTree {
  /// Whether an element reads such a placement from its children; all read one that says nothing.
  func reads(_ placement: PlacementRecord, under parent: Int) -> Bool {
    guard nodes[parent].kind.reads(placement) else { return false }
    guard case .custom(let item) = placement else { return true }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether an element is the place for children that are given such items.
  func takes<Item: Placement>(_ item: Item.Type, under parent: Int) -> Bool {
    guard nodes[parent].kind == .custom else {
      return nodes[parent].kind.defaultPlacement == Item().record
    }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether other attributes may stand in place of an element's own: a layout of the app's own may
  /// be another one, if it reads the same from its children.
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
