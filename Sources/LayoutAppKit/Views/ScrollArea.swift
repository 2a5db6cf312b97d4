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

    var rest: ((_ proposed: CGPoint, _ released: CGPoint?) -> CGPoint?)? {
      didSet { scroller.didEndScrolling = rest == nil ? nil : { [weak self] in self?.goToRest() } }
    }

    // The scroll views of AppKit cannot be pulled.
    var didPull: (() -> Void)?
    func followPulls(_ isOn: Bool) {}
    func endRefreshing() {}

    func show(_ scroll: ScrollSpec, in direction: WritingDirection) {
      scroller.hasVerticalScroller = scroll.axis != .horizontal
      scroller.hasHorizontalScroller = scroll.axis != .vertical
    }

    /// Moves the content to its rest after the user has scrolled it, and its momentum has ended.
    private func goToRest() {
      let clip = scroller.contentView
      let offset = clip.bounds.origin
      guard let rest = rest?(offset, nil), rest != offset else { return }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = AppKitParts.reducesMotion ? 0 : 0.25
        clip.animator().setBoundsOrigin(rest)
      } completionHandler: { [weak scroller] in
        MainActor.assumeIsolated { scroller?.reflectScrolledClipView(clip) }
      }
    }

    func scroll(to offset: CGPoint) {
      scroller.contentView.scroll(to: offset)
      scroller.reflectScrolledClipView(scroller.contentView)
    }
  }

  /// A scroll view that reports its offset.
  private final class ReportingScrollView: NSScrollView {
    var didScroll: ((CGPoint) -> Void)?
    /// Called when the user has scrolled, with a trackpad or the scroller; `nil` follows nothing.
    var didEndScrolling: (() -> Void)? {
      didSet { follow(didEndScrolling != nil) }
    }
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

    deinit {
      if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func follow(_ isOn: Bool) {
      guard isOn != (observer != nil) else { return }
      if let observer { NotificationCenter.default.removeObserver(observer) }
      observer = nil
      guard isOn else { return }
      observer = NotificationCenter.default.addObserver(
        forName: NSScrollView.didEndLiveScrollNotification, object: self, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.didEndScrolling?() }
      }
    }

    override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      if cView === contentView { didScroll?(cView.bounds.origin) }
    }
  }
#endif
