import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The rules to run, their limits, and the findings to leave out.
struct LintOptions: ParsableArguments {
  @OptionGroup(title: "Rules") var sources: RuleSourceOptions

  @Option(
    help: ArgumentHelp(
      "Ask these rules or groups alone, several with commas; errors of the language are told anyway.",
      valueName: "ids"))
  var only: [RuleList] = []

  @Option(help: ArgumentHelp("Leave out these rules or groups.", valueName: "ids"))
  var disable: [RuleList] = []

  @Option(help: ArgumentHelp("Fail where there are more warnings than so many.", valueName: "n"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp("Leave out the findings that this file knows.", valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings that there are to a file, for --baseline.", valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var writeBaseline: String?

  init() {}

  /// The options of a command line that was read without the parser.
  init?(_ line: inout PlainCommandLine) {
    sources = .unset
    only = line.value(of: "--only").map { [RuleList(argument: $0)] } ?? []
    disable = line.value(of: "--disable").map { [RuleList(argument: $0)] } ?? []
    maxWarnings = nil
    baseline = nil
    writeBaseline = nil
    guard (try? validate()) != nil else { return nil }
  }

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("'--max-warnings' must be at least 0")
    }
    for word in (only + disable).flatMap(\.words) {
      // An unknown word may be a rule of a file that was not read yet.
      if case .error = RuleName(word) {
        throw ValidationError(
          "'\(word)' is an error of the language, which is always told and cannot be chosen")
      }
    }
  }

  /// Creates the request of a run, without its baseline.
  func request(_ findings: FindingOptions) -> LintRequest {
    var request = sources.request
    request.only = only.flatMap(\.words)
    request.disabled = disable.flatMap(\.words)
    request.failOn = findings.failOn.map { $0.severity.map { .severity($0) } ?? .never }
    request.maxWarnings = maxWarnings
    return request
  }

  /// Returns the requested baseline; mistakes in it end the command.
  func readBaseline(_ findings: FindingOptions) throws -> Baseline? {
    guard let baseline else { return writeBaseline.map { Baseline(writingTo: $0) } }
    let read: (baseline: Baseline?, findings: FileFindings)
    do throws(FileError) {
      read = try Baseline.read(baseline)
    } catch {
      CommandOutput.complain("cannot read '\(baseline)': \(error.explanation)")
      throw ExitCode(.unreadable)
    }
    guard let known = read.baseline else {
      try findings.writeAside(
        CheckReport(findings: [read.findings], files: 1, hasUnreadable: false))
      throw ExitCode(.usage)
    }
    return known
  }
}

/// The sources of rules and of their settings.
struct RuleSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration (default: the nearest .layoutc.json upwards of each document).",
      valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Also ask the rules of this *.rule.xml; may be repeated.", valueName: "file"),
    completion: .file(extensions: ["xml"]),
  )
  var rules: [String] = []

  /// The options of a command line without any.
  static var unset: Self {
    var options = Self()
    options.config = nil
    options.noConfig = false
    options.rules = []
    return options
  }

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("'--config' and '--no-config' exclude each other")
    }
  }

  var request: LintRequest {
    var request = LintRequest()
    request.source = noConfig ? .none : config.map { .file($0) } ?? .nearest
    request.ruleFiles = rules
    return request
  }
}

/// Ids of rules and groups, separated by commas.
struct RuleList: ExpressibleByArgument {
  let words: [String]

  init(argument: String) {
    words = argument.split(separator: ",").map { String($0.filter { $0 != " " }) }
  }
}

/// The repairs to make.
struct FixOptions: ParsableArguments {
  @Flag(help: "Make the repairs that are safe; with - the document is printed.")
  var fix = false

  @Flag(help: "Make all repairs, the first of each finding.")
  var fixUnsafe = false

  @Flag(help: "With --fix, write nothing: print what would change, and end with status 4.")
  var dryRun = false

  init() {}

  /// The options of a command line that was read without the parser.
  init?(_ line: inout PlainCommandLine) {
    fix = line.has("--fix")
    fixUnsafe = line.has("--fix-unsafe")
    dryRun = false
    guard (try? validate()) != nil else { return nil }
  }

  var request: FixRequest? { fixUnsafe ? .all : fix ? .safe : nil }

  func validate() throws {
    if dryRun, request == nil { throw ValidationError("'--dry-run' needs '--fix'") }
  }
}

/// The statistics to print about rules.
enum StatisticsKind: String, CaseIterable, ExpressibleByArgument {
  case count
  case time
}
