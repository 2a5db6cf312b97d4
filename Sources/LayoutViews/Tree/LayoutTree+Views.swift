package import LayoutEngine

// The elements that have views.

extension LayoutTree {
  /// Whether an element has a view: a leaf, an element that scrolls, clips or is pinned, or a
  /// container whose appearance is visible or matters to its descendants.
  ///
  /// - Precondition: `element` is in the tree.
  package func hasView(_ element: LayoutElement) -> Bool {
    switch kind(of: element) {
    case .text, .image, .view, .scroll, .clip: true
    case .custom where firstChild(of: element) == nil: true
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .fit, .zstack, .spacer, .flex, .grid, .linear, .layers, .flow, .custom:
      isPinned(element) || style(of: element)?.needsView ?? false
    }
  }

  /// The kind of an element's view, or of the view that it would have.
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
      .wrapper, .clip, .fit, .zstack, .spacer, .flex, .grid, .linear, .layers, .flow:
      return .box
    }
  }

  /// The padding of a text or a picture in points, with its border in a `flex`; none for other
  /// elements, whose children are already inset.
  func padding(ofLeaf element: LayoutElement) -> LayoutEdges {
    switch kind(of: element) {
    case .text, .image:
      var space = space(inside: element)
      if case .flex(let item) = placement(of: element), item.borderWidth != .none {
        let border = item.borderWidth.sides(in: direction(of: element), of: 0)
        space.top += border.top
        space.left += border.left
        space.bottom += border.bottom
        space.right += border.right
      }
      return space == .zero
        ? .none
        : .points(top: space.top, left: space.left, bottom: space.bottom, right: space.right)
    default: return .none  // open: what holds others
    }
  }

  /// The texts and pictures in an element whose padding depends on the width of the element.
  ///
  /// - Complexity: O(n) in the number of children of a `flex` or a `grid`.
  func leavesWithRelativePadding(in element: LayoutElement) -> [LayoutElement] {
    guard kind(of: element) == .flex || kind(of: element) == .grid else { return [] }
    var found: [LayoutElement] = []
    var next = firstChild(of: element)
    while let child = next {
      next = nextSibling(of: child)
      guard kind(of: child) == .text || kind(of: child) == .image else { continue }
      switch placement(of: child) {
      case .flex(let item): if item.padding.isRelative { found.append(child) }
      case .grid(let item): if item.padding.isRelative { found.append(child) }
      default: break  // open: others have no padding
      }
    }
    return found
  }

  /// Whether an element hides those behind it: it has a fill, or is a picture or a view of the
  /// host.
  ///
  /// A text without a fill does not, so that a caption beside a small button leaves it its touches.
  package func coversOthers(_ element: LayoutElement) -> Bool {
    if style(of: element)?.hasFill == true || kind(of: element) == .image { return true }
    return view(of: element).map { !$0.class.isEmpty } ?? false
  }

  /// Whether an element is behind another one, if neither contains the other.
  package func isBehind(_ element: LayoutElement, _ other: LayoutElement) -> Bool {
    let (first, last) = (min(element, other), max(element, other))
    // The nearest common ancestor, and its child that contains the last one.
    var (around, branch) = (parent(of: last), last)
    while let next = around, next > first { (around, branch) = (parent(of: next), next) }
    var other = first
    while let next = parent(of: other), next != around { other = next }
    let (z, otherZ) = (zIndex(of: branch), zIndex(of: other))
    if z != otherZ { return (element == first) == (otherZ < z) }
    let isInOrder = around.map { kind(of: $0) != .background } ?? true
    return (element == first) == isInOrder
  }

  /// Whether an element answers people: it and all elements around it are enabled, among them the
  /// controls of the library by their own attribute.
  ///
  /// - Precondition: `element` is in the tree.
  /// - Complexity: O(d) in the depth of the element.
  package func isEnabled(_ element: LayoutElement) -> Bool {
    var around: LayoutElement? = element
    while let next = around {
      if style(of: next)?.isEnabled == false { return false }
      if let view = view(of: next), LayoutControl.names.contains(view.class),
        ViewValues(view.attributes).bool("isEnabled") == false
      {
        return false
      }
      around = parent(of: next)
    }
    return true
  }

  /// Returns the distance from the top left corner of an ancestor to that of an element, in points.
  ///
  /// Without an ancestor, the distance is from the origin of the root's parent, in whose
  /// coordinates the root has its frame.
  package func offset(of element: LayoutElement, in ancestor: LayoutElement?) -> LayoutPoint {
    // Sums start at the outermost element, as in a walk from the root: single-precision sums depend
    // on their order.
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

extension LayoutEdges {
  /// Whether an edge has a percentage.
  fileprivate var isRelative: Bool {
    self != .none && sides(in: .ltr, of: 0) != sides(in: .ltr, of: 100)
  }
}

extension ElementStyle {
  /// Whether a container needs a view to show this appearance.
  fileprivate var needsView: Bool {
    var plain = ElementStyle()
    // An element with the visibility `gone` has no view, and neither have its descendants.
    plain.visibility = visibility == .gone ? .gone : .visible
    // The direction is that of what is in the element.
    plain.writingDirection = writingDirection
    // Whoever answers touches need not be seen, but what is tapped can have the focus.
    plain.actions = actions.filter { $0.event != .tap }
    return self != plain
  }
}

extension LayoutRect {
  /// Returns the frame moved by an offset in points.
  package func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(x: offset.x + x, y: offset.y + y, width: width, height: height)
  }
}
