import CGTK4
import LayoutEngine
import LayoutViews

/// The view of a scroll: a `GtkScrolledWindow` around the child views.
final class ScrollView: ElementView {
  private let window: Widget
  private let rows = ContainerCanvas()
  private var axis = ScrollSpec.Axis.vertical
  private var isReportDue = false
  /// What brings the content to rest; nil while it may rest anywhere.
  private(set) var rest: ScrollRest?

  override var filling: Widget? { window }
  override var childrenWidget: Widget { rows.widget }

  override init(_ host: HostContext) {
    window = gtk_scrolled_window_new()
    super.init(host)
    gtk_widget_insert_before(window, widget, nil)
    gtk_scrolled_window_set_child(window.opaque, rows.widget)
    rows.owner = self
    for adjustment in [horizontal, vertical] {
      onSignal(of: UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
        self?.didScroll()
      }
    }
    onPull(of: UnsafeMutableRawPointer(window)) { [weak self] edge in self?.didPull(edge) }
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(window.opaque)
  }
  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(window.opaque)
  }

  /// The offset of the visible part in the content, in points.
  ///
  /// The offset is whole, since GTK moves the content by whole points.
  var offset: LayoutPoint {
    func shown(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Float {
      Float(gtk_adjustment_get_value(adjustment).rounded(.down))
    }
    return LayoutPoint(x: shown(horizontal), y: shown(vertical))
  }

  /// The offset that was set, of which GTK shows the whole points.
  var exactOffset: LayoutPoint {
    LayoutPoint(
      x: Float(gtk_adjustment_get_value(horizontal)), y: Float(gtk_adjustment_get_value(vertical)))
  }

  /// The offset at which the content comes to rest; nil while no element is shown.
  func restingOffset(near proposed: LayoutPoint, from released: LayoutPoint) -> LayoutPoint? {
    content.flatMap { host.onRest($0.token, proposed, released) }
  }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    super.configure(content, parts)
    guard let spec = content.scroll else { return }
    if spec.paging || spec.snap != .none {
      rest = rest ?? ScrollRest(of: self, in: window)
    } else if let rest {
      rest.end()
      self.rest = nil
    }
  }

  /// Scrolls to an offset, as far as possible.
  func scroll(to offset: LayoutPoint) {
    gtk_adjustment_set_value(horizontal, Double(offset.x))
    gtk_adjustment_set_value(vertical, Double(offset.y))
  }

  func setScroll(_ geometry: ScrollGeometry) {
    axis = geometry.axis
    if geometry.offset != nil { rest?.didJump() }
    func policy(_ axis: ScrollSpec.Axis) -> GtkPolicyType {
      geometry.axis == axis || geometry.axis == .both ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(window.opaque, policy(.horizontal), policy(.vertical))
    rows.size = geometry.contentSize
    gtk_widget_queue_resize(rows.widget)
    // Set the adjustments now, since GTK would update them only at the next allocation.
    adjust(
      horizontal, geometry.offset?.x, of: geometry.contentSize.width, in: frame.width)
    adjust(vertical, geometry.offset?.y, of: geometry.contentSize.height, in: frame.height)
    if let asked = geometry.offset, asked != self.offset { didScroll() }
  }

  private func adjust(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ value: Float?, of content: Float,
    in shown: Float
  ) {
    let page = Double(shown.wholePoints)
    gtk_adjustment_configure(
      adjustment, value.map(Double.init) ?? gtk_adjustment_get_value(adjustment), 0,
      max(Double(content.wholePoints), page), page * 0.1, page * 0.9,
      page)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    rest?.stop()
    for adjustment in [horizontal, vertical] { gtk_adjustment_set_value(adjustment, 0) }
  }

  override func frameDidChange(from old: LayoutRect) {
    super.frameDidChange(from: old)
    gtk_widget_queue_allocate(window)
  }

  override func allocate(width: Int32, height: Int32) {
    host.whileArranging { super.allocate(width: width, height: height) }
  }

  /// Reports a pull beyond the start of the content: the top, or the start edge of content that
  /// scrolls across only.
  private func didPull(_ edge: GtkPositionType) {
    guard let content else { return }
    let isRightToLeft = content.environment.direction == .rtl
    let start =
      axis != .horizontal ? GTK_POS_TOP : isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
    if edge == start { host.onPull(content.token) }
  }

  /// Reports the offset to the host: at once, or when idle if the host is arranging views.
  private func didScroll() {
    guard let token = content?.token else { return }
    guard host.isArranging else {
      rest?.didScroll(to: exactOffset)
      return host.didScroll(token, offset)
    }
    guard !isReportDue else { return }
    isReportDue = true
    onceIdle { [weak self] in
      guard let self else { return }
      isReportDue = false
      if let token = content?.token, gtk_widget_get_parent(widget) != nil {
        host.didScroll(token, offset)
      }
    }
  }
}
