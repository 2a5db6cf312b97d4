/// The results of a family's cases.
package struct FamilyOutcome: Sendable {
  /// A case with a wrong result.
  package struct Failure: Sendable {
    package let title: String
    /// A readable report of several lines.
    package let report: String
  }

  package let family: String
  package private(set) var count = 0
  package private(set) var agreeing = 0
  /// The number of cases that disagree and are known to.
  package private(set) var known = 0
  /// The number of known cases with each kind of mark.
  package private(set) var marks: [String: Int] = [:]
  package private(set) var failures: [Failure] = []

  package init(family: String) {
    self.family = family
  }

  /// Runs all cases of a family.
  package init(_ family: RefereeFamily, by referee: inout Referee) {
    self.init(family: family.name)
    for one in family.cases { note(one, referee.disagreement(on: one)) }
  }

  /// Counts the result of a case.
  package mutating func note(_ one: RefereeCase, _ disagreement: Disagreement?) {
    count += 1
    switch (disagreement, KnownDisagreement.reason(for: one)) {
    case (nil, nil): agreeing += 1
    case (_?, _?):
      known += 1
      if let mark = one.mark { marks[mark, default: 0] += 1 }
    case (let disagreement?, nil):
      failures.append(Failure(title: one.title, report: one.report(disagreement)))
    case (nil, let reason?):
      agreeing += 1
      let repair = one.mark == nil ? "" : "; 'layout-referees --mark \(family)' removes the mark"
      let report = "\(one.title) agrees and is listed as one that does not: \(reason)\(repair)\n"
      failures.append(Failure(title: one.title, report: report))
    }
  }

  /// The result as one line, such as `flex: 484 of 484 agree`.
  package var summary: String {
    let line = "\(family): \(agreeing) of \(count) agree"
    guard known > 0 else { return line }
    let kinds = marks.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let marked = kinds.isEmpty ? "" : ": " + kinds.joined(separator: ", ")
    return "\(line), \(known) are known not to\(marked)"
  }
}
