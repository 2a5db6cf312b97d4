import CGTK4
import LayoutEngine
import LayoutViews

/// `Progress`: a `GtkProgressBar`, which pulses while the progress is unknown.
final class ProgressControl: HostedView {
  let widget: Widget
  private var pulse: guint = 0
  private var tint = ControlTint()

  init() {
    widget = gtk_progress_bar_new()
    g_object_ref_sink(widget)
    widget.addClass("layout-progress")
  }

  isolated deinit {
    setPulsing(false)
    g_object_unref(widget)
  }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    let value = attributes.number("value")
    setPulsing(value == nil)
    // `NaN` counts as 0.
    if let value { gtk_progress_bar_set_fraction(widget.opaque, value > 0 ? min(value, 1) : 0) }
  }

  func setTint(_ color: GdkRGBA?) { tint.set(color, of: widget) }

  func prepareForReuse() {
    setPulsing(false)
    gtk_progress_bar_set_fraction(widget.opaque, 0)
  }

  private func setPulsing(_ isPulsing: Bool) {
    guard isPulsing != (pulse != 0) else { return }
    if !isPulsing {
      gtk_widget_remove_tick_callback(widget, pulse)
      pulse = 0
      return
    }
    gtk_progress_bar_set_pulse_step(widget.opaque, 0.01)
    pulse = gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        gtk_progress_bar_pulse(widget.map { OpaquePointer($0) })
        return 1
      }, nil, nil)
  }
}

/// `Spinner`: a `GtkSpinner`.
final class SpinnerControl: HostedView {
  let widget: Widget
  private var tint = ControlTint()

  init() {
    widget = gtk_spinner_new()
    g_object_ref_sink(widget)
    widget.addClass("layout-spinner")
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    gtk_spinner_set_spinning(
      widget.opaque, attributes.bool("isAnimating", default: true) ? 1 : 0)
  }

  func setTint(_ color: GdkRGBA?) { tint.set(color, of: widget) }

  func prepareForReuse() { gtk_spinner_set_spinning(widget.opaque, 0) }
}
