import LayoutEngine

// How views look in the states of their elements.

extension ViewMounter {
  /// Returns the states that an element is in.
  func states(of element: LayoutElement, in tree: LayoutTree) -> ElementStates {
    tree.states(of: element, pointed, isEnabled: tree.isEnabled(element)) {
      self.answers?($0) ?? false
    }
  }

  /// Notes the elements that people act on, and configures the views that look different now.
  ///
  /// - Complexity: O(s d) in the number of mounted views that look different in some state, and
  ///   their depth; O(1) without such views.
  func point(at pointed: PointedElements, in tree: LayoutTree) {
    guard self.pointed != pointed else { return }
    self.pointed = pointed
    refreshStates(tree)
  }

  /// Configures the views whose states are no longer those that they show.
  func refreshStates(_ tree: LayoutTree) {
    for slot in changing.sorted() {
      guard let key = views[slot].key else { continue }
      let states = states(of: key.element, in: tree)
      guard states != views[slot].states else { continue }
      let looks = tree.style(of: key.element)?.lookingStates ?? []
      let isOther = states.symmetricDifference(views[slot].states).isDisjoint(with: looks)
      if !isOther { configure(slot, .look, .appearance, tree) }
      views[slot].states = states
    }
  }

  /// Returns how an element looks in its states.
  func look(of element: LayoutElement, in tree: LayoutTree) -> ElementStyle {
    guard let style = tree.style(of: element) else { return ElementStyle() }
    guard !style.lookingStates.isEmpty else { return style }
    return style.look(in: states(of: element, in: tree))
  }

  /// Notes the color that its states give the letters of a view, and returns whether it is another
  /// one than before.
  func colorDidChange(of slot: Int, _ key: ViewKey, _ tree: LayoutTree) -> Bool {
    guard views[slot].kind == .text, let style = tree.style(of: key.element),
      !style.lookingStates.isEmpty || stateColors[slot] != nil
    else { return stateColors.isEmpty ? false : stateColors.removeValue(forKey: slot) != nil }
    let color = style.letterColor(in: states(of: key.element, in: tree))
    guard color != stateColors[slot] else { return false }
    stateColors[slot] = color
    return true
  }

  /// Returns the attributes of an element, those of a text with the color that its states give it.
  func spec(of element: LayoutElement, _ color: LayoutColor?, _ tree: LayoutTree) -> ElementSpec {
    let spec = tree.spec(of: element)
    guard let color, case .text(var text) = spec else { return spec }
    text.color = color
    return .text(text)
  }

  /// Notes the states that a view is configured for.
  func noteStates(of slot: Int, _ element: LayoutElement, _ tree: LayoutTree) {
    guard tree.style(of: element)?.lookingStates.isEmpty == false else {
      changing.remove(slot)
      return
    }
    changing.insert(slot)
    views[slot].states = states(of: element, in: tree)
  }
}
