import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import MasonryLayout

extension Layoutc {
  /// `layoutc preview`: shows documents in the browser while they are edited.
  struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Show documents in the browser while you write them.",
      discussion: """
        Prints the address of a page, which shows every document in its previews and follows each save. \
        Width, direction, text size, appearance, language and data can be changed there; a click on an \
        element tells where it is written, where its attributes come from, and why it has its size. What \
        can be tapped is marked under the pointer; the page lists the actions that clicks fire.

        With --live, apps of this machine that use LayoutLive follow documents too: each save reaches the \
        running app, with its values, typed text and scroll positions.

        Only programs of this machine reach it, by an address that is new each time. It ends with \
        control-C.

        EXAMPLES
          layoutc preview Cards
          layoutc preview Cards --strings Texts.xcstrings --port 8080
          layoutc preview Cards --live
          layoutc preview Cards --now 2024-05-03T14:05:07Z --time-zone Europe/Berlin
          layoutc preview Cards --editor "idea://open?file={path}&line={line}"
        """,
    )

    @Argument(
      help: "Files and folders, which are searched for *.layout.xml.",
      completion: .file(extensions: ["xml"]))
    var path: [String]

    @Option(help: ArgumentHelp("The port (default: one that is free).", valueName: "number"))
    var port: UInt16 = 0

    @Flag(help: "Serve the documents to running apps as well, at the same address.")
    var live = false

    @Option(
      help: ArgumentHelp(
        "The folder of pictures, or a catalogue (default: each document's folder).",
        valueName: "folder"),
      completion: .directory)
    var assets: String?

    @Option(
      help: ArgumentHelp(
        "The folder of drawings for symbols by name, such as 'star.svg', before the own ones.",
        valueName: "folder"),
      completion: .directory)
    var symbols: String?

    @Option(
      help: ArgumentHelp(
        "What opens a place in an editor, with {path}, {line} and {column}.", valueName: "address"))
    var editor = PreviewSite.Content.usualEditor

    @OptionGroup var embedding: EmbeddingOptions
    @OptionGroup var clock: ClockOptions
    @OptionGroup var text: TextMetricsOptions
    @OptionGroup var standIns: StandInOptions
    @OptionGroup var texts: StringsOptions
    @OptionGroup var findings: FindingOptions

    func validate() throws {
      if path.contains(FileFinder.standardInput) {
        throw ValidationError("'preview' needs files; the standard input is read once")
      }
      try texts.validateForShowing()
    }

    func run() async throws {
      var content = PreviewSite.Content(
        LongArgumentList.ofProcess.completing(path), registry: .shipped)
      content.assets = assets
      content.symbols = symbols
      content.textMetrics = text.metrics
      content.timeZone = clock.timeZone?.timeZone
      content.now = clock.now?.instant
      content.standIn = standIns.standIn?.extent
      content.editor = editor
      content.isLive = live
      content.embedding = embedding.embed
      // Mistakes in the strings file are reported before anything is shown.
      if let strings = texts.strings, try texts.file(findings) != nil {
        content.words = WordsFile(strings, languages: texts.languages)
      }
      let server: PreviewServer
      do throws(SystemError) {
        server = try PreviewServer(content, port: port)
      } catch {
        CommandOutput.complain("cannot listen at port \(port): \(error.reason)")
        throw ExitCode(.unreadable)
      }
      CommandOutput.print(server.address + "\n")
      CommandOutput.remark("control-C ends it")
      await server.run()
    }
  }
}
