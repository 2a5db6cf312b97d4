/// An entry of the finding catalog, printed by `layoutc explain` and in the rules of reports.
///
/// Each kind of finding has one entry, shared by all findings of that kind.
package final class CatalogEntry: Sendable {
  /// The kind's identifier, such as `unknown-attribute`.
  package let name: String
  /// The severity of a finding that is reported without another one.
  package let severity: Severity
  /// The group of the rule that reports the kind; nil if the kind has no rule.
  package let group: RuleGroup?
  /// Whether the rule is on by default.
  ///
  /// A rule that many correct documents would break is off by default.
  package let isOnByDefault: Bool
  /// A summary in one sentence, with its full stop.
  package let summary: String
  /// An explanation of two to four sentences for an author, on one line.
  package var explanation: String {
    writtenExplanation.split(separator: "\n").joined(separator: " ")
  }
  /// The explanation in the lines of its declaration, which are joined only where it is shown.
  private let writtenExplanation: String
  /// The numbers of the rule that a configuration can change.
  package let options: [RuleOption]
  /// Markup that causes the finding.
  package let bad: CatalogExample
  /// The corrected markup.
  package let good: CatalogExample

  init(
    _ name: String,
    _ severity: Severity,
    _ group: RuleGroup?,
    isOnByDefault: Bool,
    _ summary: String,
    _ explanation: String,
    options: [RuleOption],
    bad: CatalogExample,
    good: CatalogExample,
  ) {
    self.name = name
    self.severity = severity
    self.group = group
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    writtenExplanation = explanation
    self.options = options
    self.bad = bad
    self.good = good
  }

  /// The kind of rule, as in `a rule of style, off unless chosen`; nil if the kind has no rule.
  package var ruleWords: String? {
    group.map { "a rule of \($0.rawValue)" + (isOnByDefault ? "" : ", off unless chosen") }
  }

  /// The explanation, the examples and the options as Markdown.
  package var markdown: String {
    var parts = [explanation]
    if let text = bad.text { parts.append("```xml\n\(text)\n```") }
    if let text = good.text { parts.append("Instead:\n\n```xml\n\(text)\n```") }
    if !options.isEmpty {
      let rows = options.map {
        "- `\($0.name)`, \(RuleOption.text($0.standard)) where nothing is said: \($0.summary)"
      }
      parts.append("Options:\n\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }
}
