/// What a component adds where its slot is: the elements that its caller gives it.
public typealias Slot<Item: Placement> = @Sendable (inout Children<Item>) -> Void

extension Children {
  /// Adds the element that a component is, in the place of a child of this parent.
  ///
  /// - Parameters:
  ///   - component: A component, or any document.
  ///   - item: What the parent reads.
  ///   - id: Its outlet, which the component's own lie below.
  ///   - overlay: What else is said of it here, and wins over what it says of itself.
  public mutating func component(
    _ component: some LayoutDocument,
    as item: Item = Item(),
    id: ElementID = .none,
    over overlay: Overlay = Overlay(),
  ) {
    // The use at whose root this one stands ends with it.
    let depth = tree.pointee.pendingUses.count - (scope.starts > 0 ? 1 : 0)
    tree.pointee.begin(as: item.record, id: id, overlay, in: scope)
    var root = Children<NoPlacement>(tree: tree, scope: .root)
    component.build(into: &root)
    tree.pointee.end(depth: depth)
  }

  /// Adds what the caller of a component gives it for a slot.
  public mutating func fill(with slot: (inout Children<Item>) -> Void) {
    var scope = scope
    scope.exits += 1
    var children = Children(tree: tree, scope: scope)
    slot(&children)
  }
}

extension ScopeMark {
  /// The place of a component's root.
  fileprivate static var root: ScopeMark {
    var mark = ScopeMark.none
    mark.starts = 1
    return mark
  }
}
