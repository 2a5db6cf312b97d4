#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A scroll view inside a view with the element's looks, which do not scroll.
  final class ScrollerView: BoxView, UIScrollViewDelegate, ScrollingView {
    private let scroller = UIScrollView(frame: .zero)
    private var events: ViewEvents?
    private(set) var axis = ScrollSpec.Axis.vertical
    /// Whether the layout, not the user, is scrolling.
    private var isArranging = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      // The document applies safe areas itself.
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.delegate = self
      addSubview(scroller)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var holder: UIView { scroller }
    var scrolled: UIView { scroller }
    var visible: CGRect { scroller.bounds }
    var scrolledSize: CGSize { scroller.contentSize }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      super.show(content, parts, tools)
      events = tools.events
      guard let scroll = content.scroll else { return }
      axis = scroll.axis
      scroller.alwaysBounceVertical = scroll.axis != .horizontal
      scroller.alwaysBounceHorizontal = scroll.axis == .horizontal
    }

    override func forget() {
      super.forget()
      events = nil
    }

    /// Applies the layout's content size and offset.
    func arrange(_ geometry: ScrollGeometry) {
      isArranging = true
      scroller.frame = bounds
      scroller.contentSize = CGSize(
        width: CGFloat(geometry.contentSize.width), height: CGFloat(geometry.contentSize.height))
      if let offset = geometry.offset {
        scroller.setContentOffset(
          CGPoint(x: CGFloat(offset.x), y: CGFloat(offset.y)), animated: false)
      }
      isArranging = false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard !isArranging, let token else { return }
      let offset = scrollView.contentOffset
      events?.scrolled?(token, LayoutPoint(x: Float(offset.x), y: Float(offset.y)))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      isArranging = true
      scroller.frame = bounds
      isArranging = false
    }
  }
#endif
