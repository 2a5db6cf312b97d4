public import CGTK4
import LayoutEngine

/// A program with windows that show layouts.
///
/// ```swift
/// LayoutApplication.run(id: "org.example.Feed") { application in
///   let window = LayoutWindow(in: application, title: "Feed", width: 390, height: 844)
///   window.show(view)
///   return view
/// }
/// ```
@MainActor
public final class LayoutApplication {
  /// The `GtkApplication`.
  public let application: UnsafeMutablePointer<GtkApplication>
  private let start: (LayoutApplication) -> Any
  /// The value that `start` returned, retained until the program exits.
  private var kept: Any?

  private init(id: String, _ start: @escaping (LayoutApplication) -> Any) {
    application = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)
    self.start = start
  }

  isolated deinit { g_object_unref(application) }

  /// Runs the program until the last window is closed, then exits.
  ///
  /// - Parameters:
  ///   - id: The unique name of the program, such as `org.example.Feed`.
  ///   - start: Opens the first window. The returned value is retained until the program exits.
  public static func run(
    id: String, start: @escaping @MainActor (LayoutApplication) -> Any
  ) -> Never {
    MainQueue.attach()
    let running = LayoutApplication(id: id, start)
    onSignal(of: UnsafeMutableRawPointer(running.application), "activate") {
      if running.kept == nil { running.kept = running.start(running) }
    }
    let program = UnsafeMutableRawPointer(running.application)
    exit(g_application_run(program.assumingMemoryBound(to: GApplication.self), 0, nil))
  }
}

/// A window that shows a layout.
@MainActor
public final class LayoutWindow {
  /// The `GtkApplicationWindow`.
  public let widget: Widget

  /// Creates a window of a program.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - title: The title of the window.
  ///   - width: The initial width of the window's content, in points.
  ///   - height: The initial height of the window's content, in points.
  public init(in application: LayoutApplication, title: String, width: Int, height: Int) {
    widget = gtk_application_window_new(application.application)
    gtk_window_set_title(widget.cast(), title)
    gtk_window_set_default_size(widget.cast(), Int32(clamping: width), Int32(clamping: height))
  }

  /// Shows a layout in place of the current one, and opens the window.
  ///
  /// - Parameter view: The view, which the app must retain.
  public func show<Document>(_ view: LayoutView<Document>) {
    gtk_window_set_child(widget.cast(), view.widget)
    gtk_window_present(widget.cast())
  }
}

/// A bridge that runs Dispatch's main queue, and so `async` functions on the main actor, in GTK's
/// main loop.
@MainActor
public enum MainQueue {
  private static var isAttached = false

  /// Adds the main queue to GTK's main loop; further calls have no effect.
  ///
  /// ``LayoutApplication`` calls this function. Programs that run GTK's main loop themselves must
  /// call it first, on the main thread.
  public static func attach() {
    guard !isAttached else { return }
    isAttached = true
    g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { handle, _, _ in
        var wakes: UInt64 = 0
        read(handle, &wakes, MemoryLayout.size(ofValue: wakes))
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }
}
