import ArgumentParser
import LayoutCompiler
import LayoutPack

extension Layoutc {
  /// `layoutc unpack`: prints what is in a pack.
  struct Unpack: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unpack",
      abstract: "Print what is in a pack: documents, parameters, outlets and actions.",
      discussion: """
        The whole pack is verified as apps do it. For a damaged one, the first mistake is told with \
        its section and byte, and the status is 1.

        EXAMPLES
          layoutc unpack app.layoutpack
        """,
    )

    @Argument(
      help: "The pack.",
      completion: .file(extensions: ["layoutpack"]))
    var pack: String

    func run() throws {
      var reader = FileReader()
      do throws(FileError) {
        try reader.read(pack)
      } catch {
        CommandOutput.complain("cannot read '\(pack)': \(error.explanation)")
        throw ExitCode(.unreadable)
      }
      do throws(PackError) {
        CommandOutput.print(try LayoutPack(reader.bytes).summary)
      } catch {
        CommandOutput.complain("'\(pack)' is damaged: \(error)")
        throw ExitCode(.findings)
      }
    }
  }
}
