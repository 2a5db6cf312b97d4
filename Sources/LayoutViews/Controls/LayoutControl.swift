public import LayoutEngine

/// A control of the library `layoutc:Controls`, with all values that a host needs to configure its
/// own control.
///
/// The values are read from generated types and from interpreted documents alike.
public enum LayoutControl: Sendable, Equatable {
  /// A button, whose label is its child in the layout.
  case button(role: ButtonRole, isEnabled: Bool)
  /// A text field of one line.
  case textField(TextEntry)
  /// A text field of one line that hides the typed text.
  case secureField(TextEntry)
  /// A text field of several lines.
  case textArea(TextEntry)
  /// A switch.
  case toggle(isOn: Bool, isEnabled: Bool)
  /// A slider, whose knob is dragged along a line.
  case slider(NumberChoice)
  /// A stepper: two buttons that increase and decrease a number.
  case stepper(NumberChoice)
  /// A progress bar, filled from 0 to 1; `nil` if the progress is unknown.
  case progress(Double?)
  /// A spinner, which shows that work is in progress.
  case spinner(isAnimating: Bool)

  /// The purpose of a button, which decides how the host draws it.
  public typealias ButtonRole = LayoutcControls.Button.Role

  /// The kind of keyboard that a touch screen shows for a text field.
  public typealias Keyboard = LayoutcControls.TextField.Keyboard

  /// The letters that are capitalized automatically in a text field.
  public typealias Capitalization = LayoutcControls.TextField.Capitalization

  /// The values of a text field: `TextField`, `SecureField` or `TextArea`.
  public struct TextEntry: Sendable, Equatable {
    /// The text in the field that the document sets.
    public var text: String
    /// The text that is shown while the field is empty, in the language of the environment.
    public var placeholder: String
    /// The kind of keyboard that a touch screen shows for the field.
    public var keyboard: Keyboard
    /// The letters that a touch screen's keyboard capitalizes automatically.
    public var capitalization: Capitalization
    /// Whether the field accepts input.
    public var isEnabled: Bool
  }

  /// The values of a control that selects a number in a range: a slider or a stepper.
  public struct NumberChoice: Sendable, Equatable {
    /// The selected number, clamped to ``minimum`` and ``maximum``; 0 if the document gives no
    /// finite number.
    public var value: Double
    /// The least number that can be selected; 0 if the document gives no finite number.
    public var minimum: Double
    /// The greatest number that can be selected, at least ``minimum``.
    ///
    /// If the document gives no finite number, the maximum is 1 for a slider and 100 for a stepper.
    public var maximum: Double
    /// The distance between two numbers that can be selected, above 0; `nil` if all numbers can be
    /// selected.
    public var step: Double?
    /// Whether the control accepts input.
    public var isEnabled: Bool
  }
}

extension LayoutControl {
  /// The names of the controls of the library, which are the classes of their views in documents.
  public static let names = LayoutcControls.names

  /// Creates the control of a view; `nil` if the view's class is not a control of the library.
  ///
  /// A value that is missing or has another type is the default that the library declares.
  ///
  /// - Parameters:
  ///   - view: The attributes of the view, with its class.
  ///   - environment: The environment, for the language of placeholders.
  ///   - isEnabled: Whether the view answers people as far as the elements around it say, as in
  ///     ``ViewContent/isEnabled``.
  /// - Complexity: O(n) in the number of attributes.
  public init?(_ view: ViewSpec, in environment: LayoutEnvironment, isEnabled: Bool = true) {
    let values = ViewValues(view.attributes)
    let isEnabled = isEnabled && values.bool("isEnabled") ?? true
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

  /// Returns the selectable number nearest to the number that a knob was dragged to.
  ///
  /// Steps count from ``minimum``. The result is clamped to ``minimum`` and ``maximum``;
  /// ``maximum`` can be selected even between two steps. `NaN` counts as ``minimum``.
  ///
  /// - Parameter number: The number at the place of the knob.
  /// - Returns: The number to select.
  public func nearest(to number: Double) -> Double {
    guard number > minimum else { return minimum }
    guard number < maximum else { return maximum }
    guard let step else { return number }
    let stepped = minimum + ((number - minimum) / step).rounded() * step
    return min(stepped, maximum)
  }
}

/// The value of a control after an interaction, which a handler of changes receives.
public enum ControlValue: Sendable, Equatable {
  /// Whether a switch is on.
  case bool(Bool)
  /// The number of a slider or a stepper.
  case number(Double)
  /// The text in a field.
  case text(String)

  /// Whether a switch is on; `nil` for other controls.
  public var bool: Bool? { if case .bool(let isOn) = self { isOn } else { nil } }

  /// The number of a slider or a stepper; `nil` for other controls.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The text in a field; `nil` for other controls.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}
