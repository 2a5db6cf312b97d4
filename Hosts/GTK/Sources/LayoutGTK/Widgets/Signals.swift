public import CGTK4

// Signals that call Swift. A handler lives as long as what it is connected to.

/// What is called at a signal.
private final class Handler<Arguments> {
  let call: @MainActor (Arguments) -> Void
  init(_ call: @escaping @MainActor (Arguments) -> Void) { self.call = call }

  /// Connects it; the signal's own arguments are read by `callback`.
  func connect(
    to instance: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback
  ) -> gulong {
    g_signal_connect_data(
      instance, signal, callback, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }

  /// Calls the handler that a signal carries.
  static func call(_ data: UnsafeMutableRawPointer?, _ arguments: sending Arguments) {
    guard let data else { return }
    nonisolated(unsafe) let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let arguments = arguments
    // GTK calls on the thread that it was started on.
    MainActor.assumeIsolated { handler.call(arguments) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Calls a function at a signal without arguments, such as `clicked`.
  @MainActor
  public func connect(_ signal: String, _ call: @escaping @MainActor () -> Void) {
    onSignal(of: UnsafeMutableRawPointer(self), signal, call)
  }

  /// Calls a function when a property has changed.
  @MainActor
  public func observe(_ property: String, _ call: @escaping @MainActor () -> Void) {
    onChange(of: UnsafeMutableRawPointer(self), property, call)
  }
}

/// Calls a function at a signal that has no arguments.
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

/// Calls a function when a property of an object has changed; returns what the handler is known by.
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

/// A press or its end, in the widget's points.
struct Press {
  var count: Int32
  var x: Double
  var y: Double
}

/// Calls a function at a signal of a gesture of clicks.
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

/// Calls a function once, when nothing is being laid out or drawn.
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
