/// A tree of elements in contiguous memory, and their frames once it is solved.
///
/// It is filled with `build` or with `open` and `close`, and may be filled again: its memory is kept.
/// Elements are numbered in document order, the root being 0. A tree is a value and safe on any
/// thread.
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

  /// An empty tree.
  public init() {}

  /// Takes every element out and keeps the memory.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    openNodes.removeAll(keepingCapacity: true)
    pendingUses.removeAll(keepingCapacity: true)
    pools.removeAll()
    rows.removeAll()
    garbage = 0
    arena.invalidate()
  }

  /// Fills the tree anew; `content` adds one element, the root.
  ///
  /// - Parameters:
  ///   - range: The sizes that will be offered, for content that depends on them.
  ///   - environment: The environment, for content that depends on it.
  ///   - content: Adds the root.
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

  /// Takes every element out, to fill the tree with `open` and `close`.
  ///
  /// - Parameters:
  ///   - range: The sizes that will be offered.
  ///   - environment: The environment, whose language texts are put into.
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
