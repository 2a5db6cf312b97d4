import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc format` on files, and on standard input as editors run it.
struct FormatCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private static let source = "<layout><text  id='a'>Hello</text></layout>"
  private static let form = """
    <layout>
      <text id="a">Hello</text>
    </layout>

    """

  @Test func filesAreReplacedWhereTheyWouldChange() throws {
    try folder.write(Self.source, to: "cards/one.layout.xml")
    try folder.write(Self.form, to: "cards/two.layout.xml")
    let result = try command.run(["format", "cards"])
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "1 of 2 files formatted\n")
    #expect(try folder.read("cards/one.layout.xml") == Self.form)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cards")).sorted()
    #expect(names == ["one.layout.xml", "two.layout.xml"])

    let again = try command.run(["format", "--quiet", "cards"])
    #expect(again.status == 0)
    #expect(again.errors == "")
    let count = try command.run(["format", "cards/one.layout.xml"])
    #expect(count.errors == "1 file, nothing changes\n")
  }

  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    try folder.write(Self.source, to: "shared/one.layout.xml")
    let file = folder.path("shared/one.layout.xml")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.path("link.layout.xml")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "shared/one.layout.xml")
    #expect(try command.run(["format", "link.layout.xml"]).status == 0)
    #expect(try folder.read("shared/one.layout.xml") == Self.form)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("one.layout.xml"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func checkPrintsTheDifferenceAndWritesNothing() throws {
    try folder.write(Self.source + "\n", to: "one.layout.xml")
    try folder.write(Self.form, to: "two.layout.xml")
    let result = try command.run(["format", "--check", "."])
    #expect(result.status == 4)
    #expect(
      result.output == """
        --- a/one.layout.xml
        +++ b/one.layout.xml
        @@ -1 +1,3 @@
        -<layout><text  id='a'>Hello</text></layout>
        +<layout>
        +  <text id="a">Hello</text>
        +</layout>

        """)
    #expect(result.errors == "1 of 2 files would change\n")
    #expect(try folder.read("one.layout.xml") == Self.source + "\n")

    let clean = try command.run(["format", "--check", "two.layout.xml"])
    #expect(clean.status == 0)
    #expect(clean.output == "")
    #expect(clean.errors == "1 file, nothing would change\n")
  }

  @Test(arguments: [
    ["-"], ["--stdin-filepath", "cards/one.layout.xml"], ["--stdin-filepath", "a", "-"],
  ])
  func theStandardInputGoesToTheStandardOutput(_ arguments: [String]) throws {
    let result = try command.run(["format"] + arguments, input: Data(Self.source.utf8))
    #expect(result.status == 0)
    #expect(result.output == Self.form)
    #expect(result.errors == "")
    let again = try command.run(["format"] + arguments, input: Data(Self.form.utf8))
    #expect(again.output == Self.form)
  }

  @Test func mistakesOfXMLAreSaidAndNothingIsWritten() throws {
    try folder.write("<layout><text></layout>", to: "one.layout.xml")
    try folder.write(Self.source, to: "two.layout.xml")
    let result = try command.run(["format", "."])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("error[mismatched-tag]: "))
    #expect(result.errors.contains("--> one.layout.xml:1:"))
    #expect(result.errors.hasSuffix("1 of 2 files formatted\n"))
    #expect(try folder.read("one.layout.xml") == "<layout><text></layout>")
    #expect(try folder.read("two.layout.xml") == Self.form)

    let filter = try command.run(
      ["format", "--stdin-filepath", "cards/one.layout.xml"], input: Data("<layout".utf8))
    #expect(filter.status == 1)
    #expect(filter.output == "")
    #expect(filter.errors.contains("--> cards/one.layout.xml:1:"))
  }

  @Test func otherMistakesAreNoneOfItsBusiness() throws {
    let result = try command.run(["format", "-"], input: Data("<stak  spacing='x'/>".utf8))
    #expect(result.status == 0)
    #expect(result.output == "<stak spacing=\"x\"/>\n")
  }

  @Test func linesAreThoseOfOneDocument() throws {
    let source = "<layout>\n<view  />\n<view  />\n<view  />\n</layout>\n"
    try folder.write(source, to: "one.layout.xml")
    #expect(
      try command.run(["format", "--lines", "2", "--lines", "4:4", "one.layout.xml"]).status == 0)
    #expect(
      try folder.read("one.layout.xml")
        == "<layout>\n  <view/>\n<view  />\n  <view/>\n</layout>\n")
  }

  @Test func otherEncodingsBecomeUTF8() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<layout><text>é</text></layout>\n"
    let file = folder.url.appending(path: "one.layout.xml")
    try #require(text.data(using: .isoLatin1)).write(to: file)
    let check = try command.run(["format", "--check", "one.layout.xml"])
    #expect(check.status == 4)
    #expect(check.errors.hasPrefix("'one.layout.xml' would be in UTF-8\n"))
    #expect(try command.run(["format", "one.layout.xml"]).status == 0)
    #expect(
      try folder.read("one.layout.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <layout>
          <text>é</text>
        </layout>

        """)
  }

  @Test(
    arguments: [
      ([], "name a file or a folder, or - for the standard input"),
      (["a", "-"], "the standard input is formatted alone"),
      (["--stdin-filepath", "a", "b"], "it excludes other files"),
      (["--lines", "1:2", "a", "b"], "'--lines' are those of one document"),
      (["--lines", "3:2", "a"], "'3:2'"), (["--lines", "0", "a"], "'0'"),
      (["--lines", "x", "a"], "'x'"), (["--jobs", "0", "a"], "'--jobs' must be at least 1"),
      (["layoutc:Controls"], "comes with layoutc and cannot be written"),
    ] as [([String], String)])
  func aWrongCommandLineIsSaid(_ arguments: [String], _ message: String) throws {
    let result = try command.run(["format"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func whatIsNotThereIsUnreadable() throws {
    let result = try command.run(["format", "none.layout.xml"])
    #expect(result.status == 3)
    #expect(result.errors.contains("'none.layout.xml' cannot be read: there is no such file"))
  }

  @Test func whatLayoutcWritesHasTheForm() throws {
    #expect(try command.run(["init", "."]).status == 0)
    #expect(try command.run(["format", "--check", "."]).status == 0)
    #expect(try command.run(["format", "--check", "layoutc:Controls"]).status == 0)
  }
}
