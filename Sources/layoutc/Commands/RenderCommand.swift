import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRendering
import MasonryLayout

extension Layoutc {
  /// `layoutc render`: draws pictures.
  struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "render",
      abstract: "Draw documents as SVG, PNG or PDF.",
      discussion: """
        Each document is drawn for its first preview unless flags or --preview say otherwise, as \
        'layout' solves it. Letters take the room that they were measured to have; pictures come from \
        the document's folder or --assets, and a scene stands for each that is not there.

        Of several widths, text scales, directions and appearances, given with commas, there is a \
        picture for each combination, or with --sheet one page with all of them. A picture of \
        'Cards/Profile.layout.xml' is called 'Profile.svg'; what varies is added to the name. Without \
        -o the one picture goes to the standard output.

        PNG has as many pixels in a point as the preview's scale or --scale says. PDF has a page for \
        each picture of a document, and of all documents where -o is a file. Both are drawn by Cairo and \
        measured by Pango, unless --text-metrics or the preview says otherwise; a layoutc that was built \
        without them says how to get them. SVG has Pango's lines with --text-metrics pango.

        EXAMPLES
          layoutc render Cards/Profile.layout.xml > profile.svg
          layoutc render Cards -o Pictures --preview all
          layoutc render Cards -o Pictures --width 320,390,768 --appearance light,dark --sheet
          layoutc render Cards -o Pictures --format png --scale 3 --direction ltr,rtl
          layoutc render Cards -o cards.pdf --preview all
          layoutc render Cards -o Pictures --show frames,ids,overflow
          layoutc render Cards -o Pressed --state pressed,selected
          layoutc render Cards/List.layout.xml -o list.svg --scrolled "list 320"
          layoutc layout --format json Cards > before.json
          layoutc render Cards -o Pictures --compare before.json
          layoutc render Cards -o Pictures --compare HEAD~1
        """,
    )

    @OptionGroup var input: InputOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder of the pictures, made if need be, or the file of a single one.",
        valueName: "path"),
      completion: .directory,
    )
    var output: String?

    @Option(help: "What pictures are written as (default: as the path of -o ends, else svg).")
    var format: PictureFormat?

    @Option(help: ArgumentHelp("Widths in points.", valueName: "points,…"))
    var width: NumberList?

    @Option(help: ArgumentHelp("The height in points.", valueName: "points"))
    var height: PointsArgument?

    @Option(help: ArgumentHelp("What text sizes are multiplied by.", valueName: "factor,…"))
    var textScale: NumberList?

    @Option(help: ArgumentHelp("Reading directions: ltr, rtl or both.", valueName: "direction,…"))
    var direction: ChoiceList<LayoutRequest.Direction>?

    @Option(help: ArgumentHelp("Appearances: light, dark or both.", valueName: "appearance,…"))
    var appearance: ChoiceList<LayoutRequest.Appearance>?

    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Draw all pictures of a document on one page, with captions.")
    var sheet = false

    @Option(
      help: ArgumentHelp(
        """
        Draw over the picture: insets (with paddings), space that is left in containers, frames, \
        baselines, ids, shares of the room (percentages, grow, weight), and overflow, which hatches \
        what lies outside of its parent and texts that leave out words.
        """, valueName: "what,…"))
    var show: ChoiceList<Overlay>?

    @Option(
      help: ArgumentHelp(
        """
        Draw elements as their 'when's say they look in these states, each element in those that it can \
        be in: pressed and focused are for what has an action or stands in what has one. May be repeated.
        """, valueName: "state,…"))
    var state: [ChoiceList<ElementState>] = []

    @Option(
      help: ArgumentHelp(
        """
        Draw the difference to frames that 'layout --format json' printed for the same paths and \
        previews, or to those of a commit of git's: what moved, was resized, is new or gone. Each is \
        told, and with any the status is 4.
        """, valueName: "file|commit"),
      completion: .file(extensions: ["json"]),
    )
    var compare: String?

    @Option(
      help: ArgumentHelp(
        "The folder of pictures, or a catalogue of Xcode's (default: the document's).",
        valueName: "dir"),
      completion: .directory,
    )
    var assets: String?

    @Option(
      help: ArgumentHelp(
        "The folder of drawings for symbols by name, such as 'star.svg', before the own ones.",
        valueName: "dir"),
      completion: .directory,
    )
    var symbols: String?

    @OptionGroup(title: "What is shown") var shown: PreviewOptions
    @OptionGroup var findings: FindingOptions

    func validate() throws {
      try input.requirePaths()
      if let absence = written.absence {
        throw ValidationError("\(written.rawValue.uppercased()) needs Pango, and \(absence)")
      }
      if let output, let ending = PictureFormat(path: output), ending != written {
        throw ValidationError("'\(output)' does not end in .\(written.rawValue)")
      }
    }

    /// The file format of the pictures.
    private var written: PictureFormat {
      format ?? output.flatMap(PictureFormat.init(path:)) ?? .svg
    }

    /// Whether the output is a file, not a folder.
    private var isFile: Bool { output.flatMap(PictureFormat.init(path:)) != nil }

    func run() async throws {
      var request = try request
      request.earlier = try await earlier(for: request)
      let run = RenderRun(input.paths, request: request, pool: input.pool, registry: .shipped)
      let result = await run.run()
      try findings.writeAside(result.report)
      for missing in result.missingPreviews { CommandOutput.complain(missing.sentence) }
      try write(result.files)
      for note in result.notes { CommandOutput.remark(note) }
      for failure in result.failures { CommandOutput.complain(failure) }
      for change in result.changes { CommandOutput.remark(change) }
      for document in result.uncompared {
        CommandOutput.remark("\(document): '\(compare ?? "")' has no frames of it")
      }
      try input.end(with: result.report, failingOn: findings.threshold)
      if !result.missingPreviews.isEmpty || !result.failures.isEmpty { throw ExitCode(.usage) }
      if !result.changes.isEmpty { throw ExitCode(.wouldChange) }
    }

    private func write(_ files: [RenderRun.File]) throws {
      guard let output else {
        if files.count > 1 {
          CommandOutput.complain("there are \(files.count) pictures; '-o' says where they go")
          throw ExitCode(.usage)
        }
        if written != .svg, FileDescriptor.standardOutput.isTerminal {
          CommandOutput.complain(
            "\(written.rawValue.uppercased()) is not for terminals; '-o' says where it goes")
          throw ExitCode(.usage)
        }
        CommandOutput.print(files.first?.bytes ?? [])
        return
      }
      if isFile {
        if files.count > 1 {
          CommandOutput.complain(
            "there are \(files.count) pictures, and '\(output)' is one file; '-o' takes a folder")
          throw ExitCode(.usage)
        }
        for file in files { try OutputFile(path: output, bytes: file.bytes).writeIfChanged() }
        return
      }
      for file in files {
        let path = output.hasSuffix("/") ? output + file.name : "\(output)/\(file.name)"
        try OutputFile(path: path, bytes: file.bytes, replacing: nil).writeIfChanged()
      }
    }

    /// Returns the frames to compare with, from a file or from a commit.
    private func earlier(for request: RenderRequest) async throws -> FrameRecords? {
      guard let compare else { return nil }
      if !FileFinder.isFile(compare) {
        do throws(RevisionFailure) {
          return try await FrameRecords.solved(
            at: compare, input.paths, for: request, pool: input.pool, registry: .shipped)
        } catch {
          CommandOutput.complain(error.reason)
          throw ExitCode(.unreadable)
        }
      }
      let source = try PreviewOptions.read(compare)
      do throws(FrameRecords.Mistake) {
        return try FrameRecords(source)
      } catch {
        CommandOutput.complainAsIs(TextRenderer().render([error.finding]))
        throw ExitCode(.usage)
      }
    }

    private var request: RenderRequest {
      get throws {
        var request = RenderRequest()
        request.layout = try shown.completing(screen.request, findings)
        if let height {
          request.layout.vertical = .init(minimum: height.value, maximum: height.value)
        }
        request.widths = width?.values ?? []
        request.textScales = textScale?.values ?? []
        request.directions = direction?.values ?? []
        request.appearances = appearance?.values ?? []
        request.format = written
        request.isOneFile = isFile || output == nil
        request.isSheet = sheet
        request.overlays = Set(show?.values ?? [])
        request.states = state.flatMap(\.values)
        request.assets = assets
        request.symbols = symbols
        return request
      }
    }
  }
}

extension PictureFormat: ExpressibleByArgument {}

/// Numbers above 0, separated by commas.
struct NumberList: ExpressibleByArgument {
  let values: [Float]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { FactorArgument(argument: String($0))?.value }
    if values.count != parts.count { return nil }
  }
}

/// Values of an enum, separated by commas.
struct ChoiceList<Choice: RawRepresentable<String> & CaseIterable & Sendable>:
  ExpressibleByArgument
{
  let values: [Choice]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Choice(rawValue: String($0)) }
    if values.count != parts.count { return nil }
  }

  static var allValueStrings: [String] { Choice.allCases.map(\.rawValue) }
}
