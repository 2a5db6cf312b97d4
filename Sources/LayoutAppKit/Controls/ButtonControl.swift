#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A button around its label, which is any content of a document.
  final class ButtonControl: FlippedView, ControlView {
    /// The view with the label, which fades while the button is pressed or disabled.
    let label = FlippedView(frame: .zero)
    var events = ControlEvents()
    private var isEnabled = true
    private var isPressed = false {
      didSet { fade() }
    }

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var roles: [SpokenRole] { [.button] }
    var holder: NSView { label }

    func show(_ control: LayoutControl) {
      guard case .button(let role, let isEnabled) = control else { return }
      label.tint = role == .destructive ? .systemRed : nil
      self.isEnabled = isEnabled
      fade()
    }

    func forget() { isPressed = false }

    override func layout() {
      super.layout()
      label.frame = bounds
    }

    /// A click on the label is a click on the button.
    override func hitTest(_ point: NSPoint) -> NSView? {
      super.hitTest(point) == nil ? nil : self
    }

    override func mouseDown(with event: NSEvent) { isPressed = isEnabled }

    override func mouseUp(with event: NSEvent) {
      guard isPressed else { return }
      isPressed = false
      if bounds.contains(convert(event.locationInWindow, from: nil)) { events.tap?() }
    }

    override func accessibilityPerformPress() -> Bool {
      guard isEnabled, let tap = events.tap else { return false }
      tap()
      return true
    }

    private func fade() { label.alphaValue = isEnabled && !isPressed ? 1 : 0.4 }
  }
#endif
