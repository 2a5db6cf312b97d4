/// The severity of a finding; the cases are ordered from the gravest to the least.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case error
  case warning
  case note

  /// Compares by severity: a note is less than a warning, a warning less than an error.
  package static func < (lighter: Severity, heavier: Severity) -> Bool {
    lighter.weight < heavier.weight
  }

  private var weight: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
