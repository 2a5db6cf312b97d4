import ArgumentParser
import LayoutCompiler
import LayoutPack
import LayoutPackSigning
import LayoutRuntime

extension Layoutc {
  /// `layoutc unpack`: prints what is in a pack.
  struct Unpack: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unpack",
      abstract: "Print what is in a pack: documents, parameters, outlets and actions.",
      discussion: """
        The whole pack is verified as apps do it. For a damaged one, the first mistake is told with \
        its section and byte, and the status is 1. So is that of a pack that none of the trusted keys has \
        signed, if there are any.

        EXAMPLES
          layoutc unpack app.layoutpack
          layoutc unpack app.layoutpack --trust shop.public.pem
        """,
    )

    @Argument(
      help: "The pack.",
      completion: .file(extensions: ["layoutpack"]))
    var pack: String

    @Option(
      help: ArgumentHelp(
        "A public key that must have signed the pack; one of several.", valueName: "file"),
      completion: .file(extensions: ["pem"]),
    )
    var trust: [String] = []

    func run() throws {
      if !trust.isEmpty { try PackKeyFile.requireSignatures() }
      let keys = try trust.map(PackKeyFile.publicKey)
      let bytes = try PackKeyFile.contents(of: pack)
      if !keys.isEmpty {
        do throws(LoadingError) {
          try LoadedLayout.verify(bytes, keys)
        } catch {
          CommandOutput.complain("'\(pack)' is not to be trusted: \(error)")
          throw ExitCode(.findings)
        }
      }
      do throws(PackError) {
        CommandOutput.print(try LayoutPack(bytes).summary)
      } catch {
        CommandOutput.complain("'\(pack)' is damaged: \(error)")
        throw ExitCode(.findings)
      }
    }
  }
}
