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
        """,
    )

    @Flag(help: "Use the standard streams, which is the default.")
    var stdio = false

    @OptionGroup var embedding: EmbeddingOptions

    func run() throws {
      var session = StreamSession(
        reading: .standardInput, writing: .standardOutput, registry: .shipped,
        embedding: embedding.embed)
      let end = session.run()
      if let mistake = end.mistake { CommandOutput.complain(mistake) }
      if end.status != 0 { throw ExitCode(end.status) }
    }
  }
}
