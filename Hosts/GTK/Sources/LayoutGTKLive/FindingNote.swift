import CGTK4
import LayoutGTK
import LayoutLive

/// A note in the corner of a document, with the first error of its last save.
///
/// It lets the pointer through to what is under it.
@MainActor
final class FindingNote {
  let widget: Widget

  init() {
    Self.loadStyle()
    widget = gtk_label_new(nil)
    gtk_widget_add_css_class(widget, "layout-finding")
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_visible(widget, 0)
    gtk_label_set_wrap(widget.opaque, 1)
    gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(widget.opaque, 0)
    gtk_label_set_max_width_chars(widget.opaque, 60)
    gtk_label_set_lines(widget.opaque, 4)
    gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
  }

  /// Shows the first of some errors, or hides the note if there are none.
  func show(_ findings: [LiveFinding]) {
    if let first = findings.first { gtk_label_set_text(widget.opaque, Self.words(first)) }
    gtk_widget_set_visible(widget, findings.isEmpty ? 0 : 1)
  }

  /// The message after the name of the file, whose folder has no room in a corner.
  private static func words(_ finding: LiveFinding) -> String {
    guard let file = finding.file?.split(separator: "/").last, let line = finding.line else {
      return finding.message
    }
    return "\(file):\(line): \(finding.message)"
  }

  // MARK: Style

  private static let sheet = """
    .layout-finding {
      background-color: #7F1D1D; color: #FFFFFF; padding: 6px 10px; margin: 8px;
      border-radius: 6px;
    }
    """

  private static var isLoaded = false

  private static func loadStyle() {
    guard !isLoaded, let display = gdk_display_get_default(), let provider = gtk_css_provider_new()
    else { return }
    isLoaded = true
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) - 1)
    g_object_unref(provider)
  }
}
