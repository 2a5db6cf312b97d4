import LayoutEngine

// Edits of a tree, made alike to what it is to be.
extension RandomTree {
  /// Makes an edit; gives it, where elements may enter or leave by it.
  @discardableResult
  mutating func edit(_ tree: inout LayoutTree, _ plan: inout RelayoutPlan) -> TreeEdit? {
    let element = pick(Array(0..<tree.count))
    switch pick(Array(0..<16)) {
    case 0, 1, 2: editSize(&tree, &plan, element)
    case 3, 4: editPlacement(&tree, &plan, element)
    case 5, 6, 7: editSpec(&tree, &plan, element)
    case 8: return editLook(&tree, &plan, element)
    case 9, 10: return insert(&tree, &plan, into: element)
    case 11: return remove(&tree, &plan, element)
    case 12, 13: return move(&tree, &plan, element)
    case 14: return replace(&tree, &plan, element)
    default: misplace(&tree, element)
    }
    return nil
  }

  private mutating func editSize(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) {
    let size = size()
    if tree.setSize(size, of: element) { plan.change(element) { $0.size = size } }
  }

  private mutating func editPlacement(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) {
    guard let parent = tree.parent(of: element) else { return }
    let placement = placement(under: tree.kind(of: parent))
    if tree.setPlacement(placement, of: element) {
      plan.change(element) { $0.placement = placement }
    }
  }

  private mutating func editSpec(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) {
    var spec = spec(isLeaf: chance(2), under: nil)
    for _ in 0..<60 where spec.kind != tree.kind(of: element) {
      spec = self.spec(isLeaf: chance(2), under: nil)
    }
    guard tree.setSpec(spec, of: element) else { return }
    plan.change(element) { plan in
      let isOther = plan.spec != spec
      plan.spec = spec
      guard spec.kind == .spacer, isOther else { return }
      switch plan.placement {
      case .stack(var item):
        item.flexBasis = .auto
        plan.placement = .stack(item)
      case .flex(var item):
        item.flexBasis = .auto
        plan.placement = .flex(item)
      case .none, .absolute, .zstack, .linear, .layers, .flow, .custom: break
      }
    }
  }

  private mutating func editLook(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) -> TreeEdit? {
    guard element > 0 || chance(8) else { return nil }
    let look: Appearance? = chance(2) ? Appearance(visibility: .gone) : nil
    let edit = tree.setAppearance(look, of: element)
    if edit.isApplied { plan.change(element) { $0.look = look } }
    return edit
  }

  private mutating func insert(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, into parent: Int
  ) -> TreeEdit {
    var added = LayoutTree()
    fill(&added, elements: pick([1, 3, 9]))
    let index = pick(Array(0...tree.childCount(of: parent)))
    let placement = placement(under: tree.kind(of: parent))
    var inner = RelayoutPlan(added)
    let edit = tree.insert(added, into: parent, at: index, as: placement)
    guard edit.isApplied else { return edit }
    inner.placement = placement
    plan.change(parent) { $0.children.insert(inner, at: index) }
    return edit
  }

  private mutating func remove(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) -> TreeEdit {
    let edit = tree.remove(element)
    if edit.isApplied { _ = plan.remove(element) }
    return edit
  }

  private mutating func replace(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) -> TreeEdit? {
    guard let parent = tree.parent(of: element) else { return nil }
    var added = LayoutTree()
    fill(&added, elements: pick([1, 3, 9]))
    var inner = RelayoutPlan(added)
    let placement: PlacementRecord? =
      chance(2) ? placement(under: tree.kind(of: parent)) : nil
    inner.placement = placement ?? tree.placement(of: element)
    let edit = tree.replace(element, with: added, as: placement)
    if edit.isApplied { plan.change(element) { $0 = inner } }
    return edit
  }

  private mutating func move(
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan, _ element: Int
  ) -> TreeEdit {
    let parent = pick(Array(0..<tree.count))
    let index = pick(Array(0...tree.childCount(of: parent)))
    let reader = tree.kind(of: parent)
    let placement: PlacementRecord? = chance(2) ? placement(under: reader) : nil
    let oldReader = tree.parent(of: element).map { tree.kind(of: $0) }
    let kind = tree.kind(of: element)
    let edit = tree.move(element, into: parent, at: index, as: placement)
    guard edit.isApplied, var moved = plan.remove(element) else { return edit }
    if let placement {
      moved.placement = placement
    } else if oldReader != reader {
      moved.placement = .none
    }
    let readsSize = [.flex, .linear, .layers, .flow].contains(reader) && kind != .spacer
    if !(kind.readsOwnSize || readsSize) { moved.size = .auto }
    plan.change(parent < element ? parent : parent - moved.count) {
      $0.children.insert(moved, at: index)
    }
    return edit
  }

  /// Edits that must not do anything.
  private mutating func misplace(_ tree: inout LayoutTree, _ element: Int) {
    tree.setPlacement(AbsoluteItem(layoutPosition: Point(x: 7, y: 7)), of: -1)
    tree.setSize(.points(1, 1), of: tree.count)
    tree.setText("no element", of: tree.count + 5)
    tree.remove(0)
    tree.move(element, into: element, at: 0)
    tree.insert(into: element, at: -1) { (children: inout Children<StackItem>) in
      children.text("nowhere")
    }
  }
}
