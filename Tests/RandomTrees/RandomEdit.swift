import ElementLiterals
package import LayoutEngine

/// An edit of a tree, independent of any tree.
///
/// Element numbers wrap around: a number beyond the last element counts from the first again, so an
/// edit is meaningful in any tree.
package enum RandomEdit {
  case size(ElementSize, of: Int)
  case placement(PlacementRecord, of: Int)
  case spec(ElementSpec, of: Int)
  case look(ElementStyle?, of: Int)
  case insert(RelayoutPlan, into: Int, at: Int, as: PlacementRecord)
  case remove(Int)
  case move(Int, into: Int, at: Int, as: PlacementRecord?)
  case replace(Int, with: RelayoutPlan, as: PlacementRecord?)
  /// Edits that must have no effect.
  case misplace(Int)

  /// Applies the edit to a tree and to its plan.
  package func apply(to tree: inout LayoutTree, _ plan: inout RelayoutPlan) {
    switch self {
    case .size(let size, let element):
      let element = tree.element(element)
      if tree.setSize(size, of: element) { plan.change(element.index) { $0.size = size } }
    case .placement(let placement, let element):
      let element = tree.element(element)
      if tree.setPlacement(placement, of: element) {
        plan.change(element.index) { $0.placement = placement }
      }
    case .spec(let spec, let element):
      let element = tree.element(element)
      if tree.setSpec(spec, of: element) { plan.change(element.index) { $0.take(spec) } }
    case .look(let look, let element):
      let element = tree.element(element)
      if tree.setStyle(look, of: element) { plan.change(element.index) { $0.look = look } }
    case .insert(let added, let parent, let index, let placement):
      insert(added, tree.element(parent), index, placement, &tree, &plan)
    case .remove(let element):
      let element = tree.element(element)
      if tree.remove(element) { _ = plan.remove(element.index) }
    case .move(let element, let parent, let index, let placement):
      move(tree.element(element), tree.element(parent), index, placement, &tree, &plan)
    case .replace(let element, let added, let placement):
      replace(tree.element(element), added, placement, &tree, &plan)
    case .misplace(let element):
      misplace(tree.element(element), &tree)
    }
  }

  private func insert(
    _ added: RelayoutPlan, _ parent: LayoutElement, _ index: Int, _ placement: PlacementRecord,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) {
    let index = min(index, tree.childCount(of: parent))
    guard tree.insert(added.tree(), into: parent, at: index, as: placement) else { return }
    var added = added
    added.placement = placement
    plan.change(parent.index) { $0.children.insert(added, at: index) }
  }

  private func replace(
    _ element: LayoutElement, _ added: RelayoutPlan, _ placement: PlacementRecord?,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) {
    var added = added
    let said = placement ?? tree.placement(of: element)
    added.placement = said
    if tree.replace(element, with: added.tree(), as: placement) {
      plan.change(element.index) { $0 = added }
    }
  }

  private func move(
    _ element: LayoutElement, _ parent: LayoutElement, _ index: Int, _ placement: PlacementRecord?,
    _ tree: inout LayoutTree, _ plan: inout RelayoutPlan,
  ) {
    let index = min(index, tree.childCount(of: parent))
    let reader = tree.kind(of: parent)
    let oldReader = tree.parent(of: element).map { tree.kind(of: $0) }
    let kind = tree.kind(of: element)
    guard tree.move(element, into: parent, at: index, as: placement),
      var moved = plan.remove(element.index)
    else { return }
    if let placement {
      moved.placement = placement
    } else if oldReader != reader {
      moved.placement = .none
    }
    let readsSize = [.flex, .grid, .linear, .layers, .flow].contains(reader) && kind != .spacer
    if !(kind.readsOwnSize || readsSize) { moved.size = .auto }
    plan.change(parent < element ? parent.index : parent.index - moved.count) {
      $0.children.insert(moved, at: min(index, $0.children.count))
    }
  }

  private func misplace(_ element: LayoutElement, _ tree: inout LayoutTree) {
    tree.setPlacement(AbsoluteItem(layoutPosition: LayoutPoint(x: 7, y: 7)), of: -1)
    tree.setSize(.points(1, 1), of: LayoutElement(tree.count))
    tree.setText("no element", of: LayoutElement(tree.count + 5))
    tree.remove(.root)
    tree.move(element, into: element, at: 0)
    tree.insert(into: element, at: -1) { (children: inout Children<StackItem>) in
      children.text("nowhere")
    }
  }
}

extension LayoutTree {
  /// Returns the element of a number, which wraps around.
  fileprivate func element(_ number: Int) -> LayoutElement { LayoutElement(number % count) }
}

extension RelayoutPlan {
  /// Takes other attributes.
  ///
  /// A spacer's minimum length then is its basis again.
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
    case .none, .absolute, .zstack, .grid, .linear, .layers, .flow, .custom: break
    }
  }
}
