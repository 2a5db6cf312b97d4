/// The values of the layout environment that expressions can read.
package enum EnvironmentValue: String, CaseIterable, Hashable, Sendable {
  case textScale
  case scale
  case direction
  case appearance
  case safeAreaTop = "safeArea.top"
  case safeAreaBottom = "safeArea.bottom"
  case safeAreaStart = "safeArea.start"
  case safeAreaEnd = "safeArea.end"
  case now

  /// The name under which expressions read the environment.
  package static let root = "environment"

  /// The type of the value.
  package var type: ExpressionType {
    switch self {
    case .textScale, .scale: .number
    case .direction: .choice(["ltr", "rtl"])
    case .appearance: .choice(["light", "dark"])
    case .safeAreaTop, .safeAreaBottom, .safeAreaStart, .safeAreaEnd: .points
    case .now: .date
    }
  }

  /// Returns the names that may follow `path`, each once; an empty path stands for the environment.
  package static func members(of path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "."
    var found: [String] = []
    for value in allCases where value.rawValue.hasPrefix(prefix) {
      let member = value.rawValue.dropFirst(prefix.count).prefix { $0 != "." }
      if found.last != String(member) { found.append(String(member)) }
    }
    return found
  }
}
