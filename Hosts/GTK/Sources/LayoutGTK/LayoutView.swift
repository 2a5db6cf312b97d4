import CGTK4
public import LayoutEngine
public import LayoutViews

/// A document in a widget: it is laid out in whatever size the widget has, and again when that, the document,
/// the direction, the size of letters or the appearance changes.
///
/// ```swift
/// let view = LayoutView(Feed(posts: posts))
/// view.host.onTap(\.insert) { posts.append(Post()); view.update(Feed(posts: posts)) }
/// window.show(view)
/// ```
///
/// Whoever shows it keeps it: with it, what is in the widget goes.
@MainActor
public final class LayoutView<Document: LayoutDocument> {
  /// The views, and the document that they show.
  public let host: ViewHost<Document, GTKBackend>
  /// The language that texts are shown in; `nil` shows them as written.
  public var localization: TextLocalization? {
    didSet { environmentDidChange() }
  }

  private let context: HostContext
  private let surface: Surface
  private var isMounted = false
  private var handlers: [ControlHandler<Document.Outlets>] = []
  private var animation: ViewAnimation?
  private var watched: [(object: UnsafeMutableRawPointer, handler: gulong)] = []

  /// Lays a document out, at first in the size that it has by itself.
  ///
  /// - Parameters:
  ///   - document: What to show.
  ///   - assets: Pictures, colors, fonts and views by their names.
  ///   - localization: The language that texts are shown in; by default numbers and amounts are as the user
  ///     writes them, and texts as written.
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
    context.onAnswer = { [weak self] request, answer in
      self?.arranging { $0.answer(request, with: answer) }
    }
    context.onUse = { [weak self] in self?.didUse($0, $1) }
    watchSettings()
    watchPresses()
  }

  isolated deinit {
    for watch in watched { g_signal_handler_disconnect(watch.object, watch.handler) }
    arranging { $0.unmount() }
  }

  /// The widget to put into a window or another widget.
  public var widget: Widget { surface.widget }

  /// Shows another document, or the same with other values.
  ///
  /// - Parameters:
  ///   - document: What to show from now on.
  ///   - duration: How many seconds views take to get to where they belong then; 0 puts them there at once.
  /// - Returns: What changed.
  @discardableResult
  public func update(_ document: Document, animatedFor duration: Double = 0) -> LayoutChanges {
    let isAnimated = duration > 0 && gtk_widget_get_mapped(widget) != 0
    let changes = arranging { $0.update(document, animated: isAnimated) }
    if isAnimated { animate(for: duration) }
    return changes
  }

  /// Calls the host; what views report meanwhile is nothing that people do.
  private func arranging<Result>(
    _ arrange: (ViewHost<Document, GTKBackend>) -> Result
  ) -> Result {
    context.whileArranging { arrange(host) }
  }
}

// MARK: What is around it

extension LayoutView {
  private func sizeDidChange(to size: LayoutSize) {
    show(in: .exact(size))
    guard !isMounted else { return }
    isMounted = true
    arranging { $0.mount() }
  }

  private func environmentDidChange() { show(in: host.layout.range) }

  /// Lays out again where the size or what is around the widget is another one; GTK does not tell of all that
  /// changes before a widget comes into a window.
  private func show(in range: SizeRange) {
    let environment = LayoutEnvironment(around: widget, localization: localization)
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

// MARK: What people do

extension LayoutView {
  /// Does something when people use the control of an outlet.
  ///
  /// Taps, of buttons too, and changes are the host's: `view.host.onTap(\.save) { … }` and
  /// `view.host.onChange(\.name) { … }`. A change that the host has an action for is no signal.
  ///
  /// - Parameters:
  ///   - signal: What they do, such as `.submit` for pressing return in a field.
  ///   - outlet: The outlet.
  ///   - action: What is done with what is there then.
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

  /// Does something when people use one of the controls of an id, and is told which, the first being 0.
  public func on<Value, Target: ElementOutlet>(
    _ signal: ControlSignal<Value>, _ list: KeyPath<Document.Outlets, OutletList<Target>>,
    _ action: @escaping (_ place: Int, Value) -> Void
  ) {
    add(signal, place: { $1[keyPath: list].place(of: $0) }, action: action)
  }

  /// Does something when people use a control in one of the components of an id, and is told in which, the
  /// first being 0.
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
    // The latest comes first, as with taps.
    for handler in handlers.reversed() {
      if let place = handler.place(element, outlets), handler.action(place, event) { return }
    }
  }

  private func watchPresses() {
    guard let gesture = gtk_gesture_click_new() else { return }
    var start = Press(count: 0, x: 0, y: 0)
    onPress(of: gesture, "pressed") { start = $0 }
    onPress(of: gesture, "released") { [weak self] end in
      // What was dragged is no tap.
      guard abs(end.x - start.x) < 8, abs(end.y - start.y) < 8 else { return }
      guard let self, !isInsensitive(at: end) else { return }
      host.tap(at: LayoutPoint(x: Float(end.x), y: Float(end.y)))
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Whether a control is at a point that is not to be used now; GTK lets presses on it through to what is around.
  private func isInsensitive(at press: Press) -> Bool {
    let widget = gtk_widget_pick(widget, press.x, press.y, GTK_PICK_INSENSITIVE)
    return widget.map { gtk_widget_is_sensitive($0) == 0 } ?? false
  }
}

// MARK: Animation

extension LayoutView {
  /// Moves the views with each picture that the display shows, until all are where they belong.
  private func animate(for duration: Double) {
    animation?.stop()
    animation = ViewAnimation(of: widget, for: duration) { [weak self] progress in
      self?.arranging { $0.animate(to: progress) }
    } end: { [weak self] in
      self?.arranging { $0.finishAnimation() }
      self?.animation = nil
    }
  }
}
