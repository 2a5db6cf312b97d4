package import LayoutEngine

// Which elements have a view.

extension LayoutTree {
  /// Whether an element has a view of its own: a leaf, what scrolls or clips, and a container whose looks
  /// show or matter to what is in it.
  ///
  /// - Precondition: `element` is in the tree.
  package func hasView(_ element: LayoutElement) -> Bool {
    switch kind(of: element) {
    case .text, .image, .view, .scroll, .clip: true
    case .custom where firstChild(of: element) == nil: true
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .zstack, .spacer, .flex, .grid, .linear, .layers, .flow, .custom:
      appearance(of: element)?.needsView ?? false
    }
  }

  /// The kind of the view that an element has, or would have.
  ///
  /// - Precondition: `element` is in the tree.
  package func viewKind(of element: LayoutElement) -> ViewKind {
    switch kind(of: element) {
    case .text: return .text
    case .image: return .image
    case .scroll: return .scroll
    case .view:
      let name = view(of: element)?.class ?? ""
      return name.isEmpty ? .box : .host(name)
    case .custom:
      guard firstChild(of: element) == nil, case .custom(let spec) = spec(of: element) else {
        return .box
      }
      return .custom(String(describing: type(of: spec.layout)))
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .spacer, .flex, .grid, .linear, .layers, .flow:
      return .box
    }
  }

  /// The padding of a text or a picture; none for other elements, whose children stand within it.
  func padding(ofLeaf element: LayoutElement) -> LayoutEdges {
    switch kind(of: element) {
    case .text, .image:
      let space = space(inside: element)
      return space == .zero
        ? .none
        : .points(top: space.top, left: space.left, bottom: space.bottom, right: space.right)
    default: return .none  // open: what holds others
    }
  }

  /// Which of two elements, neither of which is in the other, is behind the other one.
  package func isBehind(_ element: LayoutElement, _ other: LayoutElement) -> Bool {
    let (first, last) = (min(element, other), max(element, other))
    // The nearest element around both.
    var around = parent(of: last)
    while let next = around, next > first { around = parent(of: next) }
    let isInOrder = around.map { kind(of: $0) != .background } ?? true
    return (element == first) == isInOrder
  }

  /// How far the top left corner of an element lies from that of one around it, in points; `nil` is the
  /// root's parent, in whose coordinates that has its frame.
  package func offset(of element: LayoutElement, in ancestor: LayoutElement?) -> LayoutPoint {
    // From the outermost in, as whoever goes down sums them up: sums of single precision know their order.
    var around: [LayoutElement] = []
    var current: LayoutElement? = element
    while let next = current, next != ancestor {
      around.append(next)
      current = parent(of: next)
    }
    var offset = LayoutPoint.zero
    for element in around.reversed() {
      let frame = frame(of: element)
      offset.x += frame.x
      offset.y += frame.y
    }
    return offset
  }
}

extension Appearance {
  /// Whether a container that looks so must be a view to look so.
  fileprivate var needsView: Bool {
    var plain = Appearance()
    // What is gone has no view, and neither has what is in it.
    plain.visibility = visibility == .gone ? .gone : .visible
    return self != plain
  }
}

extension Frame {
  /// The frame in other coordinates, whose origin lies so far from its own.
  package func moved(by offset: LayoutPoint) -> Frame {
    Frame(x: offset.x + x, y: offset.y + y, width: width, height: height)
  }
}
