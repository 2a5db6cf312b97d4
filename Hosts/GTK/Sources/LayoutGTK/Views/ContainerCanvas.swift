public import CGTK4
import LayoutEngine

/// A widget within one of GTK's that holds the views of an element's children at their frames.
public final class ContainerCanvas: Canvas {
  /// Whose children they are.
  weak var owner: ElementView?
  /// How large it wants to be at least, in points; nothing leaves it to the widget around it.
  var size = LayoutSize.zero

  public override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (least: Int32, natural: Int32) {
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
    return (length.wholePoints, length.wholePoints)
  }

  public override func allocate(width: Int32, height: Int32) {
    for child in owner?.children ?? [] { child.widget.allocate(child.frame) }
  }
}
