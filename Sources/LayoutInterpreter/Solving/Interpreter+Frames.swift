import LayoutEngine
import LayoutModel
import LayoutSchema

// Out of the engine: the frames of the elements.
extension Interpreter {
  /// Returns the elements with their frames, in document order.
  func solvedElements() -> [SolvedElement] {
    let short = Set(tree.shortTexts)
    var elements: [SolvedElement] = []
    elements.reserveCapacity(runner.placed.count)
    for (place, (element, placed)) in zip(tree.elements, runner.placed).enumerated() {
      let parent = tree.parent(of: element).map { elements[$0.index] }
      // What a fit chose last is out of date while it is gone itself.
      let isLeftOut =
        parent?.isLeftOut == true || parent?.isGone != true && tree.isLeftOut(element)
      let isGone =
        isLeftOut || parent?.isGone == true || tree.style(of: element)?.visibility == .gone
      let program = runner.program.elements[Int(placed.element)]
      let custom = runner.customs.isEmpty ? nil : runner.customs[place]
      elements.append(
        SolvedElement(
          kind: program.kind,
          name: custom?.name ?? program.kind.name,
          component: program.component,
          id: program.anchor,
          hostView: custom.flatMap { SolvedView($0) },
          frame: isGone ? .zero : tree.frame(of: element),
          contentSize: isGone ? nil : tree.contentSize(of: element),
          contentOffset: isGone ? nil : tree.contentOffset(of: element),
          isPinned: !isGone && tree.isPinned(element),
          isShort: short.contains(element),
          isStandIn: !isGone && isStandIn(element),
          separators: isGone ? [] : tree.separators(of: element),
          isGone: isGone,
          isLeftOut: isLeftOut,
          depth: parent.map { $0.depth + 1 } ?? 0,
          end: tree.subtree(of: element).upperBound.index,
          node: Int(placed.origin),
          sources: program.sources))
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
