#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import UIKit

  /// The scroll view of UIKit, and its offset as the user changes it.
  final class ScrollArea: NSObject, Scroller, UIScrollViewDelegate {
    private let scroller = UIScrollView(frame: .zero)
    var didScroll: ((CGPoint) -> Void)?
    var didPull: (() -> Void)?
    var rest: ((_ proposed: CGPoint, _ released: CGPoint?) -> CGPoint?)? {
      didSet { scroller.decelerationRate = rest == nil ? .normal : .fast }
    }

    override init() {
      super.init()
      // The document applies safe areas itself.
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.delegate = self
    }

    var view: UIView { scroller }
    var scrolled: UIView { scroller }
    var visible: CGRect { scroller.bounds }
    var contentSize: CGSize {
      get { scroller.contentSize }
      set { scroller.contentSize = newValue }
    }

    func followPulls(_ isOn: Bool) {
      guard isOn != (scroller.refreshControl != nil) else { return }
      guard isOn else {
        scroller.refreshControl = nil
        return
      }
      let control = UIRefreshControl(frame: .zero)
      control.addAction(UIAction { [weak self] _ in self?.didPull?() }, for: .valueChanged)
      scroller.refreshControl = control
    }

    func endRefreshing() { scroller.refreshControl?.endRefreshing() }

    func show(_ scroll: ScrollSpec, in direction: WritingDirection) {
      scroller.alwaysBounceVertical = scroll.axis != .horizontal
      scroller.alwaysBounceHorizontal = scroll.axis == .horizontal
      // UIKit counts the pages of a row from the left.
      scroller.isPagingEnabled =
        scroll.paging && (direction == .ltr || scroll.axis == .vertical)
    }

    func scroll(to offset: CGPoint) { scroller.setContentOffset(offset, animated: false) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(scrollView.contentOffset) }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      // UIKit ignores the target while it turns pages itself.
      guard !scrollView.isPagingEnabled,
        let rest = rest?(targetContentOffset.pointee, scrollView.contentOffset)
      else { return }
      targetContentOffset.pointee = rest
    }
  }
#endif
