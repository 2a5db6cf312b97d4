package import LayoutDiagnostics

/// The time each rule took.
package struct RuleTimes: Sendable {
  /// The times, by registry index.
  private var times = [Duration](repeating: .zero, count: RuleRegistry.rules.count)

  /// The times of the project's own rules.
  private var own: [DiagnosticID: Duration] = [:]

  /// The time it took to solve documents for all rules that need frames.
  package private(set) var solving = Duration.zero

  package init() {}

  mutating func add(_ time: Duration, at place: Int) {
    if times.indices.contains(place) { times[place] += time }
  }

  mutating func add(_ time: Duration, of own: DiagnosticID) {
    self.own[own, default: .zero] += time
  }

  package mutating func addSolving(_ time: Duration) { solving += time }

  /// Adds the times of another run.
  package mutating func add(_ others: RuleTimes) {
    for (place, time) in others.times.enumerated() { add(time, at: place) }
    for (id, time) in others.own { add(time, of: id) }
    solving += others.solving
  }

  /// The rules that took any time, from the longest to the shortest.
  package var all: [(rule: DiagnosticID, time: Duration)] {
    (zip(RuleRegistry.rules, times).filter { $1 > .zero }.map { ($0.finding, $1) }
      + own.map { ($0.key, $0.value) })
      .sorted { ($1.time, $0.rule.name) < ($0.time, $1.rule.name) }
  }
}
