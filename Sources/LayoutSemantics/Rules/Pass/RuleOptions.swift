package import LayoutDiagnostics

/// What a project has said of the numbers of rules.
package struct RuleOptions: Equatable, Sendable {
  /// By rule and name.
  private var values: [DiagnosticID: [String: Double]] = [:]

  /// What an option of a rule is.
  package func value(of option: RuleOption, for rule: DiagnosticID) -> Double {
    // Few projects say anything.
    if values.isEmpty { return option.standard }
    return values[rule]?[option.name] ?? option.standard
  }

  package mutating func set(_ option: RuleOption, for rule: DiagnosticID, to value: Double) {
    if value == option.standard {
      values[rule]?[option.name] = nil
      if values[rule]?.isEmpty == true { values[rule] = nil }
    } else {
      values[rule, default: [:]][option.name] = value
    }
  }
}
