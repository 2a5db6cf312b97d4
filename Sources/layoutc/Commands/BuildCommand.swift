import ArgumentParser
import LayoutCodeGeneration
import LayoutCompiler

extension Layoutc {
  /// `layoutc build`: generates Swift code.
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: "Generate one Swift file for each document.",
      discussion: """
        Cards/place-card.layout.xml becomes Cards+place-card.layout.swift, by its path from the \
        folder that is named, else from the current one. A file is written only if it says something new. A document with errors becomes a type without a layout, so that the errors \
        of the document are the only ones. Rules are told as a .layoutc.json chooses them, but for \
        those that ask the frames of previews, which are for 'check'.

        EXAMPLES
          layoutc build Cards -o Sources/Cards/Generated
          layoutc build Cards -o Generated --verify
          layoutc build Cards -o Generated --depfile Generated/cards.d
          layoutc build Cards -o Generated --access internal
          layoutc build Cards -o Generated --fixed-outputs --full-paths --format short
          layoutc build Cards -o Generated --cache ~/.cache/layoutc
          layoutc build Cards -o Generated --watch
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Rules") var rules: RuleSourceOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      name: [.customShort("o"), .customLong("output"), .customLong("output-directory")],
      help: ArgumentHelp(
        "The folder for the Swift files; it is made if need be.", valueName: "dir"),
      completion: .directory,
    )
    var folder: String

    @Option(
      help: ArgumentHelp("Also write which file depends on which, for Make.", valueName: "file"))
    var depfile: String?

    @Option(
      help: "Who may use the types: internal for the module alone, package, or public for anyone.")
    var access = SwiftAccess.public

    @Flag(
      inversion: .prefixedNo,
      help: "Keep what an earlier run has left in the folder and that still says what it should.")
    var incremental = true

    @Flag(
      help: """
        Also write a file without code for each library that comes with layoutc, whose types are in \
        LayoutEngine, for builds that count on one.
        """)
    var fixedOutputs = false

    @Option(
      help: ArgumentHelp(
        """
        Name files by the paths of documents from this folder on, and not from the one that is built or \
        the current one.
        """, valueName: "dir"),
      completion: .directory,
    )
    var root: String?

    @Flag(
      help: """
        Name documents in the code by the paths that are given here and not by their names alone, so \
        that editors can open what Swift complains about.
        """)
    var fullPaths = false

    @Option(
      help: ArgumentHelp(
        """
        For builds in parts: keep in this folder what each document shows those that import it, and \
        read of documents of other parts only that. It is the same as long as only bodies change.
        """, valueName: "dir"),
      completion: .directory,
    )
    var interfaces: String?

    @Option(help: "The form of the findings.")
    var format = FindingsFormat.text

    @Option(
      help: ArgumentHelp(
        """
        Keep code in this folder by what it was made of, and take from there what others have made. \
        Builds of all checkouts and versions can share one, at the same time.
        """, valueName: "dir"),
      completion: .directory,
    )
    var cache: String?

    @Option(
      help: ArgumentHelp(
        "The most that the cache may hold, such as 500M or 2G; what was not used for longest goes.",
        valueName: "size"))
    var cacheLimit = ByteCount(CacheFolder.standardLimit)

    @Flag(
      help: "Build again whenever a document changes, or what it is read with, until it is ended.")
    var watch = false

    @Flag(help: "Write nothing; fail with status 4 if a file would change.")
    var verify = false

    init() {}

    /// The command of a command line that was read without the parser.
    init?(_ line: inout PlainCommandLine) {
      guard let input = InputOptions(&line), let findings = FindingOptions(&line),
        let format = line.format(), let folder = line.value(of: "-o")
      else { return nil }
      self.input = input
      rules = .unset
      self.findings = findings
      self.folder = folder
      depfile = nil
      access = .public
      incremental = !line.has("--no-incremental")
      fixedOutputs = false
      root = nil
      fullPaths = false
      interfaces = nil
      self.format = format
      cache = line.value(of: "--cache")
      cacheLimit = ByteCount(CacheFolder.standardLimit)
      watch = false
      verify = false
    }

    func validate() throws {
      try input.requirePaths()
      if watch, verify {
        throw ValidationError("'--watch' writes files, and '--verify' writes none")
      }
      if watch, input.paths.contains(FileFinder.standardInput) {
        throw ValidationError("'--watch' needs files; the standard input is read once")
      }
    }

    func run() async throws {
      let build = try buildRun()
      if watch { try await keepBuilding(build) }
      let result = await build.run()
      try publish(result)
      try input.end(with: result.report, failingOn: findings.threshold)
      if verify, !result.changes.isEmpty { throw ExitCode(.wouldChange) }
    }

    /// Builds after each change, until the process is ended.
    private func keepBuilding(_ build: BuildRun) async throws -> Never {
      var watch = FileWatch(input.paths)
      while true {
        let result = await build.run()
        watch.add(result.otherSources)
        do {
          try publish(result)
          try? input.end(with: result.report, failingOn: nil)
        } catch let error as FileError {
          CommandOutput.complain(error)
        }
        CommandOutput.remark("waiting for changes")
        try await watch.change()
      }
    }

    private func buildRun() throws -> BuildRun {
      var build = BuildRun(
        input.paths, folder: folder,
        target: SwiftTarget(access: access, lineMarks: fullPaths ? .paths : .names),
        pool: input.pool, isIncremental: incremental && !verify)
      build.hasFixedOutputs = fixedOutputs
      build.root = root
      build.hasFullPaths = fullPaths
      build.isComparison = verify
      build.interfaces = interfaces
      build.lint = rules.request
      if let cache { build.cache = try CacheFolder(cache, limit: cacheLimit.value) }
      if format == .text, !findings.quiet { build.progress = ProgressLine(on: .standardError) }
      return build
    }

    /// Writes the changed files of a build, or only reports them with `--verify`, and the findings.
    private func publish(_ result: BuildResult) throws {
      try findings.writeAside(result.report, as: format)
      guard !verify else {
        for path in result.changes { CommandOutput.remark("'\(path)' would change") }
        return
      }
      try result.write()
      if let depfile {
        try OutputFile(path: depfile, text: result.dependencies.text).writeIfChanged()
        for complaint in result.dependencies.complaints(in: depfile) {
          CommandOutput.remark("warning: \(complaint)")
        }
      }
    }
  }
}

/// A number of bytes on the command line, with K, M or G for multiples of 1,024.
struct ByteCount: ExpressibleByArgument {
  let value: Int64

  init(_ value: Int64) {
    self.value = value
  }

  init?(argument: String) {
    let units: [Character: Int64] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = argument.last.flatMap { units[$0] }
    let digits = unit == nil ? argument[...] : argument.dropLast()
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int64(digits)
    else { return nil }
    let (value, overflow) = count.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflow, value > 0 else { return nil }
    self.value = value
  }

  var defaultValueDescription: String {
    value % (1 << 30) == 0 ? "\(value >> 30)G" : "\(value)"
  }
}

extension SwiftAccess: ExpressibleByArgument {}
