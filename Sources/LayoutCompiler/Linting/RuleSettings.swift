package import LayoutDiagnostics
package import LayoutRules

/// A project's setting for a kind of finding: off, or a severity.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

/// The kinds of findings to report for a document, and their severities.
///
/// Rules are chosen before a document is checked, so that disabled rules cost nothing. Other
/// warnings and notes are removed afterwards. Errors of the language cannot be changed.
package struct RuleSettings: Equatable, Sendable {
  /// The rules to run.
  package private(set) var choice: RuleChoice
  private var severities: [DiagnosticID: Severity] = [:]
  /// The disabled kinds that do not come from rules.
  private var silenced: Set<DiagnosticID> = []
  /// What the project says that its documents are meant for.
  var proof = ProofDomain.Choice()

  /// The default settings.
  package static let standard = RuleSettings(.standard)

  init(_ choice: RuleChoice) {
    self.choice = choice
  }

  /// Whether the severity of a kind of finding may be changed.
  package static func isChoosable(_ id: DiagnosticID) -> Bool {
    id.entry.group != nil || id.severity != .error
  }

  /// The kinds whose severity may be changed, in alphabetical order.
  package static let choosable = DiagnosticCatalog.all.filter(isChoosable)

  /// The kinds whose severity may be changed, including those of the project's own rules.
  package var choosable: [DiagnosticID] {
    choice.own.rules.isEmpty
      ? Self.choosable : (Self.choosable + choice.own.findings).sorted { $0.name < $1.name }
  }

  /// Adds the project's own rules.
  mutating func add(_ rules: OwnRules) { choice.add(rules) }

  package mutating func set(_ id: DiagnosticID, to level: RuleLevel) {
    guard Self.isChoosable(id) else { return }
    choice.set(id, isOn: level != .off)
    if level == .off, id.entry.group == nil { silenced.insert(id) } else { silenced.remove(id) }
    severities[id] = level.severity
  }

  /// Disables all kinds except the named ones, and enables these even if a configuration disables
  /// them.
  package mutating func restrict(to ids: [DiagnosticID]) {
    let named = Set(ids)
    for id in choosable {
      let level = named.contains(id) ? RuleLevel(severities[id] ?? id.severity) : .off
      set(id, to: level)
    }
  }

  /// Whether the rule about unused library declarations is enabled, which needs all documents.
  var asksAcrossDocuments: Bool { choice.contains(RuleRegistry.acrossDocuments) }

  mutating func set(_ option: RuleOption, of id: DiagnosticID, to value: Double) {
    choice.options.set(option, for: id, to: value)
  }

  /// Returns the options of a rule with their values, in order.
  func options(of id: DiagnosticID) -> [(option: RuleOption, value: Double)] {
    id.entry.options.map { ($0, choice.options.value(of: $0, for: id)) }
  }

  /// Returns the setting for a kind of finding.
  package func level(of id: DiagnosticID) -> RuleLevel {
    let isOff = id.entry.group == nil ? silenced.contains(id) : !choice.contains(id)
    return isOff ? .off : RuleLevel(severities[id] ?? id.severity)
  }

  /// A text that identifies these settings, except for the contents of the project's own rules.
  var words: String {
    var words = ""
    for id in choosable {
      words += "\(id.name) \(level(of: id))"
      for (option, value) in options(of: id) { words += " \(option.name) \(value)" }
      words += "\n"
    }
    return words
  }

  /// Removes disabled findings and sets the severities of the others.
  func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    if silenced.isEmpty && severities.isEmpty { return findings }
    return findings.compactMap { finding in
      guard finding.isChoosable else { return finding }
      if silenced.contains(finding.id) { return nil }
      guard let severity = severities[finding.id] else { return finding }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

extension Diagnostic {
  /// Whether the severity of the finding may be changed: it comes from a rule, or is no error.
  var isChoosable: Bool { id.entry.group != nil || severity != .error }
}

/// The meaning of a rule name on a command line, in a configuration or in a comment.
package enum RuleName: Sendable {
  case kinds([DiagnosticID])
  /// An error of the language, whose severity cannot be changed.
  case error(DiagnosticID)
  case unknown(nearest: [String])

  /// The named kinds whose severity may be changed.
  var kinds: [DiagnosticID] {
    guard case .kinds(let ids) = self else { return [] }
    return ids
  }

  /// Creates the kinds with this id or in this group, including the project's own rules.
  package init(_ word: String, among own: OwnRules = .none) {
    if let id = DiagnosticCatalog.id(named: word) ?? own.id(named: word) {
      self = RuleSettings.isChoosable(id) ? .kinds([id]) : .error(id)
    } else if let group = RuleGroup(rawValue: word) {
      self = .kinds((RuleSettings.choosable + own.findings).filter { $0.entry.group == group })
    } else {
      let names =
        (RuleSettings.choosable + own.findings).map(\.name) + RuleGroup.allCases.map(\.rawValue)
      self = .unknown(nearest: NearestName.find(word, among: names))
    }
  }
}
