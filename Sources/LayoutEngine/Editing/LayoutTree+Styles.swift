extension LayoutTree {
  /// Sets how an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - style: The appearance; `nil` is the default one.
  ///   - element: The element.
  /// - Returns: Whether the element exists; otherwise the edit has no effect.
  /// - Complexity: O(1), or O(d + s) for the depth d and s siblings if the visibility changes from
  ///   or to `gone`; then O(n) for n elements if changes are tracked. Another direction takes O(n).
  @discardableResult
  public mutating func setStyle(_ style: ElementStyle?, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element) else { return false }
    let index = nodes[element].look
    let resolved = style?.resolved(in: environment.localization)
    let old = self.style(of: element)
    guard resolved != old else { return true }
    log?.note(element, LayoutChanges.Parts(from: old, to: resolved))
    if index >= 0 {
      pools.looks[Int(index)] = resolved ?? ElementStyle()
    } else if let style {
      nodes[element].look = store(style)
    }
    let direction = style?.writingDirection ?? .inherit
    if direction != old?.writingDirection ?? .inherit { setDirection(direction, of: element) }
    let isGone = style?.visibility == .gone
    guard isGone != nodes[element].isGone else { return true }
    log?.keepBase(nodes)
    nodes[element].isGone = isGone
    relink(Int(nodes[element].parent))
    arena.flex.outdate(pools)
    touch(element)
    return true
  }

  /// Sets whether an element is drawn, and whether it takes part in the layout.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - element: The element.
  /// - Returns: Whether the element exists; otherwise the edit has no effect.
  /// - Complexity: O(1), or O(d + s) for the depth d and s siblings if the visibility changes from
  ///   or to `gone`; then O(n) for n elements if changes are tracked.
  @discardableResult
  public mutating func setVisibility(
    _ visibility: ElementStyle.Visibility, of element: LayoutElement
  ) -> Bool {
    guard elements.contains(element) else { return false }
    let old = self.style(of: element)
    guard old?.visibility ?? .visible != visibility else { return true }
    var style = old ?? ElementStyle()
    style.visibility = visibility
    return setStyle(style, of: element)
  }

  /// Links a node to its children whose visibility is not `gone`.
  private mutating func relink(_ element: Int) {
    guard element >= 0 else { return }
    var last = -1
    nodes[element].firstChild = -1
    var child = element + 1
    while child < Int(nodes[element].end) {
      if !nodes[child].isGone {
        let index = Int32(truncatingIfNeeded: child)
        if last < 0 { nodes[element].firstChild = index } else { nodes[last].nextSibling = index }
        nodes[child].nextSibling = -1
        last = child
      }
      child = Int(nodes[child].end)
    }
  }
}
