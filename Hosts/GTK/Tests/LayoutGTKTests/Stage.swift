import CGTK4
import LayoutEngine
import LayoutGTK
import Testing

/// A real window on the display of the tests, and the main loop that drives it.
@MainActor
final class Stage {
  let window: Widget
  private let content: Widget

  /// Opens a window of a size in points, and waits until it is drawn.
  convenience init<Document>(
    _ view: LayoutView<Document>, width: Int32 = 390, height: Int32 = 700
  ) throws {
    try self.init(view.widget, width: width, height: height)
  }

  /// Opens a window with a widget.
  init(_ widget: Widget, width: Int32 = 390, height: Int32 = 700) throws {
    try Stage.start()
    content = widget
    window = gtk_window_new()
    gtk_window_set_default_size(window.cast(), width, height)
    gtk_window_set_child(window.cast(), content)
    gtk_window_present(window.cast())
    settle()
    try #require(gtk_widget_get_mapped(content) != 0, "the window did not open")
  }

  isolated deinit {
    gtk_window_set_child(window.cast(), nil)
    gtk_window_destroy(window.cast())
    Stage.runPending()
  }

  /// Runs the main loop until the window has been drawn several times.
  func settle(frames: Int = 4) {
    gtk_widget_queue_draw(content)
    let clock = gtk_widget_get_frame_clock(window)
    var seen = 0
    let end = g_get_monotonic_time() + 5_000_000
    var last = clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0
    while seen < frames, g_get_monotonic_time() < end {
      if let clock {
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
        let now = gdk_frame_clock_get_frame_counter(clock)
        if now != last { seen += 1 }
        last = now
      }
      g_main_context_iteration(nil, 0)
      usleep(500)
    }
  }

  /// Runs the main loop until a condition holds, for five seconds at most.
  func wait(until isSo: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 5_000_000
    while !isSo() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 0)
      usleep(500)
    }
    return true
  }

  /// Allocates a size to the layout at once, as GTK does before drawing.
  func allocate(width: Int32, height: Int32) {
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(content, width, height, -1, nil)
  }

  /// Allocates the current size to the layout again.
  func allocate() {
    allocate(width: gtk_widget_get_width(content), height: gtk_widget_get_height(content))
  }

  // MARK: Pictures

  /// Saves a picture of the window to the folder in `LAYOUT_GTK_PICTURES`, if set.
  func takePicture(_ name: String) throws {
    settle()
    guard let folder = getenv("LAYOUT_GTK_PICTURES").map({ String(cString: $0) }), !folder.isEmpty
    else { return }
    let scale = gtk_widget_get_scale_factor(window)
    let picture = try #require(picture)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    #expect(gdk_texture_save_to_png(picture, "\(folder)/\(name)@\(scale)x.png") != 0)
  }

  /// A picture of the window in the display's pixels, which the caller releases.
  var picture: OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(window) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    guard let snapshot = gtk_snapshot_new() else { return nil }
    let scale = gtk_widget_get_scale_factor(window)
    let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(window.opaque)
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width * scale), height: Float(height * scale)))
    return gsk_renderer_render_texture(renderer, node, &bounds)
  }

  // MARK: GTK

  private static var isStarted = false

  /// Initializes GTK, and counts its warnings and errors.
  static func start() throws {
    guard !isStarted else { return }
    try #require(gtk_init_check() != 0, "there is no display; Scripts/check-gtk makes one")
    g_log_set_writer_func(
      { level, fields, count, _ in
        let complaints = GLogLevelFlags(
          rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
            | G_LOG_LEVEL_ERROR.rawValue)
        if level.rawValue & complaints.rawValue != 0 { g_atomic_int_inc(complaintCount) }
        return g_log_writer_standard_streams(level, fields, count, nil)
      }, nil, nil)
    isStarted = true
  }

  /// The number of GTK's warnings and errors in all tests so far.
  static var complaints: Int { Int(g_atomic_int_get(complaintCount)) }

  static func runPending() {
    for _ in 0..<1_000 where g_main_context_iteration(nil, 0) != 0 {}
  }
}

private nonisolated(unsafe) let complaintCount: UnsafeMutablePointer<gint> = {
  let count = UnsafeMutablePointer<gint>.allocate(capacity: 1)
  count.initialize(to: 0)
  return count
}()
