#if canImport(UIKit) && !os(watchOS)
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A button around its label, which is whatever a document puts into it.
  final class ButtonControl: UIControl, ControlView {
    /// Holds the label, and fades while the button is pressed or cannot be.
    let label = UIView(frame: .zero)
    private var tap: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      // A finger on the label is one on the button.
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
