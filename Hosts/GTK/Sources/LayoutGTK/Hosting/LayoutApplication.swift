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
  /// GTK's own.
  public let application: UnsafeMutablePointer<GtkApplication>
  private let start: (LayoutApplication) -> Any
  /// What the program shows, which ends with it.
  private var kept: Any?

  private init(id: String, _ start: @escaping (LayoutApplication) -> Any) {
    application = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)
    self.start = start
  }

  isolated deinit { g_object_unref(application) }

  /// Runs until the last window is closed, and ends the program.
  ///
  /// - Parameters:
  ///   - id: The program's name among all, such as `org.example.Feed`.
  ///   - start: Opens the first window; what it returns is kept until the end.
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

/// A window.
@MainActor
public final class LayoutWindow {
  /// GTK's own.
  public let widget: Widget

  /// Makes a window of a program; the size is what is in it at first, in points.
  public init(in application: LayoutApplication, title: String, width: Int, height: Int) {
    widget = gtk_application_window_new(application.application)
    gtk_window_set_title(widget.cast(), title)
    gtk_window_set_default_size(widget.cast(), Int32(clamping: width), Int32(clamping: height))
  }

  /// Shows a layout in place of what was there, and opens the window.
  public func show<Document>(_ view: LayoutView<Document>) {
    gtk_window_set_child(widget.cast(), view.widget)
    gtk_window_present(widget.cast())
  }
}

/// The main queue of Dispatch, and with it `async` functions on the main actor, while GTK's main loop runs.
@MainActor
public enum MainQueue {
  private static var isAttached = false

  /// Lets GTK's main loop run what waits in the queue; from the main thread, once or more often.
  ///
  /// A ``LayoutApplication`` does it; programs that run GTK's loop themselves call it before.
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
