/// A kind of finding, named for the thing found, with all that is known of the kind.
///
/// A kind is declared once, in `Catalog` or in the rule that finds it, and everything that is said of
/// it besides its findings, on the command line and in reports, is read from there.
package struct DiagnosticID: Sendable {
  /// What is known of the kind.
  package let entry: CatalogEntry

  /// A kind that no rule is for, with its row; line breaks in `explanation` are taken for blanks.
  package init(
    _ name: String,
    _ severity: Severity,
    _ summary: String,
    _ explanation: String,
    bad: CatalogExample,
    good: CatalogExample,
  ) {
    entry = CatalogEntry(
      name, severity, nil, isOnByDefault: true, summary, explanation, options: [], bad: bad,
      good: good)
  }

  /// What a rule finds, with its row.
  package init(
    _ name: String,
    _ severity: Severity,
    _ group: RuleGroup,
    isOnByDefault: Bool = true,
    _ summary: String,
    _ explanation: String,
    options: [RuleOption] = [],
    bad: CatalogExample,
    good: CatalogExample,
  ) {
    entry = CatalogEntry(
      name, severity, group, isOnByDefault: isOnByDefault, summary, explanation,
      options: options, bad: bad, good: good)
  }

  /// What the kind is called, as in `unknown-attribute`.
  package var name: String { entry.name }

  /// The severity a finding has unless the place that reports it says otherwise.
  package var severity: Severity { entry.severity }
}

extension DiagnosticID: Hashable {
  package static func == (first: DiagnosticID, second: DiagnosticID) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension DiagnosticID: CustomStringConvertible {
  package var description: String { name }
}
