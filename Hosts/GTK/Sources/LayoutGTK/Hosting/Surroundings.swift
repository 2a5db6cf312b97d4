import CGTK4
import LayoutEngine

extension LayoutEnvironment {
  /// Creates the environment of a widget: the scale, the direction, the user's text size, and light
  /// or dark.
  @MainActor
  init(around widget: Widget, localization: TextLocalization?) {
    let settings = UnsafeMutableRawPointer(
      gtk_settings_get_for_display(gtk_widget_get_display(widget)))
    self.init(
      scale: Float(max(gtk_widget_get_scale_factor(widget), 1)),
      direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rtl : .ltr,
      textScale: Self.textScale(settings),
      colorScheme: Self.isDark(widget) ? .dark : .light, localization: localization)
  }

  /// The text scale by the resolution of text: 96 dots per inch mean a scale of 1.
  private static func textScale(_ settings: UnsafeMutableRawPointer?) -> Float {
    guard let settings else { return 1 }
    let resolution = layout_gtk_get_int(settings, "gtk-xft-dpi")
    return resolution > 0 ? Float(resolution) / (96 * 1024) : 1
  }

  /// Whether text is light.
  ///
  /// The names of dark themes vary, but all of them have light text.
  @MainActor
  private static func isDark(_ widget: Widget) -> Bool {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.5
  }

  /// The settings of GTK that the environment depends on.
  static let settings = [
    "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi",
  ]
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether the user has turned animations off.
  @MainActor var reducesMotion: Bool {
    guard let settings = gtk_settings_get_for_display(gtk_widget_get_display(self)) else {
      return false
    }
    return layout_gtk_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") == 0
  }
}
