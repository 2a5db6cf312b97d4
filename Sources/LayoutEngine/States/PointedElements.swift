/// The elements that people act on at the moment, as their pointers and keyboards report.
package struct PointedElements: Equatable, Sendable {
  /// The front element under the finger or the button that is down.
  package var pressed: LayoutElement?
  /// The front element under the pointer.
  package var hovered: LayoutElement?
  /// The element with the focus of the keyboard or of assistive technology.
  package var focused: LayoutElement?

  package init() {}

  /// Renumbers the elements after an update; a removed one is forgotten.
  package mutating func renumber(_ successor: (LayoutElement) -> LayoutElement?) {
    pressed = pressed.flatMap(successor)
    hovered = hovered.flatMap(successor)
    focused = focused.flatMap(successor)
  }
}

extension LayoutTree {
  /// Returns the states that an element is in.
  ///
  /// - Parameters:
  ///   - element: The element, as an index in the tree.
  ///   - pointed: The elements that people act on.
  ///   - isEnabled: Whether the element answers, as far as that depends on views of the host.
  ///   - answers: Whether an element answers people otherwise than by an action.
  /// - Returns: The states.
  /// - Complexity: O(d) in the depth of the element.
  package func states(
    of element: LayoutElement, _ pointed: PointedElements, isEnabled: Bool = true,
    where answers: (LayoutElement) -> Bool = { _ in false }
  ) -> ElementStates {
    var states = documentStates(of: element)
    guard isEnabled, !states.contains(.disabled) else { return states.union(.disabled) }
    // Equivalent, dropped: where nothing is pointed at, what follows adds nothing.
    guard pointed != PointedElements() else { return states }
    let owner = stateOwner(of: element, where: answers)
    if let hovered = pointed.hovered, subtree(of: owner ?? element).contains(hovered) {
      states.insert(.hovered)
    }
    guard let owner else { return states }
    if let pressed = pointed.pressed, stateOwner(of: pressed, where: answers) == owner {
      states.insert(.pressed)
    }
    if let focused = pointed.focused, stateOwner(of: focused, where: answers) == owner {
      states.insert(.focused)
    }
    return states
  }
}
