#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutViews
  import UIKit

  /// A progress bar, or the system's spinner while the progress is unknown.
  final class ProgressControl: UIView, ControlView {
    var events = ControlEvents()
    private let bar = UIProgressView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(bar)
      addSubview(spinner)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var roles: [SpokenRole] { [.updatesFrequently] }

    func show(_ control: LayoutControl) {
      guard case .progress(let value) = control else { return }
      bar.isHidden = value == nil
      if let value {
        bar.setProgress(Float(value), animated: false)
        spinner.stopAnimating()
      } else {
        spinner.startAnimating()
      }
    }

    func forget() { spinner.stopAnimating() }

    override func layoutSubviews() {
      super.layoutSubviews()
      bar.frame = bounds
      spinner.frame = bounds
    }
  }

  /// The system's activity indicator.
  final class SpinnerControl: UIActivityIndicatorView, ControlView {
    var events = ControlEvents()

    func show(_ control: LayoutControl) {
      guard case .spinner(let isAnimating) = control else { return }
      // The element keeps its frame even while the indicator is stopped and hidden.
      hidesWhenStopped = true
      if isAnimating { startAnimating() } else { stopAnimating() }
    }

    func forget() { stopAnimating() }
  }
#endif
