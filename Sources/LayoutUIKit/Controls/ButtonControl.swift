#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A button around its label, which is any content of a document.
  final class ButtonControl: UIControl, ControlView {
    /// The view with the label, which fades while the button is pressed or disabled.
    let label = UIView(frame: .zero)
    var events = ControlEvents()

    override init(frame: CGRect) {
      super.init(frame: frame)
      // A touch on the label is a touch on the button.
      label.isUserInteractionEnabled = false
      addSubview(label)
      addAction(UIAction { [weak self] _ in self?.events.tap?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var roles: [SpokenRole] { isEnabled ? [.button] : [.button, .notEnabled] }
    var holder: UIView { label }

    func show(_ control: LayoutControl) {
      guard case .button(let role, let isEnabled) = control else { return }
      self.isEnabled = isEnabled
      label.tintColor = role == .destructive ? .systemRed : nil
      accessibilityTraits.formUnion(UIAccessibilityTraits(roles: roles))
      fade()
    }

    func forget() { isHighlighted = false }

    override var isHighlighted: Bool {
      didSet { fade() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
    }

    private func fade() { label.alpha = isEnabled && !isHighlighted ? 1 : 0.4 }
  }
#endif
