public import CGTK4
import LayoutEngine

/// A widget of GTK's.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as an instance of a class that GTK keeps closed, such as `GtkSwitch`, or of an interface.
  public var opaque: OpaquePointer { OpaquePointer(self) }

  /// The widget as an instance of a class of which it is one.
  public func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The widgets in it, from back to front.
  var children: [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      found.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// Gives it an exact place in its parent, which is being given its own; returns whether it is larger than that,
  /// since it can be no smaller.
  ///
  /// A widget's size is a whole number of points: what lies between two is the larger one, and its place keeps
  /// its fraction.
  @discardableResult
  func allocate(_ frame: LayoutRect) -> Bool {
    // GTK wants to be asked before it is told, and complains of what is too small.
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
    gtk_widget_allocate(self, width, height, -1, transform)
    return width > frame.width.wholePoints || height > frame.height.wholePoints
  }

  /// The size that it wants to have, in points.
  var naturalSize: LayoutSize {
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(self, nil, &natural)
    return LayoutSize(width: Float(natural.width), height: Float(natural.height))
  }

  /// Says in which direction it and all in it read.
  func setDirection(_ direction: WritingDirection) {
    gtk_widget_set_direction(self, direction == .rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    for child in children { child.setDirection(direction) }
  }

  /// Adds a class that style sheets know.
  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }
}

extension Float {
  /// A length in whole points that holds this one, but for what sums lose.
  var wholePoints: Int32 {
    guard self > 0 else { return 0 }
    return Int32(Swift.min(self - 0x1p-7, 1_000_000).rounded(.up))
  }
}

extension LayoutSize {
  /// The box of the size at the origin.
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
