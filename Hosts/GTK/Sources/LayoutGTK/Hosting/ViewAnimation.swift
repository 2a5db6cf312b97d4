import CGTK4

/// An animation of views, which moves them in each frame of the display.
@MainActor
final class ViewAnimation {
  private let duration: Double
  private let move: (Float) -> Void
  private let end: () -> Void
  private let widget: Widget
  private var callback: guint = 0
  private var start: Int64?

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - widget: The widget whose frame clock drives the animation.
  ///   - duration: The duration in seconds.
  ///   - move: Moves the views to a progress from 0 to 1.
  ///   - end: Called when the animation has finished.
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

  /// Stops the animation, and leaves the views at their current frames.
  func stop() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
  }

  /// Moves the views at a time in microseconds; returns 1 to be called again, otherwise 0.
  private func tick(_ now: Int64) -> gboolean {
    let start = start ?? now
    self.start = start
    let passed = Double(now - start) / 1_000_000 / duration
    guard passed < 1 else {
      callback = 0
      end()
      return 0
    }
    // Ease out.
    let rest = 1 - passed
    move(Float(1 - rest * rest * rest))
    return 1
  }
}
