import ArgumentParser
import LayoutCompiler
import LayoutLanguageServer
import MasonryLayout

extension Layoutc {
  /// `layoutc lsp`: the language server, for editors.
  struct Lsp: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lsp",
      abstract: "Serve an editor: findings and more while you write.",
      discussion: """
        Editors start it and talk to it in the Language Server Protocol (3.17) over the standard input and \
        output. The findings are those of 'layoutc check' with the nearest .layoutc.json, also for text that is \
        not saved, in the document itself and in those that import it. Docs/Commands/lsp.md shows how editors \
        are set up.

        EXAMPLES
          layoutc lsp
          layoutc lsp --socket 9257            to be tried by hand, or debugged
        """,
    )

    @Flag(help: "Use the standard streams, which is the default.")
    var stdio = false

    @Option(
      help: ArgumentHelp(
        "Serve the first client at a port of this machine, in place of the streams.",
        valueName: "port"))
    var socket: UInt16?

    @Option(
      help: ArgumentHelp(
        "Settings for an editor that sends no 'initializationOptions'.", valueName: "json"))
    var options: String?

    @OptionGroup var embedding: EmbeddingOptions

    func validate() throws {
      if let options, LanguageServer.settings(options) == nil {
        throw ValidationError("'--options' takes an object of JSON")
      }
      if stdio, socket != nil {
        throw ValidationError("'--stdio' and '--socket' exclude each other")
      }
    }

    func run() throws {
      var (input, output) = (FileDescriptor.standardInput, FileDescriptor.standardOutput)
      if let socket {
        do throws(SystemError) {
          input = try .connection(at: socket) { port in
            FileDescriptor.standardError.write("waiting at 127.0.0.1:\(port)\n")
          }
        } catch {
          CommandOutput.complain("cannot listen at port \(socket): \(error.reason)")
          throw ExitCode(1)
        }
        output = input
      }
      // An editor that is gone ends the session, and not the process in the middle of it.
      FileDescriptor.reportClosedStreams()
      var session = StreamSession(
        reading: input, writing: output, registry: .shipped, embedding: embedding.embed,
        settings: options.flatMap(LanguageServer.settings))
      let end = session.run()
      if let mistake = end.mistake { CommandOutput.complain(mistake) }
      if end.status != 0 { throw ExitCode(end.status) }
    }
  }
}
