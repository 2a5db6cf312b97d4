public import LayoutEngine

// Views and tap handlers, by outlets.

extension ViewHost {
  /// Returns the view of an outlet; `nil` if the element is out of sight or is a container without
  /// a view.
  public func view<Target: ElementOutlet>(_ outlet: KeyPath<Document.Outlets, Target>)
    -> Backend.View?
  {
    outlets[keyPath: outlet].element.flatMap { mounter.view(of: $0) }
  }

  /// Returns the view of an outlet that may be missing; `nil` if the element is missing, out of
  /// sight or a container without a view.
  public func view<Target: ElementOutlet>(_ outlet: KeyPath<Document.Outlets, Target?>)
    -> Backend.View?
  {
    outlets[keyPath: outlet]?.element.flatMap { mounter.view(of: $0) }
  }

  /// Returns the view of one of the elements with an id; `nil` if it has no view.
  ///
  /// - Parameters:
  ///   - list: The outlets of the elements.
  ///   - place: The zero-based index of the element; out of range, the result is `nil`.
  /// - Returns: The view, if the element is in sight and not a container without a view.
  public func view<Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<Target>>, at place: Int
  ) -> Backend.View? {
    let list = outlets[keyPath: list]
    guard list.indices.contains(place) else { return nil }
    return list[place].element.flatMap { mounter.view(of: $0) }
  }

  /// Returns the view of an element in one of the components with an id; `nil` if it has no view.
  ///
  /// - Parameters:
  ///   - list: The outlets of the components.
  ///   - place: The zero-based index of the component; out of range, the result is `nil`.
  ///   - outlet: The outlet of the element in the component.
  /// - Returns: The view, if the element is in sight and not a container without a view.
  public func view<Inner, Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<ComponentOutlet<Inner>>>, at place: Int,
    _ outlet: KeyPath<Inner, Target>
  ) -> Backend.View? {
    let list = outlets[keyPath: list]
    guard list.indices.contains(place) else { return nil }
    return list[place].outlets[keyPath: outlet].element.flatMap { mounter.view(of: $0) }
  }

  // MARK: Handlers

  /// Calls `action` when an element is tapped, or a descendant of the element without a handler.
  ///
  /// The handler stays in effect in all later updates, whichever view the element has then. Of
  /// several handlers of an element, the one added last is called.
  ///
  /// - Parameters:
  ///   - outlet: The outlet of the element.
  ///   - action: The handler.
  /// - Returns: The identifier of the handler.
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

  /// Calls `action` when an element that may be missing is tapped, or a descendant of the element
  /// without a handler.
  ///
  /// - Parameters:
  ///   - outlet: The optional outlet of the element.
  ///   - action: The handler.
  /// - Returns: The identifier of the handler.
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

  /// Calls `action` when one of the elements with an id is tapped, or a descendant without a
  /// handler.
  ///
  /// - Parameters:
  ///   - list: The outlets of the elements.
  ///   - action: The handler, called with the zero-based index of the element.
  /// - Returns: The identifier of the handler.
  @discardableResult
  public func onTap<Target: ElementOutlet>(
    _ list: KeyPath<Document.Outlets, OutletList<Target>>,
    _ action: @escaping (_ place: Int) -> Void
  ) -> TapHandlerID {
    add({ element, outlets, _ in outlets[keyPath: list].place(of: element) }, action: action)
  }

  /// Calls `action` when an element in one of the components with an id is tapped, or a descendant
  /// of the element without a handler.
  ///
  /// - Parameters:
  ///   - list: The outlets of the components.
  ///   - outlet: The outlet of the element in each component.
  ///   - action: The handler, called with the zero-based index of the component.
  /// - Returns: The identifier of the handler.
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

  /// Enables or disables a tap handler.
  ///
  /// A tap that a disabled handler would receive goes to the handler of an ancestor or of an
  /// element behind. An identifier from another host may stand for a wrong handler of this one, or
  /// for none.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the handler is called for taps.
  ///   - handler: The identifier of the handler, from this host.
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

  /// The enabled handler of an element itself; of several, the one added last.
  private func handler(of element: LayoutElement) -> (
    handler: TapHandler<Document.Outlets>, place: Int
  )? {
    let (outlets, tree) = (outlets, layout.tree)
    for handler in handlers.reversed() where handler.isEnabled {
      if let place = handler.place(element, outlets, tree) { return (handler, place) }
    }
    return nil
  }

  /// Whether an element itself answers taps: by an enabled handler, or by an action.
  func answers(_ element: LayoutElement) -> Bool {
    if handler(of: element) != nil { return true }
    return actionHandler != nil && layout.tree.style(of: element)?.action(for: .tap) != nil
  }

  // MARK: Touches

  /// Returns the front element at a point that can be seen or tapped; `nil` if there is none.
  ///
  /// Leaves and containers with a visible appearance can be seen. Invisible, transparent and
  /// clipped elements cannot. A container without an appearance counts if it has an enabled tap
  /// handler, or the action `tap`.
  ///
  /// - Parameter point: The point on the host's surface, in points from the top left.
  /// - Returns: The element, as an index in the current tree.
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  public func element(at point: LayoutPoint) -> LayoutElement? { front(at: point)?.element }

  /// Returns the front element at a point that can be seen or tapped, with the point in the
  /// coordinates of the element; nil if there is none.
  private func front(at point: LayoutPoint) -> (element: LayoutElement, point: LayoutPoint)? {
    let tree = layout.tree
    return HitTest.place(at: point, of: tree, mounter.surroundings(tree)) {
      tree.hasView($0) || self.answers($0)
    }
  }

  /// Calls the handler for a tap at a point.
  ///
  /// The handler is that of the front element at the point, or of the nearest ancestor with a
  /// handler. If there is none and ``minimumTouchSize`` is not zero, the handler is that of the
  /// nearest element with a handler that contains the point when enlarged to that size. Elements
  /// behind one with a fill, a picture or a host view at the point are left out, as they are
  /// hidden there. A tap on an element that is not enabled, or is in one, calls none. A link at the
  /// point fires its action instead; see ``link(at:)``.
  ///
  /// - Parameter point: The point on the host's surface, in points from the top left.
  /// - Returns: Whether a handler was called.
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  @discardableResult
  public func tap(at point: LayoutPoint) -> Bool {
    if let front = front(at: point) {
      guard layout.tree.isEnabled(front.element) else { return false }
      if let link = link(of: front.element, at: front.point) { return fire(link.action) }
      if tap(front.element) { return true }
    }
    return near(point).map { tap($0) } ?? false
  }

  /// Returns the nearest element that answers taps and contains a point when it is enlarged to
  /// ``minimumTouchSize``; nil without one.
  func near(_ point: LayoutPoint) -> LayoutElement? {
    guard minimumTouchSize != .zero else { return nil }
    let tree = layout.tree
    let surroundings = mounter.surroundings(tree)
    let cover = HitTest.element(at: point, of: tree, surroundings) { tree.coversOthers($0) }
    return HitTest.element(
      at: point, of: tree, surroundings, minimumSize: minimumTouchSize
    ) { element in
      let isCovered =
        cover.map { !tree.subtree(of: $0).contains(element) && tree.isBehind(element, $0) } ?? false
      return !isCovered && self.answers(element)
    }
  }

  /// Returns the link at a point, such as to show another pointer over it; `nil` if there is none.
  ///
  /// Links are words of a text with an action; see `TextRun.tap`. The links of a text that is not
  /// enabled, or is behind another element at the point, are none.
  ///
  /// - Parameter point: The point on the host's surface, in points from the top left.
  /// - Returns: The link.
  /// - Complexity: O(n) in the number of elements without rows out of sight, plus the length of the
  ///   text.
  public func link(at point: LayoutPoint) -> TextLink? {
    guard let front = front(at: point), layout.tree.isEnabled(front.element) else { return nil }
    return link(of: front.element, at: front.point)
  }

  /// Returns the link at a point in the coordinates of an element; nil if there is none.
  private func link(of element: LayoutElement, at point: LayoutPoint) -> TextLink? {
    guard actionHandler != nil else { return nil }
    return layout.tree.links(of: element).first { $0.frames.contains { $0.holds(point) } }
  }

  /// Fires the action of a link of a text, for hosts that let the keyboard or assistive technology
  /// choose one.
  ///
  /// - Parameters:
  ///   - place: The index of the link in `LayoutTree.links(of:)`; out of range, the call has no
  ///     effect.
  ///   - element: The text, as an index in the current tree.
  /// - Returns: Whether an action was fired.
  /// - Complexity: O(n) in the length of the text.
  @discardableResult
  public func follow(link place: Int, of element: LayoutElement) -> Bool {
    let tree = layout.tree
    guard tree.isPresent(element), tree.isEnabled(element) else { return false }
    let links = tree.links(of: element)
    return links.indices.contains(place) && fire(links[place].action)
  }

  /// Calls the handler for a tap on a view, for views that report taps themselves, such as buttons.
  ///
  /// The handler is that of the view's element, or of the nearest ancestor with a handler. An
  /// outdated token has no effect.
  ///
  /// - Parameter token: The token of the view.
  /// - Returns: Whether a handler was called.
  /// - Complexity: O(d) in the depth of the element, for each tap handler.
  @discardableResult
  public func tap(_ token: ViewToken) -> Bool {
    mounter.element(of: token).map { tap($0) } ?? false
  }

  /// Calls the handler for a tap on an element, such as an activation by assistive technology.
  ///
  /// The handler is that of the element, or of the nearest ancestor with a handler or the action
  /// `tap`, which goes to the handler of ``onAction(_:)``. An element that is not present, or not
  /// enabled, has no handler.
  ///
  /// - Parameter element: The element, as an index in the current tree.
  /// - Returns: Whether a handler was called.
  /// - Complexity: O(d) in the depth of the element, for each tap handler.
  @discardableResult
  public func tap(_ element: LayoutElement) -> Bool {
    let tree = layout.tree
    var current = tree.isPresent(element) && tree.isEnabled(element) ? element : nil
    while let next = current {
      if let (handler, place) = handler(of: next) {
        handler.action(place)
        return true
      }
      if fire(.tap, of: next) { return true }
      current = tree.parent(of: next)
    }
    return false
  }

  /// Returns the element that a view shows, as an index in the current tree; `nil` if the token is
  /// outdated.
  public func element(of token: ViewToken) -> LayoutElement? { mounter.element(of: token) }

  // MARK: Assistive technology

  /// The elements for assistive technology, in reading order.
  ///
  /// - Complexity: O(n) in the number of elements without rows out of sight, for each tap handler.
  public var spokenElements: [SpokenElement] {
    let tree = layout.tree
    let walk = SpokenWalk(
      surroundings: mounter.surroundings(tree), name: { self.name(of: $0) },
      isActive: { self.answers($0) }, environment: layout.environment)
    return walk.elements(of: tree)
  }

  /// The name of an element's outlet; empty if the element has none.
  func name(of element: LayoutElement) -> String {
    Document.Outlets.name(of: element, in: layout.tree)
  }
}
