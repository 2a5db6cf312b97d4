import LayoutEngine

/// An element of a random tree: its attributes as values of the engine, and its children.
struct BoxSpec: Sendable, Equatable {
  /// The kind of the element and its own attributes.
  var spec: ElementSpec
  /// The element's own size.
  var size = ElementSize.auto
  /// The attributes of the element that its parent reads.
  var placement = PlacementRecord.none
  /// The children, in the order of the document.
  var children: [BoxSpec] = []
}

extension BoxSpec {
  /// A view without attributes.
  static let plain = BoxSpec(spec: .view(ViewSpec()))

  /// The number of elements, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The element and all its descendants, in the order of the document.
  var subtrees: [BoxSpec] { [self] + children.flatMap(\.subtrees) }

  /// The placement as a child of a stack.
  var stackItem: StackItem {
    if case .stack(let item) = placement { item } else { StackItem() }
  }

  /// The placement as a child of an absolute layout.
  var absoluteItem: AbsoluteItem {
    if case .absolute(let item) = placement { item } else { AbsoluteItem() }
  }

  /// The corner as a child of a z-stack.
  var gravity: ZStackItem.Gravity {
    if case .zstack(let item) = placement { item.gravity } else { .topLeft }
  }

  /// The tree that the engine solves.
  var tree: LayoutTree {
    var tree = LayoutTree()
    add(to: &tree)
    return tree
  }

  private func add(to tree: inout LayoutTree) {
    tree.open(spec, as: placement, size: size)
    for child in children { child.add(to: &tree) }
    tree.close()
  }
}
