package import LayoutDiagnostics
package import LayoutSemantics

/// What a project makes of a kind of finding.
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

/// Which findings a document is to have, and how grave they are.
///
/// Rules are chosen before the document is looked at, so that those that are off cost nothing; other
/// warnings and notes are dropped behind it. What is an error of the language stays.
package struct RuleSettings: Equatable, Sendable {
  /// The rules that are asked.
  package private(set) var choice: RuleChoice
  private var severities: [DiagnosticID: Severity] = [:]
  /// Kinds that no rule finds and that are not told.
  private var silenced: Set<DiagnosticID> = []

  /// What holds where nobody says anything.
  package static let standard = RuleSettings(.standard)

  init(_ choice: RuleChoice) {
    self.choice = choice
  }

  /// Whether a kind of finding may be switched off or weighed otherwise.
  package static func isChoosable(_ id: DiagnosticID) -> Bool {
    id.entry.group != nil || id.severity != .error
  }

  /// The kinds that may be, in alphabetical order.
  package static let choosable = DiagnosticCatalog.all.filter(isChoosable)

  /// The same with those of the project's own rules.
  package var choosable: [DiagnosticID] {
    choice.own.rules.isEmpty
      ? Self.choosable : (Self.choosable + choice.own.findings).sorted { $0.name < $1.name }
  }

  /// Asks the rules of a project's own as well.
  mutating func add(_ rules: OwnRules) { choice.add(rules) }

  package mutating func set(_ id: DiagnosticID, to level: RuleLevel) {
    guard Self.isChoosable(id) else { return }
    choice.set(id, isOn: level != .off)
    if level == .off, id.entry.group == nil { silenced.insert(id) } else { silenced.remove(id) }
    severities[id] = level.severity
  }

  /// Puts out all but the kinds that are named, which are on even where a configuration has them off.
  package mutating func restrict(to ids: [DiagnosticID]) {
    let named = Set(ids)
    for id in choosable {
      let level = named.contains(id) ? RuleLevel(severities[id] ?? id.severity) : .off
      set(id, to: level)
    }
  }

  /// Whether it is asked what other documents use of a library.
  var asksAcrossDocuments: Bool { choice.contains(RuleRegistry.acrossDocuments) }

  mutating func set(_ option: RuleOption, of id: DiagnosticID, to value: Double) {
    choice.options.set(option, for: id, to: value)
  }

  /// What the options of a rule are, in their order.
  func options(of id: DiagnosticID) -> [(option: RuleOption, value: Double)] {
    id.entry.options.map { ($0, choice.options.value(of: $0, for: id)) }
  }

  /// What becomes of a kind of finding.
  package func level(of id: DiagnosticID) -> RuleLevel {
    let isOff = id.entry.group == nil ? silenced.contains(id) : !choice.contains(id)
    return isOff ? .off : RuleLevel(severities[id] ?? id.severity)
  }

  /// What tells these settings from others, but for what the project's own rules say.
  var words: String {
    var words = ""
    for id in choosable {
      words += "\(id.name) \(level(of: id))"
      for (option, value) in options(of: id) { words += " \(option.name) \(value)" }
      words += "\n"
    }
    return words
  }

  /// The findings as they are to be told.
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
  /// Whether the finding may be switched off: it is a rule's, or no error.
  var isChoosable: Bool { id.entry.group != nil || severity != .error }
}

/// What a word of a command line, a configuration or a comment names.
package enum RuleName: Sendable {
  case kinds([DiagnosticID])
  /// An error of the language, about which there is no choice.
  case error(DiagnosticID)
  case unknown(nearest: [String])

  /// The kinds that are named and may be chosen.
  var kinds: [DiagnosticID] {
    guard case .kinds(let ids) = self else { return [] }
    return ids
  }

  /// The kinds of that id, or of that group, with what a project's own rules find.
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
