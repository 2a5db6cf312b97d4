import ArgumentParser
import LayoutCompiler

/// The pages of others that may hold the page of previews in a frame.
struct EmbeddingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Let pages of an origin hold the page of previews in a frame; may be repeated.",
      valueName: "origin"))
  var embed: [EmbeddingOrigin] = []
}

extension EmbeddingOrigin: ExpressibleByArgument {
  /// Reads an origin; nil if it is none.
  public init?(argument: String) { self.init(argument) }
}
