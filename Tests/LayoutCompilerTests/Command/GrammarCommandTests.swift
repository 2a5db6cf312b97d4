import Foundation
import LayoutCompiler
import TestSupport
import Testing

struct GrammarCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  @Test func theGrammarsAreWrittenAndThenCurrent() throws {
    let first = try command.run(["grammar", "-o", "out"])
    #expect(CommandStatus(rawValue: first.status) == .clean)
    #expect(try folder.read("out/layout.rng").contains("<grammar"))
    let second = try command.run(["grammar", "-o", "out", "--verify"])
    #expect(CommandStatus(rawValue: second.status) == .clean)
  }

  @Test func aStaleGrammarWouldChange() throws {
    try folder.write("old", to: "out/layout.rng")
    let outcome = try command.run(["grammar", "-o", "out", "--verify"])
    #expect(CommandStatus(rawValue: outcome.status) == .wouldChange)
    #expect(outcome.errors.contains("'out/layout.rng' would change\n"))
    #expect(try folder.read("out/layout.rng") == "old")
  }

  @Test func whatAuthorsDeclareIsInTheGrammars() throws {
    try folder.write(
      """
      <library name="Parts">
        <component name="Badge">
          <param name="size2" type="Choice" values="small large" default="small"/>
          <wrapper><slot/></wrapper>
        </component>
        <element name="Masonry" class="MasonryLayout" children="any">
          <placement name="span" type="Integer" default="1"/>
        </element>
      </library>
      """, to: "Shared/parts.layout.xml")
    let outcome = try command.run(["grammar", "-o", "out", "Shared"])
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    let relaxNG = try folder.read("out/layout.rng")
    #expect(relaxNG.contains(#"<element name="Badge">"#))
    #expect(relaxNG.contains(#"<define name="stackInMasonry">"#))
    #expect(try folder.read("out/layout.xsd").contains(#"name="MasonryInMasonry""#))
    #expect(try folder.read("out/README.md").contains("| `Badge`"))
  }

  @Test func whatAuthorsImportIsInTheGrammars() throws {
    try folder.write(
      """
      <library name="Parts"><component name="Badge"><text>New</text></component></library>
      """, to: "Shared/parts.layout.xml")
    try folder.write(
      """
      <layout>
        <import src="../Shared/parts.layout.xml"/>
        <import src="layoutc:Controls"/>
        <stack direction="vertical"><Badge/><Slider id="volume" value="{0.5}"/></stack>
      </layout>
      """, to: "Screens/player.layout.xml")
    let outcome = try command.run(["grammar", "-o", "out", "Screens"])
    #expect(CommandStatus(rawValue: outcome.status) == .clean, "\(outcome.errors)")
    let page = try folder.read("out/README.md")
    #expect(page.contains("| `Badge`"))
    #expect(page.contains("| `Slider`"))
    #expect(page.contains("layoutc:Controls"))
  }

  @Test func elementsOfOneNameAreAllAllowed() throws {
    for (name, component) in [
      (
        "first",
        """
        <component name="Figure">
          <param name="size2" type="Number"/>
          <param name="tone" type="Choice" values="calm loud"/>
          <param name="note" type="String" default=""/>
          <text>{note}</text>
        </component>
        <Figure size2="1" tone="calm"/>
        """
      ),
      (
        "second",
        """
        <component name="Figure">
          <param name="size2" type="Points"/>
          <param name="tone" type="Choice" values="calm loud"/>
          <param name="label" type="String"/>
          <stack direction="vertical"><text>{label}</text><slot/></stack>
        </component>
        <Figure size2="4" tone="loud" label="Sum"><text>1</text></Figure>
        """
      ),
    ] {
      try folder.write("<layout>\n\(component)\n</layout>", to: "Screens/\(name).layout.xml")
    }
    let outcome = try command.run(["grammar", "-o", "out", "Screens"])
    #expect(CommandStatus(rawValue: outcome.status) == .clean, "\(outcome.errors)")
    let table = try folder.read("out/layout.json")
    let declared = table.components(separatedBy: "\"declared\": ").last ?? ""
    #expect(
      declared.hasPrefix(
        """
        [
            {
              "name": "Figure",
              "file": "Screens/first.layout.xml",
              "children": "fillings",
              "attributes": [
                {"name": "size2", "isRequired": true},
                {"name": "tone", "type": {"name": "choice", "words": ["calm", "loud"]}, "isRequired": true},
                {"name": "note", "type": {"name": "string"}},
                {"name": "label", "type": {"name": "string"}}
              ],
              "otherFiles": ["Screens/second.layout.xml"]
            },

        """), "\(declared)")
  }

  @Test func aDocumentWithErrorsIsReported() throws {
    try folder.write("<library><nonsense/></library>", to: "parts.layout.xml")
    let outcome = try command.run(["grammar", "-o", "out", "parts.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(outcome.errors.contains("unknown-element"))
  }

  @Test func aFolderThatCannotBeMadeIsAUsageError() throws {
    try folder.write("", to: "file")
    let outcome = try command.run(["grammar", "-o", "file/out"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.errors.hasPrefix("error: cannot write 'file/out"))
  }
}
