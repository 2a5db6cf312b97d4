#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import LayoutApple
  import LayoutViews
  import UIKit

  /// A switch.
  final class ToggleControl: UISwitch, ControlView {
    var events = ControlEvents()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          events.change?(.bool(isOn))
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .toggle(let isOn, let isEnabled) = control else { return }
      if self.isOn != isOn { setOn(isOn, animated: false) }
      self.isEnabled = isEnabled
    }
  }

  /// A slider with optional steps.
  final class SliderControl: UISlider, ControlView {
    var events = ControlEvents()
    private var choice: LayoutControl.NumberChoice?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self, let choice else { return }
          let number = choice.nearest(to: Double(value))
          value = Float(number)
          events.change?(.number(number))
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .slider(let choice) = control else { return }
      self.choice = choice
      minimumValue = Float(choice.minimum)
      maximumValue = Float(choice.maximum)
      value = Float(choice.value)
      isEnabled = choice.isEnabled
    }

    func forget() { choice = nil }
  }

  /// A stepper: two buttons that increase and decrease a number.
  final class StepperControl: UIStepper, ControlView {
    var events = ControlEvents()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          events.change?(.number(value))
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ control: LayoutControl) {
      guard case .stepper(let choice) = control else { return }
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
  }
#endif
