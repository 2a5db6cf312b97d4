/// The place where the children of one element are added.
///
/// `Item` is what the element reads from its children. A place is good for as long as the closure
/// that was given it runs.
public struct Children<Item: Placement>: ~Copyable {
  @usableFromInline let tree: UnsafeMutablePointer<LayoutTree>
  /// What else is to be noted of the elements that are added.
  @usableFromInline let scope: ScopeMark

  @usableFromInline
  init(tree: UnsafeMutablePointer<LayoutTree>, scope: ScopeMark = .none) {
    self.tree = tree
    self.scope = scope
  }

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
    guard scope.isNone else {
      _ = tree.pointee.add(
        kind, spec: spec, as: item.record, id: id, size: size, look: look, in: scope)
      return
    }
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
    let node =
      scope.isNone
      ? tree.pointee.add(kind, spec: spec, as: item.record, id: id, size: size, look: look)
      : tree.pointee.add(
        kind, spec: spec, as: item.record, id: id, size: size, look: look, in: scope)
    tree.pointee.openNodes.append(OpenNode(node: node))
    var children = Children<Inner>(tree: tree)
    content(&children)
    tree.pointee.close()
  }
}
