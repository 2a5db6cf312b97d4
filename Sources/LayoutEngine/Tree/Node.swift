/// One element: its links to other elements, and the places of its attributes in the pools.
///
/// Nodes are in document order, so a node's subtree is the range up to `end`. Nodes whose
/// visibility is `gone` are in the array too, but no link leads to them.
@usableFromInline
struct Node: Sendable {
  @usableFromInline var kind: NodeKind
  @usableFromInline var isGone: Bool
  /// Whether the parent is a flexbox, which reads the element's size in place of the element.
  @usableFromInline var isFlexItem = false
  /// Whether the parent is a grid, which reads the element's size in place of the element.
  @usableFromInline var isGridItem = false
  /// Whether the element is a CSS flexbox rather than one of Yoga.
  @usableFromInline var isCSSFlexbox = false
  /// Whether the element has a padding of its own.
  @usableFromInline var isPadded: Bool
  /// Whether the element alone uses its entry in the pool of sizes, or of placements.
  @usableFromInline var ownsSize = false
  @usableFromInline var ownsPlacement = false
  /// Whether the parent is a `fit`, which took another child in the last solve.
  ///
  /// An element that moved out of a `fit` keeps the mark, so it counts only under a `fit`.
  @usableFromInline var isLeftOut = false
  /// The direction of the node's content, and whether the node itself sets it.
  @usableFromInline var direction = NodeDirection.inherited
  @usableFromInline var saysDirection = false
  /// Whether the node stands for an element of another tree, whose index is in `spec`.
  @usableFromInline var isMark = false
  /// The components that start or end at the element, which decide its outlets.
  @usableFromInline var scope = ScopeMark.none
  /// The index, counted from 1, in the pool of outlets of component roots; 0 for none.
  @usableFromInline var rootIDs: UInt32 = 0
  @usableFromInline var id: ElementID
  /// The index after the last of the subtree.
  @usableFromInline var end: Int32
  @usableFromInline var parent: Int32
  /// The number of ancestors.
  @usableFromInline var depth: Int32
  /// The first child whose visibility is not `gone`, or −1.
  @usableFromInline var firstChild: Int32 = -1
  /// The next sibling whose visibility is not `gone`, or −1.
  @usableFromInline var nextSibling: Int32 = -1
  /// The index in the pool of specs of the node's kind.
  @usableFromInline var spec: Int32
  /// The index in the pool of sizes, or −1.
  @usableFromInline var size: Int32 = -1
  /// The index in the pool of placements that the parent reads, or −1.
  @usableFromInline var placement: Int32 = -1
  /// The index in the pool of appearances, or −1.
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
  /// Whether the node lays out its children by the rules of CSS: a grid, or a CSS flexbox.
  @inline(__always)
  var isBoxContainer: Bool { kind == .grid || isCSSFlexbox }

  /// Whether the node is an alternative that its parent, the `fit` in `nodes`, did not take.
  @inline(__always)
  func isLeftOut(in nodes: [Node]) -> Bool {
    isLeftOut && parent >= 0 && nodes[Int(parent)].kind == .fit
  }

  /// Whether the node is a flexbox that follows Yoga.
  @inline(__always)
  var isYogaFlexbox: Bool { kind == .flex && !isCSSFlexbox }
}

/// The direction of an element's content: that of the environment, or that of an island.
@usableFromInline
enum NodeDirection: UInt8, Sendable {
  case inherited
  case ltr
  case rtl

  init(_ direction: ElementStyle.Direction) {
    switch direction {
    case .inherit: self = .inherited
    case .leftToRight: self = .ltr
    case .rightToLeft: self = .rtl
    }
  }

  /// The direction in an environment with the direction `around`.
  @inline(__always)
  func resolved(in around: WritingDirection) -> WritingDirection {
    switch self {
    case .inherited: around
    case .ltr: .ltr
    case .rtl: .rtl
    }
  }
}

/// A node whose children are being added.
@usableFromInline
struct OpenNode: Sendable {
  @usableFromInline var node: Int32
  /// The node's box if it is a flexbox of Yoga or stands in one, or −1.
  @usableFromInline var box: Int32 = -1
  /// The box that contains the children's boxes, or −1.
  @usableFromInline var owner: Int32 = -1
  /// Whether the visibility of the node or of an ancestor is `gone`.
  @usableFromInline var isGone = false
  /// Whether the node is a flexbox.
  @usableFromInline var isFlex = false

  @usableFromInline
  init(node: Int32) { self.node = node }
}
