import CGTK4

/// The style sheet of controls, which makes them as large as their frames.
@MainActor
enum ControlStyle {
  /// Resets the theme's minimum sizes of controls, which documents cannot account for.
  private static let sheet = """
    .layout-button { padding: 0; border: none; min-width: 0; min-height: 0; }
    .layout-button:not(.suggested-action):not(.destructive-action):not(:hover):not(:active) {
      background: none; box-shadow: none;
    }
    .layout-stepper { padding: 0; min-width: 0; min-height: 0; }
    .layout-field { min-width: 0; min-height: 0; }
    .layout-switch { min-width: 0; min-height: 0; margin: 0; }
    .layout-switch > slider { min-width: 0; min-height: 0; }
    .layout-slider { min-width: 0; min-height: 0; padding-top: 0; padding-bottom: 0; }
    .layout-progress, .layout-progress > trough, .layout-progress > trough > progress {
      min-width: 0; min-height: 0;
    }
    .layout-progress > trough > progress { min-height: 4px; }
    .layout-spinner { min-width: 0; min-height: 0; }
    """

  private static var isLoaded = false

  /// Adds the sheet to the display, once.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    // Below the priority of an app's own sheet.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) - 1)
    g_object_unref(provider)
  }
}

/// The tint of one control.
@MainActor
struct ControlTint {
  private var color: GdkRGBA?
  private var provider: Provider?

  /// The style sheet of one control's widgets.
  private final class Provider {
    let pointer: UnsafeMutablePointer<GtkCssProvider>
    init(_ pointer: UnsafeMutablePointer<GtkCssProvider>) { self.pointer = pointer }
    deinit { g_object_unref(pointer) }
  }

  /// Sets the tint of a control; nil is the color of the theme.
  mutating func set(_ next: GdkRGBA?, of widget: Widget) {
    guard next?.words != color?.words else { return }
    color = next
    if provider == nil {
      provider = gtk_css_provider_new().map(Provider.init)
      provider.map { Self.add($0.pointer, to: widget) }
    }
    guard let provider else { return }
    gtk_css_provider_load_from_data(provider.pointer, next.map { Self.sheet($0.words) } ?? "", -1)
  }

  /// Adds the sheet to a widget and its descendants, such as the bars of a slider, since a sheet
  /// applies to one widget.
  private static func add(_ provider: UnsafeMutablePointer<GtkCssProvider>, to widget: Widget) {
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    for child in widget.children { add(provider, to: child) }
  }

  private static func sheet(_ color: String) -> String {
    """
    switch:checked, highlight, progress { background-color: \(color); background-image: none; }
    spinner { color: \(color); }
    """
  }
}

extension GdkRGBA {
  /// The color in CSS syntax.
  fileprivate var words: String {
    func part(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(part(red)), \(part(green)), \(part(blue)), \(min(max(alpha, 0), 1)))"
  }
}
