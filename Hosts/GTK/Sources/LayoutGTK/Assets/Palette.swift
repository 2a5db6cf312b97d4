import CGTK4
import LayoutEngine

/// The colors of one view in its current place.
struct Palette {
  let named: [String: AdaptiveColor]
  let isDark: Bool
  let widget: Widget

  /// The GTK color for a document's color; nil if neither the app nor the theme has the name.
  func color(_ color: LayoutColor) -> GdkRGBA? {
    switch color {
    case .rgba(let components): return GdkRGBA(components)
    case .asset(let name):
      if let own = named[name] { return GdkRGBA(isDark ? own.dark : own.light) }
      var found = GdkRGBA()
      let style = gtk_widget_get_style_context(widget)
      return gtk_style_context_lookup_color(style, name, &found) != 0 ? found : nil
    }
  }

  /// The theme's color of text.
  var foreground: GdkRGBA {
    var found = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &found)
    return found
  }

  /// The default color of lines.
  var line: GdkRGBA { foreground.faded(by: 0.18) }
}

extension GdkRGBA {
  /// A color from `0xRRGGBBAA`.
  init(_ components: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(components >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  func faded(by factor: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
