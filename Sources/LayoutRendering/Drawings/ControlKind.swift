/// The controls and other views of hosts that pictures draw, by the usual names of their views.
enum ControlKind: CaseIterable {
  case toggle
  case slider
  case stepper
  case progress
  case spinner
  case field
  case secureField
  case area
  case search
  case button
  case segments
  case checkbox
  case radio
  case menu
  case rating
  case map
  case picture
  case chart
  case video

  /// The names in small letters, without `view` and `control` at their ends.
  private var names: String {
    switch self {
    case .toggle: "toggle switch"
    case .slider: "slider scrubber seekbar"
    case .stepper: "stepper spinbutton counter"
    case .progress: "progress progressbar progressindicator levelbar gauge"
    case .spinner: "spinner activityindicator loading loadingindicator progresscircle"
    case .field: "textfield field textinput input entry emailfield"
    case .secureField: "securefield passwordfield passwordentry"
    case .area: "textarea text texteditor editor"
    case .search: "searchfield searchbar search searchentry"
    case .button: "button"
    case .segments: "segmented segments segmentedpicker"
    case .checkbox: "checkbox checkbutton check"
    case .radio: "radio radiobutton"
    case .menu: "picker menu dropdown select combobox popupbutton datepicker timepicker"
    case .rating: "rating stars ratingbar"
    case .map: "map"
    case .picture: "illustration artwork cover image picture photo animation camera"
    case .chart: "chart barchart graph"
    case .video: "video videoplayer player movie"
    }
  }

  private static let kinds: [String: ControlKind] = {
    var kinds: [String: ControlKind] = [:]
    for kind in allCases {
      for name in kind.names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  /// Returns the control that a view's name means: `Toggle`, `UISwitch` or `segmentedControl`.
  init?(named name: String) {
    var word = name.filter(\.isLetter)
    for prefix in ["UI", "NS", "Gtk"]
    where word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true {
      word.removeFirst(prefix.count)
    }
    word = word.lowercased()
    for suffix in ["view", "control"] where word.count > suffix.count && word.hasSuffix(suffix) {
      word.removeLast(suffix.count)
    }
    guard let kind = Self.kinds[word] else { return nil }
    self = kind
  }
}
