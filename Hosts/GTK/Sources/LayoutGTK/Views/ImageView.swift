import CGTK4
import LayoutEngine
import LayoutViews

/// The view of a picture, or of a symbol from the icon theme.
final class ImageView: ElementView {
  override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_IMG }
  override var spokenLabel: String? {
    if case .asset(let name) = content?.image?.source { return name }
    return nil
  }

  // A picture larger than the frame is clipped, as `aspectFill` requires.
  override func clips(_ content: ViewContent) -> Bool { true }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    super.configure(content, parts)
    if !parts.isDisjoint(with: [.spec, .asset]) { redraw() }
  }

  override func tintDidChange() {
    super.tintDidChange()
    redraw()
  }

  override func draw(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard let image = content?.image else { return }
    if !draw(image.source, of: image, snapshot, size) {
      _ = draw(image.placeholder, of: image, snapshot, size)
    }
  }

  /// Draws a picture in the frame; returns false if the picture is not loaded or does not exist.
  private func draw(
    _ source: ImageSource, of image: ImageSpec, _ snapshot: OpaquePointer, _ size: LayoutSize
  ) -> Bool {
    switch source {
    case .none: return false
    case .asset, .url:
      guard let picture = host.pictures.picture(source) else { return false }
      var bounds = image.contentMode.frame(of: picture.size, in: size).bounds
      gtk_snapshot_append_texture(snapshot, picture.texture, &bounds)
      return true
    case .symbol(let name):
      return drawSymbol(name, image.contentMode, snapshot, size)
    }
  }

  private func drawSymbol(
    _ name: String, _ mode: ImageSpec.ContentMode, _ snapshot: OpaquePointer, _ size: LayoutSize
  ) -> Bool {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    let icon = host.assets.symbols[name] ?? GTKAssets.usualSymbols[name] ?? name
    guard gtk_icon_theme_has_icon(theme, icon) != 0 else { return false }
    let side = mode == .center ? 16 : min(size.width, size.height)
    guard
      let paintable = gtk_icon_theme_lookup_icon(
        theme, icon, nil, side.wholePoints, gtk_widget_get_scale_factor(widget),
        gtk_widget_get_direction(widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let color = tint ?? palette.foreground
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(x: (size.width - side) / 2, y: (size.height - side) / 2)
    gtk_snapshot_translate(snapshot, &corner)
    gtk_symbolic_paintable_snapshot_symbolic(
      paintable, snapshot, Double(side), Double(side), [color, color, color, color], 4)
    gtk_snapshot_restore(snapshot)
    return true
  }
}
