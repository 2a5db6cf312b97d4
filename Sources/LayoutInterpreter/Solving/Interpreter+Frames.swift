import LayoutEngine
import LayoutModel
import LayoutSchema

// Out of the engine: the frames of the elements.
extension Interpreter {
  /// Returns the elements with their frames, in document order.
  ///
  /// - Parameter positions: How far scrolls are scrolled; the others are where they open.
  /// - Returns: The elements.
  func solvedElements(scrolled positions: [ScrollPosition] = []) -> [SolvedElement] {
    let short = Set(tree.shortTexts)
    var elements: [SolvedElement] = []
    elements.reserveCapacity(runner.placed.count)
    var hasPinned = false
    for (place, (element, placed)) in zip(tree.elements, runner.placed).enumerated() {
      var (isLeftOut, isGone, depth) = (false, false, 0)
      if let parent = tree.parent(of: element)?.index {
        isLeftOut = elements[parent].isLeftOut
        isGone = elements[parent].isGone
        depth = elements[parent].depth + 1
      }
      // What a fit chose last is out of date while it is gone itself.
      isLeftOut = isLeftOut || !isGone && tree.isLeftOut(element)
      isGone = isGone || isLeftOut || tree.isGone(element)
      let isPinned = !isGone && tree.isPinned(element)
      hasPinned = hasPinned || isPinned
      let program = runner.program.elements[Int(placed.element)]
      let custom = runner.customs.isEmpty ? nil : runner.customs[place]
      let scroll = isGone ? nil : tree.scroll(of: element)
      elements.append(
        SolvedElement(
          kind: program.kind,
          name: custom?.name ?? program.kind.name,
          component: program.component,
          id: program.anchor,
          hostView: custom.flatMap { SolvedView($0) },
          frame: isGone ? .zero : tree.frame(of: element),
          contentSize: isGone ? nil : tree.contentSize(of: element),
          contentOffset: isGone ? nil : offset(of: element, program.anchor, positions),
          isPaging: scroll?.paging ?? false,
          snap: scroll?.snap ?? .none,
          isPinned: isPinned,
          isShort: short.contains(element),
          isStandIn: !isGone && isStandIn(element),
          separators: isGone ? [] : tree.separators(of: element),
          isGone: isGone,
          isLeftOut: isLeftOut,
          depth: depth,
          end: tree.subtree(of: element).upperBound.index,
          node: Int(placed.origin),
          sources: program.sources))
    }
    if hasPinned { stickPinned(&elements) }
    return elements
  }

  /// Returns the position of a scroll: one of `positions` if it names the scroll's id.
  private func offset(
    of element: LayoutElement, _ id: String?, _ positions: [ScrollPosition]
  ) -> LayoutPoint? {
    guard !positions.isEmpty, let position = positions.last(where: { $0.id == id }) else {
      return tree.contentOffset(of: element)
    }
    return tree.contentOffset(of: element, scrolledBy: position.distance)
  }

  /// Moves pinned elements to where the scroll around them keeps them in sight.
  private func stickPinned(_ elements: inout [SolvedElement]) {
    for element in tree.elements where elements[element.index].isPinned {
      guard let parent = tree.parent(of: element) else { continue }
      // From the scroll's visible part to the coordinates of the parent.
      var origin = LayoutPoint.zero
      var around: LayoutElement? = parent
      while let next = around, tree.kind(of: next) != .scroll {
        let frame = elements[next.index].shownFrame
        origin.x += frame.x
        origin.y += frame.y
        around = tree.parent(of: next)
      }
      guard let scroll = around, let offset = elements[scroll.index].contentOffset,
        let spec = tree.scroll(of: scroll)
      else { continue }
      let size = elements[scroll.index].frame.size
      let visible = LayoutRect(
        x: offset.x - origin.x, y: offset.y - origin.y, width: size.width, height: size.height)
      let frame = elements[element.index].frame
      let kept = frame.kept(
        in: visible, within: elements[parent.index].frame.size, along: spec.axis)
      if kept != frame { elements[element.index].stuckFrame = kept }
    }
  }
}

extension Interpreter {
  private func isStandIn(_ element: LayoutElement) -> Bool {
    guard tree.kind(of: element) == .custom, case .custom(let spec) = tree.spec(of: element) else {
      return false
    }
    return spec.layout is StandIn
  }
}

extension LayoutTree {
  fileprivate func scroll(of element: LayoutElement) -> ScrollSpec? {
    guard kind(of: element) == .scroll, case .scroll(let spec) = spec(of: element) else {
      return nil
    }
    return spec
  }
}
