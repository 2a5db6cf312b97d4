/// The elements that CSS containers lay out: their children, and in place of a child with `display:
/// contents` its children (CSS Display 3, §2.5).
///
/// This type holds no solver, so that walking over the items of a container touches nothing else.
struct BoxItems {
  let nodes: BorrowedArray<Node>
  let pools: Borrowed<SpecPools>

  /// The first item of a container, or −1.
  @inline(__always)
  func first(of container: Int32) -> Int32 {
    let child = nodes.element(at: container).pointee.firstChild
    return child < 0 || !isContents(child) ? child : unreplaced(from: child, in: container)
  }

  /// The item after another one, or −1.
  @inline(__always)
  func next(after item: Int32, in container: Int32) -> Int32 {
    let node = nodes.element(at: item)
    let next = node.pointee.nextSibling
    if node.pointee.parent == container, next < 0 || !isContents(next) { return next }
    return unreplaced(
      from: next >= 0 ? next : behind(node.pointee.parent, in: container), in: container)
  }

  /// The container that lays out an element, or −1 if there is none around it.
  func container(of item: Int32) -> Int32 {
    var parent = nodes.element(at: item).pointee.parent
    while parent >= 0, isContents(parent) { parent = nodes.element(at: parent).pointee.parent }
    return parent
  }

  /// The first element from `node` on, in document order, that its children do not replace.
  @inline(never)
  private func unreplaced(from node: Int32, in container: Int32) -> Int32 {
    var node = node
    while node >= 0, isContents(node) {
      // Only a flexbox can be replaced by its children.
      let element = nodes.element(at: node)
      let inner = element.pointee.kind == .flex ? element.pointee.firstChild : -1
      node = inner >= 0 ? inner : behind(node, in: container)
    }
    return node
  }

  /// The next sibling of an element, or of the nearest element around it that has one, within a
  /// container.
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
