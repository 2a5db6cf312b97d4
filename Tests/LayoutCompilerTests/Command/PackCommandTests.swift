import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc pack` and `layoutc unpack`.
struct PackCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.card, to: "cards/card.layout.xml")
    try folder.write(Self.kit, to: "cards/kit.layout.xml")
  }

  private static let card = """
    <layout name="Card">
      <import src="kit.layout.xml"/>
      <param name="title" type="Text"/>
      <param name="likes" type="Integer?"/>
      <param name="tone" type="Choice" values="calm loud" default="calm"/>
      <action name="open"><param name="id" type="String"/></action>
      <preview name="phone" width="320"/>
      <stack direction="vertical" tap="{open('one')}">
        <Row id="row" label="{title}"/>
        <if test="{tone == .loud}"><text id="likes">{likes ?? 0}</text></if>
      </stack>
    </layout>

    """

  private static let kit = """
    <library name="Kit">
      <component name="Row">
        <param name="label" type="Text"/>
        <text id="words">{label}</text>
      </component>
    </library>

    """

  @Test func aPackHoldsTheDocumentsWithWhatTheyImport() throws {
    let packed = try command.run(["pack", "cards", "-o", "out/app.layoutpack"])
    #expect(packed.status == 0)
    #expect(packed.output.isEmpty)
    #expect(packed.errors.hasPrefix("1 document in 'out/app.layoutpack', "))
    let shown = try command.run(["unpack", "out/app.layoutpack"])
    #expect(shown.status == 0)
    #expect(shown.output.contains(": library Kit\n"))
    #expect(shown.output.contains(": layout Card\n"))
    #expect(
      shown.output.hasSuffix(
        """
        document Card
          param title: Text
          param likes: Integer?
          param tone: Choice(calm loud), with a default
          outlet row: Row
          outlet likes: text?
          action open(id: String)

        """))
    #expect(!shown.output.contains("phone"))
  }

  @Test func equalDocumentsGiveEqualBytes() throws {
    #expect(try command.run(["pack", "cards", "-o", "one.layoutpack"]).status == 0)
    #expect(try command.run(["pack", "cards", "-o", "two.layoutpack"]).status == 0)
    let one = try Data(contentsOf: folder.url.appending(path: "one.layoutpack"))
    #expect(try one == Data(contentsOf: folder.url.appending(path: "two.layoutpack")))
  }

  @Test func stringsFilesAreInThePack() throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Open":{}},"version":"1.0"}"#, to: "Texts.xcstrings")
    let packed = try command.run(
      ["pack", "cards", "-o", "app.layoutpack", "--strings", "Texts.xcstrings"])
    #expect(packed.status == 0)
    let shown = try command.run(["unpack", "app.layoutpack"])
    #expect(shown.output.hasSuffix("strings Texts.xcstrings, 61 bytes\n"))
  }

  @Test func withAnErrorNothingIsWritten() throws {
    try folder.write("<layout><text></layout>", to: "cards/bad.layout.xml")
    let packed = try command.run(["pack", "cards", "-o", "app.layoutpack"])
    #expect(CommandStatus(rawValue: packed.status) == .findings)
    #expect(packed.errors.contains("cards/bad.layout.xml"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("app.layoutpack")))
  }

  @Test func twoDocumentsOfOneNameAreRefused() throws {
    try folder.write("<layout name=\"Card\"><text>a</text></layout>", to: "other.layout.xml")
    let packed = try command.run(
      ["pack", "cards/card.layout.xml", "other.layout.xml", "-o", "app.layoutpack"])
    #expect(CommandStatus(rawValue: packed.status) == .usage)
    #expect(packed.errors == "error: two documents have the name 'Card'\n")
  }

  @Test func aPatchIsWrittenBesideTheNewPack() throws {
    #expect(try command.run(["pack", "cards", "-o", "old.layoutpack"]).status == 0)
    try folder.write(
      Self.card.replacing("direction=\"vertical\"", with: "direction=\"horizontal\""),
      to: "cards/card.layout.xml")
    let words = ["pack", "cards", "-o", "new.layoutpack", "--patch-from", "old.layoutpack"]
    let packed = try command.run(words + ["--patch", "change.layoutpatch"])
    #expect(packed.status == 0)
    let size = try Data(contentsOf: folder.url.appending(path: "change.layoutpatch")).count
    #expect(packed.errors.hasSuffix("\nthe patch 'change.layoutpatch' has \(size) bytes\n"))
    let alone = try command.run(words)
    #expect(CommandStatus(rawValue: alone.status) == .usage)
    #expect(alone.errors.contains("'--patch-from' and '--patch' are given together"))
    try folder.write("no pack", to: "old.layoutpack")
    let damaged = try command.run(words + ["--patch", "change.layoutpatch"])
    #expect(CommandStatus(rawValue: damaged.status) == .usage)
    #expect(damaged.errors.contains("the older pack is damaged: byte 0 (header)"))
  }

  @Test func aDamagedPackIsToldWithItsPlace() throws {
    #expect(try command.run(["pack", "cards", "-o", "app.layoutpack"]).status == 0)
    let file = folder.url.appending(path: "app.layoutpack")
    let bytes = try Data(contentsOf: file)
    try bytes.dropLast(9).write(to: file)
    let shown = try command.run(["unpack", "app.layoutpack"])
    #expect(CommandStatus(rawValue: shown.status) == .findings)
    #expect(shown.output.isEmpty)
    #expect(
      shown.errors == """
        error: 'app.layoutpack' is damaged: byte 12 (header): the pack says that it has \
        \(bytes.count) bytes, and has \(bytes.count - 9)

        """)
    let missing = try command.run(["unpack", "missing.layoutpack"])
    #expect(CommandStatus(rawValue: missing.status) == .unreadable)
  }
}
