import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc init`: creates a first document.
  struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init",
      abstract: "Make a first document, with data for its preview and the grammar for editors.",
      discussion: """
        Nothing is written where one of the files is there already.

        EXAMPLES
          layoutc init Screens
          layoutc init .
        """,
    )

    @Argument(
      help: "The folder; it is made if need be.",
      completion: .directory,
    )
    var folder: String

    func run() throws {
      let first = FirstDocument(in: folder)
      if let path = first.obstacle {
        CommandOutput.complain("'\(path)' is there already; nothing was written")
        throw ExitCode(.usage)
      }
      let width = first.parts.map(\.file.path.count).max() ?? 0
      for part in first.parts {
        try part.file.replaceOriginal(of: nil)
        let path = part.file.path
        let space = String(repeating: " ", count: width - path.count)
        CommandOutput.print("\(path)\(space)  \(part.purpose)\n")
      }
      CommandOutput.print(
        """

        Next: layoutc check \(folder)
              layoutc layout \(folder)
              layoutc build \(folder) -o Generated

        """)
    }
  }
}
