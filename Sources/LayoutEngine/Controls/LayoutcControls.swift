/// The attributes of the controls that `layoutc:Controls` declares, for each the type of its name.
///
/// All modules share them, so that an app may import any number of those whose documents have controls.
public nonisolated enum LayoutcControls {
  /// A button around its label.
  public nonisolated struct Button: ViewAttributes {
    /// What the button is for.
    public var role: Role
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
    public init(role: Role = .normal, isEnabled: Bool = true) {
      self.role = role
      self.isEnabled = isEnabled
    }

    /// What a button is for.
    public nonisolated enum Role: String, Sendable, CaseIterable {
      /// One of several.
      case normal
      /// What people most likely want.
      case primary
      /// Leaves things as they are.
      case cancel
      /// Takes something away for good.
      case destructive
    }
  }

  /// A field of one line.
  public nonisolated struct TextField: ViewAttributes {
    /// What is in the field.
    public var text: String
    /// What is shown while the field is empty.
    public var placeholder: LayoutText
    /// The keyboard for the field.
    public var keyboard: Keyboard
    /// Which letters are capitals without being asked.
    public var capitalization: Capitalization
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
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

    /// A keyboard.
    public nonisolated enum Keyboard: String, Sendable, CaseIterable {
      /// For any text.
      case standard
      /// For addresses of mail.
      case email
      /// For digits.
      case number
      /// For digits and the sign before decimals.
      case decimal
      /// For telephone numbers.
      case phone
      /// For addresses of the web.
      case url
    }

    /// Which letters are capitals.
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

  /// A field of one line that does not show what is typed.
  public nonisolated struct SecureField: ViewAttributes {
    /// What is in the field.
    public var text: String
    /// What is shown while the field is empty.
    public var placeholder: LayoutText
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
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

  /// A field of several lines, which scrolls.
  public nonisolated struct TextArea: ViewAttributes {
    /// What is in the field.
    public var text: String
    /// What is shown while the field is empty.
    public var placeholder: LayoutText
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
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

  /// A switch.
  public nonisolated struct Toggle: ViewAttributes {
    /// Whether the switch is on.
    public var isOn: Bool
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
    public init(isOn: Bool, isEnabled: Bool = true) {
      self.isOn = isOn
      self.isEnabled = isEnabled
    }
  }

  /// A knob that is dragged along a line.
  public nonisolated struct Slider: ViewAttributes {
    /// The number that the control shows.
    public var value: Double
    /// The least number that can be chosen.
    public var minimum: Double
    /// The greatest number that can be chosen.
    public var maximum: Double
    /// The distance of two numbers that can be chosen; `nil` lets any be chosen.
    public var step: Double?
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
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

  /// Two buttons that make a number larger and smaller.
  public nonisolated struct Stepper: ViewAttributes {
    /// The number that the control shows.
    public var value: Double
    /// The least number that can be chosen.
    public var minimum: Double
    /// The greatest number that can be chosen.
    public var maximum: Double
    /// The distance of two numbers that can be chosen; numbers of 0 or less are none.
    public var step: Double
    /// Whether people can use the control.
    public var isEnabled: Bool

    /// Creates the attributes.
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

  /// A bar that is filled.
  public nonisolated struct Progress: ViewAttributes {
    /// How far it is filled, from 0 to 1; `nil` where nobody knows how long it takes.
    public var value: Double?

    /// Creates the attributes.
    public init(value: Double? = nil) {
      self.value = value
    }
  }

  /// A sign that something goes on.
  public nonisolated struct Spinner: ViewAttributes {
    /// Whether the sign moves.
    public var isAnimating: Bool

    /// Creates the attributes.
    public init(isAnimating: Bool = true) {
      self.isAnimating = isAnimating
    }
  }
}
