import CGTK4

/// Views on their way, moved once for each picture that the display shows.
@MainActor
final class ViewAnimation {
  private let duration: Double
  private let move: (Float) -> Void
  private let end: () -> Void
  private let widget: Widget
  private var callback: guint = 0
  private var start: Int64?

  /// Starts it.
  ///
  /// - Parameters:
  ///   - widget: What the display shows it in.
  ///   - duration: How many seconds it takes.
  ///   - move: Moves the views to a place on their way, from 0 to 1.
  ///   - end: What is done at last.
  init(
    of widget: Widget, for duration: Double, move: @escaping (Float) -> Void,
    end: @escaping () -> Void,
  ) {
    self.duration = duration
    self.move = move
    self.end = end
    self.widget = widget
    callback = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let clock = clock
        let animation = Unmanaged<ViewAnimation>.fromOpaque(data)
          .takeUnretainedValue()
        return MainActor.assumeIsolated {
          animation.tick(Int64(gdk_frame_clock_get_frame_time(clock)))
        }
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<ViewAnimation>.fromOpaque($0).release() } })
  }

  /// Leaves the views where they are.
  func stop() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
  }

  /// Moves the views at a time in microseconds; says whether GTK shall call again.
  private func tick(_ now: Int64) -> gboolean {
    let start = start ?? now
    self.start = start
    let passed = Double(now - start) / 1_000_000 / duration
    guard passed < 1 else {
      callback = 0
      end()
      return 0
    }
    // It slows down towards the end.
    let rest = 1 - passed
    move(Float(1 - rest * rest * rest))
    return 1
  }
}
