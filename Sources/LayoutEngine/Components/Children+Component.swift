/// What the user of a component adds in the component's slot.
public typealias Slot<Item: Placement> = @Sendable (inout Children<Item>) -> Void

extension Children {
  /// Adds a component: the root element of another document, as a child of this parent.
  ///
  /// - Parameters:
  ///   - component: The component; any document is one.
  ///   - item: What the parent reads from the component's root.
  ///   - id: The outlet of the component, which contains the component's own outlets.
  ///   - overlay: Attributes of the root that override those in the component.
  public mutating func component(
    _ component: some LayoutDocument,
    as item: Item = Item(),
    id: ElementID = .none,
    over overlay: RootOverrides = RootOverrides(),
  ) {
    // The use at whose root this one stands ends with it.
    let depth = tree.pointee.pendingUses.count - (scope.starts > 0 ? 1 : 0)
    tree.pointee.begin(
      as: item.record, id: id, overlay, in: scope, outlets: outletsType(of: component))
    var root = Children<NoPlacement>(tree: tree, scope: .root)
    component.build(into: &root)
    tree.pointee.end(depth: depth)
  }

  /// Adds the content of a slot, as the user of this component gives it.
  public mutating func fill(with slot: (inout Children<Item>) -> Void) {
    var scope = scope
    scope.exits += 1
    var children = Children(tree: tree, scope: scope)
    slot(&children)
  }

  /// Returns whether the content that a user gives a slot adds any element; false where none is
  /// given.
  ///
  /// It builds that content once more, aside.
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
    // A flexbox takes what is placed in whatever way.
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
  /// The place of a component's root.
  fileprivate static var root: ScopeMark {
    var mark = ScopeMark.none
    mark.starts = 1
    return mark
  }
}
