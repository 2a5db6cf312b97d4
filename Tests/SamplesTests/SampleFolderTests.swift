import Foundation
import TestSupport
import Testing

/// The samples in folders of their own, tested with the command.
struct SampleFolderTests {
  @Test(arguments: SampleFolder.all)
  func theFilesAreClean(_ folder: SampleFolder) throws {
    let outcome = try BuiltCommand().run(["check", folder.path])
    #expect((outcome.output + outcome.errors).hasPrefix("no findings in "))
    #expect(outcome.status == 0)
  }

  @Test func theRulesOfTheDesignSystemShowWhatTheySay() throws {
    let file = "Samples/design-system/design-system.rule.xml"
    let outcome = try BuiltCommand().run(["check", file])
    #expect(outcome.output == "no findings in 1 file\n")
    // The rules are in effect: a forbidden color is found.
    let folder = try TemporaryFolder()
    let rules = PackageRoot.appending(file).path()
    try folder.write(
      "<layout name=\"A\"><text color=\"#112233\">a</text></layout>", to: "a.layout.xml")
    let found = try BuiltCommand(in: folder.url).run(["check", "--rules", rules, "."])
    #expect(
      found.output.hasPrefix("error[literal-color]: the colour #112233 belongs into the tokens"))
  }

  @Test(arguments: SampleFolder.all)
  func framesAreAsRecorded(_ folder: SampleFolder) throws {
    for screen in folder.screens {
      let trees = try folder.previews.map { preview in
        let outcome = try BuiltCommand().run(
          ["layout", "--preview", preview] + folder.options
            + ["\(folder.path)/\(screen).layout.xml"])
        #expect(outcome.errors == "")
        return "\(preview)\n\n\(outcome.output)"
      }
      try SnapshotFolder(folder.name).expect(
        trees.joined(separator: "\n\n"), named: screen + ".txt")
    }
  }

  @Test(arguments: SampleFolder.all)
  func everyRecordIsOfAScreen(_ folder: SampleFolder) throws {
    try SnapshotFolder(folder.name).expectNothing(but: folder.screens.map { $0 + ".txt" })
  }

  @Test(arguments: SampleFolder.all)
  func eachFileIsBuiltToOneOfSwift(_ folder: SampleFolder) throws {
    let output = try TemporaryFolder()
    let outcome = try BuiltCommand().run(["build", folder.path, "-o", output.url.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: output.url.path())
    #expect(files.filter { $0.hasSuffix(".swift") }.sorted() == folder.sources)
  }

  @Test func otherDataMakeAnotherScreen() throws {
    let outcome = try BuiltCommand().run([
      "layout", "--width", "390", "--data", "Samples/design-system/feed-screen-empty.json",
      "Samples/design-system/feed-screen.layout.xml",
    ])
    #expect(outcome.output.contains("#nothing"))
    #expect(!outcome.output.contains("#card"))
  }
}
