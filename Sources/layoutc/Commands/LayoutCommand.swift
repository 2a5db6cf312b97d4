import ArgumentParser
import LayoutCompiler
import LayoutEngine
import MasonryLayout

extension Layoutc {
  /// `layoutc layout`: prints frames.
  struct Layout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "layout",
      abstract: "Solve documents and print the frame of every element.",
      discussion: """
        Each document is solved for its first preview unless flags or --preview say otherwise; flags \
        override the preview axis by axis. What nobody says is unbounded.

        A line of JSON has the members file, layout, preview (of several), size and root, or file and \
        errors. An element has element, component, id, frame (x, y, width and height in its parent), \
        content, offset, paging and snap (of a scroll), pinned, stuck (the frame at which hosts keep what \
        is pinned in sight), separators, standIn (where its layout is not known), short (of a text that \
        Yoga's rounding takes a pixel from), text with lines, truncated and scale, appearance by the names \
        of its attributes, and children; what there is nothing to say of is left out.

        EXAMPLES
          layoutc layout --width 390 Cards/Profile.layout.xml
          layoutc layout --max-width 320 --direction rtl --scale 3 Cards
          layoutc layout --format json --text-metrics fixed:7x20 Cards
          layoutc layout --preview phone,tablet --preview night Cards/Profile.layout.xml
          layoutc layout --preview all --colors Cards
          layoutc layout --data card.json --strings Texts.xcstrings --language de Card.layout.xml
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Size") var constraint: ConstraintOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "What is shown") var shown: PreviewOptions
    @OptionGroup var findings: FindingOptions

    @Option(help: "A tree for people, or one JSON object a line.")
    var format = LayoutFormat.tree

    @Flag(help: "Also print what elements look like in the tree; JSON says so anyway.")
    var colors = false

    func validate() throws {
      try input.requirePaths()
    }

    func run() async throws {
      let run = LayoutRun(
        input.paths,
        request: try shown.completing(environment.request(constraint), findings),
        form: form,
        pool: input.pool,
        registry: .shipped,
      )
      let result = await run.run()
      CommandOutput.print(result.text)
      try findings.writeAside(result.report)
      for missing in result.missingPreviews { CommandOutput.complain(missing.sentence) }
      try input.end(with: result.report, failingOn: findings.threshold)
      if !result.missingPreviews.isEmpty { throw ExitCode(.usage) }
    }

    private var form: LayoutRun.Form {
      switch format {
      case .tree:
        .tree(inColor: findings.color.wantsColor(on: .standardOutput), showsLooks: colors)
      case .json: .json
      }
    }
  }
}

/// The formats of printed frames.
enum LayoutFormat: String, CaseIterable, ExpressibleByArgument {
  case tree
  case json
}
