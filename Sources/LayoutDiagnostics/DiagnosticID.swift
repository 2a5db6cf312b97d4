/// A kind of finding, named after the thing found, with its catalog entry.
///
/// A kind is declared once, in `Catalog` or in the rule that reports it. The command line and the
/// reports read its texts from that declaration.
package struct DiagnosticID: Sendable {
  /// The catalog entry of the kind.
  package let entry: CatalogEntry

  /// Creates a kind without a rule.
  ///
  /// Line breaks in `explanation` become blanks.
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

  /// Creates the kind of finding that a rule reports.
  ///
  /// Line breaks in `explanation` become blanks.
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

  /// The kind's identifier, as in `unknown-attribute`.
  package var name: String { entry.name }

  /// The severity of a finding that is reported without another one.
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
