extension LayoutTree {
  /// Returns the nearest element around one, itself included, that people press, hover and focus.
  ///
  /// It has an action, or is a view of the host, such as a control; the result is `nil` if there is
  /// no such element. The states ``ElementState/pressed``, ``ElementState/hovered`` and
  /// ``ElementState/focused`` of an element are those of that one.
  ///
  /// - Parameters:
  ///   - element: The element, as an index in the tree.
  ///   - answers: Whether an element answers people in other ways, such as by a handler.
  /// - Returns: The element whose states the element shows.
  /// - Precondition: `element` is in the tree.
  /// - Complexity: O(d) in the depth of the element.
  public func stateOwner(
    of element: LayoutElement, where answers: (LayoutElement) -> Bool = { _ in false }
  ) -> LayoutElement? {
    var around: LayoutElement? = element
    while let next = around {
      if style(of: next)?.actions.isEmpty == false || view(of: next)?.class.isEmpty == false
        || answers(next)
      {
        return next
      }
      around = parent(of: next)
    }
    return nil
  }

  /// The states that the document itself brings an element into: ``ElementState/disabled`` if the
  /// element or one around it is not enabled, and ``ElementState/selected`` if it or one around it
  /// is the chosen one of several.
  ///
  /// - Precondition: `element` is in the tree.
  /// - Complexity: O(d) in the depth of the element.
  public func documentStates(of element: LayoutElement) -> ElementStates {
    var states: ElementStates = []
    var around: LayoutElement? = element
    while let next = around {
      if let style = style(of: next) {
        if !style.isEnabled { states.insert(.disabled) }
        if style.isSelected { states.insert(.selected) }
      }
      around = parent(of: next)
    }
    return states
  }

  /// The states that people or the document can bring an element into.
  ///
  /// Without an element that people press around it, that is all but ``ElementState/pressed`` and
  /// ``ElementState/focused``.
  ///
  /// - Precondition: `element` is in the tree.
  /// - Complexity: O(d) in the depth of the element.
  public func possibleStates(of element: LayoutElement) -> ElementStates {
    let own: ElementStates = [.hovered, .disabled, .selected]
    return stateOwner(of: element) == nil ? own : own.union([.pressed, .focused])
  }
}
