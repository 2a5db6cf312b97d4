public import CGTK4
import LayoutEngine

// Signals that call Swift. A handler lives as long as the object that it is connected to.

/// A function that a signal calls.
private final class Handler<Arguments> {
  let call: @MainActor (Arguments) -> Void
  init(_ call: @escaping @MainActor (Arguments) -> Void) { self.call = call }

  /// Connects the handler; `callback` reads the arguments of the signal.
  func connect(
    to instance: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback
  ) -> gulong {
    g_signal_connect_data(
      instance, signal, callback, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }

  /// Calls the handler in a signal's data.
  static func call(_ data: UnsafeMutableRawPointer?, _ arguments: sending Arguments) {
    guard let data else { return }
    nonisolated(unsafe) let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let arguments = arguments
    // GTK calls on its own thread, which is the main thread.
    MainActor.assumeIsolated { handler.call(arguments) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Calls a function at each signal without arguments, such as `clicked`.
  ///
  /// - Parameters:
  ///   - signal: The name of the signal.
  ///   - call: The function, retained as long as the widget exists.
  @MainActor
  public func connect(_ signal: String, _ call: @escaping @MainActor () -> Void) {
    onSignal(of: UnsafeMutableRawPointer(self), signal, call)
  }

  /// Calls a function after each change of a property.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - call: The function, retained as long as the widget exists.
  @MainActor
  public func observe(_ property: String, _ call: @escaping @MainActor () -> Void) {
    onChange(of: UnsafeMutableRawPointer(self), property, call)
  }
}

/// Calls a function at each signal without arguments.
@MainActor
func onSignal(
  of instance: UnsafeMutableRawPointer, _ signal: String, _ call: @escaping @MainActor () -> Void
) {
  let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
    Handler<Void>.call($1, ())
  }
  _ = Handler<Void> { call() }.connect(
    to: instance, signal, unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function after each change of an object's property; returns the id of the handler.
@MainActor @discardableResult
func onChange(
  of instance: UnsafeMutableRawPointer, _ property: String, _ call: @escaping @MainActor () -> Void
) -> gulong {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
      Void = {
        Handler<Void>.call($2, ())
      }
  return Handler<Void> { call() }
    .connect(to: instance, "notify::\(property)", unsafeBitCast(callback, to: GCallback.self))
}

/// The start or the end of a press, in the widget's coordinates in points.
struct Press {
  var count: Int32
  var x: Double
  var y: Double
}

/// Calls a function at each signal of a click gesture.
@MainActor
func onPress(
  of gesture: OpaquePointer, _ signal: String, _ call: @escaping @MainActor (Press) -> Void
) {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?) ->
      Void = {
        Handler<Press>.call($4, Press(count: $1, x: $2, y: $3))
      }
  _ = Handler<Press>(call)
    .connect(
      to: UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function when a press has rested on a widget, with the point in its coordinates.
@MainActor
func onLongPress(of gesture: OpaquePointer, _ call: @escaping @MainActor (Press) -> Void) {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
      Handler<Press>.call($3, Press(count: 1, x: $1, y: $2))
    }
  _ = Handler<Press>(call)
    .connect(
      to: UnsafeMutableRawPointer(gesture), "pressed", unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function at each signal of a controller that has a point, in the widget's coordinates.
@MainActor
func onPoint(
  of controller: OpaquePointer, _ signal: String, _ call: @escaping @MainActor (LayoutPoint) -> Void
) {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
      Handler<LayoutPoint>.call($3, LayoutPoint(x: Float($1), y: Float($2)))
    }
  _ = Handler<LayoutPoint>(call)
    .connect(
      to: UnsafeMutableRawPointer(controller), signal,
      unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function when a gesture ends, however it does.
@MainActor
func onEnd(of gesture: OpaquePointer, _ call: @escaping @MainActor () -> Void) {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
      Void = {
        Handler<Void>.call($2, ())
      }
  for signal in ["end", "cancel"] {
    _ = Handler<Void> { call() }
      .connect(
        to: UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(callback, to: GCallback.self))
  }
}

/// Calls a function when the states of a widget change, such as that it is pressed.
@MainActor
func onStates(of widget: Widget, _ call: @escaping @MainActor () -> Void) {
  let callback: @convention(c) (UnsafeMutableRawPointer?, guint, UnsafeMutableRawPointer?) -> Void =
    {
      Handler<Void>.call($2, ())
    }
  _ = Handler<Void> { call() }
    .connect(
      to: UnsafeMutableRawPointer(widget), "state-flags-changed",
      unsafeBitCast(callback, to: GCallback.self))
}

/// What a key does with a view that has the focus.
enum ViewKey {
  /// The return key or the space bar: a tap.
  case activation
  case left
  case right
  case up
  case down

  init?(_ key: guint) {
    switch Int32(truncatingIfNeeded: key) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      self = .activation
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    default: return nil
    }
  }
}

/// A key that was pressed, and whether somebody has used it.
@MainActor
private final class KeyPress {
  let key: ViewKey
  var isUsed = false

  init(_ key: ViewKey) { self.key = key }
}

/// Calls a function when a key is pressed while the widget of a key controller has the focus,
/// rather than a widget in it; the function returns whether it has used the key.
@MainActor
func onKey(of controller: OpaquePointer, _ call: @escaping @MainActor (ViewKey) -> Bool) {
  let callback:
    @convention(c) (
      UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
    ) -> gboolean = { controller, key, _, modifiers, data in
      let others =
        GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        | GDK_META_MASK.rawValue
      guard let key = ViewKey(key), modifiers.rawValue & others == 0,
        let controller, let widget = gtk_event_controller_get_widget(OpaquePointer(controller)),
        gtk_widget_has_focus(widget) != 0
      else { return 0 }
      return MainActor.assumeIsolated {
        let press = KeyPress(key)
        Handler<KeyPress>.call(data, press)
        return press.isUsed ? 1 : 0
      }
    }
  _ = Handler<KeyPress> { press in press.isUsed = call(press.key) }
    .connect(
      to: UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function when the user pulls the content of a `GtkScrolledWindow` beyond an edge.
@MainActor
func onPull(
  of window: UnsafeMutableRawPointer, _ call: @escaping @MainActor (GtkPositionType) -> Void
) {
  let callback:
    @convention(c) (UnsafeMutableRawPointer?, GtkPositionType, UnsafeMutableRawPointer?) -> Void = {
      Handler<GtkPositionType>.call($2, $1)
    }
  _ = Handler<GtkPositionType>(call)
    .connect(to: window, "edge-overshot", unsafeBitCast(callback, to: GCallback.self))
}

/// Calls a function once, when GTK is neither allocating sizes nor drawing.
@MainActor
func onceIdle(_ call: @escaping @MainActor () -> Void) {
  let handler = Handler<Void> { call() }
  g_idle_add_full(
    GTK_PRIORITY_RESIZE,
    { data in
      Handler<Void>.call(data, ())
      return 0
    },
    Unmanaged.passRetained(handler).toOpaque(),
    { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
}

/// Calls a function once, after a time in milliseconds; returns the id of the source.
@MainActor
func onceAfter(milliseconds: guint, _ call: @escaping @MainActor () -> Void) -> guint {
  let handler = Handler<Void> { call() }
  return g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds,
    { data in
      Handler<Void>.call(data, ())
      return 0
    },
    Unmanaged.passRetained(handler).toOpaque(),
    { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
}

/// What the user does with a device on a widget or in it.
enum DeviceEvent {
  /// A button or a finger goes down.
  case press
  /// A button goes up.
  case release
  /// A finger leaves a touchscreen or, after it has scrolled, a touchpad.
  case lift
  /// A wheel is turned, or a finger scrolls on a touchpad.
  case wheel

  fileprivate init?(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self = .press
    case GDK_BUTTON_RELEASE: self = .release
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: self = .lift
    case GDK_SCROLL: self = gdk_scroll_event_is_stop(event) != 0 ? .lift : .wheel
    default: return nil
    }
  }
}

/// Calls a function at each event of a legacy controller, before GTK uses the event.
@MainActor
func onDevice(of controller: OpaquePointer, _ call: @escaping @MainActor (DeviceEvent) -> Void) {
  let callback:
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> gboolean = { _, event, data in
      if let event = event.flatMap({ DeviceEvent($0) }) { Handler<DeviceEvent>.call(data, event) }
      return 0
    }
  _ = Handler<DeviceEvent>(call)
    .connect(
      to: UnsafeMutableRawPointer(controller), "event",
      unsafeBitCast(callback, to: GCallback.self))
}
