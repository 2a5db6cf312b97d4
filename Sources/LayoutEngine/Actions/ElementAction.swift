/// An action that an element fires, and the event that fires it.
public struct ElementAction: Sendable, Equatable {
  /// The events of an element that can fire an action.
  public enum Event: String, Sendable, CaseIterable, Comparable {
    /// A tap, a click, or an activation by a key or by assistive technology.
    case tap
    /// A finger that rests on the element.
    case longPress
    /// A swipe from the start edge towards the end.
    case swipeStart
    /// A swipe from the end edge towards the start.
    case swipeEnd
    /// A pull of scrolled content beyond its start.
    case refresh
    /// The completion of an input.
    case submit
    /// A change of a control's value.
    case change

    /// Compares the places in the list of events.
    public static func < (one: Event, other: Event) -> Bool { one.place < other.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The event that fires the action.
  public var event: Event
  /// The action, with its values; `nil` for an action of a component that its user has not bound.
  public var action: LayoutAction?

  /// Creates the action of an element.
  ///
  /// - Parameters:
  ///   - event: The event that fires the action.
  ///   - action: The action; `nil` for one that is not bound.
  ///   - values: The values of the action's parameters, or of the next of them.
  ///   - takesMore: Whether the values that come with the event follow.
  public init(
    _ event: Event, _ action: LayoutAction?, _ values: [ActionValue] = [], takesMore: Bool = false
  ) {
    self.event = event
    self.action = action?.with(values, takesMore: takesMore)
  }
}

extension [ElementAction] {
  /// The actions of a component's root, overridden by those of its use: one for each event.
  func overlaid(by outer: [ElementAction]) -> [ElementAction] {
    guard !outer.isEmpty else { return self }
    return filter { own in !outer.contains { $0.event == own.event } } + outer
  }
}

extension ElementStyle {
  /// The actions that the element fires, at most one for each event, in the order of the events.
  public var actions: [ElementAction] {
    get { extras?.values.actions ?? [] }
    set {
      sayExtra { values in
        values.actions = newValue.filter { $0.action != nil }.sorted { $0.event < $1.event }
      }
    }
  }

  /// Returns the action that the element fires for an event; `nil` if there is none.
  public func action(for event: ElementAction.Event) -> LayoutAction? {
    extras?.values.actions.first { $0.event == event }?.action
  }

  /// Returns an appearance with actions; `nil` if it has neither these nor a look.
  ///
  /// - Parameters:
  ///   - actions: The actions, of which those that are not bound are left out.
  ///   - style: The appearance of the element.
  /// - Returns: The appearance with the actions.
  public static func firing(
    _ actions: [ElementAction], besides style: ElementStyle? = nil
  ) -> ElementStyle? {
    let bound = actions.filter { $0.action != nil }
    guard !bound.isEmpty else { return style }
    var style = style ?? ElementStyle()
    style.actions = bound
    return style
  }
}

extension RootOverrides {
  /// Returns overrides with actions, each in place of the component's for the same event.
  ///
  /// - Parameters:
  ///   - actions: The actions; one that is not bound takes the component's away.
  ///   - overrides: The other overrides.
  /// - Returns: The overrides with the actions.
  public static func firing(
    _ actions: [ElementAction], besides overrides: RootOverrides = RootOverrides()
  ) -> RootOverrides {
    var overrides = overrides
    overrides.actions = actions
    return overrides
  }
}
