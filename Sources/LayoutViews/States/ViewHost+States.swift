public import LayoutEngine

// The states of elements: what people press, hover and focus.

extension ViewHost {
  /// Returns the states that an element is in.
  ///
  /// An element takes `pressed`, `hovered` and `focused` of the nearest element around it, itself
  /// included, that has an action or an enabled tap handler or is a view of the host. Without one
  /// it is hovered if the pointer is over it, and never pressed or focused. It is `disabled` if it
  /// or an element around it is not enabled, and then in none of these three; it is `selected` if
  /// it or an element around it is.
  ///
  /// - Parameter element: The element, as an index in the current tree.
  /// - Returns: The states.
  /// - Precondition: `element` is in the tree.
  /// - Complexity: O(d) in the depth of the element, for each tap handler.
  public func states(of element: LayoutElement) -> ElementStates {
    mounter.states(of: element, in: layout.tree)
  }

  /// Tells the host where a finger or a button is down, so that views show what is pressed.
  ///
  /// Call it when a press begins, and with `nil` when it ends, leaves the element, or becomes a
  /// scroll. It lays nothing out: views that look different are configured again.
  ///
  /// - Parameter point: The point on the host's surface, in points from the top left; `nil` if
  ///   nothing is pressed.
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  public func press(at point: LayoutPoint?) {
    let element = point.flatMap { self.pressed(at: $0) }
    press(element)
  }

  /// Tells the host which element is pressed, such as by a control that reports it itself.
  ///
  /// - Parameter element: The element, as an index in the current tree; `nil` if nothing is
  ///   pressed.
  /// - Complexity: O(s d) in the number of views that look different in states, and their depth.
  public func press(_ element: LayoutElement?) {
    note { $0.pressed = element }
  }

  /// Tells the host where the pointer is, so that views show what it is over.
  ///
  /// - Parameter point: The point on the host's surface, in points from the top left; `nil` if the
  ///   pointer is elsewhere.
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  public func hover(at point: LayoutPoint?) {
    let element = point.flatMap { self.element(at: $0) }
    note { $0.hovered = element }
  }

  /// Tells the host which element has the focus of the keyboard or of assistive technology.
  ///
  /// - Parameter element: The element, as an index in the current tree; `nil` if none has it.
  /// - Complexity: O(s d) in the number of views that look different in states, and their depth.
  public func focus(_ element: LayoutElement?) {
    note { $0.focused = element }
  }

  private func note(_ change: @escaping (inout PointedElements) -> Void) {
    perform {
      var pointed = self.mounter.pointed
      change(&pointed)
      self.mounter.point(at: pointed, in: self.layout.tree)
    }
  }

  /// Returns the element that a press at a point acts on, also one near the point that is smaller
  /// than ``minimumTouchSize``.
  private func pressed(at point: LayoutPoint) -> LayoutElement? {
    let front = element(at: point)
    let tree = layout.tree
    if let front, tree.stateOwner(of: front, where: { self.answers($0) }) != nil { return front }
    return near(point) ?? front
  }
}
