public import LayoutEngine

// The actions that the document declares.

extension ViewHost {
  /// Calls `handler` with each action that people fire, as a case of the document's own type.
  ///
  /// ```swift
  /// host.onAction { action in
  ///   switch action {
  ///   case .open(let id): show(id)
  ///   case .setName(let name): model.name = name
  ///   }
  /// }
  /// ```
  ///
  /// The values are those of what is shown. A handler set earlier is replaced.
  ///
  /// - Parameter handler: The handler.
  public func onAction(_ handler: @escaping (_ action: Document.FiredAction) -> Void) {
    actionHandler = handler
  }

  /// Fires the action for an event at a point: that of the front element there, or of its nearest
  /// ancestor with an action for the event.
  ///
  /// Taps also have handlers and a minimum size; see ``tap(at:)``.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - point: The point on the host's surface, in points from the top left.
  /// - Returns: Whether an action was fired.
  /// - Complexity: O(n) in the number of elements without rows out of sight.
  @discardableResult
  public func perform(_ event: ElementAction.Event, at point: LayoutPoint) -> Bool {
    if event == .tap { return tap(at: point) }
    let tree = layout.tree
    let front = HitTest.element(at: point, of: tree, mounter.surroundings(tree)) {
      tree.hasView($0) || tree.style(of: $0)?.action(for: event) != nil
    }
    return front.map { perform(event, on: $0) } ?? false
  }

  /// Fires the action for an event of a view, for views that report events themselves.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - token: The token of the view; an outdated one has no effect.
  ///   - value: The value of the control, for `submit` and `change`; by default, `submit` takes the
  ///     value that was changed last.
  /// - Returns: Whether an action was fired.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public func perform(
    _ event: ElementAction.Event, _ token: ViewToken, with value: ControlValue? = nil
  ) -> Bool {
    guard let element = mounter.element(of: token) else { return false }
    let value = value ?? (event == .submit ? currentValue(of: element, token) : nil)
    return perform(event, on: element, with: value)
  }

  /// The value of a control: the one that was entered, unless the document has another one since.
  private func currentValue(of element: LayoutElement, _ token: ViewToken) -> ControlValue? {
    let said = saidValue(of: element)
    guard let entered = entered[token], entered.said == said else { return said }
    return entered.value
  }

  /// The value that the document gives a control.
  private func saidValue(of element: LayoutElement) -> ControlValue? {
    layout.tree.view(of: element).flatMap { LayoutControl($0, in: layout.environment) }?.value
  }

  /// Notes the value that was entered into a control with the action `submit`.
  func note(_ value: ControlValue, of element: LayoutElement, _ token: ViewToken) {
    guard layout.tree.style(of: element)?.action(for: .submit) != nil else { return }
    // Controls that have gone are forgotten here, where people wait for nothing.
    entered = entered.filter { mounter.element(of: $0.key) != nil }
    entered[token] = EnteredValue(value: value, said: saidValue(of: element))
  }

  /// Fires the action for an event of an element, or of its nearest ancestor with an action for the
  /// event; none if the element is not enabled.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - element: The element, as an index in the current tree.
  ///   - value: The value of the control, for `submit` and `change`, which no ancestor receives.
  /// - Returns: Whether an action was fired.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public func perform(
    _ event: ElementAction.Event, on element: LayoutElement, with value: ControlValue? = nil
  ) -> Bool {
    guard layout.tree.isPresent(element), layout.tree.isEnabled(element) else { return false }
    if event == .tap { return tap(element) }
    if fire(event, of: element, with: value) { return true }
    guard event != .submit, event != .change else { return false }
    var current = layout.tree.parent(of: element)
    while let next = current {
      if fire(event, of: next) { return true }
      current = layout.tree.parent(of: next)
    }
    return false
  }

  /// Returns the event of a finger or a pointer that moved; `nil` if the movement is no swipe: less
  /// than 40 points, or not along the row.
  ///
  /// Where the start edge is depends on the direction of the element on which the movement began.
  ///
  /// - Parameters:
  ///   - start: The point where the movement began, in points.
  ///   - end: The point where it ended.
  /// - Returns: The event, if the movement is a swipe.
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  public func swipe(from start: LayoutPoint, to end: LayoutPoint) -> ElementAction.Event? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard abs(x) >= 40, abs(x) >= 2 * abs(y) else { return nil }
    let direction =
      element(at: start).map { layout.tree.direction(of: $0) } ?? layout.environment.direction
    return (direction == .rtl) == (x > 0) ? .swipeEnd : .swipeStart
  }

  /// Fires the action of an element itself.
  func fire(
    _ event: ElementAction.Event, of element: LayoutElement, with value: ControlValue? = nil
  ) -> Bool {
    guard let action = layout.tree.style(of: element)?.action(for: event) else { return false }
    return fire(action.with(value.map { [$0.actionValue] } ?? []))
  }

  /// Calls the handler of actions.
  func fire(_ action: LayoutAction) -> Bool {
    guard let actionHandler, let fired = Document.FiredAction(action) else { return false }
    actionHandler(fired)
    return true
  }
}

/// A value that was entered into a control.
struct EnteredValue {
  let value: ControlValue
  /// The value that the document gave the control then.
  let said: ControlValue?
}

extension LayoutControl {
  /// The value that people change; nil for a control without one.
  fileprivate var value: ControlValue? {
    switch self {
    case .textField(let entry), .secureField(let entry), .textArea(let entry): .text(entry.text)
    case .toggle(let isOn, _): .bool(isOn)
    case .slider(let choice), .stepper(let choice): .number(choice.value)
    case .button, .progress, .spinner: nil
    }
  }
}

extension ControlValue {
  fileprivate var actionValue: ActionValue {
    switch self {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}
