import CGTK4
import LayoutEngine
import LayoutViews

/// A box in place of a view that the app does not make: with the name of its class, as pictures
/// show it.
///
/// A box with children, or with a fill of the document's, needs no other sign.
final class StandInView: ElementView {
  private let name: String

  init(_ name: String, _ host: HostContext) {
    self.name = name
    super.init(host)
  }

  override var spokenLabel: String? { name }

  override func draw(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard let look = content?.look, look.backgroundColor == nil, look.gradient == nil,
      children.isEmpty
    else { return }
    var (fill, bounds) = (palette.line, size.bounds)
    gtk_snapshot_append_color(snapshot, &fill, &bounds)
    guard let layout = gtk_widget_create_pango_layout(widget, name) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, Int32(size.width * Float(PANGO_SCALE)))
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    var (corner, letters) = (
      graphene_point_t(x: 0, y: (size.height - Float(height)) / 2), palette.foreground
    )
    gtk_snapshot_save(snapshot)
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_append_layout(snapshot, layout, &letters)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
