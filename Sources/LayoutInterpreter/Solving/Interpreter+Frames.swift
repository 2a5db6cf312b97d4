import LayoutEngine
import LayoutModel
import LayoutSchema

// Out of the engine: the frames of the elements.
extension Interpreter {
  /// Returns the elements with their frames, in document order.
  func solvedElements(_ expansion: Expansion) -> [SolvedElement] {
    let document = expansion.document
    let short = Set(tree.shortTexts)
    var elements: [SolvedElement] = []
    elements.reserveCapacity(nodes.count)
    for (element, node) in zip(tree.elements, nodes) {
      let parent = tree.parent(of: element).map { elements[$0.index] }
      let isGone = parent?.isGone == true || tree.style(of: element)?.visibility == .gone
      let origin = expansion.origins.indices.contains(node) ? expansion.origins[node] : nil
      elements.append(
        SolvedElement(
          kind: document.nodes[node].kind,
          name: expansion.customs[node]?.name ?? document.nodes[node].kind.name,
          component: origin?.component,
          id: document.string(.id, of: node),
          hostView: expansion.customs[node].flatMap { SolvedView($0) },
          frame: isGone ? .zero : tree.frame(of: element),
          contentSize: isGone ? nil : tree.contentSize(of: element),
          contentOffset: isGone ? nil : tree.contentOffset(of: element),
          isPinned: !isGone && tree.isPinned(element),
          isShort: short.contains(element),
          isStandIn: !isGone && isStandIn(element),
          separators: isGone ? [] : tree.separators(of: element),
          isGone: isGone,
          depth: parent.map { $0.depth + 1 } ?? 0,
          end: tree.subtree(of: element).upperBound.index,
          node: origin?.node ?? node,
          sources: origin?.sources ?? [node]))
    }
    return elements
  }
}

extension Interpreter {
  private func isStandIn(_ element: LayoutElement) -> Bool {
    guard case .custom(let spec) = tree.spec(of: element) else { return false }
    return spec.layout is StandIn
  }
}

extension Expansion.Origin {
  fileprivate var sources: [Int] {
    (written >= 0 ? [Int(written)] : []) + uses.map { Int($0) }
  }
}
