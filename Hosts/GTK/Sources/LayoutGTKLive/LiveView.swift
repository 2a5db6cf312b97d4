import CGTK4
public import LayoutEngine
public import LayoutGTK
public import LayoutLive
public import LayoutRuntime

/// A widget with a document that follows its file while the app runs, for debug builds.
///
/// ```swift
/// let live = LiveView(try LiveScreen(bundled, Values(feed)))
/// #if DEBUG
///   live.follow("Feed", of: try LiveLayouts.connect(address))
/// #endif
/// window.show(live)
/// ```
///
/// A save keeps the values, the focus, typed text and scroll offsets, as far as elements have the
/// same ids and rows the same keys. The errors of a save are shown in a corner, over the last good
/// document, until a save has none. So are the views that the app does not have; a box is in the
/// place of each. The app must retain the view while its widget is shown.
@MainActor
public final class LiveView {
  /// The view of the document, which has the host with its handlers and outlets.
  public let view: LayoutView<LoadedScreen>
  /// The widget to insert into a window or another widget.
  public let widget: Widget

  private var screen: LiveScreen
  private let note: FindingNote
  private var following: LiveFollowing?

  /// Creates a widget that shows a document.
  ///
  /// - Parameters:
  ///   - screen: The document that the app brings along, with its values.
  ///   - assets: The app's pictures, colors, fonts and views, by name.
  ///   - localization: The language of texts; `nil` shows texts as they are written.
  /// - Complexity: O(n) in the number of elements of the document.
  public init(
    _ screen: LiveScreen, assets: GTKAssets = GTKAssets(),
    localization: TextLocalization? = .ofUser()
  ) {
    self.screen = screen
    view = LayoutView(screen.document, assets: assets, localization: localization)
    note = FindingNote()
    widget = gtk_overlay_new()
    g_object_ref_sink(widget)
    gtk_overlay_set_child(widget.opaque, view.widget)
    gtk_overlay_add_overlay(widget.opaque, note.widget)
    note.show(screen.notes)
  }

  isolated deinit { g_object_unref(widget) }

  /// Follows a document; one that was followed before is followed no longer.
  ///
  /// GTK's main loop must run on the thread that calls this function.
  ///
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - live: The documents of a `layoutc preview --live`.
  public func follow(_ document: String, of live: LiveLayouts) {
    let mailbox = Mailbox { [weak self] in self?.take($0) }
    following = live.follow(document) { mailbox.put($0) }
  }

  /// The values for the parameters of the document.
  ///
  /// Values that do not fit it are told in the corner, and the last ones stay on the screen.
  public var values: Values {
    get { screen.values }
    set {
      screen.update(newValue)
      show()
    }
  }

  /// The reasons why what is shown is not what was saved last; empty if it is.
  public var findings: [LiveFinding] { screen.findings }

  private func take(_ update: LiveUpdate) {
    screen.take(update)
    show()
  }

  private func show() {
    view.update(screen.document)
    note.show(screen.findings.isEmpty ? screen.notes : screen.findings)
  }
}

extension LayoutWindow {
  /// Shows a document that follows its file in place of the current content, and opens the window.
  ///
  /// - Parameter view: The view, which the app must retain.
  public func show(_ view: LiveView) {
    gtk_window_set_child(widget.cast(), view.widget)
    gtk_window_present(widget.cast())
  }
}
