package import LayoutDiagnostics

/// A property that a screen has in every trial, or else a finding tells where not.
///
/// `check --prove` solves the document over its whole domain and asks each property about the
/// frames of every trial; other runs do not ask.
protocol ProofRule: Rule {
  /// The largest text size at which the property is asked, unless all of the domain is tried.
  static var largestTextSize: Float { get }
  /// Whether the property is about colors, which are known in trials of the appearances alone.
  static var asksColors: Bool { get }
  /// Returns what is wrong, as in `'text' leaves its parent`.
  static func message(_ name: String) -> String
  /// Calls `found` with each element that breaks the property, how far in points, and how far in
  /// words.
  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void)
}

extension ProofRule {
  static var way: RuleWay { .proof }
  static var scope: RuleScope { RuleScope() }
  static var asksFrames: Bool { true }
  static var largestTextSize: Float { .infinity }
  static var asksColors: Bool { false }
}

/// A property as the prover sees it.
package struct ProofProperty: Sendable {
  private let rule: any ProofRule.Type

  /// All properties, in the order in which they are reported.
  package static let all = RuleRegistry.proofs.map { ProofProperty(rule: $0) }

  package var finding: DiagnosticID { rule.finding }

  /// The largest text size at which the property is asked, unless all of the domain is tried.
  package var largestTextSize: Float { rule.largestTextSize }

  /// Whether the property is about colors, which are known in trials of the appearances alone.
  package var asksColors: Bool { rule.asksColors }

  package func message(_ name: String) -> String { rule.message(name) }

  package func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    rule.examine(frames, found)
  }
}
