package import LayoutDiagnostics

/// The option values that a project has configured.
package struct RuleOptions: Equatable, Sendable {
  /// The values by rule and option name; default values are not stored.
  private var values: [DiagnosticID: [String: Double]] = [:]

  /// Returns the value of an option of a rule.
  package func value(of option: RuleOption, for rule: DiagnosticID) -> Double {
    // Fast path: few projects configure options.
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
