import CGTK4
public import LayoutEngine
public import LayoutViews

/// A widget that shows a document.
///
/// The document is laid out in the widget's size. It is laid out again whenever the size, the
/// document, the direction, the text size or the light or dark appearance changes.
///
/// ```swift
/// let view = LayoutView(Feed(posts: posts))
/// view.host.onTap(\.insert) { posts.append(Post()); view.update(Feed(posts: posts)) }
/// window.show(view)
/// ```
///
/// The app must retain the view while its widget is shown; without the view, the widget is empty.
@MainActor
public final class LayoutView<Document: LayoutDocument> {
  /// The host of the document and its views, which has the handlers and the outlets.
  public let host: ViewHost<Document, GTKBackend>
  /// The language of texts; `nil` shows texts as they are written.
  public var localization: TextLocalization? {
    didSet { environmentDidChange() }
  }
  /// The time zone of dates and times, by default UTC; `LayoutTimeZone(compiled:)` of
  /// `LayoutLanguages` reads those of the system.
  public var timeZone = LayoutTimeZone.utc {
    didSet { environmentDidChange() }
  }
  /// The current time, for times relative to it; the app sets it as often as the document should
  /// follow the clock.
  public var now = LayoutInstant.epoch {
    didSet { environmentDidChange() }
  }

  private let context: HostContext
  private let surface: Surface
  private var isMounted = false
  private var handlers: [ControlHandler<Document.Outlets>] = []
  /// The frames of the display that move views; nil if none is on its way.
  private(set) var ticks: FrameTicks?
  private var pressed: ViewToken?
  private var focused: ViewToken?
  private var watched: [(object: UnsafeMutableRawPointer, handler: gulong)] = []

  /// Creates a view of a document, which is first laid out in its natural size.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - assets: The app's pictures, colors, fonts and views, by name.
  ///   - localization: The language of texts; `nil` shows texts as they are written. By default,
  ///     texts are as written, and numbers and amounts are in the user's formats.
  /// - Complexity: O(n) in the number of elements of the document.
  public init(
    _ document: Document, assets: GTKAssets = GTKAssets(),
    localization: TextLocalization? = .ofUser()
  ) {
    self.localization = localization
    context = HostContext(assets)
    let backend = GTKBackend(context)
    surface = backend.surface
    host = ViewHost(
      document, in: .unbounded,
      environment: LayoutEnvironment(around: surface.widget, localization: localization),
      backend: backend)
    surface.naturalSize = host.size
    surface.onAllocate = { [weak self] in self?.sizeDidChange(to: $0) }
    surface.onSettings = { [weak self] in self?.environmentDidChange() }
    context.onScroll = { [weak self] token, offset in
      self?.arranging { $0.scroll(token, to: offset) }
    }
    context.onRest = { [weak self] in self?.host.restingOffset(of: $0, near: $1, from: $2) }
    context.onAnswer = { [weak self] request, answer in
      self?.arranging { $0.answer(request, with: answer) }
    }
    context.onUse = { [weak self] in self?.didUse($0, $1) }
    context.onPull = { [weak self] in _ = self?.host.perform(.refresh, $0) }
    context.onFollow = { [weak self] token, link in
      guard let self, let element = host.element(of: token) else { return }
      host.follow(link: link, of: element)
    }
    context.onState = { [weak self] in self?.didChange($1, of: $0, $2) }
    // What nobody sees needs no frames of the display, of which there may be none.
    widget.connect("unmap") { [weak self] in self?.finishAnimation() }
    watchSettings()
    watchPresses()
    watchPointer()
  }

  isolated deinit {
    for watch in watched { g_signal_handler_disconnect(watch.object, watch.handler) }
    ticks?.stop()
    arranging { $0.unmount() }
  }

  /// The widget to insert into a window or another widget.
  public var widget: Widget { surface.widget }

  /// Shows a document in place of the current one, usually with other values.
  ///
  /// An animated update moves each view as its element says with `animation`, and lets views come
  /// and go as theirs say with `transition`. It starts from what is on the screen, also in the
  /// middle of another one. If the user has turned animations off, views are in their places at
  /// once, and those that come and go fade. An update of a widget that is not on the screen is not
  /// animated.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - duration: The seconds in which views move whose elements say no `animation`, at most 10;
  ///     with 0, a negative number or `NaN`, the update is not animated.
  /// - Returns: The changes since the last update.
  /// - Complexity: O(n) in the number of elements.
  @discardableResult
  public func update(_ document: Document, animatedFor duration: Double = 0) -> LayoutChanges {
    let isAnimated = duration > 0 && gtk_widget_get_mapped(widget) != 0
    let changes = keepingFocus { arranging { $0.update(document, animated: isAnimated) } }
    if isAnimated { animate(LayoutAnimation(.easeOut, seconds: Float(duration))) }
    return changes
  }

  /// Calls a function, and leaves the focus where it is.
  ///
  /// GTK moves the focus on at the next frame if the widget with the focus was taken out of another
  /// one, even if it is in the window again.
  private func keepingFocus<Result>(_ arrange: () -> Result) -> Result {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, widget) != 0
    else { return arrange() }
    g_object_ref(focus)
    defer { g_object_unref(focus) }
    let result = arrange()
    if gtk_widget_is_ancestor(focus, widget) != 0 { gtk_root_set_focus(root, focus) }
    return result
  }

  /// Calls the host.
  ///
  /// Events that views report during the call are not the user's and are ignored.
  private func arranging<Result>(
    _ arrange: (ViewHost<Document, GTKBackend>) -> Result
  ) -> Result {
    context.whileArranging {
      defer { host.backend.arrangePinned { host.pinnedDistance(of: $0) } }
      return arrange(host)
    }
  }
}

// MARK: The environment

extension LayoutView {
  private func sizeDidChange(to size: LayoutSize) {
    show(in: .exact(size))
    guard !isMounted else { return }
    isMounted = true
    arranging { $0.mount() }
  }

  private func environmentDidChange() { show(in: host.layout.range) }

  /// Lays out again if the range or the environment has changed.
  ///
  /// GTK does not report all changes before a widget is in a window.
  private func show(in range: SizeRange) {
    var environment = LayoutEnvironment(around: widget, localization: localization)
    environment.timeZone = timeZone
    environment.now = now
    guard range != host.layout.range || environment != host.layout.environment else { return }
    _ = arranging { $0.update(in: range, environment: environment) }
  }

  private func watchSettings() {
    widget.observe("scale-factor") { [weak self] in self?.environmentDidChange() }
    guard let settings = gtk_settings_get_for_display(gtk_widget_get_display(widget)) else {
      return
    }
    for name in LayoutEnvironment.settings {
      let object = UnsafeMutableRawPointer(settings)
      let handler = onChange(of: object, name) { [weak self] in self?.environmentDidChange() }
      watched.append((object, handler))
    }
  }
}

// MARK: The user's actions

extension LayoutView {
  /// Calls `action` when the user operates the control of an outlet.
  ///
  /// Taps and changes of values are handled by the host: `view.host.onTap(\.save) { … }` and
  /// `view.host.onChange(\.name) { … }`. Signals of a change are not sent if the host has an action
  /// for that change.
  ///
  /// - Parameters:
  ///   - signal: The signal, such as `.submit` for the return key in a field.
  ///   - outlet: The outlet of the control.
  ///   - action: The function to call with the signal's value.
  public func on<Value, Target: ElementOutlet>(
    _ signal: ControlSignal<Value>, _ outlet: KeyPath<Document.Outlets, Target>,
    _ action: @escaping (Value) -> Void
  ) {
    add(signal) { element, outlets in
      outlets[keyPath: outlet].element == element ? 0 : nil
    } action: { _, value in
      action(value)
    }
  }

  /// Calls `action` with the control's zero-based index when the user operates a control of an id.
  ///
  /// - Parameters:
  ///   - signal: The signal, such as `.submit` for the return key in a field.
  ///   - list: The outlets of the controls.
  ///   - action: The function to call with the index of the control in document order and the
  ///     signal's value.
  public func on<Value, Target: ElementOutlet>(
    _ signal: ControlSignal<Value>, _ list: KeyPath<Document.Outlets, OutletList<Target>>,
    _ action: @escaping (_ place: Int, Value) -> Void
  ) {
    add(signal, place: { $1[keyPath: list].place(of: $0) }, action: action)
  }

  /// Calls `action` when the user operates a control inside one of the components of an id.
  ///
  /// - Parameters:
  ///   - signal: The signal, such as `.submit` for the return key in a field.
  ///   - list: The outlets of the components.
  ///   - outlet: The outlet of the control in its component.
  ///   - action: The function to call with the zero-based index of the component in document order
  ///     and the signal's value.
  public func on<Value, Inner, Target: ElementOutlet>(
    _ signal: ControlSignal<Value>,
    _ list: KeyPath<Document.Outlets, OutletList<ComponentOutlet<Inner>>>,
    _ outlet: KeyPath<Inner, Target>, _ action: @escaping (_ place: Int, Value) -> Void
  ) {
    add(signal) { element, outlets in
      let list = outlets[keyPath: list]
      guard let place = list.place(around: element) else { return nil }
      return list[place].outlets[keyPath: outlet].element == element ? place : nil
    } action: {
      action($0, $1)
    }
  }

  private func add<Value>(
    _ signal: ControlSignal<Value>, place: @escaping (LayoutElement, Document.Outlets) -> Int?,
    action: @escaping (Int, Value) -> Void
  ) {
    handlers.append(
      ControlHandler(place: place) { place, event in
        guard let value = signal.value(event) else { return false }
        action(place, value)
        return true
      })
  }

  private func didUse(_ token: ViewToken, _ event: ControlEvent) {
    guard event != .tap else {
      host.tap(token)
      return
    }
    if let value = event.value, host.change(token, to: value) { return }
    guard let element = host.element(of: token) else { return }
    let outlets = host.outlets
    // The latest handler comes first, as with taps.
    for handler in handlers.reversed() {
      if let place = handler.place(element, outlets), handler.action(place, event) { return }
    }
    if event == .submit { host.perform(.submit, token) }
  }

  private func watchPresses() {
    guard let gesture = gtk_gesture_click_new() else { return }
    var start = Press(count: 0, x: 0, y: 0)
    var isLong = false
    onPress(of: gesture, "pressed") { [weak self] in
      start = $0
      isLong = false
      let point = LayoutPoint(x: Float($0.x), y: Float($0.y))
      self?.arranging { $0.press(at: point) }
    }
    onEnd(of: gesture) { [weak self] in self?.arranging { $0.press(nil) } }
    if let rest = gtk_gesture_long_press_new() {
      onLongPress(of: rest) { [weak self] press in
        guard let self, !isInsensitive(at: press) else { return }
        isLong = host.perform(.longPress, at: LayoutPoint(x: Float(press.x), y: Float(press.y)))
      }
      gtk_widget_add_controller(widget, rest)
    }
    onPress(of: gesture, "released") { [weak self] end in
      // A press that moved by 8 points or more is no tap.
      // The end of a long press is no tap.
      guard let self, !isLong else { return }
      let from = LayoutPoint(x: Float(start.x), y: Float(start.y))
      let to = LayoutPoint(x: Float(end.x), y: Float(end.y))
      if let event = host.swipe(from: from, to: to) { host.perform(event, at: from) }
      guard abs(end.x - start.x) < 8, abs(end.y - start.y) < 8 else { return }
      guard !isInsensitive(at: end) else { return }
      host.tap(at: LayoutPoint(x: Float(end.x), y: Float(end.y)))
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Follows the pointer, so that views show what it is over.
  private func watchPointer() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    for signal in ["enter", "motion"] {
      onPoint(of: motion, signal) { [weak self] point in
        self?.arranging { $0.hover(at: point) }
      }
    }
    onSignal(of: UnsafeMutableRawPointer(motion), "leave") { [weak self] in
      self?.arranging { $0.hover(at: nil) }
    }
    gtk_widget_add_controller(widget, motion)
  }

  /// Notes that a view is pressed or has the focus, or no longer.
  private func didChange(_ state: ElementState, of view: ViewToken, _ isOn: Bool) {
    let element = isOn ? host.element(of: view) : nil
    switch state {
    case .pressed:
      guard isOn || pressed == view else { return }
      pressed = isOn ? view : nil
      arranging { $0.press(element) }
    case .focused:
      // The next view may have the focus before the last one has lost it.
      guard isOn || focused == view else { return }
      focused = isOn ? view : nil
      arranging { $0.focus(element) }
    case .hovered, .disabled, .selected: break
    }
  }

  /// Whether a disabled control is at a point; GTK passes presses on such a control to its parent.
  private func isInsensitive(at press: Press) -> Bool {
    let widget = gtk_widget_pick(widget, press.x, press.y, GTK_PICK_INSENSITIVE)
    return widget.map { gtk_widget_is_sensitive($0) == 0 } ?? false
  }
}

// MARK: Animation

extension LayoutView {
  /// Moves the views in each frame of the display, until they are where they belong.
  private func animate(_ standard: LayoutAnimation) {
    ticks?.stop()
    ticks = nil
    guard move(at: 0, standard) else { return }
    ticks = FrameTicks(of: widget) { [weak self] seconds in
      guard let self else { return false }
      let goesOn = move(at: seconds, standard)
      if !goesOn { ticks = nil }
      return goesOn
    }
  }

  /// Moves the views to where they are at a time; returns whether any is on its way.
  private func move(at seconds: Double, _ standard: LayoutAnimation) -> Bool {
    arranging {
      $0.animate(at: seconds, standard: standard, reducesMotion: widget.reducesMotion)
    }
  }

  private func finishAnimation() {
    ticks?.stop()
    ticks = nil
    arranging { $0.finishAnimation() }
  }
}
