/// What a rule is concerned with, by which rules are chosen and listed.
package enum RuleGroup: String, CaseIterable, Sendable {
  /// What cannot be meant as it is written.
  case correctness
  /// What does nothing, or less than it seems to.
  case suspicious
  /// What makes a layout slow.
  case performance
  /// What keeps some readers out.
  case accessibility
  /// What goes wrong in other languages and directions.
  case localisation
  /// What could be said more simply.
  case style
  /// What a project asks of itself, in rules of its own.
  case project

  /// What it is about, in a few words.
  package var summary: String {
    switch self {
    case .correctness: "what cannot be meant as it is written"
    case .suspicious: "what does nothing, or less than it seems to"
    case .performance: "what makes a layout slow"
    case .accessibility: "what keeps some readers out"
    case .localisation: "what goes wrong in other languages and directions"
    case .style: "what could be said more simply"
    case .project: "what a project asks of itself, in rules of its own"
    }
  }
}
