#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutViews
  import UIKit

  /// A switch.
  final class ToggleControl: UISwitch, ControlView {
    private var change: ((ControlValue) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          change?(.bool(isOn))
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .toggle(let isOn, let isEnabled) = control else { return }
      self.change = change
      if self.isOn != isOn { setOn(isOn, animated: false) }
      self.isEnabled = isEnabled
    }

    func forget() { change = nil }
  }

  /// A slider with optional steps.
  final class SliderControl: UISlider, ControlView {
    private var change: ((ControlValue) -> Void)?
    private var choice: LayoutControl.NumberChoice?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self, let choice else { return }
          let number = choice.nearest(to: Double(value))
          value = Float(number)
          change?(.number(number))
        }, for: .valueChanged)
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
      minimumValue = Float(choice.minimum)
      maximumValue = Float(choice.maximum)
      value = Float(choice.value)
      isEnabled = choice.isEnabled
    }

    func forget() {
      change = nil
      choice = nil
    }
  }

  /// A stepper: two buttons that increase and decrease a number.
  final class StepperControl: UIStepper, ControlView {
    private var change: ((ControlValue) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          change?(.number(value))
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void
    ) {
      guard case .stepper(let choice) = control else { return }
      self.change = change
      // Set the limits first, since they clamp the value. UIKit traps if the minimum is not below
      // the maximum.
      let (least, most) = (choice.minimum, max(choice.maximum, choice.minimum.nextUp))
      if least >= maximumValue {
        maximumValue = most
        minimumValue = least
      } else {
        minimumValue = least
        maximumValue = most
      }
      stepValue = choice.step ?? 1
      value = choice.value
      isEnabled = choice.isEnabled
    }

    func forget() { change = nil }
  }
#endif
