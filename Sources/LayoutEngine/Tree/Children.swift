/// The children of one element while a tree is built; adding to it adds to the tree.
///
/// `Item` is the placement that the element reads from its children. Every function that adds an
/// element takes the same arguments: its spec, its placement `as`, the number `id` of its outlet,
/// its own `size` where it reads one, how it looks, and last the closure that adds its children.
/// The value is valid while the closure runs that it is passed to.
///
/// Adding an element takes amortized constant time.
public struct Children<Item: Placement>: ~Copyable {
  @usableFromInline let tree: MutableBorrowed<LayoutTree>
  /// What else is to be noted of the elements that are added.
  @usableFromInline let scope: ScopeMark

  @usableFromInline
  init(tree: MutableBorrowed<LayoutTree>, scope: ScopeMark = .none) {
    self.tree = tree
    self.scope = scope
  }

  /// The sizes that the document is offered.
  public var range: SizeRange {
    tree.pointee.asksForRange = true
    return tree.pointee.range
  }

  /// The environment of the document.
  public var environment: LayoutEnvironment {
    tree.pointee.asksForEnvironment = true
    return tree.pointee.environment
  }

  @inlinable @inline(never)
  mutating func leaf(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
  ) {
    _ = add(kind, spec, as: item, id: id, size: size, look: look)
    tree.pointee.closeLeaf()
  }

  /// Adds an element without opening it.
  @inlinable @inline(__always)
  mutating func add(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
  ) -> Int32 {
    guard scope.isNone else {
      return tree.pointee.add(
        kind, spec: spec, as: item.record, id: id, size: size, look: look, in: scope)
    }
    // What a flexbox reads is large, and is not to be copied on its way.
    if let item = item as? FlexItem {
      return tree.pointee.add(kind, spec: spec, as: item, id: id, size: size, look: look)
    }
    return tree.pointee.add(kind, spec: spec, as: item.record, id: id, size: size, look: look)
  }

  @inlinable @inline(never)
  mutating func container<Inner: Placement>(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
    _ content: (inout Children<Inner>) -> Void,
  ) {
    let node = add(kind, spec, as: item, id: id, size: size, look: look)
    tree.pointee.open(node)
    var children = Children<Inner>(tree: tree)
    content(&children)
    tree.pointee.close()
  }
}
