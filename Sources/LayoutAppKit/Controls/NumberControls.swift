#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutViews

  extension Selector {
    /// The action of controls: AppKit sends an action only if it has a selector.
    ///
    /// No method has this name, since the controls handle the action before it is sent; in
    /// parentheses, Swift looks for none.
    fileprivate static let ofLayoutControls = Selector(("layoutControlChanged:"))
  }

  extension ControlView {
    /// Reports that the control gets or loses the keyboard, if it does; returns whether it does.
    func reported(_ isFocused: Bool, _ does: Bool) -> Bool {
      if does { events.focus?(isFocused) }
      return does
    }
  }

  /// A switch.
  final class ToggleControl: NSSwitch, ControlView {
    var events = ControlEvents()

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .toggle(let isOn, let isEnabled) = control else { return }
      state = isOn ? .on : .off
      self.isEnabled = isEnabled
    }

    override func becomeFirstResponder() -> Bool { reported(true, super.becomeFirstResponder()) }

    override func resignFirstResponder() -> Bool { reported(false, super.resignFirstResponder()) }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      events.change?(.bool(state == .on))
      return true
    }
  }

  /// A slider with optional steps.
  final class SliderControl: NSSlider, ControlView {
    var events = ControlEvents()
    private var choice: LayoutControl.NumberChoice?

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
      isContinuous = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .slider(let choice) = control else { return }
      self.choice = choice
      minValue = choice.minimum
      maxValue = choice.maximum
      doubleValue = choice.value
      isEnabled = choice.isEnabled
    }

    func forget() { choice = nil }

    override func becomeFirstResponder() -> Bool { reported(true, super.becomeFirstResponder()) }

    override func resignFirstResponder() -> Bool { reported(false, super.resignFirstResponder()) }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      guard let choice else { return false }
      let number = choice.nearest(to: doubleValue)
      doubleValue = number
      events.change?(.number(number))
      return true
    }
  }

  /// A stepper: two buttons that increase and decrease a number.
  final class StepperControl: NSStepper, ControlView {
    var events = ControlEvents()

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
      valueWraps = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .stepper(let choice) = control else { return }
      minValue = choice.minimum
      maxValue = choice.maximum
      increment = choice.step ?? 1
      doubleValue = choice.value
      isEnabled = choice.isEnabled
    }

    override func becomeFirstResponder() -> Bool { reported(true, super.becomeFirstResponder()) }

    override func resignFirstResponder() -> Bool { reported(false, super.resignFirstResponder()) }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      events.change?(.number(doubleValue))
      return true
    }
  }
#endif
