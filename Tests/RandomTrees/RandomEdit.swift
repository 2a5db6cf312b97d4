package import LayoutEngine

/// An edit of a tree, apart from any tree.
///
/// Elements are counted round: a number beyond the last one is that of the first again, so that an
/// edit means something in any tree.
package enum RandomEdit {
  case size(ElementSize, of: Int)
  case placement(PlacementRecord, of: Int)
  case spec(ElementSpec, of: Int)
  case look(Appearance?, of: Int)
  case insert(RelayoutPlan, into: Int, at: Int, as: PlacementRecord)
  case remove(Int)
  case move(Int, into: Int, at: Int, as: PlacementRecord?)
  case replace(Int, with: RelayoutPlan, as: PlacementRecord?)
  /// Edits that must not do anything.
  case misplace(Int)

  /// Makes the edit in a tree and in what it is to be; gives it, where elements may enter or leave.
  @discardableResult
  package func apply(to tree: inout LayoutTree, _ plan: inout RelayoutPlan) -> TreeEdit? {
    switch self {
    case .size(let size, let element):
      let element = element % tree.count
      if tree.setSize(size, of: element) { plan.change(element) { $0.size = size } }
      return nil
    case .placement(let placement, let element):
      let element = element % tree.count
      if tree.setPlacement(placement, of: element) {
        plan.change(element) { $0.placement = placement }
      }
      return nil
    case .spec(let spec, let element):
      let element = element % tree.count
      if tree.setSpec(spec, of: element) { plan.change(element) { $0.take(spec) } }
      return nil
    case .look(let look, let element):
      let element = element % tree.count
      let edit = tree.setAppearance(look, of: element)
      if edit.isApplied { plan.change(element) { $0.look = look } }
      return edit
    case .insert(let added, let parent, let index, let placement):
      return insert(added, parent % tree.count, index, placement, &tree, &plan)
    case .remove(let element):
      let element = element % tree.count
      let edit = tree.remove(element)
      if edit.isApplied { _ = plan.remove(element) }
      return edit
    case .move(let element, let parent, let index, let placement):
      return move(element % tree.count, parent % tree.count, index, placement, &tree, &plan)
    case .replace(let element, let added, let placement):
      return replace(element % tree.count, added, placement, &tree, &plan)
    case .misplace(let element):
      misplace(element % tree.count, &tree)
      return nil
    }
  }

  private func insert(
    _ added: RelayoutPlan, _ parent: Int, _ index: Int, _ placement: PlacementRecord,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) -> TreeEdit {
    let index = min(index, tree.childCount(of: parent))
    let edit = tree.insert(added.tree(), into: parent, at: index, as: placement)
    guard edit.isApplied else { return edit }
    var added = added
    added.placement = placement
    plan.change(parent) { $0.children.insert(added, at: index) }
    return edit
  }

  private func replace(
    _ element: Int, _ added: RelayoutPlan, _ placement: PlacementRecord?,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) -> TreeEdit {
    var added = added
    let said = placement ?? tree.placement(of: element)
    let edit = tree.replace(element, with: added.tree(), as: placement)
    added.placement = said
    if edit.isApplied { plan.change(element) { $0 = added } }
    return edit
  }

  private func move(
    _ element: Int, _ parent: Int, _ index: Int, _ placement: PlacementRecord?,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) -> TreeEdit {
    let index = min(index, tree.childCount(of: parent))
    let reader = tree.kind(of: parent)
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
      $0.children.insert(moved, at: min(index, $0.children.count))
    }
    return edit
  }

  private func misplace(_ element: Int, _ tree: inout LayoutTree) {
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

extension RelayoutPlan {
  /// Takes other attributes; a spacer's least length then is its basis again.
  fileprivate mutating func take(_ new: ElementSpec) {
    let isOther = spec != new
    spec = new
    guard new.kind == .spacer, isOther else { return }
    switch placement {
    case .stack(var item):
      item.flexBasis = .auto
      placement = .stack(item)
    case .flex(var item):
      item.flexBasis = .auto
      placement = .flex(item)
    case .none, .absolute, .zstack, .linear, .layers, .flow, .custom: break
    }
  }
}
