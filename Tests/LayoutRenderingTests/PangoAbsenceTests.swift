#if !Pango
  import TestSupport
  import Testing

  /// The command's messages when it was built without Pango.
  struct PangoAbsenceTests {
    private static let howToGetIt =
      "this layoutc was built without Pango: build layoutc with 'swift build --traits Pango', which "
      + "needs libpango1.0-dev and libcairo2-dev (Debian) or pango (Homebrew)"

    @Test(arguments: [
      ["render", "-o", "a.png"], ["render", "-o", "a.pdf"],
      ["render", "-o", "a", "--format", "png"],
      ["render", "--text-metrics", "pango"], ["layout", "--text-metrics", "pango"],
      ["check", "--text-metrics", "pango"],
    ])
    func whatNeedsItSaysHowToGetIt(arguments: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write("<layout><view/></layout>", to: "a.layout.xml")
      let command = BuiltCommand(in: folder.url)
      let outcome = try command.run([arguments[0], "a.layout.xml"] + arguments.dropFirst())
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(Self.howToGetIt), "\(outcome.errors)")
    }
  }
#endif
