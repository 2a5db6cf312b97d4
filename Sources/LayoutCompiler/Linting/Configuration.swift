import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutRules

/// The contents of a `.layoutc.json`, including the files that it extends.
struct Configuration: Sendable {
  /// The levels of rules, for some files or for all.
  struct Layer: Sendable {
    /// The files that the layer applies to; nil for all.
    var files: [Glob]?
    /// The folder that the patterns are relative to.
    var folder: String
    /// The levels in order: groups before single rules, which therefore win.
    var levels: [Level] = []
  }

  /// The level of some rules.
  struct Level: Sendable {
    var ids: [DiagnosticID]
    var level: RuleLevel
    /// The options of a single rule.
    var options: [(option: RuleOption, value: Double)] = []
  }

  /// The absolute path.
  var path: String
  var layers: [Layer] = []
  var failOn: FailureLimit?
  var maxWarnings: Int?
  var exclude: [(glob: Glob, folder: String)] = []
  var proof = ProofDomain.Choice()
  /// The rule files that the configuration names, and those of the command line.
  var ruleFiles: [RuleFiles.File] = []
  /// The rules in these files.
  var ownRules = OwnRules.none

  static let fileName = ".layoutc.json"

  /// Returns settings changed by the layers that apply to a document, given its absolute path.
  func applied(to settings: RuleSettings, for path: String) -> RuleSettings {
    var settings = settings
    settings.proof = proof
    for layer in layers where layer.isMeant(for: path) {
      for level in layer.levels {
        for id in level.ids {
          settings.set(id, to: level.level)
          for (option, value) in level.options { settings.set(option, of: id, to: value) }
        }
      }
    }
    return settings
  }

  /// Whether documents of one folder may have different settings.
  var hasPatterns: Bool { !exclude.isEmpty || layers.contains { $0.files != nil } }

  /// Whether a document is excluded.
  func excludes(_ path: String) -> Bool {
    exclude.contains { $0.glob.matches(FolderPath.relative(path, to: $0.folder)) }
  }
}

extension Configuration.Layer {
  fileprivate func isMeant(for path: String) -> Bool {
    guard let files else { return true }
    let relative = FolderPath.relative(path, to: folder)
    return files.contains { $0.matches(relative) }
  }
}

// MARK: Reading

/// Reads configurations and the files that they extend, each once.
struct ConfigurationReader {
  /// The findings on the configurations, each reported once.
  private(set) var findings: [FileFindings] = []
  /// The rule files that the configurations name.
  private(set) var ruleFiles: RuleFiles
  /// The rule files that apply to every document.
  private let common: [RuleFiles.File]
  private let view: FileView
  /// Whether a file could not be read.
  private(set) var isUnreadable = false
  /// Whether some rules are unknown because their file is missing or invalid.
  private var lacksRules = false
  private var known: [PathKey: Configuration?] = [:]
  /// The paths of all requested files.
  var paths: [String] { known.keys.map(\.path) }
  /// The files being read, each waiting for the files it extends.
  private var trail: [String] = []

  /// The greatest length of a chain of files in which each extends the next.
  private static let deepest = 20

  init(
    _ ruleFiles: RuleFiles = RuleFiles(), common: [RuleFiles.File] = [],
    in view: FileView = .disk
  ) {
    self.ruleFiles = ruleFiles
    self.common = common
    self.view = view
  }

  /// Returns the configuration in a file, or nil if it has mistakes.
  mutating func read(_ path: String) -> Configuration? {
    let path = FolderPath.absolute(path)
    if let configuration = known[PathKey(path)] { return configuration }
    let shown = FolderPath.shown(path)
    var reader = FileReader(view)
    do throws(FileError) {
      try reader.read(path)
    } catch {
      isUnreadable = true
      findings.append(FileFindings(document: FileError(renaming: error, to: shown)))
      known[PathKey(path)] = .some(nil)
      return nil
    }
    let source = SourceText(name: shown, bytes: reader.bytes)
    var found: [Diagnostic] = []
    var configuration: Configuration?
    switch JSONReader.read(reader.bytes) {
    case .failure(let mistake): found = [mistake.diagnostic]
    case .success(let node):
      trail.append(path)
      configuration = self.configuration(node, at: path, source, &found)
      trail.removeLast()
      // Members are not read in source order.
      found = found.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element)
    }
    if !found.isEmpty { findings.append(FileFindings(source: source, diagnostics: found)) }
    let result = found.isEmpty ? configuration : nil
    known[PathKey(path)] = .some(result)
    return result
  }

  private mutating func configuration(
    _ node: JSONNode, at path: String, _ source: SourceText, _ found: inout [Diagnostic]
  ) -> Configuration? {
    let folder = FolderPath.folder(of: path)
    var result = Configuration(path: path)
    result.ruleFiles = common
    var own: [Configuration.Layer] = []
    var overrides: [Configuration.Layer] = []
    let settings = Settings(node, "a configuration", &found)
    var keys: [(key: ConfigurationKey, value: JSONNode)] = []
    for member in settings.members {
      guard let key = ConfigurationKey(rawValue: member.name) else {
        found.append(.unknownSetting(member, ConfigurationKey.allCases.map(\.rawValue)))
        continue
      }
      keys.append((key, member.value))
    }
    // Members that define rules are read before members that mention them.
    keys = keys.filter { $0.key.bringsRules } + keys.filter { !$0.key.bringsRules }
    for (key, value) in keys {
      switch key {
      case .schema:
        if value.string == nil { found.append(.wrongSetting(key.rawValue, "a string", value)) }
      case .extends:
        guard let others = value.strings else {
          found.append(.wrongSetting(key.rawValue, "a path, or a list of paths", value))
          continue
        }
        for (text, range) in others {
          guard let base = base(text, from: folder, at: range, source, &found) else { continue }
          result.add(base)
          for file in base.ruleFiles { add(file, to: &result, at: range, &found) }
        }
      case .ruleFiles:
        guard let names = value.strings else {
          found.append(.wrongSetting(key.rawValue, "a path, or a list of paths", value))
          continue
        }
        for (text, range) in names {
          if let file = ruleFile(text, from: folder, at: range, &found) {
            add(file, to: &result, at: range, &found)
          }
        }
      case .rules:
        var layer = Configuration.Layer(files: nil, folder: folder)
        layer.levels = levels(value, result.ruleFiles.rules, &found)
        own.append(layer)
      case .overrides:
        guard case .array(let nodes) = value.value else {
          found.append(.wrongSetting(key.rawValue, "a list of objects", value))
          continue
        }
        let rules = result.ruleFiles.rules
        for node in nodes { overrides.append(override(node, in: folder, rules, &found)) }
      case .failOn:
        if let word = value.string, word == "never" {
          result.failOn = .never
        } else if let severity = value.string.flatMap(Severity.init(rawValue:)) {
          result.failOn = .severity(severity)
        } else {
          found.append(.wrongWord(key.rawValue, ConfigurationKey.thresholds, value))
        }
      case .maxWarnings:
        if case .number(let text) = value.value, let count = Int(text), count >= 0 {
          result.maxWarnings = count
        } else {
          found.append(.wrongSetting(key.rawValue, "a whole number from 0 on", value))
        }
      case .exclude: result.exclude += globs(value, key.rawValue, &found).map { ($0, folder) }
      case .prove: result.proof.take(proof(value, &found))
      }
    }
    // Settings for some files override settings for all.
    result.layers += own + overrides
    result.ownRules = result.ruleFiles.rules
    return result
  }

  /// Returns what a project says that its documents are meant for.
  private func proof(_ node: JSONNode, _ found: inout [Diagnostic]) -> ProofDomain.Choice {
    var choice = ProofDomain.Choice()
    for member in Settings(node, "'prove'", &found).members {
      guard let key = ProofKey(rawValue: member.name) else {
        found.append(.unknownSetting(member, ProofKey.allCases.map(\.rawValue)))
        continue
      }
      switch key {
      case .widths, .heights:
        let range = member.value.string.flatMap { ProofDomain.range($0) }
        if key == .widths { choice.widths = range } else { choice.heights = range }
        if range == nil {
          found.append(.wrongSetting(key.rawValue, "a range such as '320...430'", member.value))
        }
      case .appearance:
        let word = member.value.string.flatMap { LayoutEnvironment.ColorScheme(rawValue: $0) }
        choice.appearances = word.map { [$0] }
        if word == nil {
          let words = LayoutEnvironment.ColorScheme.allCases.map(\.rawValue)
          found.append(.wrongWord(key.rawValue, words, member.value))
        }
      case .fine, .full, .anyText:
        guard case .bool(let isOn) = member.value.value else {
          found.append(.wrongSetting(key.rawValue, "true or false", member.value))
          continue
        }
        switch key {
        case .fine: choice.isFine = isOn
        case .full: choice.isFull = isOn
        default: choice.isForAnyText = isOn  // open: the only other truth.
        }
      }
    }
    return choice
  }

  /// Returns the rule file that a configuration names.
  private mutating func ruleFile(
    _ text: String, from folder: String, at range: SourceRange, _ found: inout [Diagnostic]
  ) -> RuleFiles.File? {
    let path = FolderPath.absolute(text.isFromRoot ? text : "\(folder)/\(text)")
    guard view.hasFile(at: path) else {
      lacksRules = true
      found.append(
        Diagnostic(
          .invalidConfiguration, "'\(text)' cannot be read: there is no such file", at: range))
      return nil
    }
    let before = ruleFiles.findings.count
    guard let file = ruleFiles.file(at: path) else {
      lacksRules = true
      // Only the first use of the file reports its own findings; each later use gets one here.
      if ruleFiles.findings.count == before {
        found.append(
          Diagnostic(.invalidConfiguration, "there are mistakes in '\(text)'", at: range))
      }
      return nil
    }
    return file
  }

  private func add(
    _ file: RuleFiles.File, to configuration: inout Configuration, at range: SourceRange,
    _ found: inout [Diagnostic]
  ) {
    guard let (id, other) = configuration.ruleFiles.add(file) else { return }
    found.append(
      Diagnostic(
        .invalidConfiguration, "its rule '\(id.name)' is one of '\(other)' too", at: range))
  }

  /// Returns the configuration that another one extends.
  private mutating func base(
    _ text: String, from folder: String, at range: SourceRange, _ source: SourceText,
    _ found: inout [Diagnostic],
  ) -> Configuration? {
    let path = FolderPath.absolute(text.isFromRoot ? text : "\(folder)/\(text)")
    if trail.contains(where: path.isSamePath(as:)) {
      found.append(
        Diagnostic(.invalidConfiguration, "'\(text)' leads back to this file", at: range))
      return nil
    }
    guard trail.count < Self.deepest else {
      found.append(
        Diagnostic(
          .invalidConfiguration, "more than \(Self.deepest) files extend one another", at: range))
      return nil
    }
    guard view.hasFile(at: path) else {
      found.append(
        Diagnostic(
          .invalidConfiguration, "'\(text)' cannot be read: there is no such file", at: range))
      return nil
    }
    let before = findings.count
    guard let base = read(path) else {
      // Only the first use of the file reports its own findings; each later use gets one here.
      if findings.count == before {
        found.append(
          Diagnostic(.invalidConfiguration, "there are mistakes in '\(text)'", at: range))
      }
      return nil
    }
    return base
  }

  private func override(
    _ node: JSONNode, in folder: String, _ rules: OwnRules, _ found: inout [Diagnostic]
  ) -> Configuration.Layer {
    var layer = Configuration.Layer(files: [], folder: folder)
    let settings = Settings(node, "an override", &found)
    for member in settings.members {
      switch member.name {
      case "files": layer.files = globs(member.value, "files", &found)
      case "rules": layer.levels = levels(member.value, rules, &found)
      default: found.append(.unknownSetting(member, ["files", "rules"]))
      }
    }
    if settings.isObject, !settings.members.contains(where: { $0.name == "files" }) {
      found.append(
        Diagnostic(.invalidConfiguration, "the override does not say which 'files'", at: node.range)
      )
    }
    return layer
  }

  private func levels(
    _ node: JSONNode, _ rules: OwnRules, _ found: inout [Diagnostic]
  ) -> [Configuration.Level] {
    var groups: [Configuration.Level] = []
    var single: [Configuration.Level] = []
    for member in Settings(node, "'rules'", &found).members {
      switch RuleName(member.name, among: rules) {
      case .kinds(let ids):
        let rule = RuleGroup(rawValue: member.name) == nil ? ids.first : nil
        guard let level = level(of: member, rule, &found) else { continue }
        if rule == nil {
          groups.append(Configuration.Level(ids: ids, level: level.level))
        } else {
          single.append(
            Configuration.Level(ids: ids, level: level.level, options: level.options))
        }
      case .error:
        found.append(
          Diagnostic(
            .invalidConfiguration,
            "'\(member.name)' is an error of the language, which cannot be switched off",
            at: member.nameRange))
      case .unknown(let nearest):
        // The name may be a rule of a file that could not be read.
        if lacksRules { continue }
        found.append(
          Diagnostic(
            .unknownRule, .error, "there is no rule '\(member.name)'", at: member.nameRange,
            fixes: nearest.map { .write($0, at: member.nameRange) }))
      }
    }
    return groups + single
  }

  /// Returns the level of a rule, or of a group if `rule` is nil.
  ///
  /// The value is a word, or an object with the word as its `severity`.
  private func level(
    of member: JSONNode.Member, _ rule: DiagnosticID?, _ found: inout [Diagnostic]
  ) -> (level: RuleLevel, options: [(option: RuleOption, value: Double)])? {
    var node = member.value
    var options: [(option: RuleOption, value: Double)] = []
    if case .object(let members) = node.value {
      var severity: JSONNode?
      for part in members {
        switch part.name {
        case "severity": severity = part.value
        case "options":
          for option in Settings(part.value, "'options'", &found).members {
            if let value = value(of: option, for: rule, of: member.name, &found) {
              options.append(value)
            }
          }
        default: found.append(.unknownSetting(part, ["severity", "options"]))
        }
      }
      guard let severity else {
        guard let rule else {
          found.append(
            Diagnostic(
              .invalidConfiguration, "'\(member.name)' is given no 'severity'", at: node.range))
          return nil
        }
        return (RuleLevel(rule.severity), options)
      }
      node = severity
    }
    guard let level = node.string.flatMap(RuleLevel.init(rawValue:)) else {
      found.append(.wrongWord(member.name, RuleLevel.allCases.map(\.rawValue), node))
      return nil
    }
    return (level, options)
  }

  /// Returns the value of a rule's option.
  private func value(
    of member: JSONNode.Member, for rule: DiagnosticID?, of owner: String,
    _ found: inout [Diagnostic]
  ) -> (option: RuleOption, value: Double)? {
    let options = rule?.entry.options ?? []
    guard let option = options.first(where: { $0.name == member.name }) else {
      let names = options.map(\.name)
      found.append(
        Diagnostic(
          .invalidConfiguration, "'\(owner)' has no option '\(member.name)'", at: member.nameRange,
          label: names.isEmpty
            ? nil : "it has \(names.map { "'\($0)'" }.joined(separator: " and "))",
          fixes: FixIt.write(nearestTo: member.name, among: names, at: member.nameRange)))
      return nil
    }
    let number: Double? =
      if case .number(let text) = member.value.value { Double(text) } else { nil }
    guard let number, option.allows(number) else {
      found.append(.wrongOption(option, member.value))
      return nil
    }
    return (option, number)
  }

  private func globs(
    _ node: JSONNode, _ name: String, _ found: inout [Diagnostic]
  ) -> [Glob] {
    guard let texts = node.strings else {
      found.append(.wrongSetting(name, "a list of patterns such as \"Legacy/**\"", node))
      return []
    }
    return texts.compactMap { text, range in
      let glob = Glob(text)
      if glob == nil {
        found.append(
          Diagnostic(.invalidConfiguration, "'\(text)' is no pattern of paths", at: range))
      }
      return glob
    }
  }
}

/// The members of a configuration.
private enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case extends
  case ruleFiles
  case rules
  case overrides
  case failOn
  case maxWarnings
  case exclude
  case prove

  /// Whether the member defines rules.
  var bringsRules: Bool { self == .extends || self == .ruleFiles }

  static let thresholds = Severity.allCases.map(\.rawValue) + ["never"]
}

/// The members of `prove`.
private enum ProofKey: String, CaseIterable {
  case widths
  case heights
  case appearance
  case fine
  case full
  case anyText
}

extension Configuration {
  /// Adds the settings of a configuration that this one extends.
  fileprivate mutating func add(_ base: Configuration) {
    layers += base.layers
    failOn = base.failOn ?? failOn
    maxWarnings = base.maxWarnings ?? maxWarnings
    exclude += base.exclude
    proof.take(base.proof)
  }
}

// MARK: JSON

/// The members of an object, each name once.
private struct Settings {
  private(set) var members: [JSONNode.Member] = []
  private(set) var isObject = false

  init(_ node: JSONNode, _ name: String, _ found: inout [Diagnostic]) {
    guard case .object(let members) = node.value else {
      found.append(
        Diagnostic(
          .invalidConfiguration, "\(name) is an object, not \(node.phrase)", at: node.range))
      return
    }
    isObject = true
    var seen: [String: SourceRange] = [:]
    for member in members {
      if let first = seen[member.name] {
        found.append(
          Diagnostic(
            .invalidConfiguration, "'\(member.name)' stands here twice", at: member.nameRange,
            related: [RelatedLocation("the first is here", at: first)]))
      } else {
        seen[member.name] = member.nameRange
        self.members.append(member)
      }
    }
  }
}

extension JSONNode {
  /// The strings of a string or a list of strings, with their ranges; nil for any other value.
  fileprivate var strings: [(text: String, range: SourceRange)]? {
    switch value {
    case .string(let text): return [(text, range)]
    case .array(let nodes):
      let texts = nodes.compactMap { node in node.string.map { ($0, node.range) } }
      return texts.count == nodes.count ? texts : nil
    case .number, .bool, .null, .object: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownSetting(
    _ member: JSONNode.Member, _ names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, "there is no setting '\(member.name)'", at: member.nameRange,
      label: "one of \(names.map { "'\($0)'" }.joined(separator: ", "))",
      fixes: FixIt.write(nearestTo: member.name, among: names, at: member.nameRange))
  }

  fileprivate static func wrongSetting(
    _ name: String, _ wanted: String, _ node: JSONNode
  ) -> Diagnostic {
    if case .array(let nodes) = node.value, let wrong = nodes.first(where: { $0.string == nil }) {
      return Diagnostic(
        .invalidConfiguration, "'\(name)' is a list of strings, in which there is \(wrong.phrase)",
        at: wrong.range)
    }
    return Diagnostic(
      .invalidConfiguration, "'\(name)' is \(wanted), not \(node.phrase)", at: node.range)
  }

  /// Returns a finding whose repair writes the nearest allowed value.
  fileprivate static func wrongOption(_ option: RuleOption, _ node: JSONNode) -> Diagnostic {
    var range = node.range
    let meant: Double?
    var isReplaced = true
    var said = node.phrase
    switch node.value {
    case .number(let text):
      meant = Double(text)
      said = text
    case .string(let text):
      meant = Double(text)
      // The replaced range includes the quotes.
      range = SourceRange(start: range.start - 1, end: range.end + 1)
    case .bool, .null: meant = nil
    case .array, .object:
      meant = nil
      // The range covers only the bracket.
      isReplaced = false
    }
    let kept = meant.map { min(max($0, option.range.lowerBound), option.range.upperBound) }
    let value = RuleOption.text(
      kept.map { option.isWhole ? $0.rounded() : $0 } ?? option.standard)
    return Diagnostic(
      .invalidConfiguration, "'\(option.name)' is \(option.phrase), not \(said)", at: node.range,
      fixes: isReplaced
        ? [FixIt("write \(value)", isSafe: false, edits: [SourceEdit(range, value)])] : [])
  }

  fileprivate static func wrongWord(
    _ name: String, _ words: [String], _ node: JSONNode
  ) -> Diagnostic {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    return Diagnostic(
      .invalidConfiguration, "'\(name)' is one of \(list)", at: node.range,
      fixes: node.string.map { FixIt.write(nearestTo: $0, among: words, at: node.range) } ?? [])
  }
}
