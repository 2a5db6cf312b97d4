/// The children of one element while a tree is built; adding to them adds to the tree.
///
/// `Item` is the placement that the element reads from its children. Every function that adds an
/// element takes the same arguments in the same order: its spec, its placement `as`, the number
/// `id` of its outlet, its own `size` if it reads one, its appearance `style`, and last the closure
/// that adds its children. The value is valid while the closure runs to which it is passed.
///
/// - Complexity: Amortized O(1) for each element that is added, apart from the work of closures.
public struct Children<Item: Placement>: ~Copyable {
  @usableFromInline let tree: MutableBorrowed<LayoutTree>
  /// The components that start or end at each element added here.
  @usableFromInline let scope: ScopeMark

  @usableFromInline
  init(tree: MutableBorrowed<LayoutTree>, scope: ScopeMark = .none) {
    self.tree = tree
    self.scope = scope
  }

  /// The sizes that the document may have, in points, as passed to the build of its tree.
  ///
  /// Reading the range marks the tree as depending on it.
  public var range: SizeRange {
    tree.pointee.asksForRange = true
    return tree.pointee.range
  }

  /// The environment of the document, as passed to the build of its tree.
  ///
  /// Reading the environment marks the tree as depending on it.
  public var environment: LayoutEnvironment {
    // Read in place: an environment is large, and most uses read one field or call one method.
    _read {
      tree.pointee.asksForEnvironment = true
      yield tree.pointee.environment
    }
  }

  @inlinable @inline(never)
  mutating func leaf(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    style: consuming ElementStyle?,
  ) {
    _ = add(kind, spec, as: item, id: id, size: size, style: style)
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
    style: consuming ElementStyle?,
  ) -> Int32 {
    guard scope.isNone else {
      return tree.pointee.add(
        kind, spec: spec, as: item.record, id: id, size: size, style: style, in: scope)
    }
    // A `FlexItem` is large: this branch avoids copying it into a `PlacementRecord`.
    if let item = item as? FlexItem {
      return tree.pointee.add(kind, spec: spec, as: item, id: id, size: size, style: style)
    }
    return tree.pointee.add(kind, spec: spec, as: item.record, id: id, size: size, style: style)
  }

  @inlinable @inline(never)
  mutating func container<Inner: Placement>(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    style: consuming ElementStyle?,
    _ content: (inout Children<Inner>) -> Void,
  ) {
    let node = add(kind, spec, as: item, id: id, size: size, style: style)
    tree.pointee.open(node)
    var children = Children<Inner>(tree: tree)
    content(&children)
    tree.pointee.close()
  }
}
