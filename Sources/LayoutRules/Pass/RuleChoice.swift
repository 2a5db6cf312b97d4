package import LayoutDiagnostics

/// The rules that a checker runs.
///
/// Errors of the language are not rules and cannot be turned off.
package struct RuleChoice: Equatable, Sendable {
  private(set) var places: RulePlaces
  /// The project's own rules.
  package private(set) var own = OwnRules.none
  /// The kinds of the project's own rules that are turned off.
  private var ownOff: Set<DiagnosticID> = []
  /// The values of the rules' options.
  package var options = RuleOptions()

  /// The rules that are on by default.
  package static let standard = RuleChoice { $0.isOnByDefault }
  package static let all = RuleChoice { _ in true }
  package static let none = RuleChoice { _ in false }

  private static let placesByID = Dictionary(
    uniqueKeysWithValues: RuleRegistry.rules.enumerated().map { ($1.finding, $0) })

  /// Creates a choice of the rules whose catalog entries satisfy `isChosen`.
  package init(where isChosen: (CatalogEntry) -> Bool) {
    places = RulePlaces()
    for (place, rule) in RuleRegistry.rules.enumerated() where isChosen(rule.finding.entry) {
      places.insert(place)
    }
  }

  /// Whether the rule that reports `id` is on; false if no rule reports that kind.
  package func contains(_ id: DiagnosticID) -> Bool {
    if let place = Self.placesByID[id] { return places.contains(place) }
    return own.id(named: id.name) != nil && !ownOff.contains(id)
  }

  /// Turns the rule that reports `id` on or off; without such a rule nothing happens.
  package mutating func set(_ id: DiagnosticID, isOn: Bool) {
    guard let place = Self.placesByID[id] else {
      guard own.id(named: id.name) != nil else { return }
      if isOn { ownOff.remove(id) } else { ownOff.insert(id) }
      return
    }
    if isOn { places.insert(place) } else { places.remove(place) }
  }

  /// Replaces the project's own rules; all of them are on.
  package mutating func add(_ rules: OwnRules) {
    own = rules
    ownOff = []
  }

  /// The project's own rules that are on.
  var ownRules: [OwnRule] {
    own.rules.filter { !ownOff.contains($0.finding) }
  }

  /// Returns the choice with the rule that reports `id` turned on.
  package func adding(_ id: DiagnosticID) -> RuleChoice {
    var choice = self
    choice.set(id, isOn: true)
    return choice
  }
}
