/// The attributes of the controls that the library `layoutc:Controls` declares, as one type for
/// each control.
///
/// A host reads them to configure its own controls. All modules share these types, so that an app
/// may import any number of modules whose documents have controls.
public nonisolated enum LayoutcControls {
  /// The attributes of the control `Button`: a button, which is as large as its label, the one
  /// child of the element.
  public nonisolated struct Button: ViewAttributes {
    /// The purpose of the button, which decides how the host draws it; by default ``Role/normal``.
    public var role: Role
    /// Whether people can use the button; by default `true`.
    public var isEnabled: Bool

    /// Creates the attributes of a button, by default those of an enabled one in the normal role.
    public init(role: Role = .normal, isEnabled: Bool = true) {
      self.role = role
      self.isEnabled = isEnabled
    }

    /// The purpose of a button, which decides how the host draws it.
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

  /// The attributes of the control `TextField`: a text field of one line.
  public nonisolated struct TextField: ViewAttributes {
    /// The text in the field that the document sets; the host reports to the app what people type.
    public var text: String
    /// The words that are shown while the field is empty, to be translated by the host; by default
    /// none.
    public var placeholder: LayoutText
    /// The kind of keyboard that a touch screen shows for the field; by default one for any text.
    public var keyboard: Keyboard
    /// The letters that a touch screen's keyboard capitalizes automatically; by default the first
    /// of each sentence.
    public var capitalization: Capitalization
    /// Whether people can use the field; by default `true`.
    public var isEnabled: Bool

    /// Creates the attributes of a field, each for the property of the same name; by default, the
    /// field is empty and enabled.
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

    /// The kind of keyboard that a touch screen shows for a text field.
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

    /// The letters that a touch screen's keyboard capitalizes automatically in a text field.
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

  /// The attributes of the control `SecureField`: a text field of one line that hides the typed
  /// text.
  public nonisolated struct SecureField: ViewAttributes {
    /// The text in the field that the document sets; the host reports to the app what people type.
    public var text: String
    /// The words that are shown while the field is empty, to be translated by the host; by default
    /// none.
    public var placeholder: LayoutText
    /// Whether people can use the field; by default `true`.
    public var isEnabled: Bool

    /// Creates the attributes of a field, each for the property of the same name; by default, the
    /// field is empty and enabled.
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

  /// The attributes of the control `TextArea`: a text field of several lines, which scrolls.
  public nonisolated struct TextArea: ViewAttributes {
    /// The text in the field that the document sets; the host reports to the app what people type.
    public var text: String
    /// The words that are shown while the field is empty, to be translated by the host; by default
    /// none.
    public var placeholder: LayoutText
    /// Whether people can use the field; by default `true`.
    public var isEnabled: Bool

    /// Creates the attributes of a field, each for the property of the same name; by default, the
    /// field is empty and enabled.
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

  /// The attributes of the control `Toggle`: a switch.
  public nonisolated struct Toggle: ViewAttributes {
    /// Whether the switch is on, as the document knows it; a change by people is reported to the
    /// host.
    public var isOn: Bool
    /// Whether people can use the switch; by default `true`.
    public var isEnabled: Bool

    /// Creates the attributes of a switch, by default those of an enabled one.
    public init(isOn: Bool, isEnabled: Bool = true) {
      self.isOn = isOn
      self.isEnabled = isEnabled
    }
  }

  /// The attributes of the control `Slider`: a slider, which chooses a number by a knob on a line.
  public nonisolated struct Slider: ViewAttributes {
    /// The number that the slider shows.
    ///
    /// Any number is stored. The host clamps it to ``minimum`` and ``maximum``; an infinite number
    /// or `NaN` counts as 0.
    public var value: Double
    /// The least number that can be chosen, by default 0.
    ///
    /// Any number is stored; to a host, an infinite number or `NaN` counts as 0.
    public var minimum: Double
    /// The greatest number that can be chosen, by default 1.
    ///
    /// Any number is stored; to a host, a number below ``minimum`` counts as ``minimum``, and an
    /// infinite number or `NaN` as 1.
    public var maximum: Double
    /// The difference between neighboring numbers that can be chosen, counted from ``minimum``.
    ///
    /// With `nil`, or a number that is not finite or not above 0, any number between ``minimum``
    /// and ``maximum`` can be chosen.
    public var step: Double?
    /// Whether people can use the slider; by default `true`.
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

  /// The attributes of the control `Stepper`: a stepper, two buttons that increase and decrease a
  /// number.
  public nonisolated struct Stepper: ViewAttributes {
    /// The number that the stepper shows.
    ///
    /// Any number is stored. The host clamps it to ``minimum`` and ``maximum``; an infinite number
    /// or `NaN` counts as 0.
    public var value: Double
    /// The least number that can be chosen, by default 0.
    ///
    /// Any number is stored; to a host, an infinite number or `NaN` counts as 0.
    public var minimum: Double
    /// The greatest number that can be chosen, by default 100.
    ///
    /// Any number is stored; to a host, a number below ``minimum`` counts as ``minimum``, and an
    /// infinite number or `NaN` as 100.
    public var maximum: Double
    /// The difference between neighboring numbers that can be chosen, counted from ``minimum``; by
    /// default 1.
    ///
    /// With a number of 0 or less, the host chooses the step. A number that is not finite counts as
    /// 1.
    public var step: Double
    /// Whether people can use the stepper; by default `true`.
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

  /// The attributes of the control `Progress`: a progress bar.
  public nonisolated struct Progress: ViewAttributes {
    /// The filled fraction of the bar, from 0 to 1; `nil` for work of unknown duration.
    ///
    /// Any number is stored; a host clamps the number to `0...1`, and treats an infinite number or
    /// `NaN` as `nil`.
    public var value: Double?

    /// Creates the attributes of a progress bar, by default those of work of unknown duration.
    public init(value: Double? = nil) {
      self.value = value
    }
  }

  /// The attributes of the control `Spinner`: a spinner, which shows that work is in progress.
  public nonisolated struct Spinner: ViewAttributes {
    /// Whether the spinner moves; by default `true`.
    public var isAnimating: Bool

    /// Creates the attributes of a spinner, by default those of a moving one.
    public init(isAnimating: Bool = true) {
      self.isAnimating = isAnimating
    }
  }
}
