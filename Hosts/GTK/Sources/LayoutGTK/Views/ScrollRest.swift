import CGTK4
import LayoutEngine
import LayoutViews

/// Brings a scroll view to rest where its `paging` or `snap` says, after the user has scrolled it.
///
/// GTK has no such positions. When a finger leaves a touchscreen or a touchpad, the content goes on
/// to one of them at once, in place of GTK's own slowing down. What a wheel, a key or the scrollbar
/// has scrolled goes there when it has not moved for a moment.
@MainActor
final class ScrollRest {
  private weak var view: ScrollView?
  /// The scrolled window, which exists as long as the view.
  private let window: Widget
  private let devices: OpaquePointer
  /// The latest offsets and their times in microseconds, the newest last.
  private var trace: [(time: gint64, offset: LayoutPoint)] = []
  private var isHeld = false
  /// The offset before the last step of a wheel; nil if no wheel was turned.
  private var beforeWheel: LayoutPoint?
  private var timer: guint = 0
  /// The motion to the rest; nil while there is none.
  private var motion: FrameTicks?
  /// Whether the motion is changing the offset.
  private var isStepping = false
  /// Whether GTK may be slowing down, which the motion ends in its first frame.
  private var isSlowing = false

  /// The time without a movement after which scrolling has ended, in milliseconds.
  private static let pause: guint = 120
  /// The duration of the motion to the rest, in seconds.
  private static let duration = 0.25

  init(of view: ScrollView, in window: Widget) {
    self.view = view
    self.window = window
    devices = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(devices, GTK_PHASE_CAPTURE)
    onDevice(of: devices) { [weak self] in self?.didUse($0) }
    gtk_widget_add_controller(window, devices)
  }

  // The window may be gone already, and with it the controller and the frames of the motion.
  isolated deinit { endWait() }

  /// Ends all of it, since the content may rest anywhere.
  func end() {
    stop()
    gtk_widget_remove_controller(window, devices)
  }

  /// Ends the motion, and forgets what the user did.
  func stop() {
    endMotion()
    endWait()
    trace = []
    isHeld = false
    beforeWheel = nil
  }

  /// Notes that the content was scrolled, by the user or by the motion.
  ///
  /// What the user scrolls in the middle of the motion, such as by a key, goes on from there.
  func didScroll(to offset: LayoutPoint) {
    guard !isStepping, !isSlowing else { return }
    endMotion()
    let now = g_get_monotonic_time()
    trace.removeAll { $0.time < now - 100_000 }
    trace.append((now, offset))
    wait()
  }

  /// Notes that the document has moved the content elsewhere, where it stays; but what the user has
  /// scrolled goes on from there to a rest.
  func didJump() {
    let isUnderWay = motion != nil || timer != 0
    endMotion()
    trace = []
    beforeWheel = nil
    if isUnderWay { wait() }
  }

  private func didUse(_ event: DeviceEvent) {
    switch event {
    case .press:
      stop()
      isHeld = true
    case .release:
      isHeld = false
      wait()
    case .lift:
      isHeld = false
      letGo()
    case .wheel:
      endMotion()
      beforeWheel = view?.exactOffset
      wait()
    }
  }

  /// Goes to the rest once nothing has moved for a moment.
  private func wait() {
    endWait()
    timer = onceAfter(milliseconds: Self.pause) { [weak self] in
      guard let self else { return }
      timer = 0
      if !isHeld { rest() }
    }
  }

  private func endWait() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  /// Goes on from where a finger has left the content, with its velocity.
  func letGo() {
    guard let view else { return }
    let now = g_get_monotonic_time()
    let offset = view.exactOffset
    var near = offset
    if let first = trace.first(where: { $0.time > now - 80_000 }), let last = trace.last,
      last.time > first.time
    {
      // GTK's own scrolling slows down by the factor e in a quarter of a second.
      let way = 0.25 / (Float(last.time - first.time) / 1_000_000)
      near.x += (last.offset.x - first.offset.x) * way
      near.y += (last.offset.y - first.offset.y) * way
    }
    move(near: near, from: offset)
    isSlowing = motion != nil
  }

  private func rest() {
    guard let view else { return }
    let offset = view.exactOffset
    var near = offset
    if let before = beforeWheel {
      // A step of the wheel goes on in its direction, however short it is.
      near.x += (offset.x - before.x).direction
      near.y += (offset.y - before.y).direction
    }
    move(near: near, from: offset)
  }

  private func move(near proposed: LayoutPoint, from start: LayoutPoint) {
    endMotion()
    endWait()
    (beforeWheel, trace) = (nil, [])
    guard let view, let end = view.restingOffset(near: proposed, from: start) else { return }
    guard abs(end.x - start.x) >= 0.5 || abs(end.y - start.y) >= 0.5 else { return }
    // Nobody sees it, and there may be no frames of the display.
    guard gtk_widget_get_mapped(window) != 0 else { return view.scroll(to: end) }
    motion = FrameTicks(of: window) { [weak self] seconds in
      guard let self, let view = self.view, let motion else { return false }
      endSlowing()
      let left = window.reducesMotion ? 0 : max(1 - seconds / Self.duration, 0)
      // Ease out.
      let share = Float(left * left * left)
      isStepping = true
      view.scroll(
        to: LayoutPoint(x: end.x - (end.x - start.x) * share, y: end.y - (end.y - start.y) * share))
      isStepping = false
      // Whoever was told of the offset may have ended the motion, or begun another one.
      guard self.motion === motion else { return false }
      if left == 0 { self.motion = nil }
      return left > 0
    }
  }

  private func endMotion() {
    motion?.stop()
    motion = nil
    isSlowing = false
  }

  /// Ends the slowing down that GTK begins when a finger leaves the content.
  private func endSlowing() {
    guard isSlowing else { return }
    isSlowing = false
    gtk_scrolled_window_set_kinetic_scrolling(window.opaque, 0)
    gtk_scrolled_window_set_kinetic_scrolling(window.opaque, 1)
  }
}

extension Float {
  fileprivate var direction: Float { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
