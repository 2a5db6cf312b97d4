/// The content that a component's user adds to a slot of the component.
public typealias Slot<Item: Placement> = @Sendable (inout Children<Item>) -> Void

extension Children {
  /// Adds a component: the root element of another document, as a child of this parent.
  ///
  /// - Parameters:
  ///   - component: The component; any document can be a component.
  ///   - item: The placement that the parent reads from the component's root.
  ///   - id: The outlet of the component, which contains the component's own outlets.
  ///   - overlay: Attributes that override those of the component's root; `nil` overrides none.
  /// - Complexity: O(n) in the number of elements of the component.
  public mutating func component(
    _ component: some LayoutDocument,
    as item: Item = Item(),
    id: ElementID = .none,
    over overlay: RootOverrides? = nil,
  ) {
    // If this use is the root of an enclosing component, both uses end together.
    let depth = tree.pointee.pendingUses.count - (scope.starts > 0 ? 1 : 0)
    tree.pointee.begin(
      as: item.record, id: id, overlay, in: scope, outlets: outletsType(of: component))
    var root = Children<NoPlacement>(tree: tree, scope: .root)
    component.build(into: &root)
    tree.pointee.end(depth: depth)
  }

  /// Adds the content that this component's user passed for a slot.
  ///
  /// The ids in the content are outlets of the document that uses the component.
  ///
  /// - Parameter slot: A closure that adds the content to the component's children.
  /// - Complexity: O(n) in the number of elements that the content adds.
  public mutating func fill(with slot: (inout Children<Item>) -> Void) {
    var scope = scope
    scope.exits += 1
    var children = Children(tree: tree, scope: scope)
    slot(&children)
  }

  /// Returns whether the content that the component's user passed for a slot adds any element;
  /// `false` without content.
  ///
  /// The content is built once more in a separate tree, for this result only.
  ///
  /// - Complexity: O(n) in the number of elements that the content adds.
  public func isFilled<Inner: Placement>(_ slot: Slot<Inner>?) -> Bool {
    Self.isFilled(slot, for: range, environment)
  }

  static func isFilled<Inner: Placement>(
    _ slot: Slot<Inner>?, for range: SizeRange, _ environment: LayoutEnvironment
  ) -> Bool {
    guard let slot else { return false }
    var environment = environment
    environment.localization = nil
    var aside = LayoutTree()
    aside.begin(for: range, environment: environment)
    // A flexbox accepts children with any placement.
    aside.open(.flex(FlexSpec()))
    withMutableBorrowed(&aside) { tree in
      var children = Children<Inner>(tree: tree)
      slot(&children)
    }
    return aside.count > 1
  }
}

/// The type of a component's outlets.
private func outletsType<Component: LayoutDocument>(of component: Component)
  -> any LayoutOutlets.Type
{
  Component.Outlets.self
}

extension ScopeMark {
  /// The mark of a component's root.
  fileprivate static var root: ScopeMark {
    var mark = ScopeMark.none
    mark.starts = 1
    return mark
  }
}
