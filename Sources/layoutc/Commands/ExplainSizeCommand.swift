import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import MasonryLayout

extension Layoutc {
  /// `layoutc explain-size`: explains the size of an element.
  struct ExplainSize: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain-size",
      abstract: "Tell why an element has its size.",
      discussion: """
        From the root down to the element: what each is offered, what its parent does with it, what it \
        says itself, and what comes of it. All elements of that id or name are told.

        A line of JSON has the members file, layout, preview (of several), element and steps. A step \
        has element, component, id, frame, width and height; a length has least, most and percentsOf \
        of what is offered, byParent, byItself and outcome. What there is nothing to say of, and what \
        has no limit, is left out.

        EXAMPLES
          layoutc explain-size Cards/Profile.layout.xml name --width 390
          layoutc explain-size Cards/Profile.layout.xml Badge --preview narrow --format json
        """,
    )

    @Argument(
      help: "A file, or - for the standard input.", completion: .file(extensions: ["xml"]))
    var path: String

    @Argument(help: "An id, with # before it or without, or the name of an element or a component.")
    var element: String

    @OptionGroup(title: "Size") var constraint: ConstraintOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "What is shown") var shown: PreviewOptions
    @OptionGroup var findings: FindingOptions

    @Option(help: "Sentences for people, or one JSON object a line.")
    var format = LayoutFormat.tree

    func run() async throws {
      let request = try shown.completing(environment.request(constraint), findings)
      var run = SizeReasonRun(path, element: element, request: request, registry: .shipped)
      run.isJSON = format == .json
      let result = await run.run()
      CommandOutput.print(result.text)
      try findings.writeAside(result.report)
      for missing in result.missingPreviews { CommandOutput.complain(missing.sentence) }
      if let others = result.missingElement {
        let near = others.first.map { "; did you mean '\($0)'?" } ?? ""
        CommandOutput.complain("'\(FileFinder.displayName(of: path))' has no '\(element)'\(near)")
      }
      try result.report.exitStatus(failingOn: findings.threshold).end()
      if !result.missingPreviews.isEmpty || result.missingElement != nil {
        throw ExitCode(.usage)
      }
    }
  }
}
