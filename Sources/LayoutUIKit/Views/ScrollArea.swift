#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import UIKit

  /// The scroll view of UIKit, and its offset as the user changes it.
  final class ScrollArea: NSObject, Scroller, UIScrollViewDelegate {
    private let scroller = UIScrollView(frame: .zero)
    var didScroll: ((CGPoint) -> Void)?
    var didPull: (() -> Void)?

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

    func show(_ axis: ScrollSpec.Axis) {
      scroller.alwaysBounceVertical = axis != .horizontal
      scroller.alwaysBounceHorizontal = axis == .horizontal
    }

    func scroll(to offset: CGPoint) { scroller.setContentOffset(offset, animated: false) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(scrollView.contentOffset) }
  }
#endif
