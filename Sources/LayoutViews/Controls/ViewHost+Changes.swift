public import LayoutEngine

/// A handler of changes that people make in controls.
struct ChangeHandler<Outlets> {
  /// Returns the index of an element among the controls of the handler, from 0; nil if it is none
  /// of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets, _ tree: LayoutTree) -> Int?
  let action: (_ place: Int, _ value: ControlValue) -> Void
}

// Handlers of changes in controls, by outlets.

extension ViewHost {
  /// Calls `action` when a person changes the value of a control.
  ///
  /// The control already shows the new value. A model that accepts it must pass the value in the
  /// next update.
  ///
  /// - Parameters:
  ///   - outlet: The outlet of the control.
  ///   - action: The handler, called with the control's new value.
  public func onChange<Target: ElementOutlet>(
    _ outlet: KeyPath<Document.Outlets, Target>, _ action: @escaping (ControlValue) -> Void
  ) {
    changeHandlers.append(
      ChangeHandler {
        element, outlets, _ in
        outlets[keyPath: outlet].element == element ? 0 : nil
      } action: {
        action($1)
      })
  }

  /// Calls `action` when a person changes the value of a control that may be missing from the
  /// document.
  ///
  /// The control already shows the new value. A model that accepts it must pass the value in the
  /// next update.
  ///
  /// - Parameters:
  ///   - outlet: The optional outlet of the control.
  ///   - action: The handler, called with the control's new value.
  public func onChange<Target: ElementOutlet>(
    _ outlet: KeyPath<Document.Outlets, Target?>, _ action: @escaping (ControlValue) -> Void
  ) {
    changeHandlers.append(
      ChangeHandler {
        element, outlets, _ in
        outlets[keyPath: outlet]?.element == element ? 0 : nil
      } action: {
        action($1)
      })
  }

  /// Calls `action` when a person changes the value of any control with an id.
  ///
  /// The control already shows the new value. A model that accepts it must pass the value in the
  /// next update.
  ///
  /// - Parameters:
  ///   - list: The outlets of the controls.
  ///   - action: The handler, called with the control's zero-based index and new value.
  public func onChange<Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<Target>>,
    _ action: @escaping (_ place: Int, _ value: ControlValue) -> Void
  ) {
    changeHandlers.append(
      ChangeHandler {
        element, outlets, _ in
        outlets[keyPath: list].place(of: element)
      } action: {
        action($0, $1)
      })
  }

  /// Calls `action` when a person changes the value of a control in any component with an id.
  ///
  /// The control already shows the new value. A model that accepts it must pass the value in the
  /// next update.
  ///
  /// - Parameters:
  ///   - list: The outlets of the components.
  ///   - outlet: The outlet of the control in each component.
  ///   - action: The handler, called with the component's zero-based index and the control's new
  ///     value.
  public func onChange<Inner, Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<ComponentOutlet<Inner>>>,
    _ outlet: KeyPath<Inner, Target>,
    _ action: @escaping (_ place: Int, _ value: ControlValue) -> Void
  ) {
    changeHandlers.append(
      ChangeHandler {
        element, outlets, tree in
        let list = outlets[keyPath: list]
        guard let place = list.place(around: element, tree) else { return nil }
        return list[place].outlets[keyPath: outlet].element == element ? place : nil
      } action: {
        action($0, $1)
      })
  }

  /// Calls the handler for a control whose value a person has changed: of several, the one added
  /// last, and without any the one of ``onAction(_:)`` if the control has the action `change`; none
  /// if the control is not enabled.
  ///
  /// - Parameters:
  ///   - token: The token of the control's view.
  ///   - value: The new value of the control.
  /// - Returns: Whether a handler was called.
  /// - Complexity: O(n) in the number of handlers.
  @discardableResult
  public func change(_ token: ViewToken, to value: ControlValue) -> Bool {
    guard let element = element(of: token), layout.tree.isEnabled(element) else { return false }
    note(value, of: element, token)
    let (outlets, tree) = (outlets, layout.tree)
    for handler in changeHandlers.reversed() {
      guard let place = handler.place(element, outlets, tree) else { continue }
      handler.action(place, value)
      return true
    }
    return fire(.change, of: element, with: value)
  }
}
