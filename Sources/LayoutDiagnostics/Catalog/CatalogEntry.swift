/// What is known of one kind of finding: the row behind `layoutc explain` and the reports' rules.
///
/// There is one of each kind, to which all of its findings refer.
package final class CatalogEntry: Sendable {
  /// What the kind is called.
  package let name: String
  /// The severity a finding has unless the place that reports it says otherwise.
  package let severity: Severity
  /// What the rule that finds it is concerned with; nil where no rule does.
  package let group: RuleGroup?
  /// Whether it is looked for where nobody says so: what many correct documents have is not.
  package let isOnByDefault: Bool
  /// One sentence, with its full stop.
  package let summary: String
  /// Two to four sentences for an author, on one line.
  package let explanation: String
  /// The numbers of the rule that a configuration may change.
  package let options: [RuleOption]
  /// Markup that has the finding.
  package let bad: CatalogExample
  /// The same, put right.
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
    self.explanation = explanation.split(separator: "\n").joined(separator: " ")
    self.options = options
    self.bad = bad
    self.good = good
  }

  /// What kind of a rule finds it, as in `a rule of style, off unless chosen`; nil where none does.
  package var ruleWords: String? {
    group.map { "a rule of \($0.rawValue)" + (isOnByDefault ? "" : ", off unless chosen") }
  }

  /// The explanation with its examples, for tools that show Markdown.
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
