public import CGTK4
import LayoutEngine

/// A widget inside a widget of GTK, with the views of an element's children at their frames.
public final class ContainerCanvas: Canvas {
  /// The view whose children the canvas contains.
  weak var owner: ElementView?
  /// The minimum size in points; with zero, the widget around the canvas decides.
  var size = LayoutSize.zero

  public override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (least: Int32, natural: Int32) {
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
    return (length.wholePoints, length.wholePoints)
  }

  public override func allocate(width: Int32, height: Int32) {
    for child in owner?.children ?? [] { child.place() }
  }

  override var focusOrder: [Widget]? { owner.flatMap { ElementView.focusOrder(of: $0.children) } }
}
