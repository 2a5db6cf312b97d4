/// The concern of a rule, by which rules are chosen and listed.
package enum RuleGroup: String, CaseIterable, Sendable {
  /// Markup that cannot be meant as it is written.
  case correctness
  /// Markup that has no effect, or less effect than it seems to have.
  case suspicious
  /// Markup that makes a layout slow.
  case performance
  /// Markup that excludes some readers.
  case accessibility
  /// Markup that goes wrong in other languages or directions.
  case localisation
  /// Markup that has a simpler form.
  case style
  /// Requirements of a project, in its own rules.
  case project

  /// A short description of the group.
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
