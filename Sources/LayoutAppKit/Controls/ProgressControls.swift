#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutViews

  /// A progress bar, which is animated while the progress is unknown.
  final class ProgressControl: NSProgressIndicator, ControlView {
    var events = ControlEvents()

    func show(_ control: LayoutControl) {
      guard case .progress(let value) = control else { return }
      style = .bar
      minValue = 0
      maxValue = 1
      isIndeterminate = value == nil
      if let value {
        stopAnimation(nil)
        doubleValue = value
      } else {
        startAnimation(nil)
      }
    }

    func forget() { stopAnimation(nil) }
  }

  /// The system's activity indicator.
  final class SpinnerControl: NSProgressIndicator, ControlView {
    var events = ControlEvents()

    func show(_ control: LayoutControl) {
      guard case .spinner(let isAnimating) = control else { return }
      style = .spinning
      isIndeterminate = true
      isDisplayedWhenStopped = false
      if isAnimating { startAnimation(nil) } else { stopAnimation(nil) }
    }

    func forget() { stopAnimation(nil) }
  }
#endif
