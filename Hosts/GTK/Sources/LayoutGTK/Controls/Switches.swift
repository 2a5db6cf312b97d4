import CGTK4
import LayoutEngine
import LayoutViews

/// `Toggle`: a `GtkSwitch`.
final class ToggleControl: HostedView {
  let widget: Widget
  private var events: ControlEvents?
  private var shown = ShownValue(false)
  private var tint = ControlTint()

  init() {
    widget = gtk_switch_new()
    g_object_ref_sink(widget)
    widget.addClass("layout-switch")
    widget.observe("active") { [weak self] in self?.didChange() }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    self.events = events
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    if shown.said(attributes.bool("isOn", default: false)) {
      gtk_switch_set_active(widget.opaque, shown.value ? 1 : 0)
    }
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
  }

  func setTint(_ color: GdkRGBA?) { tint.set(color, of: widget) }

  func prepareForReuse() {
    events = nil
    shown = ShownValue(false)
    gtk_switch_set_active(widget.opaque, 0)
  }

  private func didChange() {
    let isOn = gtk_switch_get_active(widget.opaque) != 0
    guard isOn != shown.value else { return }
    shown.value = isOn
    events?.send(.toggle(isOn))
  }
}

/// `Slider`: a `GtkScale`.
final class SliderControl: HostedView {
  let widget: Widget
  private var events: ControlEvents?
  private var shown = ShownValue(0.0)
  private var step: Double?
  private var tint = ControlTint()

  init() {
    widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)
    g_object_ref_sink(widget)
    gtk_scale_set_draw_value(widget.cast(), 0)
    widget.addClass("layout-slider")
    widget.connect("value-changed") { [weak self] in self?.didChange() }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    let minimum = attributes.number("minimum") ?? 0
    let maximum = max(attributes.number("maximum") ?? 1, minimum)
    step = attributes.number("step").flatMap { $0 > 0 ? $0 : nil }
    // A change caused by the range is not the user's.
    self.events = nil
    let increment = step ?? (maximum - minimum) / 100
    gtk_range_set_range(widget.cast(), minimum, maximum)
    gtk_range_set_increments(widget.cast(), increment, increment * 10)
    gtk_range_set_round_digits(widget.cast(), -1)
    if shown.said(attributes.number("value") ?? 0) {
      gtk_range_set_value(widget.cast(), shown.value)
    }
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
    self.events = events
  }

  func setTint(_ color: GdkRGBA?) { tint.set(color, of: widget) }

  func prepareForReuse() {
    events = nil
    shown = ShownValue(0)
    gtk_range_set_value(widget.cast(), 0)
  }

  private func didChange() {
    var value = gtk_range_get_value(widget.cast())
    if let step {
      let least = gtk_adjustment_get_lower(gtk_range_get_adjustment(widget.cast()))
      let stepped = least + ((value - least) / step).rounded() * step
      // Setting the value calls this function again.
      if stepped != value { return gtk_range_set_value(widget.cast(), stepped) }
      value = stepped
    }
    guard value != shown.value else { return }
    shown.value = value
    events?.send(.number(value))
  }
}
