/// What expressions can ask of the environment that a document is laid out in.
package enum EnvironmentValue: String, CaseIterable, Hashable, Sendable {
  case textScale
  case scale
  case direction
  case appearance
  case safeAreaTop = "safeArea.top"
  case safeAreaBottom = "safeArea.bottom"
  case safeAreaStart = "safeArea.start"
  case safeAreaEnd = "safeArea.end"

  /// What expressions call the environment.
  static let root = "environment"

  /// The type that it is of.
  package var type: ExpressionType {
    switch self {
    case .textScale, .scale: .number
    case .direction: .choice(["ltr", "rtl"])
    case .appearance: .choice(["light", "dark"])
    case .safeAreaTop, .safeAreaBottom, .safeAreaStart, .safeAreaEnd: .points
    }
  }

  /// The values that lie behind a name, each by what is written behind that.
  static func members(of path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "."
    var found: [String] = []
    for value in allCases where value.rawValue.hasPrefix(prefix) {
      let member = value.rawValue.dropFirst(prefix.count).prefix { $0 != "." }
      if found.last != String(member) { found.append(String(member)) }
    }
    return found
  }
}
