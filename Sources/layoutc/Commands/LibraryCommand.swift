import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc library`: prints the libraries shipped with the compiler.
  struct Library: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "library",
      abstract: "Print a library that comes with layoutc.",
      discussion: """
        A document imports it as <import src="layoutc:Controls"/>. A copy of it may be edited, and is \
        imported by its path.

        EXAMPLES
          layoutc library
          layoutc library Controls > controls.layout.xml
        """,
    )

    @Argument(help: "The library; without one, the names of all are listed.")
    var name: String?

    func run() throws {
      guard let name else {
        for library in ShippedLibrary.all { CommandOutput.print(library.path + "\n") }
        return
      }
      guard let library = ShippedLibrary.named(name) else {
        let known = ShippedLibrary.all.map { "'\($0.name)'" }.joined(separator: ", ")
        CommandOutput.complain("there is no library '\(name)'; there is \(known)")
        throw ExitCode(.usage)
      }
      CommandOutput.print(String(decoding: library.bytes, as: UTF8.self))
    }
  }
}
