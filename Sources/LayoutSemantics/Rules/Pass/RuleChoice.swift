package import LayoutDiagnostics

/// Which rules a checker asks.
///
/// Errors of the language are no matter of choice and have no place here.
package struct RuleChoice: Equatable, Sendable {
  private(set) var places: RulePlaces
  /// The rules of a project's own, and which of them are off.
  package private(set) var own = OwnRules.none
  private var ownOff: Set<DiagnosticID> = []
  /// What the numbers of rules are.
  package var options = RuleOptions()

  /// Those that are on where nobody says anything.
  package static let standard = RuleChoice { $0.isOnByDefault }
  package static let all = RuleChoice { _ in true }
  package static let none = RuleChoice { _ in false }

  private static let placesByID = Dictionary(
    uniqueKeysWithValues: RuleRegistry.rules.enumerated().map { ($1.finding, $0) })

  /// The rules whose rows of the catalogue are as told.
  package init(where isChosen: (CatalogEntry) -> Bool) {
    places = RulePlaces()
    for (place, rule) in RuleRegistry.rules.enumerated() where isChosen(rule.finding.entry) {
      places.insert(place)
    }
  }

  /// Whether the rule is asked that finds `id`; false for what no rule finds.
  package func contains(_ id: DiagnosticID) -> Bool {
    if let place = Self.placesByID[id] { return places.contains(place) }
    return own.id(named: id.name) != nil && !ownOff.contains(id)
  }

  /// Asks the rule that finds `id`, or leaves it out; what no rule finds is passed over.
  package mutating func set(_ id: DiagnosticID, isOn: Bool) {
    guard let place = Self.placesByID[id] else {
      guard own.id(named: id.name) != nil else { return }
      if isOn { ownOff.remove(id) } else { ownOff.insert(id) }
      return
    }
    if isOn { places.insert(place) } else { places.remove(place) }
  }

  /// Asks the rules of a project's own as well, in place of others.
  package mutating func add(_ rules: OwnRules) {
    own = rules
    ownOff = []
  }

  /// The rules of a project's own that are asked.
  var ownRules: [OwnRule] {
    own.rules.filter { !ownOff.contains($0.finding) }
  }

  /// The same with one more.
  package func adding(_ id: DiagnosticID) -> RuleChoice {
    var choice = self
    choice.set(id, isOn: true)
    return choice
  }
}
