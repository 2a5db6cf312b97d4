#if canImport(UIKit) && !os(watchOS)
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A button around its label, which is any content of a document.
  final class ButtonControl: UIControl, ControlView {
    /// The view with the label, which fades while the button is pressed or disabled.
    let label = UIView(frame: .zero)
    private var tap: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      // A touch on the label is a touch on the button.
      label.isUserInteractionEnabled = false
      addSubview(label)
      addAction(UIAction { [weak self] _ in self?.tap?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var spokenAs: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .button(let role, let isEnabled) = control else { return }
      self.tap = tap
      self.isEnabled = isEnabled
      label.tintColor = role == .destructive ? .systemRed : nil
      accessibilityTraits.formUnion(spokenAs)
      fade()
    }

    func forget() {
      tap = nil
      isHighlighted = false
    }

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
