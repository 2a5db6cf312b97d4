import CGTK4
import LayoutEngine

extension LayoutEnvironment {
  /// What is around a widget: the pixels in a point, the direction in which it reads, the size of letters that
  /// the user wants, and whether it is dark.
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

  /// Letters grow with the resolution that they are set at: 96 dots in an inch are as large as it is said.
  private static func textScale(_ settings: UnsafeMutableRawPointer?) -> Float {
    guard let settings else { return 1 }
    let resolution = layout_gtk_get_int(settings, "gtk-xft-dpi")
    return resolution > 0 ? Float(resolution) / (96 * 1024) : 1
  }

  /// Themes are light or dark by many names, and all write in light letters on dark surroundings.
  @MainActor
  private static func isDark(_ widget: Widget) -> Bool {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.5
  }

  /// The settings that it depends on.
  static let settings = [
    "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi",
  ]
}
