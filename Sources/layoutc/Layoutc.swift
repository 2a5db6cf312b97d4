import ArgumentParser
import BuildCommit
import LayoutCompiler

/// The command; each subcommand is a file in `Commands`.
@main
struct Layoutc: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layoutc",
    abstract: "Check, lay out, draw and compile .layout.xml documents.",
    discussion: """
      A PATH is a file, a folder (searched for *.layout.xml) or - for the standard input.

      Exit status: 0 clean, 1 findings at or above --fail-on, or a file left that was saved meanwhile, 2 usage \
      or configuration, 3 input unreadable, 4 files would change (--verify, --check, --dry-run) or frames have (--compare), 70 internal error.

      EXAMPLES
        layoutc init Cards
        layoutc check Cards
        layoutc layout --width 390 Cards/Profile.layout.xml
        layoutc render Cards/Profile.layout.xml > profile.svg
        layoutc preview Cards
        layoutc test Cards
        layoutc build Cards -o Generated
        layoutc format Cards
        layoutc texts Cards --strings Texts.xcstrings
        layoutc pack Cards -o cards.layoutpack
        layoutc catalogue Cards -o app-3.json
        layoutc explain placement
      """,
    version: version,
    subcommands: [
      Init.self, Check.self, Layout.self, Render.self, Preview.self, Test.self, Build.self,
      Format.self,
      Texts.self, Pack.self, Unpack.self, Catalogue.self, Explain.self, ExplainSize.self,
      Grammar.self, Library.self, Lsp.self,
    ],
  )

  /// The version, such as `0.1.0 (3f2c1ab9d0e4)`, with the commit if known.
  private static var version: String {
    let commit = String(cString: build_commit())
    return commit.isEmpty ? Version.current : "\(Version.current) (\(commit))"
  }

  /// The arguments for the parser.
  ///
  /// An unknown subcommand ends the command.
  private static var words: [String] {
    let words = LongArgumentList.ofProcess.forParser
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let mistake = CommandLineWords.mistake(in: words, among: commands) {
      CommandOutput.complain(mistake)
      CommandOutput.remark("See 'layoutc --help'.")
      exit(withError: ExitCode(.usage))
    }
    return CommandLineWords.modern(words)
  }

  static func main() {
    MainThread.run { await run() }
  }

  /// Ends the command if its output could not be written, as on a full disk.
  private static func requireOutput() {
    guard let error = FileDescriptor.outputError else { return }
    CommandOutput.complain("cannot write the output: \(error.reason)")
    Layoutc.exit(withError: ExitCode(.usage))
  }

  /// Parses a command line, first as one of the subcommand that it names.
  ///
  /// From the root on, the parser looks at the options of a subcommand twice as often. What the
  /// subcommand does not take by itself, such as `--help` or a wrong option, is parsed from the
  /// root on, so that messages name the whole command line.
  private static func parse(_ words: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let named, let command = try? named.parseAsRoot(Array(words.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(words)
  }

  private static func run() async {
    // On Linux the arguments come from /proc. Without them, every command would print the help.
    guard !CommandLine.arguments.isEmpty else {
      CommandOutput.complain("the command line cannot be read; is there a /proc?")
      exit(withError: ExitCode(.internalError))
    }
    let words = words
    // Scripts often request the version, and starting the parser takes longer than everything else.
    if words == ["--version"] {
      CommandOutput.print(version + "\n")
      requireOutput()
      return
    }
    do {
      if var command = PlainCommandLine.command(words) {
        defer { requireOutput() }
        try await command.run()
        return
      }
      var command = try parse(words)
      defer { requireOutput() }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as FileError {
      CommandOutput.complain(error)
      Layoutc.exit(withError: ExitCode(.usage))
    } catch {
      // The parser's exit status for a wrong command line differs from the documented one.
      guard exitCode(for: error) == .validationFailure else { Layoutc.exit(withError: error) }
      CommandOutput.complainAsIs(fullMessage(for: error))
      Layoutc.exit(withError: ExitCode(.usage))
    }
  }
}
