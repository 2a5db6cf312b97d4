import LayoutEngine
import LayoutSchema
import LayoutSemantics

// Out of the engine: what became of the elements.
extension Interpreter {
  /// The elements as they were laid out, in document order.
  func solvedElements(_ expansion: Expansion) -> [SolvedElement] {
    let document = expansion.document
    let short = Set(tree.shortTexts)
    var elements: [SolvedElement] = []
    elements.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parent = tree.parent(of: index).map { elements[$0] }
      let isGone = parent?.isGone == true || tree.appearance(of: index)?.visibility == .gone
      let origin = expansion.origins.indices.contains(node) ? expansion.origins[node] : nil
      elements.append(
        SolvedElement(
          kind: document.nodes[node].kind,
          name: expansion.customs[node]?.name ?? document.nodes[node].kind.name,
          component: origin?.component,
          id: document.string(.id, of: node),
          hostView: expansion.customs[node].flatMap { SolvedView($0) },
          frame: isGone ? .zero : tree.frame(of: index),
          contentSize: isGone ? nil : tree.contentSize(of: index),
          contentOffset: isGone ? nil : tree.contentOffset(of: index),
          isPinned: !isGone && tree.isPinned(index),
          isShort: short.contains(index),
          isStandIn: !isGone && isStandIn(index),
          separators: isGone ? [] : tree.separators(of: index),
          isGone: isGone,
          depth: parent.map { $0.depth + 1 } ?? 0,
          end: tree.subtree(of: index).upperBound,
          node: origin?.node ?? node,
          sources: origin?.sources ?? [node]))
    }
    return elements
  }
}

extension Interpreter {
  private func isStandIn(_ element: Int) -> Bool {
    guard case .custom(let spec) = tree.spec(of: element) else { return false }
    return spec.layout is StandIn
  }
}

extension Expansion.Origin {
  fileprivate var sources: [Int] {
    (written >= 0 ? [Int(written)] : []) + uses.map { Int($0) }
  }
}
