public import LayoutEngine

/// A control of the library `layoutc:Controls`, with all that it is to show: what a host sets up its own
/// control by.
///
/// It is read from generated values and from those of an interpreted document alike.
public enum LayoutControl: Sendable, Equatable {
  /// A button around its label.
  case button(role: ButtonRole, isEnabled: Bool)
  /// A field of one line.
  case textField(TextEntry)
  /// A field of one line that does not show what is typed.
  case secureField(TextEntry)
  /// A field of several lines.
  case textArea(TextEntry)
  /// A switch.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A knob that is dragged along a line.
  case slider(NumberChoice)
  /// Two buttons that make a number larger and smaller.
  case stepper(NumberChoice)
  /// A bar that is filled from 0 to 1; `nil` where nobody knows how long it takes.
  case progress(Double?)
  /// A sign that something goes on.
  case spinner(isAnimating: Bool)

  /// What a button is for.
  public typealias ButtonRole = LayoutcControls.Button.Role

  /// The keyboard for a field.
  public typealias Keyboard = LayoutcControls.TextField.Keyboard

  /// Which letters are capitals without being asked.
  public typealias Capitalization = LayoutcControls.TextField.Capitalization

  /// A field that is typed into.
  public struct TextEntry: Sendable, Equatable {
    /// What is in it.
    public var text: String
    /// What is shown while it is empty, in the language of the environment.
    public var placeholder: String
    /// The keyboard.
    public var keyboard: Keyboard
    /// Which letters are capitals.
    public var capitalization: Capitalization
    /// Whether it can be typed into.
    public var isEnabled: Bool
  }

  /// A number that is chosen between two others.
  public struct NumberChoice: Sendable, Equatable {
    /// The number, held between ``minimum`` and ``maximum``.
    public var value: Double
    /// The least number.
    public var minimum: Double
    /// The greatest number, at least ``minimum``.
    public var maximum: Double
    /// The distance of two numbers that can be chosen, above 0; `nil` lets any be chosen.
    public var step: Double?
    /// Whether another one can be chosen.
    public var isEnabled: Bool
  }
}

extension LayoutControl {
  /// The names of the controls: the classes of their views.
  public static let names = [
    "Button", "TextField", "SecureField", "TextArea", "Toggle", "Slider", "Stepper", "Progress",
    "Spinner",
  ]

  /// Reads what a view says; `nil` where its class is no control's.
  ///
  /// What it does not say is as the library declares it, and so is what cannot be read.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment, for the language of placeholders.
  public init?(_ view: ViewSpec, in environment: LayoutEnvironment) {
    let values = ViewValues(view.attributes)
    let isEnabled = values.bool("isEnabled") ?? true
    switch view.class {
    case "Button": self = .button(role: values.choice("role") ?? .normal, isEnabled: isEnabled)
    case "TextField": self = .textField(TextEntry(values, isEnabled, environment))
    case "SecureField": self = .secureField(TextEntry(values, isEnabled, environment))
    case "TextArea": self = .textArea(TextEntry(values, isEnabled, environment))
    case "Toggle": self = .toggle(isOn: values.bool("isOn") ?? false, isEnabled: isEnabled)
    case "Slider": self = .slider(NumberChoice(values, isEnabled, to: 1, step: nil))
    case "Stepper": self = .stepper(NumberChoice(values, isEnabled, to: 100, step: 1))
    case "Progress": self = .progress(values.number("value").map { min(max($0, 0), 1) })
    case "Spinner": self = .spinner(isAnimating: values.bool("isAnimating") ?? true)
    default: return nil
    }
  }
}

extension LayoutControl.TextEntry {
  fileprivate init(_ values: ViewValues, _ isEnabled: Bool, _ environment: LayoutEnvironment) {
    text = values.string("text") ?? ""
    placeholder = values.text("placeholder").map { environment.words($0) } ?? ""
    keyboard = values.choice("keyboard") ?? .standard
    capitalization = values.choice("capitalization") ?? .sentences
    self.isEnabled = isEnabled
  }
}

extension LayoutControl.NumberChoice {
  fileprivate init(
    _ values: ViewValues, _ isEnabled: Bool, to maximum: Double, step: Double?
  ) {
    minimum = values.number("minimum") ?? 0
    self.maximum = max(values.number("maximum") ?? maximum, minimum)
    value = min(max(values.number("value") ?? 0, minimum), self.maximum)
    let said = values.number("step") ?? step
    self.step = said.flatMap { $0 > 0 ? $0 : nil }
    self.isEnabled = isEnabled
  }

  /// The number that can be chosen and is nearest to one that someone has dragged to.
  ///
  /// Steps count from ``minimum``; ``maximum`` can be chosen though it be none.
  public func nearest(to number: Double) -> Double {
    guard number > minimum else { return minimum }
    guard number < maximum else { return maximum }
    guard let step else { return number }
    let stepped = minimum + ((number - minimum) / step).rounded() * step
    return min(stepped, maximum)
  }
}

/// What someone has done to a control.
public enum ControlValue: Sendable, Equatable {
  /// A switch is on or off now.
  case bool(Bool)
  /// A slider or a stepper stands at another number.
  case number(Double)
  /// There is another text in a field.
  case text(String)

  /// Whether a switch is on; `nil` for what is no switch.
  public var bool: Bool? { if case .bool(let isOn) = self { isOn } else { nil } }

  /// The number of a slider or a stepper; `nil` for what is neither.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The text in a field; `nil` for what is no field.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}
