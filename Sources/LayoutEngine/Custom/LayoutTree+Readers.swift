extension LayoutTree {
  /// Whether an element reads such a placement from its children; all read one that says nothing.
  func reads(_ placement: PlacementRecord, under parent: Int) -> Bool {
    guard nodes[parent].kind.reads(placement) else { return false }
    guard case .custom(let item) = placement else { return true }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether an element is the place for children that are given such items.
  func takes<Item: Placement>(_ item: Item.Type, under parent: Int) -> Bool {
    guard nodes[parent].kind == .custom else {
      return nodes[parent].kind.defaultPlacement == Item().record
    }
    return pools.customs[Int(nodes[parent].spec)].reads(item)
  }

  /// Whether other attributes may stand in place of an element's own: a layout of the app's own may
  /// be another one, if it reads the same from its children.
  func canReplace(_ element: Int, by spec: ElementSpec) -> Bool {
    guard case .custom(let spec) = spec else { return true }
    return pools.customs[Int(nodes[element].spec)].readsSame(as: spec)
  }
}
