package import LayoutDiagnostics
package import LayoutRules

/// The command line's settings for rules.
package struct LintRequest: Sendable {
  /// The origin of configurations.
  package enum Source: Equatable, Sendable {
    /// The nearest configuration file in the document's folder or a parent folder.
    case nearest
    case file(String)
    case none

    /// The source in words, for keys of results.
    var words: String {
      switch self {
      case .nearest: "nearest"
      case .file(let path): "file \(path)"
      case .none: "none"
      }
    }
  }

  package var source = Source.none
  /// The files as the run sees them.
  package var files = FileView.disk
  /// The rules to run by default.
  package var rules = RuleChoice.standard
  /// The only rules and groups to run; all if empty.
  package var only: [String] = []
  package var disabled: [String] = []
  /// The files with the project's own rules, which apply to every document.
  package var ruleFiles: [String] = []
  /// The severity that makes the run fail; nil for the configuration's.
  package var failOn: FailureLimit?
  package var maxWarnings: Int?
  package var baseline: Baseline?
  /// What documents are solved over to prove properties of them; nil for no proof.
  package var proof: ProofDomain?

  package init() {}
}

/// The lowest severity that makes a run fail.
package enum FailureLimit: Equatable, Sendable {
  case severity(Severity)
  case never

  package func isMet(by worst: Severity?) -> Bool {
    guard case .severity(let limit) = self, let worst else { return false }
    return worst >= limit
  }
}

/// The settings for each document of a run.
package struct LintPlan: Sendable {
  /// The documents to check.
  private(set) var files: [String] = []
  /// The findings on configurations; documents are not checked if there are any.
  package private(set) var findings: [FileFindings] = []
  package private(set) var isUnreadable = false
  /// The errors in rule names on the command line.
  package private(set) var complaints: [String] = []
  /// The files that configure rules, in path order.
  let sources: [String]
  /// The files of ``sources``, and the paths where further configurations would be found.
  let possibleSources: [String]
  private let request: LintRequest
  /// The indices of each document's settings and configuration.
  private var places: [(settings: Int, configuration: Int)] = []
  private var known: [RuleSettings] = []
  /// The configurations, nil for documents without one.
  private var configurations: [Configuration?] = []

  package init(_ files: [String], _ request: LintRequest) {
    self.request = request
    var finder = ConfigurationFinder(request)
    var numbers: [PathKey: Int] = [:]
    // The settings of each configuration that means the same for all of its documents.
    var common: [Int?] = []
    // Documents of one folder tend to be adjacent, and most projects have no patterns.
    var last: (folder: Substring, configuration: Configuration?, place: (Int, Int)?)?
    for file in files {
      if let known = last, let place = known.place, file.isIn(known.folder) {
        self.files.append(file)
        places.append(place)
        continue
      }
      let folder = file[..<file.nameStart]
      let path = FolderPath.absolute(file)
      let isInput = file == FileFinder.standardInput
      let configuration =
        last?.folder.isSamePath(as: folder) == true
        ? last?.configuration : finder.configuration(for: path)
      last = (folder, configuration, nil)
      if let configuration, !isInput, configuration.excludes(path) { continue }
      let key = PathKey(configuration?.path ?? "")
      let number = numbers[key] ?? configurations.count
      if numbers[key] == nil {
        numbers[key] = number
        configurations.append(configuration)
        common.append(nil)
      }
      let place: Int
      if let same = common[number] {
        place = same
      } else {
        let settings = request.settings(configuration, finder.commonRules, for: path)
        place = known.lastIndex(of: settings) ?? known.count
        if place == known.count { known.append(settings) }
      }
      if configuration?.hasPatterns != true {
        common[number] = place
        last?.place = (place, number)
      }
      self.files.append(file)
      places.append((place, number))
    }
    sources = finder.sources
    possibleSources = Set((finder.sources + finder.places).map { PathKey($0) }).sorted().map(\.path)
    findings = finder.findings
    isUnreadable = finder.isUnreadable
    let all = [finder.commonRules] + configurations.compactMap { $0?.ownRules }
    complaints = findings.isEmpty ? request.complaints(among: all) : []
  }

  /// Returns the settings of the document at an index of ``files``.
  func settings(at place: Int) -> RuleSettings { known[places[place].settings] }

  /// Returns the settings of each document that the plan was created for.
  ///
  /// Excluded documents get settings without rules.
  func settings(ofEach all: [String]) -> [RuleSettings] {
    var silent = RuleSettings.standard
    silent.restrict(to: [])
    var place = 0
    return all.map { file in
      guard files.indices.contains(place), files[place] == file else { return silent }
      defer { place += 1 }
      return settings(at: place)
    }
  }

  /// The rules of most documents: those of all, if these are the same and none is the project's
  /// own; else the standard ones.
  var commonRules: RuleChoice {
    guard let choice = known.first?.choice, choice.own.rules.isEmpty,
      known.allSatisfy({ $0.choice == choice })
    else { return .standard }
    return choice
  }

  /// The indices in ``files`` of the documents for which unused library declarations are reported.
  var librariesAsked: [Int] {
    guard files.count > 1, known.contains(where: \.asksAcrossDocuments) else { return [] }
    return files.indices.filter { settings(at: $0).asksAcrossDocuments }
  }

  /// Returns the settings for a path, also as a JSON text for people.
  package static func effective(
    for path: String, _ request: LintRequest
  ) -> (
    settings: RuleSettings, text: String, findings: [FileFindings], complaints: [String]
  ) {
    var finder = ConfigurationFinder(request)
    let whole = FolderPath.absolute(path)
    let isFolder = System.entry(at: whole) == .folder
    let configuration = finder.configuration(for: isFolder ? "\(whole)/_" : whole)
    let settings = request.settings(configuration, finder.commonRules, for: whole)
    var members: [(String, JSONValue)] = []
    if let configuration {
      members.append(("file", .string(FolderPath.shown(configuration.path))))
    }
    let limit = request.failOn ?? configuration?.failOn ?? .severity(.error)
    members.append(("failOn", .string(limit.word)))
    if let most = request.maxWarnings ?? configuration?.maxWarnings {
      members.append(("maxWarnings", .integer(most)))
    }
    if let proof = settings.proof.json { members.append(("prove", proof)) }
    if let configuration, configuration.excludes(whole) {
      members.append(("excluded", .bool(true)))
    }
    let levels = settings.choosable.map { id -> (String, JSONValue) in
      let level = JSONValue.string(settings.level(of: id).rawValue)
      let options = settings.options(of: id)
      guard !options.isEmpty else { return (id.name, level) }
      let members = options.map { ($0.option.name, RuleOption.json($0.value)) }
      return (id.name, .members([("severity", level), ("options", .members(members))]))
    }
    members.append(("rules", .members(levels)))
    return (
      settings, JSONValue.members(members).document(), finder.findings,
      request.complaints(among: [settings.choice.own])
    )
  }

  /// Whether findings make the run fail.
  ///
  /// The limits of the command line apply to all findings; otherwise each configuration's limits
  /// apply to the findings of its documents.
  func fails(_ findings: [[FileFindings]], besides others: [FileFindings]) -> Bool {
    let all = FindingsSummary(of: findings.flatMap(\.self) + others, files: 0)
    if let most = request.maxWarnings, all.warnings > most { return true }
    if let limit = request.failOn, limit.isMet(by: all.worst) { return true }
    let rest = FindingsSummary(of: others, files: 0)
    if request.failOn == nil, FailureLimit.severity(.error).isMet(by: rest.worst) { return true }
    var groups: [Int: [FileFindings]] = [:]
    for (place, found) in zip(places, findings) {
      groups[place.configuration, default: []] += found
    }
    return groups.contains { number, found in
      let summary = FindingsSummary(of: found, files: 0)
      let configuration = configurations[number]
      let limit = configuration?.failOn ?? .severity(.error)
      if request.failOn == nil, limit.isMet(by: summary.worst) { return true }
      guard request.maxWarnings == nil, let most = configuration?.maxWarnings else { return false }
      return summary.warnings > most
    }
  }
}

extension LintRequest {
  /// Returns the settings for a document: those of its configuration, then those of the command
  /// line.
  ///
  /// `common` are the rules of the command line's rule files, which a configuration already
  /// contains.
  func settings(
    _ configuration: Configuration?, _ common: OwnRules, for path: String
  ) -> RuleSettings {
    var settings = RuleSettings(rules)
    let own = configuration?.ownRules ?? common
    settings.add(own)
    if let configuration { settings = configuration.applied(to: settings, for: path) }
    let kinds = { (words: [String]) in words.flatMap { RuleName($0, among: own).kinds } }
    if !only.isEmpty { settings.restrict(to: kinds(only)) }
    for id in kinds(disabled) { settings.set(id, to: .off) }
    return settings
  }

  /// Returns a message for each word that names no rule of layoutc or of the project.
  func complaints(among own: [OwnRules]) -> [String] {
    let all = OwnRules(own.flatMap(\.rules))
    return (only + disabled).compactMap { word in
      guard case .unknown(let nearest) = RuleName(word, among: all) else { return nil }
      return "there is no rule '\(word)'"
        + (nearest.first.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension FailureLimit {
  fileprivate var word: String {
    switch self {
    case .severity(let severity): severity.rawValue
    case .never: "never"
    }
  }
}

/// Finds the configuration of each document, searching each folder once.
private struct ConfigurationFinder {
  private let source: LintRequest.Source
  private let files: FileView
  private var reader: ConfigurationReader
  /// The rules of the rule files on the command line.
  let commonRules: OwnRules
  /// The findings on those files.
  private var mistakes: [FileFindings] = []
  /// The nearest configuration of each folder.
  private var nearest: [PathKey: Configuration?] = [:]

  init(_ request: LintRequest) {
    source = request.source
    files = request.files
    var ruleFiles = RuleFiles(in: files)
    var common: [RuleFiles.File] = []
    for path in request.ruleFiles {
      guard let file = ruleFiles.file(at: path), let (id, other) = common.add(file) else {
        continue
      }
      mistakes.append(file.mistake(id, isAlsoIn: other))
    }
    commonRules = common.rules
    reader = ConfigurationReader(ruleFiles, common: common, in: files)
    if case .file(let path) = source { nearest[PathKey("")] = .some(reader.read(path)) }
  }

  var findings: [FileFindings] { mistakes + reader.ruleFiles.findings + reader.findings }
  var sources: [String] { (reader.paths + reader.ruleFiles.paths).sortedByBytes() }
  /// The paths where configurations were searched.
  var places: [String] {
    source == .nearest
      ? nearest.keys.map { FolderPath.appending(Configuration.fileName, to: $0.path) } : []
  }
  var isUnreadable: Bool { reader.isUnreadable || reader.ruleFiles.isUnreadable }

  mutating func configuration(for path: String) -> Configuration? {
    switch source {
    case .none: return nil
    case .file: return nearest[PathKey("")] ?? nil
    case .nearest: return nearestConfiguration(from: FolderPath.folder(of: path))
    }
  }

  private mutating func nearestConfiguration(from start: String) -> Configuration? {
    var folders: [String] = []
    var folder = start
    var found: Configuration?
    while true {
      if let known = nearest[PathKey(folder)] {
        found = known
        break
      }
      folders.append(folder)
      let path = FolderPath.appending(Configuration.fileName, to: folder)
      if files.hasFile(at: path) {
        found = reader.read(path)
        break
      }
      if folder == "/" { break }
      folder = FolderPath.folder(of: folder)
    }
    for folder in folders { nearest[PathKey(folder)] = .some(found) }
    return found
  }
}

extension String {
  /// Whether the path is that of an entry of a folder, whose path ends with a slash or is empty.
  fileprivate func isIn(_ folder: Substring) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      folder.utf8.withContiguousStorageIfAvailable { folder in
        guard bytes.count > folder.count,
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<folder.count])
            .isEqual(to: UnsafeRawBufferPointer(folder))
        else { return false }
        return !bytes[folder.count...].contains(UInt8(ascii: "/"))
      }
    }
    return isSame.flatMap(\.self) ?? self[..<nameStart].isSamePath(as: folder)
  }
}
