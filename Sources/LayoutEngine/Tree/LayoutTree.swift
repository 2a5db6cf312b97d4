/// A tree of elements in contiguous memory, and their frames once it is solved.
///
/// ``build(for:environment:_:)`` fills it, or ``begin(for:environment:)`` with
/// ``open(_:as:id:size:look:)`` and ``close()``; it may be filled again and keeps its memory.
/// Elements are numbered in document order, and the root is 0. A tree is a value and may be used on
/// any thread.
public struct LayoutTree: Sendable {
  @usableFromInline var nodes: [Node] = []
  @usableFromInline var openNodes: [OpenNode] = []
  @usableFromInline var pools = SpecPools()
  /// Which elements stand in rows with a key.
  @usableFromInline var rows = RowTable()
  var arena = SolveArena()
  /// What uses of components say of the roots that are not added yet, the innermost last.
  var pendingUses: [PendingUse] = []
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
    nodes.removeAll(keepingCapacity: true)
    openNodes.removeAll(keepingCapacity: true)
    pendingUses.removeAll(keepingCapacity: true)
    pools.removeAll()
    rows.removeAll()
    garbage = 0
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
  }

  @usableFromInline
  mutating func closeAll() {
    while !openNodes.isEmpty { close() }
  }
}
