package import LayoutDiagnostics

/// What each rule took, where somebody wants to know.
package struct RuleTimes: Sendable {
  /// By place in the registry.
  private var times = [Duration](repeating: .zero, count: RuleRegistry.rules.count)

  /// What the rules of a project's own took.
  private var own: [DiagnosticID: Duration] = [:]

  /// What it took to solve documents for the rules that ask frames, all of them together.
  package private(set) var solving = Duration.zero

  package init() {}

  mutating func add(_ time: Duration, at place: Int) {
    if times.indices.contains(place) { times[place] += time }
  }

  mutating func add(_ time: Duration, of own: DiagnosticID) {
    self.own[own, default: .zero] += time
  }

  package mutating func addSolving(_ time: Duration) { solving += time }

  /// Adds what they took elsewhere.
  package mutating func add(_ others: RuleTimes) {
    for (place, time) in others.times.enumerated() { add(time, at: place) }
    for (id, time) in others.own { add(time, of: id) }
    solving += others.solving
  }

  /// The rules that were asked with the time that each took, the longest first.
  package var all: [(rule: DiagnosticID, time: Duration)] {
    (zip(RuleRegistry.rules, times).filter { $1 > .zero }.map { ($0.finding, $1) }
      + own.map { ($0.key, $0.value) })
      .sorted { ($1.time, $0.rule.name) < ($0.time, $1.rule.name) }
  }
}
