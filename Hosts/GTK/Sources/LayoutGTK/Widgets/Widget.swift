public import CGTK4
import LayoutEngine

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as an opaque pointer, for classes whose structure GTK hides, such as `GtkSwitch`,
  /// and for interfaces.
  public var opaque: OpaquePointer { OpaquePointer(self) }

  /// Casts the widget to one of its classes, without a check.
  ///
  /// - Parameter type: The structure of the class.
  /// - Returns: The pointer to the widget.
  public func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The child widgets, from back to front.
  var children: [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      found.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// Allocates a frame to the widget; returns whether its minimum size is larger than the frame.
  ///
  /// The widget is drawn turned by `rotation` degrees clockwise and enlarged by `scale`, about the
  /// center of the frame. The parent must be allocating. The position is exact. The size is rounded
  /// up to whole points, since the sizes of widgets are integers.
  @discardableResult
  func allocate(_ frame: LayoutRect, rotation: Float = 0, scale: Float = 1) -> Bool {
    // GTK requires a measurement before an allocation, and warns if the allocation is below the
    // minimum.
    var (leastWidth, leastHeight) = (Int32(0), Int32(0))
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
    let width = Swift.max(frame.width.wholePoints, leastWidth)
    gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, &leastHeight, nil, nil, nil)
    let height = Swift.max(frame.height.wholePoints, leastHeight)
    var transform: OpaquePointer?
    if frame.x != 0 || frame.y != 0 {
      var place = graphene_point_t(x: frame.x, y: frame.y)
      transform = gsk_transform_translate(nil, &place)
    }
    if rotation != 0 || scale != 1 {
      var center = graphene_point_t(x: frame.width / 2, y: frame.height / 2)
      transform = gsk_transform_translate(transform, &center)
      transform = gsk_transform_rotate(transform, rotation)
      // A transform that cannot be undone would have no points to pick.
      let held = Swift.max(scale, 0x1p-20)
      transform = gsk_transform_scale(transform, held, held)
      center = graphene_point_t(x: -center.x, y: -center.y)
      transform = gsk_transform_translate(transform, &center)
    }
    gtk_widget_allocate(self, width, height, -1, transform)
    return width > frame.width.wholePoints || height > frame.height.wholePoints
  }

  /// The natural size of the widget, in points.
  var naturalSize: LayoutSize {
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(self, nil, &natural)
    return LayoutSize(width: Float(natural.width), height: Float(natural.height))
  }

  /// Sets the direction of the widget and of all widgets in it.
  func setDirection(_ direction: WritingDirection) {
    gtk_widget_set_direction(self, direction == .rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    for child in children { child.setDirection(direction) }
  }

  /// Adds a class for style sheets.
  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }
}

extension Float {
  /// The length rounded up to whole points, within a rounding error.
  var wholePoints: Int32 {
    guard self > 0 else { return 0 }
    return Int32(Swift.min(self - 0x1p-7, 1_000_000).rounded(.up))
  }
}

extension LayoutSize {
  /// The rectangle of the size at the origin.
  var bounds: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: width, height: height))
  }
}

extension LayoutRect {
  var bounds: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: x, y: y), size: graphene_size_t(width: width, height: height))
  }
}
