#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  import LayoutViews
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
  import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// The inside of a scroll view.
  @MainActor package protocol Scroller: AnyObject {
    /// The toolkit's scroll view.
    var view: PlatformView { get }
    /// The view with the scrolled content, which may be the scroll view itself.
    var scrolled: PlatformView { get }
    /// The visible part of the content, in the coordinates of `scrolled`.
    var visible: CGRect { get }
    /// The size of the whole content.
    var contentSize: CGSize { get set }
    /// Called when the content was scrolled to an offset.
    var didScroll: ((CGPoint) -> Void)? { get set }

    /// Returns where scrolling comes to rest, from where it would end otherwise and where a finger
    /// left the content, if that is known; `nil` while the content may rest anywhere.
    var rest: ((_ proposed: CGPoint, _ released: CGPoint?) -> CGPoint?)? { get set }

    /// Called when the user pulled the content beyond its start.
    var didPull: (() -> Void)? { get set }

    /// Reports pulls beyond the start of the content, or no longer.
    func followPulls(_ isOn: Bool)

    /// Ends what shows that the content is being refreshed.
    func endRefreshing()

    /// Sets the axis along which the content scrolls, and whether by pages.
    func show(_ scroll: ScrollSpec, in direction: WritingDirection)

    /// Scrolls to an offset, without an animation.
    func scroll(to offset: CGPoint)
  }

  /// A scroll view inside a view with the element's looks, which do not scroll.
  final class ScrollerView: BoxView {
    let scroller: any Scroller
    private(set) var axis = ScrollSpec.Axis.vertical
    private var events: ViewEvents?
    /// Whether the layout, not the user, is scrolling.
    private var isArranging = false

    init(_ scroller: any Scroller) {
      self.scroller = scroller
      super.init(frame: .zero)
      addSubview(scroller.view)
      scroller.didScroll = { [weak self] in self?.report($0) }
      scroller.didPull = { [weak self] in self?.refresh() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var holder: PlatformView { scroller.scrolled }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      super.show(content, parts, tools)
      events = tools.events
      scroller.followPulls(content.look.action(for: .refresh) != nil)
      guard let scroll = content.scroll else { return }
      axis = scroll.axis
      scroller.show(scroll, in: content.environment.direction)
      let rests = scroll.paging || scroll.snap != .none
      scroller.rest = rests ? { [weak self] in self?.rest(near: $0, from: $1) } : nil
    }

    override func forget() {
      super.forget()
      events = nil
    }

    /// Applies the layout's content size and offset.
    func arrange(_ geometry: ScrollGeometry) {
      isArranging = true
      scroller.view.frame = bounds
      scroller.contentSize = CGSize(geometry.contentSize)
      if let offset = geometry.offset { scroller.scroll(to: CGPoint(offset)) }
      isArranging = false
    }

    override func layOutContent() {
      super.layOutContent()
      isArranging = true
      scroller.view.frame = bounds
      isArranging = false
    }

    private func refresh() {
      guard let token else { return }
      events?.pulled?(token) { [weak self] in self?.scroller.endRefreshing() }
    }

    private func rest(near proposed: CGPoint, from released: CGPoint?) -> CGPoint? {
      guard let token else { return nil }
      let rest = events?.rested?(token, LayoutPoint(proposed), released.map { LayoutPoint($0) })
      return rest.map { CGPoint($0) }
    }

    private func report(_ offset: CGPoint) {
      guard !isArranging, let token else { return }
      events?.scrolled?(token, LayoutPoint(offset))
    }
  }
#endif
