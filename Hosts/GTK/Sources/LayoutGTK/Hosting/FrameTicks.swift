import CGTK4

/// Calls a function in each frame of the display, before GTK allocates sizes and draws.
///
/// The display retains it until it ends.
@MainActor
final class FrameTicks {
  private let widget: Widget
  private let tick: (_ seconds: Double) -> Bool
  private var callback: guint = 0
  private var start: Int64?

  /// Starts the calls.
  ///
  /// - Parameters:
  ///   - widget: The widget whose frame clock makes the calls.
  ///   - tick: The function, called with the seconds since the first call; they end when it
  ///     returns false.
  init(of widget: Widget, _ tick: @escaping (_ seconds: Double) -> Bool) {
    self.widget = widget
    self.tick = tick
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let clock = clock
        let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated {
          ticks.tick(at: Int64(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
        }
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<FrameTicks>.fromOpaque($0).release() } })
  }

  /// Ends the calls.
  func stop() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
  }

  /// Calls the function at a time in microseconds; returns whether to be called again.
  private func tick(at now: Int64) -> Bool {
    let start = start ?? now
    self.start = start
    let goesOn = tick(Double(now - start) / 1_000_000)
    if !goesOn { callback = 0 }
    return goesOn
  }
}
