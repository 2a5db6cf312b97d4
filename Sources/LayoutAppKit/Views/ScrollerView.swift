#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A scroll view inside a view with the element's looks, which do not scroll.
  final class ScrollerView: BoxView, ScrollingView {
    private let scroller = ReportingScrollView(frame: .zero)
    private let document = FlippedView(frame: .zero)
    private var events: ViewEvents?
    private(set) var axis = ScrollSpec.Axis.vertical
    /// Whether the layout, not the user, is scrolling.
    private var isArranging = false

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      scroller.drawsBackground = false
      scroller.autohidesScrollers = true
      // The document applies safe areas itself.
      scroller.automaticallyAdjustsContentInsets = false
      scroller.documentView = document
      scroller.scrolled = { [weak self] in self?.report($0) }
      addSubview(scroller)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var holder: NSView { document }
    var scrolled: NSView { document }
    var visible: CGRect { scroller.contentView.bounds }
    var scrolledSize: CGSize { document.frame.size }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      super.show(content, parts, tools)
      events = tools.events
      guard let scroll = content.scroll else { return }
      axis = scroll.axis
      scroller.hasVerticalScroller = scroll.axis != .horizontal
      scroller.hasHorizontalScroller = scroll.axis != .vertical
    }

    override func forget() {
      super.forget()
      events = nil
    }

    /// Applies the layout's content size and offset.
    func arrange(_ geometry: ScrollGeometry) {
      isArranging = true
      scroller.frame = bounds
      document.frame = CGRect(origin: .zero, size: CGSize(geometry.contentSize))
      if let offset = geometry.offset {
        scroller.contentView.scroll(to: NSPoint(x: CGFloat(offset.x), y: CGFloat(offset.y)))
        scroller.reflectScrolledClipView(scroller.contentView)
      }
      isArranging = false
    }

    override func layout() {
      super.layout()
      isArranging = true
      scroller.frame = bounds
      isArranging = false
    }

    private func report(_ offset: NSPoint) {
      guard !isArranging, let token else { return }
      events?.scrolled?(token, LayoutPoint(x: Float(offset.x), y: Float(offset.y)))
    }
  }

  /// A scroll view that reports its offset.
  private final class ReportingScrollView: NSScrollView {
    var scrolled: ((NSPoint) -> Void)?

    override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      if cView === contentView { scrolled?(cView.bounds.origin) }
    }
  }
#endif
