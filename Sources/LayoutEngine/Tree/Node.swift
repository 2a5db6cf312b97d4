/// One element, its links and where its attributes are.
///
/// Nodes stand in document order, so a node's subtree is the range up to `end`. What is gone stands
/// there too, but no link leads to it.
@usableFromInline
struct Node: Sendable {
  @usableFromInline var kind: NodeKind
  @usableFromInline var isGone: Bool
  /// Whether the parent is a flexbox, which reads the element's size in its stead.
  @usableFromInline var isFlexItem = false
  /// Whether the parent is a grid, which reads the element's size in its stead.
  @usableFromInline var isGridItem = false
  /// Whether it is a flexbox that is laid out as CSS has it, not as Yoga does.
  @usableFromInline var isCSSFlexbox = false
  /// Whether it has a padding of its own.
  @usableFromInline var isPadded: Bool
  /// Whether no other element has its place in the pool of sizes, and in that of placements.
  @usableFromInline var ownsSize = false
  @usableFromInline var ownsPlacement = false
  /// Whether it stands for an element of another tree, whose number is in the place of its spec.
  @usableFromInline var isMark = false
  /// Whose outlets it and its children are among.
  @usableFromInline var scope = ScopeMark.none
  /// Into the pool of outlets that roots of components have, from 1 on; 0 for none.
  @usableFromInline var rootIDs: UInt32 = 0
  @usableFromInline var id: ElementID
  /// The index after the last of the subtree.
  @usableFromInline var end: Int32
  @usableFromInline var parent: Int32
  /// The number of elements it stands in.
  @usableFromInline var depth: Int32
  /// The first child that is not gone, or −1.
  @usableFromInline var firstChild: Int32 = -1
  /// The next sibling that is not gone, or −1.
  @usableFromInline var nextSibling: Int32 = -1
  /// Into the pool of the kind's specs.
  @usableFromInline var spec: Int32
  /// Into the pool of sizes, or −1.
  @usableFromInline var size: Int32 = -1
  /// Into the pool of the parent's placements, or −1.
  @usableFromInline var placement: Int32 = -1
  /// Into the pool of appearances, or −1.
  @usableFromInline var look: Int32 = -1

  @usableFromInline
  init(
    kind: NodeKind, isGone: Bool, isPadded: Bool, id: ElementID, end: Int32, parent: Int32,
    depth: Int32,
    spec: Int32
  ) {
    self.kind = kind
    self.isGone = isGone
    self.isPadded = isPadded
    self.id = id
    self.end = end
    self.parent = parent
    self.depth = depth
    self.spec = spec
  }
}

extension Node {
  /// Whether it lays out what is in it by the rules of CSS: a grid, or a flexbox of CSS.
  @inline(__always)
  var isBoxContainer: Bool { kind == .grid || isCSSFlexbox }

  /// Whether it is a flexbox that is laid out as Yoga has it.
  @inline(__always)
  var isYogaFlexbox: Bool { kind == .flex && !isCSSFlexbox }
}

/// A node whose children are being added.
@usableFromInline
struct OpenNode: Sendable {
  @usableFromInline var node: Int32
  /// Its box, where it is a flexbox of Yoga or stands in one, or −1.
  @usableFromInline var box: Int32 = -1
  /// The box that its children stand in, or −1.
  @usableFromInline var owner: Int32 = -1
  /// Whether it or something around it is gone.
  @usableFromInline var isGone = false
  /// Whether its children are those of a flexbox.
  @usableFromInline var isFlex = false

  @usableFromInline
  init(node: Int32) { self.node = node }
}
