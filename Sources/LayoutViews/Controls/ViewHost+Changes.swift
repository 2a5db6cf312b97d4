public import LayoutEngine

/// What is done when someone chooses or types something else in a control.
struct ChangeHandler<Outlets> {
  /// Which of those it is for an element is, the first being 0; nil where it is none of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets, _ tree: LayoutTree) -> Int?
  let action: (_ place: Int, _ value: ControlValue) -> Void
}

// Controls by their outlets: what people do with them.

extension ViewHost {
  /// Does something when someone chooses or types something else in a control.
  ///
  /// The control shows it already; a model that takes it over says the same in the next update.
  ///
  /// - Parameters:
  ///   - outlet: The control.
  ///   - action: What is done, with what the control says now.
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

  /// The same for a control that may be missing.
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

  /// The same for the controls of an id; the action is told which, the first being 0.
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

  /// Does something when someone chooses or types something else in a control that each component of an id
  /// has.
  ///
  /// - Parameters:
  ///   - list: The components.
  ///   - outlet: The control in each.
  ///   - action: What is done, with the component's zero-based index and what the control says now.
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

  /// Does what is to be done when someone has chosen or typed something else in a control.
  ///
  /// - Parameters:
  ///   - token: What the control's view is known by.
  ///   - value: What the control says now.
  /// - Returns: Whether anything was done.
  @discardableResult
  public func change(_ token: ViewToken, to value: ControlValue) -> Bool {
    guard let element = element(of: token) else { return false }
    let (outlets, tree) = (outlets, layout.tree)
    for handler in changeHandlers.reversed() {
      guard let place = handler.place(element, outlets, tree) else { continue }
      handler.action(place, value)
      return true
    }
    return false
  }
}
