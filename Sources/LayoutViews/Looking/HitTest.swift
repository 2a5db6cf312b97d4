package import LayoutEngine

/// Finds the elements at a point of a solved tree, as they are shown: the front one first, cut off where they
/// are clipped, and moved where they are scrolled.
package struct HitTest {
  /// What is known beside the tree.
  package struct Surroundings {
    /// Where a scroll is scrolled to.
    let offset: (_ scroll: LayoutElement) -> LayoutPoint
    /// The children of an element that may be in sight; nil for all.
    let rows: (_ element: LayoutElement) -> [LayoutElement]?

    /// Without them everything is where it opens.
    package init(
      offset: @escaping (_ scroll: LayoutElement) -> LayoutPoint,
      rows: @escaping (_ element: LayoutElement) -> [LayoutElement]? = { _ in nil }
    ) {
      self.offset = offset
      self.rows = rows
    }
  }

  /// What is nested deeper has no size.
  private static let deepest = 1000

  private let surroundings: Surroundings
  /// How large a target counts as being at least, in points.
  private let minimumSize: LayoutSize
  private let isTarget: (LayoutElement) -> Bool
  private var nearest: (element: LayoutElement, distance: Float)?

  /// Finds the front element at a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the root's parent, in points.
  ///   - tree: A solved tree.
  ///   - surroundings: Where scrolls are scrolled to, and which rows may be in sight.
  ///   - minimumSize: What is smaller counts as so large around its middle. Where none is at the point
  ///     itself, the nearest of those is found, and not the front one.
  ///   - isTarget: Whether an element is looked for; those in front that are not let the point through.
  /// - Returns: The element; `nil` where there is none.
  package static func element(
    at point: LayoutPoint, of tree: LayoutTree, _ surroundings: Surroundings,
    minimumSize: LayoutSize = .zero, where isTarget: @escaping (LayoutElement) -> Bool
  ) -> LayoutElement? {
    guard tree.count > 0, tree.isPresent(0) else { return nil }
    var test = HitTest(
      surroundings: surroundings, minimumSize: .zero, isTarget: isTarget, nearest: nil)
    if let found = test.front(0, at: point, depth: 0, in: tree) { return found }
    guard minimumSize != .zero else { return nil }
    test = HitTest(
      surroundings: surroundings, minimumSize: minimumSize, isTarget: isTarget, nearest: nil)
    _ = test.front(0, at: point, depth: 0, in: tree)
    return test.nearest?.element
  }

  /// The front target at a point in an element's parent; where small ones count as larger, the nearest is
  /// noted instead.
  private mutating func front(
    _ element: LayoutElement, at point: LayoutPoint, depth: Int, in tree: LayoutTree
  ) -> LayoutElement? {
    guard depth < Self.deepest else { return nil }
    let look = tree.appearance(of: element)
    if let look, look.visibility != .visible || look.opacity <= 0 { return nil }
    let frame = tree.frame(of: element)
    let inner = LayoutPoint(x: point.x - frame.x, y: point.y - frame.y)
    let isInside = frame.size.holds(inner)
    let kind = tree.kind(of: element)
    let clips =
      kind == .scroll || kind == .clip
      || look.map { $0.clipsContent || $0.cornerRadius != 0 }
        ?? false
    if isInside || !clips {
      let offset = kind == .scroll ? surroundings.offset(element) : .zero
      let shown = LayoutPoint(x: inner.x + offset.x, y: inner.y + offset.y)
      for child in children(of: element, in: tree) {
        if let found = front(child, at: shown, depth: depth + 1, in: tree) { return found }
      }
    }
    if minimumSize == .zero { return isInside && isTarget(element) ? element : nil }
    let distance = frame.size.distance(to: inner, counting: minimumSize)
    if let distance, distance < nearest?.distance ?? .infinity, isTarget(element) {
      nearest = (element, distance)
    }
    return nil
  }

  /// From front to back.
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
    return tree.kind(of: element) == .background ? children : children.reversed()
  }
}

extension LayoutSize {
  fileprivate func holds(_ point: LayoutPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }

  /// How far a point lies from the size; nil where it does not even lie in a least size around its middle.
  fileprivate func distance(to point: LayoutPoint, counting least: LayoutSize) -> Float? {
    let (slackX, slackY) = (max(0, least.width - width) / 2, max(0, least.height - height) / 2)
    let x = max(-point.x, point.x - width, 0)
    let y = max(-point.y, point.y - height, 0)
    return x <= slackX && y <= slackY ? x * x + y * y : nil
  }
}
