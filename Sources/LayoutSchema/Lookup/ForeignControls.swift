extension ForeignWords {
  /// A control of the library that comes with the compiler, and its names in other systems.
  package struct Control: Sendable {
    /// The element of the library.
    package var name: String
    /// The names of its attributes in other systems, normalised, with those of the library.
    package var attributes: [String: String]
    /// The names of attributes whose text the control has in a `text` within it, normalised.
    package var labels: Set<String>
  }

  /// The names of attributes that hide the text of a field if they are `true`.
  package static let secrets = [
    "obscureText", "secureTextEntry", "isSecureTextEntry", "isSecure", "secure", "password",
  ]

  /// The path by which a document imports the library of controls.
  package static let controlLibrary = "layoutc:Controls"

  /// Returns the control that an element of another system is, or nil.
  ///
  /// - Parameters:
  ///   - word: The element's name.
  ///   - type: The value of its `type`, by which an `input` of HTML differs.
  ///   - hasValue: Whether the element has a value, without which a bar of progress is a spinner.
  ///   - isSecret: Whether a field hides its text.
  /// - Returns: The control.
  package static func control(
    _ word: String, type: String?, hasValue: Bool, isSecret: Bool = false
  ) -> Control? {
    if word == "input" || word == "Input" || word == "v-input" {
      return controls[inputs[type ?? "text"] ?? "TextField"]
    }
    guard let names = normalized(word).flatMap({ controlNames["=\(word)"] ?? controlNames[$0] })
    else { return nil }
    if isSecret, names == ["TextField"] { return controls["SecureField"] }
    return controls[hasValue ? names.first ?? "" : names.last ?? ""]
  }

  /// Every word for a control, in the spelling of other systems.
  package static let everyControl: [String] = controlRows.flatMap { words($0.words) }

  /// The words in more than one row.
  package static let repeatedControls = repeated(controlRows.map(\.words))

  private static let controlNames: [String: [String]] = index(
    controlRows.map { ($0.words, $0.names.split(separator: " ").map(String.init)) })

  /// The names of other systems; of two controls the first has a value.
  private static let controlRows: [(words: String, names: String)] = [
    (
      "Button UIButton NSButton TextButton ElevatedButton OutlinedButton FilledButton IconButton "
        + "ImageButton MaterialButton StandardButton FloatingActionButton UIBarButtonItem v-btn "
        + "CupertinoButton FilledTonalButton AppCompatButton", "Button"
    ),
    (
      "TextField UITextField EditText TextInput LineEdit OutlinedTextField TextFormField "
        + "BasicTextField CupertinoTextField TextInputEditText AppCompatEditText v-text-field",
      "TextField"
    ),
    ("SecureField PasswordField SecureTextField", "SecureField"),
    ("TextEditor UITextView TextEdit TextArea v-textarea", "TextArea"),
    (
      "Toggle =Switch ToggleSwitch UISwitch NSSwitch Checkbox SwitchCompat ToggleButton SwitchMaterial "
        + "CupertinoSwitch v-switch v-checkbox CheckedTextView", "Toggle"
    ),
    ("Slider UISlider NSSlider SeekBar CupertinoSlider v-slider", "Slider"),
    ("Stepper UIStepper NumberPicker SpinBox", "Stepper"),
    (
      "ProgressView ProgressBar ProgressIndicator", "Progress Spinner"
    ),
    ("UIProgressView LinearProgressIndicator progress meter v-progress-linear", "Progress"),
    (
      "Spinner ActivityIndicator UIActivityIndicatorView CircularProgressIndicator "
        + "CupertinoActivityIndicator CircularProgress v-progress-circular", "Spinner"
    ),
  ]

  /// The controls for the types of HTML's `input`.
  private static let inputs: [String: String] = [
    "checkbox": "Toggle", "password": "SecureField", "range": "Slider", "button": "Button",
    "submit": "Button", "reset": "Button", "number": "TextField", "text": "TextField",
  ]

  private static let controls: [String: Control] = Dictionary(
    uniqueKeysWithValues: attributeRows.map { row in
      var attributes: [String: String] = ["accessibilityidentifier": "id", "testid": "id"]
      for pair in row.attributes.split(separator: " ") {
        let parts = pair.split(separator: ":").map(String.init)
        if let key = normalized(parts[0]) { attributes[key] = parts[1] }
      }
      let labels = Set(words(row.labels).compactMap(normalized))
      return (row.name, Control(name: row.name, attributes: attributes, labels: labels))
    })

  /// The attributes of each control, `theirs:ours`: `-` for one that says nothing more, and two
  /// names with points between them for the ends of a range.
  private static let attributeRows: [(name: String, attributes: String, labels: String)] = [
    ("Button", "", "title text label value caption content child"),
    (
      "TextField",
      "value:text content:text controller:text hint:placeholder label:placeholder "
        + "prompt:placeholder hintText:placeholder labelText:placeholder title:placeholder "
        + "keyboardType:keyboard autocapitalization:capitalization autocapitalize:capitalization",
      ""
    ),
    (
      "SecureField",
      "value:text content:text controller:text hint:placeholder label:placeholder "
        + "prompt:placeholder hintText:placeholder labelText:placeholder title:placeholder "
        + "obscureText:- secureTextEntry:- isSecureTextEntry:- isSecure:- secure:- password:- "
        + "inputType:- keyboardType:-", ""
    ),
    (
      "TextArea",
      "value:text content:text hint:placeholder label:placeholder prompt:placeholder "
        + "hintText:placeholder labelText:placeholder title:placeholder", ""
    ),
    (
      "Toggle",
      "label:accessibilityLabel title:accessibilityLabel text:accessibilityLabel "
        + "checked:isOn value:isOn on:isOn isChecked:isOn isSelected:isOn selected:isOn "
        + "model:isOn", ""
    ),
    (
      "Slider",
      "min:minimum max:maximum minimumValue:minimum maximumValue:maximum minValue:minimum "
        + "maxValue:maximum progress:value stepSize:step in:minimum..maximum range:minimum..maximum "
        + "valueRange:minimum..maximum bounds:minimum..maximum", ""
    ),
    (
      "Stepper",
      "min:minimum max:maximum minimumValue:minimum maximumValue:maximum minValue:minimum "
        + "maxValue:maximum in:minimum..maximum range:minimum..maximum", ""
    ),
    ("Progress", "progress:value fraction:value percent:value completed:value", ""),
    ("Spinner", "animating:isAnimating", ""),
  ]
}
