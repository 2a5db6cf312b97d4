import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRendering
import TestSupport
import Testing

/// The difference of two results, in words and in pictures.
struct FrameComparisonTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private func write(_ body: String) throws {
    try folder.write(
      """
      <layout name="Card">
        <preview name="a" width="100"/>
        <preview name="b" width="200"/>
        <stack direction="vertical">
          \(body)
        </stack>
      </layout>
      """, to: "card.layout.xml")
  }

  /// Stores the frames of one document, and compares another with them.
  private func compared(_ old: String, _ new: String) throws -> BuiltCommand.Outcome {
    try write(old)
    let frames = try command.run([
      "layout", "--format", "json", "--preview", "all", "card.layout.xml",
    ])
    try folder.write(frames.output, to: "before.json")
    try write(new)
    return try command.run([
      "render", "card.layout.xml", "--preview", "all", "--sheet", "--compare", "before.json", "-o",
      "out.svg",
    ])
  }

  // MARK: Commits

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.url.path(), "-c", "user.name=A", "-c", "user.email=a@b.example",
      ] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  /// `--compare` solves the documents of a commit with the imports and data of that commit.
  ///
  /// Each document is solved in all of the requested ways.
  @Test func aCommitIsComparedWith() throws {
    func writeAll(gap: Int, name: String) throws {
      try folder.write(
        "<library name=\"Kit\"><define name=\"gap\" value=\"\(gap)pt\"/></library>",
        to: "kit/kit.layout.xml")
      try folder.write("{ \"name\": \"\(name)\" }", to: "cards/card.json")
      try folder.write(
        """
        <layout name="Card">
          <param name="name" type="String"/>
          <import src="../kit/kit.layout.xml"/>
          <preview data="card.json"/>
          <stack direction="vertical" spacing="{gap}" alignItems="start">
            <text id="name">{name}</text><view id="foot" width="50%" height="10"/>
          </stack>
        </layout>
        """, to: "cards/card.layout.xml")
    }
    try writeAll(gap: 5, name: "Ada")
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "First")
    try writeAll(gap: 8, name: "Adalbert")
    let command = BuiltCommand(in: folder.url.appending(path: "cards"))
    let temporary = folder.url.appending(path: "temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    for paths in [["."], ["./"], ["card.layout.xml"], [folder.path("cards")], ["../cards/"]] {
      let outcome = try command.run(
        ["render", "--width", "100,200", "--quiet", "--compare", "HEAD", "-o", "out"] + paths,
        environment: ["TMPDIR": temporary.path()])
      #expect(outcome.status == 4, "\(paths): \(outcome.errors)")
      let told = outcome.errors.split(separator: "\n").map { $0.split(separator: ": ").last ?? "" }
      // For each width, the foot moves and the name becomes wider.
      #expect(told.count == 6, "\(paths): \(outcome.errors)")
      #expect(told.filter { $0.contains("#foot moved from 0 26 to 0 29") }.count == 2, "\(told)")
      let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path())
      #expect(left == [], "\(paths)")
    }
    // A document that the commit does not contain has no frames.
    try folder.write("<layout><text>new</text></layout>", to: "cards/new.layout.xml")
    let new = try command.run(["render", "new.layout.xml", "--compare", "HEAD", "-o", "new.svg"])
    #expect(new.errors == "new.layout.xml: 'HEAD' has no frames of it\n")
    let wrong = try command.run(["render", ".", "--compare", "HAED", "-o", "out"])
    #expect(wrong.status == 3)
    #expect(wrong.errors == "error: there is neither a file nor a commit 'HAED'\n")
    // An option of git is not accepted as a commit.
    #expect(try command.run(["render", ".", "--compare=--all", "-o", "out"]).status == 3)
  }

  /// A document that is linked under several names is compared once, and one outside the
  /// repository has no frames to compare with.
  @Test func linksAreFollowedAndOtherFoldersAreNot() throws {
    try folder.write("<layout><view height=\"1\"/></layout>", to: "repository/one/a.layout.xml")
    let link = folder.url.appending(path: "repository/two/b.layout.xml")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path(), withDestinationPath: "../one/a.layout.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("way"), withDestinationPath: "repository/two")
    try folder.write("<layout><view height=\"1\"/></layout>", to: "other/c.layout.xml")
    try git("init", "--quiet", "repository")
    try git("-C", "repository", "add", ".")
    try git("-C", "repository", "commit", "--quiet", "-m", "First")
    try folder.write("<layout><view height=\"2\"/></layout>", to: "repository/one/a.layout.xml")
    let outcome = try command.run(
      ["render", "way", "repository", "other", "--quiet", "--compare", "HEAD", "-o", "out"],
      environment: ["TMPDIR": folder.url.path()])
    let told = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(told == ["way/b.layout.xml", "other/c.layout.xml"], "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("other/c.layout.xml: 'HEAD' has no frames of it\n"))
  }

  @Test func whatLiesInNoRepositoryHasNoCommits() throws {
    try write("<view height=\"1\"/>")
    let outcome = try command.run(["render", ".", "--compare", "HEAD", "-o", "out"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasSuffix("error: '.' is in no repository of git\n"))
  }

  @Test func whatChangedIsToldAndDrawn() throws {
    let outcome = try compared(
      """
      <view id="head" height="10"/>
      <stack direction="horizontal"><view id="left" size="20"/><view id="right" size="20"/></stack>
      <view id="foot" height="10"/>
      """,
      """
      <view id="head" height="15"/>
      <stack direction="horizontal"><view id="right" size="20"/></stack>
      <view id="more" height="5"/>
      <view id="foot" height="10"/>
      """)
    #expect(outcome.status == 4)
    let lines = ["a", "b"].map { preview in
      let width = preview == "a" ? "100" : "200"
      let label = "card.layout.xml (\(preview)): stack"
      return """
        \(label) was 0 0  \(width) × 40 and is 0 0  \(width) × 50
        \(label) / #head was 0 0  \(width) × 10 and is 0 0  \(width) × 15
        \(label) / stack moved from 0 10 to 0 15
        \(label) / stack / #left is gone, it was 0 0  20 × 20
        \(label) / stack / #right moved from 20 0 to 0 0
        \(label) / #more is new, 0 35  \(width) × 5
        \(label) / #foot moved from 0 30 to 0 40

        """
    }
    #expect(outcome.errors == lines.joined())
    try SnapshotFolder("changes").expect(try folder.read("out.svg"), named: "changes.svg")
  }

  @Test func whereNothingChangedNothingIsTold() throws {
    let body = #"<text id="a">Hello</text><view height="3.3333"/>"#
    let outcome = try compared(body, body)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try !folder.read("out.svg").contains("stroke-dasharray"))
  }

  /// Every sample in every preview equals itself after its frames were written as JSON and read.
  @Test func theSamplesAreAsTheyWere() throws {
    let samples = PackageRoot.appending("Samples").path()
    let frames = try command.run([
      "layout", "--format", "json", "--preview", "all", "--quiet", samples,
    ])
    try folder.write(frames.output, to: "before.json")
    let outcome = try command.run([
      "render", samples, "--preview", "all", "--quiet", "--compare", "before.json", "-o", "out",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ("{", "error[invalid-configuration]: this is no JSON"),
    (
      "\n[1]\n",
      "error[invalid-configuration]: this line is none that 'layoutc layout --format json' prints"
    ),
    (
      #"{"file":"a","root":{"element":"text","frame":[0,0,1]}}"#,
      "error[invalid-configuration]: this line is none"
    ),
  ])
  func aFileOfOtherThingsIsRefused(text: String, message: String) throws {
    try write("<text>a</text>")
    try folder.write(text, to: "before.json")
    let outcome = try command.run(["render", "card.layout.xml", "--compare", "before.json"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  /// Frames of other documents or of documents with errors are skipped, with a message.
  @Test func whatIsNotKnownIsNotCompared() throws {
    try write("<text>a</text>")
    try folder.write(#"{"file":"card.layout.xml","errors":[]}"# + "\n", to: "before.json")
    let outcome = try command.run(["render", "card.layout.xml", "--compare", "before.json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "card.layout.xml: 'before.json' has no frames of it\n")
  }

  @Test func oneFileHoldsOnePicture() throws {
    try write("<text>a</text>")
    let several = ["render", "card.layout.xml", "--preview", "all"]
    let outcome = try command.run(several + ["-o", "out.svg"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: there are 2 pictures, and 'out.svg' is one file; '-o' takes a folder\n")
    #expect(
      try command.run(several).errors == "error: there are 2 pictures; '-o' says where they go\n")
    #expect(try command.run(several + ["-o", "out"]).status == 0)
    #expect(try folder.read("out/card.a.svg") != folder.read("out/card.b.svg"))
  }

  /// `render` solves a picture like `layout`, for all options of the screen.
  @Test(arguments: [["--scale", "3"], ["--text-metrics", "fixed:7x20"], ["--safe-area", "9"]])
  func theScreenIsThatOfTheFrames(options: [String]) throws {
    try folder.write(
      """
      <layout><inset safeArea="left right"><text>The quick brown fox</text></inset></layout>
      """, to: "card.layout.xml")
    let paths = ["card.layout.xml", "--width", "50.5"]
    let frames = try command.run(["layout", "--format", "json"] + paths + options)
    #expect(frames.status == 0, "\(frames.errors)")
    try folder.write(frames.output, to: "before.json")
    let render = ["render", "--compare", "before.json"] + paths
    #expect(try command.run(render + options).status == 0)
    #expect(try command.run(render).status == 4)
  }
}
