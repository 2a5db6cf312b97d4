import CGTK4
import LayoutEngine
import LayoutViews

/// `TextField` and `SecureField`; the latter hides its text.
final class FieldControl: HostedView {
  let widget: Widget
  private let isSecure: Bool
  private var events: ControlEvents?
  private var shown = ShownValue("")

  init(isSecure: Bool) {
    self.isSecure = isSecure
    widget = isSecure ? gtk_password_entry_new() : gtk_entry_new()
    g_object_ref_sink(widget)
    widget.addClass("layout-field")
    if isSecure {
      gtk_password_entry_set_show_peek_icon(widget.opaque, 1)
      // GTK omits the icon when it computes the minimum width of the entry.
      gtk_widget_set_size_request(widget, 64, -1)
    }
    // The field fills its frame, independently of the length of its text.
    gtk_editable_set_width_chars(widget.opaque, 0)
    widget.connect("changed") { [weak self] in self?.didChange() }
    widget.connect("activate") { [weak self] in self?.events?.send(.submit) }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    self.events = events
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    layout_gtk_set_string(
      UnsafeMutableRawPointer(widget), "placeholder-text", attributes.text("placeholder"))
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
    if !isSecure {
      gtk_entry_set_input_purpose(
        widget.cast(), Self.purposes[attributes.choice("keyboard")] ?? GTK_INPUT_PURPOSE_FREE_FORM)
      gtk_entry_set_input_hints(
        widget.cast(), Self.hints[attributes.choice("capitalization")] ?? GTK_INPUT_HINT_NONE)
    }
    if shown.said(attributes.string("text")) { show(shown.value) }
  }

  func prepareForReuse() {
    events = nil
    shown = ShownValue("")
    show("")
  }

  /// The text in the field.
  private var words: String {
    gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
  }

  private func show(_ text: String) {
    if words != text { gtk_editable_set_text(widget.opaque, text) }
  }

  private func didChange() {
    let words = words
    // The document's text also arrives here as a change.
    guard words != shown.value else { return }
    shown.value = words
    events?.send(.text(words))
  }

  private static let purposes: [String: GtkInputPurpose] = [
    "decimal": GTK_INPUT_PURPOSE_NUMBER, "email": GTK_INPUT_PURPOSE_EMAIL,
    "number": GTK_INPUT_PURPOSE_DIGITS, "phone": GTK_INPUT_PURPOSE_PHONE,
    "url": GTK_INPUT_PURPOSE_URL,
  ]
  private static let hints: [String: GtkInputHints] = [
    "characters": GTK_INPUT_HINT_UPPERCASE_CHARS, "never": GTK_INPUT_HINT_LOWERCASE,
    "sentences": GTK_INPUT_HINT_UPPERCASE_SENTENCES, "words": GTK_INPUT_HINT_UPPERCASE_WORDS,
  ]
}

/// `TextArea`: several lines that scroll.
final class TextAreaControl: HostedView {
  let widget: Widget
  private let area: Widget
  private let placeholder: Widget
  private var events: ControlEvents?
  private var shown = ShownValue("")

  init() {
    widget = gtk_overlay_new()
    g_object_ref_sink(widget)
    area = gtk_text_view_new()
    placeholder = gtk_label_new(nil)
    let window: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      window.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_has_frame(window.opaque, 1)
    gtk_scrolled_window_set_child(window.opaque, area)
    gtk_text_view_set_wrap_mode(area.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_left_margin(area.cast(), 8)
    gtk_text_view_set_right_margin(area.cast(), 8)
    gtk_text_view_set_top_margin(area.cast(), 6)
    gtk_text_view_set_bottom_margin(area.cast(), 6)
    gtk_overlay_set_child(widget.opaque, window)
    placeholder.addClass("dim-label")
    gtk_label_set_wrap(placeholder.opaque, 1)
    gtk_label_set_ellipsize(placeholder.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_can_target(placeholder, 0)
    gtk_widget_set_halign(placeholder, GTK_ALIGN_START)
    gtk_widget_set_valign(placeholder, GTK_ALIGN_START)
    gtk_widget_set_margin_start(placeholder, 9)
    gtk_widget_set_margin_top(placeholder, 7)
    gtk_overlay_add_overlay(widget.opaque, placeholder)
    if let buffer {
      onSignal(of: UnsafeMutableRawPointer(buffer), "changed") { [weak self] in self?.didChange() }
    }
  }

  isolated deinit { g_object_unref(widget) }

  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents) {
    self.events = events
    let attributes = ControlAttributes(content.view?.attributes, in: content.environment)
    gtk_label_set_text(placeholder.opaque, attributes.text("placeholder"))
    gtk_widget_set_sensitive(widget, attributes.bool("isEnabled", default: true) ? 1 : 0)
    if shown.said(attributes.string("text")) { show(shown.value) }
  }

  func prepareForReuse() {
    events = nil
    shown = ShownValue("")
    show("")
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
    gtk_text_view_get_buffer(area.cast())
  }

  /// The text in the field.
  private var words: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func show(_ text: String) {
    if words != text { gtk_text_buffer_set_text(buffer, text, -1) }
  }

  private func didChange() {
    let words = words
    gtk_widget_set_visible(placeholder, words.isEmpty ? 1 : 0)
    guard words != shown.value else { return }
    shown.value = words
    events?.send(.text(words))
  }
}
