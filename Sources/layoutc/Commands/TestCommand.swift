import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutRendering
import MasonryLayout

extension Layoutc {
  /// `layoutc test`: compares frames with recorded ones.
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract: "Compare the frames of documents with recorded ones, and run their tests.",
      discussion: """
        A test is a document in one of its previews: every frame, and the lines of every text, are as \
        'Profile.frames.json' beside 'Profile.layout.xml' has them. --record writes these files, to be \
        committed with the documents. They hold numbers and no pixels, so that they are the same on \
        every system.

        A <test> in a document is run too, in each preview that it names: at all of its widths, text scales and \
        directions, every <expect> must be true.

        What differs is told in elements and points, and the status is 1. After a change that is meant, \
        record again, and review what has changed in the files: each element is a line.

        EXAMPLES
          layoutc test --record Cards
          layoutc test Cards
          layoutc test --filter phone --filter Profile Cards
          layoutc test --pictures Differences Cards
          layoutc test --format junit -o tests.xml Cards
        """,
    )

    @OptionGroup var input: InputOptions

    @Flag(help: "Write the frames of all documents as they are now.")
    var record = false

    @Option(
      help: ArgumentHelp(
        "Run only tests with this in their name, such as 'Profile.layout.xml (phone)'; may be repeated.",
        valueName: "words"))
    var filter: [String] = []

    @Option(
      help: ArgumentHelp(
        "Draw documents of which a test failed, with the differences, into a folder.",
        valueName: "dir"),
      completion: .directory,
    )
    var pictures: String?

    @Option(help: "The form of the results: text for people, tap or junit for other programs.")
    var format = TestReportFormat.text

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("Write the results to a file.", valueName: "file"),
      completion: .file(),
    )
    var output: String?

    @OptionGroup var text: TextMetricsOptions
    @OptionGroup var standIns: StandInOptions
    @OptionGroup var texts: StringsOptions
    @OptionGroup var findings: FindingOptions

    func validate() throws {
      try input.requirePaths()
      try texts.validateForShowing()
      if record, pictures != nil {
        throw ValidationError("'--record' leaves no difference that '--pictures' could draw")
      }
    }

    func run() async throws {
      var request = LayoutRequest()
      request.textMetrics = text.metrics
      request.standIn = standIns.standIn?.extent
      request.strings = try texts.file(findings)
      request.language = texts.languages.first
      let run = TestRun(
        input.paths, request: request, filters: filter, pool: input.pool, registry: .shipped)
      let result = await run.run()
      try findings.writeAside(result.report)
      if record {
        try end(with: result.report, recording: result.records)
        return
      }
      try write(format.render(result))
      if let pictures, !result.failed.isEmpty {
        try await draw(result, into: pictures, run.request)
      }
      let status = result.report.exitStatus(failingOn: findings.threshold)
      try input.end(
        with: result.report, status == .clean && !result.failed.isEmpty ? .findings : status)
    }

    private func write(_ text: String) throws {
      guard let output else { return CommandOutput.print(text) }
      try OutputFile(path: output, text: text).writeIfChanged()
    }

    private func end(with report: CheckReport, recording records: [OutputFile]) throws {
      var replacements = Replacements()
      var written = 0
      for file in records {
        _ = replacements.make { () throws(FileError) in
          if try file.writeIfChanged() { written += 1 }
        }
      }
      let documents = records.count == 1 ? "1 document" : "\(records.count) documents"
      let changed = written == 0 ? "nothing changes" : "\(written) written"
      CommandOutput.print("frames of \(documents), \(changed)\n")
      try input.end(
        with: report,
        replacements.status(besides: report.exitStatus(failingOn: findings.threshold)))
    }

    /// Draws all previews of the documents that failed.
    private func draw(
      _ result: TestRun.Result, into folder: String, _ layout: LayoutRequest
    ) async throws {
      var request = RenderRequest()
      request.layout = layout
      request.earlier = result.kept
      let drawn = await RenderRun(
        result.failed, request: request, pool: input.pool, registry: .shipped
      ).run()
      for file in drawn.files {
        let path = folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
        try OutputFile(path: path, bytes: file.bytes, replacing: nil).writeIfChanged()
      }
    }
  }
}

extension TestReportFormat: ExpressibleByArgument {}
