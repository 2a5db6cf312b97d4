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
    // Not through `self`, from which each call would copy the tree.
    let tree = runner.tree
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
          contentOffset: isGone ? nil : tree.offset(of: element, program.anchor, positions),
          isPaging: scroll?.paging ?? false,
          snap: scroll?.snap ?? .none,
          isPinned: isPinned,
          isShort: short.contains(element),
          isStandIn: !isGone && tree.isStandIn(element),
          separators: isGone ? [] : tree.separators(of: element),
          isGone: isGone,
          isLeftOut: isLeftOut,
          depth: depth,
          end: tree.subtree(of: element).upperBound.index,
          node: Int(placed.origin),
          sources: program.sources))
    }
    if hasPinned { tree.stickPinned(&elements) }
    return elements
  }
}

extension LayoutTree {
  /// Returns the position of a scroll: one of `positions` if it names the scroll's id.
  fileprivate func offset(
    of element: LayoutElement, _ id: String?, _ positions: [ScrollPosition]
  ) -> LayoutPoint? {
    guard !positions.isEmpty, let position = positions.last(where: { $0.id == id }) else {
      return contentOffset(of: element)
    }
    return contentOffset(of: element, scrolledBy: position.distance)
  }

  /// Moves pinned elements to where the scroll around them keeps them in sight.
  fileprivate func stickPinned(_ solved: inout [SolvedElement]) {
    for element in elements where solved[element.index].isPinned {
      guard let parent = parent(of: element) else { continue }
      // From the scroll's visible part to the coordinates of the parent.
      var origin = LayoutPoint.zero
      var around: LayoutElement? = parent
      while let next = around, kind(of: next) != .scroll {
        let frame = solved[next.index].shownFrame
        origin.x += frame.x
        origin.y += frame.y
        around = self.parent(of: next)
      }
      guard let scroll = around, let offset = solved[scroll.index].contentOffset,
        let spec = self.scroll(of: scroll)
      else { continue }
      let size = solved[scroll.index].frame.size
      let visible = LayoutRect(
        x: offset.x - origin.x, y: offset.y - origin.y, width: size.width, height: size.height)
      let frame = solved[element.index].frame
      let kept = frame.kept(
        in: visible, within: solved[parent.index].frame.size, along: spec.axis)
      if kept != frame { solved[element.index].stuckFrame = kept }
    }
  }

  fileprivate func isStandIn(_ element: LayoutElement) -> Bool {
    guard kind(of: element) == .custom, case .custom(let spec) = spec(of: element) else {
      return false
    }
    return spec.layout is StandIn
  }

  fileprivate func scroll(of element: LayoutElement) -> ScrollSpec? {
    guard kind(of: element) == .scroll, case .scroll(let spec) = spec(of: element) else {
      return nil
    }
    return spec
  }
}
