/// The style of a part of a report on a terminal.
enum TextStyle {
  case severity(Severity)
  case message
  case gutter
  case related
  case repair

  /// The ANSI sequence that begins the style.
  var sequence: String { "\u{1B}[\(code)m" }

  /// The ANSI sequence that ends every style.
  static let reset = "\u{1B}[0m"

  private var code: String {
    switch self {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .message: "1"
    case .gutter: "34"
    case .related: "36"
    case .repair: "32"
    }
  }
}
