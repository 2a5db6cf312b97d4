public import LayoutEngine

// Outlets by name: their views, and what happens when they are tapped.

extension ViewHost {
  /// The view of an outlet; `nil` where it has none: it is out of sight, or a container without looks.
  public func view<Target: ElementOutlet>(_ outlet: KeyPath<Document.Outlets, Target>)
    -> Backend.View?
  {
    outlets[keyPath: outlet].element.flatMap { mounter.view(of: $0) }
  }

  /// The view of an outlet that may be missing; `nil` where it has none.
  public func view<Target: ElementOutlet>(_ outlet: KeyPath<Document.Outlets, Target?>)
    -> Backend.View?
  {
    outlets[keyPath: outlet]?.element.flatMap { mounter.view(of: $0) }
  }

  /// The view of one of the outlets of an id, the first being 0; `nil` where it has none.
  public func view<Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<Target>>, at place: Int
  ) -> Backend.View? {
    let list = outlets[keyPath: list]
    guard list.indices.contains(place) else { return nil }
    return list[place].element.flatMap { mounter.view(of: $0) }
  }

  /// The view of an outlet in one of the components of an id, the first being 0; `nil` where it has none.
  public func view<Inner, Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<ComponentOutlet<Inner>>>, at place: Int,
    _ outlet: KeyPath<Inner, Target>
  ) -> Backend.View? {
    let list = outlets[keyPath: list]
    guard list.indices.contains(place) else { return nil }
    return list[place].outlets[keyPath: outlet].element.flatMap { mounter.view(of: $0) }
  }

  // MARK: Handlers

  /// Does something when an element is tapped, or something in it for which nothing is done.
  ///
  /// It counts in all later updates, whatever view the element has by then.
  ///
  /// - Parameters:
  ///   - outlet: The outlet.
  ///   - action: What is done.
  /// - Returns: What the handler is known by.
  @discardableResult
  public func onTap<Target: ElementOutlet>(
    _ outlet: KeyPath<Document.Outlets, Target>, _ action: @escaping () -> Void
  ) -> TapHandlerID {
    add { element, outlets, _ in
      outlets[keyPath: outlet].element == element ? 0 : nil
    } action: { _ in
      action()
    }
  }

  /// Does something when an element is tapped that may be missing.
  @discardableResult
  public func onTap<Target: ElementOutlet>(
    _ outlet: KeyPath<Document.Outlets, Target?>, _ action: @escaping () -> Void
  ) -> TapHandlerID {
    add { element, outlets, _ in
      outlets[keyPath: outlet]?.element == element ? 0 : nil
    } action: { _ in
      action()
    }
  }

  /// Does something when one of the elements of an id is tapped, and is told which, the first being 0.
  @discardableResult
  public func onTap<Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<Target>>,
    _ action: @escaping (_ place: Int) -> Void
  ) -> TapHandlerID {
    add({ element, outlets, _ in outlets[keyPath: list].place(of: element) }, action: action)
  }

  /// Does something when an element in one of the components of an id is tapped, and is told in which, the
  /// first being 0.
  @discardableResult
  public func onTap<Inner, Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<ComponentOutlet<Inner>>>,
    _ outlet: KeyPath<Inner, Target>, _ action: @escaping (_ place: Int) -> Void
  ) -> TapHandlerID {
    add(
      { element, outlets, tree in
        let list = outlets[keyPath: list]
        guard let place = list.place(around: element, tree) else { return nil }
        return list[place].outlets[keyPath: outlet].element == element ? place : nil
      }, action: action)
  }

  /// Lets a handler count or not; one that does not lets taps through to what is around and behind.
  public func setEnabled(_ isEnabled: Bool, _ handler: TapHandlerID) {
    guard handlers.indices.contains(handler.index) else { return }
    handlers[handler.index].isEnabled = isEnabled
  }

  private func add(
    _ place: @escaping (LayoutElement, Document.Outlets, LayoutTree) -> Int?,
    action: @escaping (Int) -> Void
  ) -> TapHandlerID {
    handlers.append(TapHandler(place: place, action: action))
    return TapHandlerID(index: handlers.count - 1)
  }

  /// The handler of an element itself, the latest first.
  private func handler(of element: LayoutElement) -> (
    handler: TapHandler<Document.Outlets>, place: Int
  )? {
    let (outlets, tree) = (outlets, layout.tree)
    for handler in handlers.reversed() where handler.isEnabled {
      if let place = handler.place(element, outlets, tree) { return (handler, place) }
    }
    return nil
  }

  // MARK: Touches

  /// The front element at a point that can be seen or tapped; `nil` where there is none.
  ///
  /// Leaves and containers with looks are seen; what is invisible, transparent or clipped away is not. A
  /// container without looks counts where something is done when it is tapped.
  ///
  /// - Parameter point: The point on the host's surface, in points.
  /// - Returns: The element.
  public func element(at point: LayoutPoint) -> LayoutElement? {
    let tree = layout.tree
    return HitTest.element(at: point, of: tree, mounter.surroundings(tree)) {
      tree.hasView($0) || self.handler(of: $0) != nil
    }
  }

  /// Does what is to be done when something is tapped at a point.
  ///
  /// It is what is done for the front element there, or for the nearest one around that for which anything is
  /// done; and where nothing is, for the nearest one that is smaller than ``minimumTouchSize``.
  ///
  /// - Parameter point: The point on the host's surface, in points.
  /// - Returns: Whether anything was done.
  @discardableResult
  public func tap(at point: LayoutPoint) -> Bool {
    if let element = element(at: point), tap(element) { return true }
    guard minimumTouchSize != .zero else { return false }
    let tree = layout.tree
    let near = HitTest.element(
      at: point, of: tree, mounter.surroundings(tree), minimumSize: minimumTouchSize
    ) { self.handler(of: $0) != nil }
    return near.map { tap($0) } ?? false
  }

  /// The same for a view that knows by itself that it was tapped, such as a button.
  @discardableResult
  public func tap(_ token: ViewToken) -> Bool {
    mounter.element(of: token).map { tap($0) } ?? false
  }

  /// The same for an element, as for assistive technology.
  @discardableResult
  public func tap(_ element: LayoutElement) -> Bool {
    var current: LayoutElement? = layout.tree.isPresent(element) ? element : nil
    while let next = current {
      if let (handler, place) = handler(of: next) {
        handler.action(place)
        return true
      }
      current = layout.tree.parent(of: next)
    }
    return false
  }

  /// The element that a view shows, by its number now; `nil` where it shows none any more.
  public func element(of token: ViewToken) -> LayoutElement? { mounter.element(of: token) }

  // MARK: Assistive technology

  /// What assistive technology is told of what is shown, in reading order.
  public var spokenElements: [SpokenElement] {
    let tree = layout.tree
    let surroundings = mounter.surroundings(tree)
    let walk = SpokenWalk(
      offset: surroundings.offset, rows: surroundings.rows, name: { self.name(of: $0) },
      isActive: { self.handler(of: $0) != nil }, environment: layout.environment)
    return walk.elements(of: tree)
  }

  /// The name of an element's outlet; empty where it has none.
  func name(of element: LayoutElement) -> String {
    Document.Outlets.name(of: element, in: layout.tree)
  }
}
