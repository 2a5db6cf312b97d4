import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import MasonryLayout

extension Layoutc {
  /// `layoutc check`: reports findings and repairs them.
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Parse and check documents; print what is wrong with them, or put it right.",
      discussion: """
        Rules and their severities are chosen in a .layoutc.json: the nearest one upwards of a \
        document holds for it. Errors of the language are no rules and cannot be switched off. A \
        path that ends in .rule.xml is a file of rules, which is checked with its examples.

        EXAMPLES
          layoutc check Cards
          layoutc check --format short Cards/Profile.layout.xml
          layoutc check --strings Texts.xcstrings --language de,fr Cards
          layoutc check --fail-on warning --report sarif=findings.sarif .
          layoutc check --fix Cards
          layoutc check --fix --dry-run Cards
          layoutc check --only style,unequal-grow Cards
          layoutc check --write-baseline baseline.json Cards
          layoutc check --prove Cards
          layoutc check --prove --widths 320...440 --prove-report proof.json Cards
          layoutc check --verify-report proof.json Cards
          layoutc check --list-rules
          layoutc check --rules House.rule.xml Cards
          layoutc check House.rule.xml
          generate-card | layoutc check --fix - > Card.layout.xml
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Texts") var texts: StringsOptions
    @OptionGroup(title: "Rules") var lint: LintOptions
    @OptionGroup(title: "Frames that prove findings") var measuring: TextMetricsOptions
    @OptionGroup(title: "Proofs") var proving: ProofOptions
    @OptionGroup(title: "Repairs") var fixes: FixOptions
    @OptionGroup var findings: FindingOptions

    @Option(help: "The form of the findings.")
    var format = FindingsFormat.text

    @Flag(help: "List the rules and what becomes of them here, or for the path, and end.")
    var listRules = false

    @Option(
      help: ArgumentHelp("Print what holds for a document, and end.", valueName: "path"),
      completion: .file(extensions: ["xml"]),
    )
    var printConfig: String?

    @Option(
      help: ArgumentHelp(
        "Also print how often each rule found something, or what each took.",
        valueName: "count|time"))
    var statistics: StatisticsKind?

    @Option(
      help: ArgumentHelp(
        """
        Keep in this folder what was found in documents, and take it from there while they and all that \
        they read are the same (default: LAYOUTC_CACHE, or layoutc in the user's folder of caches).
        """, valueName: "dir"),
      completion: .directory,
    )
    var cache: String?

    @Flag(help: "Check everything, and keep nothing of it.")
    var noCache = false

    init() {}

    /// The command of a command line that was read without the parser.
    init?(_ line: inout PlainCommandLine) {
      guard let input = InputOptions(&line), let findings = FindingOptions(&line),
        let lint = LintOptions(&line), let fixes = FixOptions(&line), let format = line.format()
      else { return nil }
      self.input = input
      texts = .unset
      self.lint = lint
      measuring = .unset
      proving = .unset
      self.fixes = fixes
      self.findings = findings
      self.format = format
      listRules = false
      printConfig = nil
      statistics = nil
      cache = line.value(of: "--cache")
      noCache = line.has("--no-cache")
    }

    func validate() throws {
      if cache != nil, noCache {
        throw ValidationError("'--cache' and '--no-cache' exclude each other")
      }
      if texts.language != nil, texts.strings == nil {
        throw ValidationError("'--language' needs '--strings'")
      }
      if !listRules, printConfig == nil, proving.verifyReport == nil { try input.requirePaths() }
      if proving.verifyReport != nil, fixes.request != nil {
        throw ValidationError("'--verify-report' repairs nothing")
      }
      if fixes.request != nil, input.path.contains(FileFinder.standardInput), input.path.count > 1 {
        throw ValidationError("'--fix' prints the document of '-', which must be the only one")
      }
    }

    func run() async throws {
      if listRules || printConfig != nil { return try printChoice() }
      let strings = try texts.file(findings)
      if let report = proving.verifyReport { return try await verify(report, strings) }
      var request = lint.request(findings)
      request.baseline = try lint.readBaseline(findings)
      request.proof = proving.domain
      var check = CheckRun(
        input.paths, pool: input.pool, strings: strings, registry: .shipped)
      check.lint = request
      check.textMetrics = measuring.metrics
      check.fix = fixes.request
      check.countsFixable = format.hasSummaryLine && !findings.quiet
      check.measuresTime = statistics == .time
      check.writesProof = proving.proveReport != nil
      if let cache { check.cache = try CacheFolder(cache) }
      if cache == nil, !noCache { check.cache = UserCache.folder }
      if format == .text, !findings.quiet { check.progress = ProgressLine(on: .standardError) }
      let before = lint.writeBaseline.flatMap { OutputFile.text(at: $0) }
      var report = await check.run()
      try Self.end(with: report.complaints)
      var replacements = Replacements()
      writeBaseline(&report, before: before, &replacements)
      if let path = proving.proveReport, let proof = report.proof {
        let file = OutputFile(path: path, text: proof.json)
        _ = replacements.make { () throws(FileError) in _ = try file.writeIfChanged() }
      }
      let isFilter = input.paths == [FileFinder.standardInput] && fixes.request != nil
      let changed = writeRepairs(&report, isFilter: isFilter, &replacements)
      try findings.write(
        report, as: format, to: isFilter || printsPatch ? .standardError : .standardOutput,
        details: details(report))
      if let statistics, format != .text || findings.quiet {
        CommandOutput.complainAsIs(text(of: statistics, report))
      }
      let status = replacements.status(besides: report.verdict ?? .clean)
      try input.end(
        with: report,
        printsPatch && changed && status != .unreadable && status != .usage ? .wouldChange : status)
    }

    /// Verifies the report of a proof.
    private func verify(_ path: String, _ strings: StringsFile?) async throws {
      var run = VerifyRun(
        path, of: input.paths, pool: input.pool, strings: strings, registry: .shipped)
      run.lint = lint.request(findings)
      run.lint.proof = proving.domain
      run.textMetrics = measuring.metrics
      let result = await run.run()
      try Self.end(with: result.report.complaints)
      try findings.write(
        result.report, as: format, to: .standardOutput, details: result.sentence + "\n")
      try input.end(with: result.report, result.report.verdict ?? .clean)
    }

    /// Ends the command if there are errors in its arguments.
    private static func end(with complaints: [String]) throws {
      for complaint in complaints { CommandOutput.complain(complaint) }
      if !complaints.isEmpty { throw ExitCode(.usage) }
    }

    private var printsPatch: Bool { fixes.dryRun }

    /// Prints the rules, or the settings for a path.
    private func printChoice() throws {
      let path = printConfig ?? input.paths.first ?? "."
      let effective = LintPlan.effective(for: path, lint.request(findings))
      guard effective.findings.isEmpty else {
        try findings.writeAside(
          CheckReport(findings: effective.findings, files: 0, hasUnreadable: false))
        throw ExitCode(.usage)
      }
      try Self.end(with: effective.complaints)
      CommandOutput.print(listRules ? RuleTable.list(effective.settings) : effective.text)
    }

    /// Writes the requested baseline, and removes the findings that it contains from the report.
    ///
    /// `before` is the text of the file when the run began; nil if there was none.
    private func writeBaseline(
      _ report: inout CheckReport, before: [UInt8]?, _ replacements: inout Replacements
    ) {
      guard let path = lint.writeBaseline, report.verdict != .usage else { return }
      let prints = report.fingerprints
      let isWritten = replacements.make { () throws(FileError) in
        try Baseline.write(prints, to: path, insteadOf: before)
      }
      guard isWritten else { return }
      let count = report.fingerprints.count
      CommandOutput.remark("'\(path)' knows \(count) finding\(count == 1 ? "" : "s") now")
      report.leaveOutChoosable()
    }

    /// Writes or prints the repaired documents; returns whether any text changed.
    private func writeRepairs(
      _ report: inout CheckReport, isFilter: Bool, _ replacements: inout Replacements
    ) -> Bool {
      guard let made = report.fixes else { return false }
      for file in made.files {
        if printsPatch {
          CommandOutput.print(file.patch)
        } else if isFilter {
          CommandOutput.print(file.new)
        } else if file.old != file.new, !replacements.make(file.write) {
          report.fixes?.leaveOut(file)
        }
      }
      return made.files.contains { $0.old != $0.new }
    }

    /// Returns the text before the summary line.
    private func details(_ report: CheckReport) -> String {
      let statistics = statistics.map { text(of: $0, report) + "\n" } ?? ""
      let repairs = report.fixes.map { $0.sentence(isTrial: fixes.dryRun) + "\n" } ?? ""
      let proof = report.proof.map { $0.sentence + "\n" } ?? ""
      return statistics + repairs + proof
    }

    private func text(of statistics: StatisticsKind, _ report: CheckReport) -> String {
      switch statistics {
      case .count: RuleTable.counts(report.findings)
      case .time: RuleTable.times(report)
      }
    }
  }
}
