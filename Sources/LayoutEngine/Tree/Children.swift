/// The place where the children of one element are added.
///
/// `Item` is what the element reads from its children. A place is good for as long as the closure
/// that was given it runs.
public struct Children<Item: Placement>: ~Copyable {
  @usableFromInline let tree: UnsafeMutablePointer<LayoutTree>

  @usableFromInline
  init(tree: UnsafeMutablePointer<LayoutTree>) { self.tree = tree }

  /// The sizes offered to the document.
  public var range: SizeRange { tree.pointee.range }

  /// The environment of the document.
  public var environment: LayoutEnvironment { tree.pointee.environment }

  @inlinable @inline(never)
  mutating func leaf(
    _ kind: NodeKind,
    _ spec: Int32,
    as item: Item,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
  ) {
    _ = tree.pointee.add(kind, spec: spec, as: item.record, id: id, size: size, look: look)
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
    let node = tree.pointee.add(
      kind, spec: spec, as: item.record, id: id, size: size, look: look)
    tree.pointee.openNodes.append(OpenNode(node: node))
    var children = Children<Inner>(tree: tree)
    content(&children)
    tree.pointee.close()
  }
}
