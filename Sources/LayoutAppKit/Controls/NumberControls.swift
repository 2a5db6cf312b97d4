#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutViews

  /// A switch.
  final class ToggleControl: NSSwitch, ControlView {
    private var change: ((ControlValue) -> Void)?

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .toggle(let isOn, let isEnabled) = control else { return }
      self.change = change
      state = isOn ? .on : .off
      self.isEnabled = isEnabled
    }

    func forget() { change = nil }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      change?(.bool(state == .on))
      return true
    }
  }

  /// A slider with optional steps.
  final class SliderControl: NSSlider, ControlView {
    private var change: ((ControlValue) -> Void)?
    private var choice: LayoutControl.NumberChoice?

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
      isContinuous = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .slider(let choice) = control else { return }
      self.change = change
      self.choice = choice
      minValue = choice.minimum
      maxValue = choice.maximum
      doubleValue = choice.value
      isEnabled = choice.isEnabled
    }

    func forget() {
      change = nil
      choice = nil
    }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      guard let choice else { return false }
      let number = choice.nearest(to: doubleValue)
      doubleValue = number
      change?(.number(number))
      return true
    }
  }

  /// A stepper: two buttons that increase and decrease a number.
  final class StepperControl: NSStepper, ControlView {
    private var change: ((ControlValue) -> Void)?

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      action = .ofLayoutControls
      valueWraps = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .stepper(let choice) = control else { return }
      self.change = change
      minValue = choice.minimum
      maxValue = choice.maximum
      increment = choice.step ?? 1
      doubleValue = choice.value
      isEnabled = choice.isEnabled
    }

    func forget() { change = nil }

    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      change?(.number(doubleValue))
      return true
    }
  }
#endif
