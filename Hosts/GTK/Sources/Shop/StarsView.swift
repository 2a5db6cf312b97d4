import CGTK4
import LayoutEngine
import LayoutGTK

/// The view `Stars` of documents: some stars of as many as there could be.
final class StarsView: TypedHostedView {
  struct Attributes: TypedAttributes {
    let count: Int
    let most: Int

    init(attributes: AttributeReader) throws(AttributeError) {
      count = try attributes.value("count")
      most = try attributes.value("most")
    }
  }

  let widget: Widget = gtk_label_new(nil)

  func show(_ attributes: Attributes, events: ControlEvents) {
    let most = min(max(attributes.most, 0), 10)
    let count = min(max(attributes.count, 0), most)
    let stars = String(repeating: "★", count: count) + String(repeating: "☆", count: most - count)
    gtk_label_set_text(OpaquePointer(widget), stars)
  }
}
