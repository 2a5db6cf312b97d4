/// The elements that containers of CSS lay out: their children, and in place of a child that is replaced by
/// its children, these (CSS Display 3, §2.5).
///
/// It has no part of a solver, so that walking over the items of a container touches nothing else.
struct BoxItems {
  let nodes: BorrowedArray<Node>
  let pools: Borrowed<SpecPools>

  /// The first item of a container, or −1.
  @inline(__always)
  func first(of container: Int32) -> Int32 {
    let child = nodes.element(at: container).pointee.firstChild
    return child < 0 || !isContents(child) ? child : unreplaced(from: child, in: container)
  }

  /// The item behind another one, or −1.
  @inline(__always)
  func next(after item: Int32, in container: Int32) -> Int32 {
    let node = nodes.element(at: item)
    let next = node.pointee.nextSibling
    if node.pointee.parent == container, next < 0 || !isContents(next) { return next }
    return unreplaced(
      from: next >= 0 ? next : behind(node.pointee.parent, in: container), in: container)
  }

  /// The container that lays out an element; −1 where there is none around it.
  func container(of item: Int32) -> Int32 {
    var parent = nodes.element(at: item).pointee.parent
    while parent >= 0, isContents(parent) { parent = nodes.element(at: parent).pointee.parent }
    return parent
  }

  /// The first element from one on, in document order, that is not replaced by its children.
  @inline(never)
  private func unreplaced(from node: Int32, in container: Int32) -> Int32 {
    var node = node
    while node >= 0, isContents(node) {
      // Only what reads what its children say to a flexbox can be replaced by them.
      let element = nodes.element(at: node)
      let inner = element.pointee.kind == .flex ? element.pointee.firstChild : -1
      node = inner >= 0 ? inner : behind(node, in: container)
    }
    return node
  }

  /// The sibling behind an element, or behind that around it, within a container.
  private func behind(_ node: Int32, in container: Int32) -> Int32 {
    var node = node
    while node >= 0, node != container {
      let element = nodes.element(at: node)
      if element.pointee.nextSibling >= 0 { return element.pointee.nextSibling }
      node = element.pointee.parent
    }
    return -1
  }

  @inline(__always)
  private func isContents(_ node: Int32) -> Bool { pools.isContents(nodes.element(at: node)) }
}
