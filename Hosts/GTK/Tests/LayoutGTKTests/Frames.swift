import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

/// A comparison of the widgets' frames with the frames of the engine.
@MainActor
struct FrameComparison<Document: LayoutDocument> {
  let view: LayoutView<Document>
  /// Whether the user has operated the controls, so that their values may differ from the
  /// document's.
  private let isUsed: Bool

  /// The number of elements with a widget.
  private(set) var count = 0
  /// Descriptions of the differences.
  private(set) var differences: [String] = []

  init(_ view: LayoutView<Document>, isUsed: Bool = false) {
    self.view = view
    self.isUsed = isUsed
    let tree = view.host.layout.tree
    // The origin of each element's children in the root, with the current scroll offsets.
    var origins = [LayoutPoint](repeating: .zero, count: tree.count)
    for index in 0..<tree.count {
      let element = LayoutElement(index)
      guard tree.isPresent(element) else { continue }
      let around = tree.parent(of: element).map { origins[$0.index] } ?? .zero
      let frame = tree.frame(of: element)
      let shown = view.host.mounter.view(of: element)
      let stuck = shown?.content.flatMap { view.host.pinnedDistance(of: $0.token) } ?? .zero
      let place = LayoutPoint(x: around.x + frame.x + stuck.x, y: around.y + frame.y + stuck.y)
      origins[index] = place
      if let scroll = shown as? ScrollView {
        origins[index].x -= scroll.offset.x
        origins[index].y -= scroll.offset.y
      }
      if let shown {
        compare(
          shown, LayoutRect(x: place.x, y: place.y, width: frame.width, height: frame.height),
          element)
      }
    }
  }

  private mutating func compare(
    _ shown: ElementView, _ frame: LayoutRect, _ element: LayoutElement
  ) {
    count += 1
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(shown.widget, view.widget, &bounds) != 0 else {
      differences.append("\(element.index): no bounds")
      return
    }
    let (place, size) = (bounds.origin, bounds.size)
    // A widget's size is rounded up to whole points.
    let isRight =
      abs(place.x - frame.x) < 0.01 && abs(place.y - frame.y) < 0.01
      && size.width == frame.width.nextWhole && size.height == frame.height.nextWhole
    if !isRight {
      differences.append(
        "\(element.index) \(type(of: shown)): \(place.x) \(place.y) \(size.width) × \(size.height), "
          + "not \(frame.x) \(frame.y) \(frame.width) × \(frame.height)")
    }
    // Later siblings are in front, those that stick to the edge even more, and the filling widget
    // is behind all children.
    let widgets = shown.childrenWidget.children.filter { $0 != shown.filling }
    let (stuck, others) = (
      shown.children.filter(\.isStuck), shown.children.filter { !$0.isStuck }
    )
    if widgets != (others + stuck).map(\.widget) {
      differences.append("\(element.index): its \(widgets.count) widgets are in another order")
    }
    guard let covering = shown.filling else { return }
    // The filling widget is as large as the view, or has its minimum size if that is larger.
    var (allocation, leastWidth, leastHeight) = (GtkAllocation(), Int32(0), Int32(0))
    gtk_widget_get_allocation(covering, &allocation)
    gtk_widget_measure(covering, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
    let width = max(leastWidth, Int32(size.width))
    gtk_widget_measure(covering, GTK_ORIENTATION_VERTICAL, width, &leastHeight, nil, nil, nil)
    let height = max(leastHeight, Int32(size.height))
    if allocation.x != 0 || allocation.y != 0 || allocation.width != width
      || allocation.height != height
    {
      differences.append(
        "\(element.index): its widget has \(allocation), not \(width) × \(height)")
    }
    compareValue(shown, covering, element)
  }
}

extension FrameComparison {
  /// Compares the value of an unused control with its document, regardless of earlier uses of the
  /// view.
  private mutating func compareValue(
    _ shown: ElementView, _ widget: Widget, _ element: LayoutElement
  ) {
    guard !isUsed, let content = shown.content, case .host(let name) = content.kind else { return }
    let said = ControlAttributes(content.view?.attributes, in: content.environment)
    let isRight =
      switch name {
      case "TextField", "SecureField":
        gtk_editable_get_text(widget.opaque).map { String(cString: $0) } == said.string("text")
          && (gtk_widget_get_sensitive(widget) != 0) == said.bool("isEnabled", default: true)
      case "Toggle":
        (gtk_switch_get_active(widget.opaque) != 0) == said.bool("isOn", default: false)
      case "Slider":
        gtk_range_get_value(widget.cast()) == min(max(said.number("value") ?? 0, 0), 1)
      case "Progress":
        said.number("value").map {
          gtk_progress_bar_get_fraction(widget.opaque) == min(max($0, 0), 1)
        } ?? true
      default: true
      }
    if !isRight { differences.append("\(element.index): \(name) does not show \(said)") }
  }
}

extension Float {
  fileprivate var nextWhole: Float { (self - 0x1p-7).rounded(.up) }
}

/// Expects that all widgets have the frames of their elements; returns the number of widgets.
@MainActor @discardableResult
func expectFrames<Document>(
  _ view: LayoutView<Document>, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
) -> Int {
  let comparison = FrameComparison(view, isUsed: true)
  #expect(
    comparison.differences.isEmpty,
    "\(comment) \(comparison.differences.count) of \(comparison.count): \(comparison.differences.prefix(5))",
    sourceLocation: sourceLocation)
  return comparison.count
}
