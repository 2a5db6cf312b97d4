#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine

  /// The scroll view of AppKit with the view that it scrolls.
  final class ScrollArea: Scroller {
    private let scroller = ReportingScrollView(frame: .zero)
    private let document = FlippedView(frame: .zero)

    init() {
      scroller.drawsBackground = false
      scroller.autohidesScrollers = true
      // The document applies safe areas itself.
      scroller.automaticallyAdjustsContentInsets = false
      scroller.documentView = document
    }

    var view: NSView { scroller }
    var scrolled: NSView { document }
    var visible: CGRect { scroller.contentView.bounds }
    var contentSize: CGSize {
      get { document.frame.size }
      set { document.frame = CGRect(origin: .zero, size: newValue) }
    }
    var didScroll: ((CGPoint) -> Void)? {
      get { scroller.didScroll }
      set { scroller.didScroll = newValue }
    }

    // The scroll views of AppKit cannot be pulled.
    var didPull: (() -> Void)?
    func followPulls(_ isOn: Bool) {}
    func endRefreshing() {}

    func show(_ axis: ScrollSpec.Axis) {
      scroller.hasVerticalScroller = axis != .horizontal
      scroller.hasHorizontalScroller = axis != .vertical
    }

    func scroll(to offset: CGPoint) {
      scroller.contentView.scroll(to: offset)
      scroller.reflectScrolledClipView(scroller.contentView)
    }
  }

  /// A scroll view that reports its offset.
  private final class ReportingScrollView: NSScrollView {
    var didScroll: ((CGPoint) -> Void)?

    override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      if cView === contentView { didScroll?(cView.bounds.origin) }
    }
  }
#endif
