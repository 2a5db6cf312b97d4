import CGTK4
import LayoutEngine

/// The widget that contains all views of a layout.
final class Surface: Canvas {
  /// The views on the surface, from back to front.
  var children: [ElementView] = []
  /// The natural size of the layout, in points.
  var naturalSize = LayoutSize.zero
  /// Called with each size that GTK allocates to the widget.
  var onAllocate: (LayoutSize) -> Void = { _ in }
  /// Called when the scale, the direction or the text size may have changed.
  var onSettings: () -> Void = {}

  override init() {
    super.init()
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (least: Int32, natural: Int32) {
    let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
    return (0, (isWidth ? naturalSize.width : naturalSize.height).wholePoints)
  }

  override func allocate(width: Int32, height: Int32) {
    onAllocate(LayoutSize(width: Float(width), height: Float(height)))
    for child in children { child.place() }
  }

  override var focusOrder: [Widget]? { ElementView.focusOrder(of: children) }

  override func settingsDidChange() { onSettings() }
}
