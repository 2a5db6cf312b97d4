/// The attributes of the controls that `layoutc:Controls` declares, each as a type with the name of
/// the control.
///
/// All modules share these types, so that an app may import any number of modules whose documents
/// have controls.
public nonisolated enum LayoutcControls {
  /// The attributes of a button, which is as large as its label.
  public nonisolated struct Button: ViewAttributes {
    /// The purpose of the button.
    public var role: Role
    /// Whether people can use the button.
    public var isEnabled: Bool

    /// Creates the attributes of a button, by default those of an enabled one in the normal role.
    public init(role: Role = .normal, isEnabled: Bool = true) {
      self.role = role
      self.isEnabled = isEnabled
    }

    /// The purpose of a button.
    public nonisolated enum Role: String, Sendable, CaseIterable {
      /// One action among several.
      case normal
      /// The action that people most likely want.
      case primary
      /// An action that leaves everything unchanged.
      case cancel
      /// An action that removes something permanently.
      case destructive
    }
  }

  /// The attributes of a text field of one line.
  public nonisolated struct TextField: ViewAttributes {
    /// The text in the field.
    public var text: String
    /// The words that are shown while the field is empty.
    public var placeholder: LayoutText
    /// The kind of keyboard for the field.
    public var keyboard: Keyboard
    /// The letters that are capitalized automatically.
    public var capitalization: Capitalization
    /// Whether people can use the field.
    public var isEnabled: Bool

    /// Creates the attributes of a field, by default those of an empty, enabled one for any text.
    public init(
      text: String = "",
      placeholder: LayoutText = .verbatim(""),
      keyboard: Keyboard = .standard,
      capitalization: Capitalization = .sentences,
      isEnabled: Bool = true,
    ) {
      self.text = text
      self.placeholder = placeholder
      self.keyboard = keyboard
      self.capitalization = capitalization
      self.isEnabled = isEnabled
    }

    /// The kind of keyboard for a text field.
    public nonisolated enum Keyboard: String, Sendable, CaseIterable {
      /// A keyboard for any text.
      case standard
      /// A keyboard for email addresses.
      case email
      /// A keyboard for digits.
      case number
      /// A keyboard for digits and a decimal separator.
      case decimal
      /// A keyboard for telephone numbers.
      case phone
      /// A keyboard for web addresses.
      case url
    }

    /// The letters that a text field capitalizes automatically.
    public nonisolated enum Capitalization: String, Sendable, CaseIterable {
      /// The first letter of each sentence.
      case sentences
      /// The first letter of each word.
      case words
      /// All letters.
      case characters
      /// No letter.
      case never
    }
  }

  /// The attributes of a text field of one line that does not show the text.
  public nonisolated struct SecureField: ViewAttributes {
    /// The text in the field.
    public var text: String
    /// The words that are shown while the field is empty.
    public var placeholder: LayoutText
    /// Whether people can use the field.
    public var isEnabled: Bool

    /// Creates the attributes of a field, by default those of an empty, enabled one.
    public init(
      text: String = "",
      placeholder: LayoutText = .verbatim(""),
      isEnabled: Bool = true,
    ) {
      self.text = text
      self.placeholder = placeholder
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of a text field of several lines, which scrolls.
  public nonisolated struct TextArea: ViewAttributes {
    /// The text in the field.
    public var text: String
    /// The words that are shown while the field is empty.
    public var placeholder: LayoutText
    /// Whether people can use the field.
    public var isEnabled: Bool

    /// Creates the attributes of a field, by default those of an empty, enabled one.
    public init(
      text: String = "",
      placeholder: LayoutText = .verbatim(""),
      isEnabled: Bool = true,
    ) {
      self.text = text
      self.placeholder = placeholder
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of a switch.
  public nonisolated struct Toggle: ViewAttributes {
    /// Whether the switch is on.
    public var isOn: Bool
    /// Whether people can use the switch.
    public var isEnabled: Bool

    /// Creates the attributes of a switch, by default those of an enabled one.
    public init(isOn: Bool, isEnabled: Bool = true) {
      self.isOn = isOn
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of a slider, a knob that is dragged along a line.
  public nonisolated struct Slider: ViewAttributes {
    /// The number that the slider shows; the host clamps it to ``minimum`` and ``maximum``.
    public var value: Double
    /// The least number that can be chosen.
    public var minimum: Double
    /// The greatest number that can be chosen; a number below ``minimum`` counts as ``minimum``.
    public var maximum: Double
    /// The difference between neighboring numbers that can be chosen.
    ///
    /// With `nil`, or a number of 0 or less, any number between ``minimum`` and ``maximum`` can be
    /// chosen.
    public var step: Double?
    /// Whether people can use the slider.
    public var isEnabled: Bool

    /// Creates the attributes of a slider, by default those of an enabled one from 0 to 1 without
    /// steps.
    public init(
      value: Double,
      minimum: Double = 0,
      maximum: Double = 1,
      step: Double? = nil,
      isEnabled: Bool = true,
    ) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of a stepper, two buttons that increase and decrease a number.
  public nonisolated struct Stepper: ViewAttributes {
    /// The number that the stepper shows; the host clamps it to ``minimum`` and ``maximum``.
    public var value: Double
    /// The least number that can be chosen.
    public var minimum: Double
    /// The greatest number that can be chosen; a number below ``minimum`` counts as ``minimum``.
    public var maximum: Double
    /// The difference between neighboring numbers that can be chosen.
    ///
    /// With a number of 0 or less, the host chooses the step.
    public var step: Double
    /// Whether people can use the stepper.
    public var isEnabled: Bool

    /// Creates the attributes of a stepper, by default those of an enabled one from 0 to 100 in
    /// steps of 1.
    public init(
      value: Double,
      minimum: Double = 0,
      maximum: Double = 100,
      step: Double = 1,
      isEnabled: Bool = true,
    ) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of a progress bar.
  public nonisolated struct Progress: ViewAttributes {
    /// The filled fraction of the bar, from 0 to 1; `nil` for work of unknown duration.
    public var value: Double?

    /// Creates the attributes of a progress bar, by default those of work of unknown duration.
    public init(value: Double? = nil) {
      self.value = value
    }
  }

  /// The attributes of a spinner, a sign that work is in progress.
  public nonisolated struct Spinner: ViewAttributes {
    /// Whether the spinner moves.
    public var isAnimating: Bool

    /// Creates the attributes of a spinner, by default those of a moving one.
    public init(isAnimating: Bool = true) {
      self.isAnimating = isAnimating
    }
  }
}
