package import LayoutDiagnostics

extension DiagnosticCatalog {
  /// All kinds of findings, in alphabetical order.
  package static let all = (general + RuleRegistry.rules.map { $0.finding })
    .sorted { $0.name < $1.name }

  /// Returns the kind with the given name; nil if there is none.
  package static func id(named name: String) -> DiagnosticID? {
    all.first { $0.name == name }
  }
}
