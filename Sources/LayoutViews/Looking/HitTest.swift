package import LayoutEngine

/// Finds the front element at a point of a solved tree, with regard to clipping, scroll offsets,
/// rotations and the order of drawing.
package struct HitTest {
  /// The state of the views that the tree does not contain.
  package struct Surroundings {
    /// Returns the current offset of a scroll, in points.
    let offset: (_ scroll: LayoutElement) -> LayoutPoint
    /// Returns the children of an element that may be in sight; nil for all children.
    let rows: (_ element: LayoutElement) -> [LayoutElement]?
    /// Returns how far a pinned element is moved to stay in sight, in points.
    let pinned: (_ element: LayoutElement) -> LayoutPoint

    /// Creates the state from functions that return scroll offsets, rows in sight and the distances
    /// of pinned elements from their frames.
    package init(
      offset: @escaping (_ scroll: LayoutElement) -> LayoutPoint,
      rows: @escaping (_ element: LayoutElement) -> [LayoutElement]? = { _ in nil },
      pinned: @escaping (_ element: LayoutElement) -> LayoutPoint = { _ in .zero }
    ) {
      self.offset = offset
      self.rows = rows
      self.pinned = pinned
    }

    /// Returns the frame of an element where it is shown, in the coordinates of its parent.
    func frame(of element: LayoutElement, in tree: LayoutTree) -> LayoutRect {
      let frame = tree.frame(of: element)
      return tree.isPinned(element) ? frame.moved(by: pinned(element)) : frame
    }
  }

  /// The deepest level of elements that the test visits; deeper elements have no size.
  private static let deepest = 1000

  private let surroundings: Surroundings
  /// The minimum size of a target, in points.
  private let minimumSize: LayoutSize
  private let isTarget: (LayoutElement) -> Bool
  private var nearest: (element: LayoutElement, distance: Float)?

  /// Returns the front target at a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the root's parent, in points.
  ///   - tree: A solved tree.
  ///   - surroundings: The scroll offsets, and the rows that may be in sight.
  ///   - minimumSize: The size around its center that a smaller target counts as. It applies only
  ///     if no target is at the point itself; the result is then the nearest such target, not the
  ///     front one.
  ///   - isTarget: Returns whether an element is a target; other elements let the point through.
  /// - Returns: The element; `nil` if there is none.
  package static func element(
    at point: LayoutPoint, of tree: LayoutTree, _ surroundings: Surroundings,
    minimumSize: LayoutSize = .zero, where isTarget: @escaping (LayoutElement) -> Bool
  ) -> LayoutElement? {
    if let found = place(at: point, of: tree, surroundings, where: isTarget) {
      return found.element
    }
    guard minimumSize != .zero, tree.count > 0, tree.isPresent(.root) else { return nil }
    var test = HitTest(
      surroundings: surroundings, minimumSize: minimumSize, isTarget: isTarget, nearest: nil)
    _ = test.front(.root, at: point, depth: 0, in: tree)
    return test.nearest?.element
  }

  /// Returns the front target that contains a point, with the point in the coordinates of the
  /// target.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the root's parent, in points.
  ///   - tree: A solved tree.
  ///   - surroundings: The scroll offsets, and the rows that may be in sight.
  ///   - isTarget: Returns whether an element is a target; other elements let the point through.
  /// - Returns: The element and the point; `nil` if there is none.
  package static func place(
    at point: LayoutPoint, of tree: LayoutTree, _ surroundings: Surroundings,
    where isTarget: @escaping (LayoutElement) -> Bool
  ) -> (element: LayoutElement, point: LayoutPoint)? {
    guard tree.count > 0, tree.isPresent(.root) else { return nil }
    var test = HitTest(
      surroundings: surroundings, minimumSize: .zero, isTarget: isTarget, nearest: nil)
    return test.front(.root, at: point, depth: 0, in: tree)
  }

  /// Returns the front target at a point in the coordinates of an element's parent.
  ///
  /// With a minimum size, the nearest target is noted in `nearest` instead, and the result is nil.
  private mutating func front(
    _ element: LayoutElement, at point: LayoutPoint, depth: Int, in tree: LayoutTree
  ) -> (element: LayoutElement, point: LayoutPoint)? {
    guard depth < Self.deepest else { return nil }
    let look = tree.style(of: element)
    if let look, look.visibility != .visible || look.opacity <= 0 { return nil }
    let frame = surroundings.frame(of: element, in: tree)
    var inner = LayoutPoint(x: point.x - frame.x, y: point.y - frame.y)
    if let transform = look.flatMap({ DrawnTransform($0) }) {
      guard let drawn = transform.undone(inner, in: frame.size) else { return nil }
      inner = drawn
    }
    let isInside = frame.size.holds(inner) && (look?.mask.holds(inner, in: frame.size) ?? true)
    let kind = tree.kind(of: element)
    let clips =
      kind == .scroll || kind == .clip
      || look.map { $0.clipsContent || $0.cornerRadius != 0 || $0.mask != .unmasked }
        ?? false
    if isInside || !clips {
      let offset = kind == .scroll ? surroundings.offset(element) : .zero
      let shown = LayoutPoint(x: inner.x + offset.x, y: inner.y + offset.y)
      for child in children(of: element, in: tree) {
        if let found = front(child, at: shown, depth: depth + 1, in: tree) { return found }
      }
    }
    if minimumSize == .zero { return isInside && isTarget(element) ? (element, inner) : nil }
    let distance = frame.size.distance(to: inner, counting: minimumSize)
    if let distance, distance < nearest?.distance ?? .infinity, isTarget(element) {
      nearest = (element, distance)
    }
    return nil
  }

  /// The children of an element, from front to back.
  private func children(of element: LayoutElement, in tree: LayoutTree) -> [LayoutElement] {
    var children: [LayoutElement] = []
    if let rows = surroundings.rows(element) {
      children = rows
    } else {
      var next = tree.firstChild(of: element)
      while let child = next {
        children.append(child)
        next = tree.nextSibling(of: child)
      }
    }
    if tree.kind(of: element) != .background { children.reverse() }
    tree.sortByZIndex(&children)
    // What sticks to the edge is in front of what is scrolled below it.
    let stuck = children.filter { tree.isPinned($0) && surroundings.pinned($0) != .zero }
    return stuck.isEmpty ? children : stuck + children.filter { !stuck.contains($0) }
  }
}

extension LayoutSize {
  fileprivate func holds(_ point: LayoutPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }

  /// The squared distance of a point from the size; nil if the point is outside a minimum size
  /// around its center.
  fileprivate func distance(to point: LayoutPoint, counting least: LayoutSize) -> Float? {
    let (slackX, slackY) = (max(0, least.width - width) / 2, max(0, least.height - height) / 2)
    // Equivalent below, `-point.x, point.x - width` as `point.x - width, -point.x`,
    // `-point.y, point.y - height` as `point.y - height, -point.y`: the greatest number does not
    // depend on the order.
    let x = max(-point.x, point.x - width, 0)
    let y = max(-point.y, point.y - height, 0)
    return x <= slackX && y <= slackY ? x * x + y * y : nil
  }
}

extension LayoutRect {
  /// Whether a point is in the rectangle, or on its left or top edge.
  func holds(_ point: LayoutPoint) -> Bool {
    size.holds(LayoutPoint(x: point.x - x, y: point.y - y))
  }
}
