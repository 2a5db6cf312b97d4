import CGTK4
import LayoutEngine
import LayoutViews

/// `Button`: a `GtkButton` around the views of its label.
final class ButtonControl: HostedView {
  let widget: Widget
  let container: ContainerCanvas? = ContainerCanvas()
  private var events: ControlEvents?
  private var role = ""

  init() {
    widget = gtk_button_new()
    g_object_ref_sink(widget)
    widget.addClass("layout-button")
    gtk_button_set_child(widget.cast(), container?.widget)
    widget.connect("clicked") { [weak self] in self?.events?.send(.tap) }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    self.events = events
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
    let said = attributes.choice("role")
    guard said != role else { return }
    for name in Self.styles[role] ?? [] { gtk_widget_remove_css_class(widget, name) }
    for name in Self.styles[said] ?? [] { widget.addClass(name) }
    role = said
  }

  /// The style classes of GTK for the roles.
  private static let styles: [String: [String]] = [
    "primary": ["suggested-action"], "destructive": ["destructive-action"],
  ]
}

/// `Stepper`: two buttons that decrease and increase a number.
final class StepperControl: HostedView {
  let widget: Widget
  private let less = gtk_button_new_from_icon_name("list-remove-symbolic")
  private let more = gtk_button_new_from_icon_name("list-add-symbolic")
  private var events: ControlEvents?
  private var range = (minimum: 0.0, maximum: 100.0, step: 1.0)
  private var shown = ShownValue(0.0)

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    g_object_ref_sink(widget)
    widget.addClass("linked")
    for (button, words, sign) in [(less, "Less", -1.0), (more, "More", 1.0)] {
      guard let button else { continue }
      button.addClass("layout-stepper")
      gtk_widget_set_hexpand(button, 1)
      layout_gtk_set_accessible_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, words)
      gtk_box_append(widget.cast(), button)
      button.connect("clicked") { [weak self] in self?.step(sign) }
    }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    self.events = events
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    range.minimum = attributes.number("minimum") ?? 0
    range.maximum = max(attributes.number("maximum") ?? 100, range.minimum)
    range.step = attributes.number("step").flatMap { $0 > 0 ? $0 : nil } ?? 1
    shown.said(attributes.number("value") ?? 0)
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
    showEnds()
  }

  private func step(_ sign: Double) {
    let value = min(max(shown.value + sign * range.step, range.minimum), range.maximum)
    guard value != shown.value else { return }
    shown.value = value
    showEnds()
    events?.send(.number(value))
  }

  private func showEnds() {
    gtk_widget_set_sensitive(less, shown.value > range.minimum ? 1 : 0)
    gtk_widget_set_sensitive(more, shown.value < range.maximum ? 1 : 0)
  }

  func prepareForReuse() { shown = ShownValue(0) }
}

/// A value that the document sets and the user changes.
///
/// The user's change stays until the document's value changes.
struct ShownValue<Value: Equatable> {
  /// The shown value.
  var value: Value
  private var lastSaid: Value?

  init(_ value: Value) { self.value = value }

  /// Takes the document's value; returns whether the shown value has changed.
  @discardableResult
  mutating func said(_ value: Value) -> Bool {
    guard value != lastSaid else { return false }
    lastSaid = value
    guard value != self.value else { return false }
    self.value = value
    return true
  }
}
