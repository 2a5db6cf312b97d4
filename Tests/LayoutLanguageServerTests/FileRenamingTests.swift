import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Files that move, and the imports and data that name them.
struct FileRenamingTests {
  private static let renaming = #"{"workspace": {"fileOperations": {"willRename": true}}}"#

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("<library/>", to: "parts/tokens.layout.xml")
    try folder.write(
      #"<library><import src="tokens.layout.xml"/></library>"#, to: "parts/more.layout.xml")
    try folder.write(
      """
      <layout>
        <import src="parts/tokens.layout.xml"/>
        <import src="layoutc:Controls"/>
        <preview data="data/a&amp;b.json"/>
        <text content="a"/>
      </layout>
      """, to: "page.layout.xml")
    try folder.write("{}", to: "data/a&b.json")
    return folder
  }

  /// Renames a file or a folder, and returns the edits, each as `file line: new text`.
  private static func edits(
    _ old: String, _ new: String, _ folder: TemporaryFolder
  ) -> [String] {
    let editor = Editor(Self.renaming, encoding: "utf-8", folders: [folder.root])
    let (old, new) = (folder.path(old), folder.path(new))
    let result = editor.request(
      "workspace/willRenameFiles",
      """
      {"files": [{"oldUri": \(quoted(DocumentURI.uri(of: old))),
      "newUri": \(quoted(DocumentURI.uri(of: new)))}]}
      """)
    guard case .object(let members)? = result?["changes"]?.value else { return [] }
    return members.sorted { $0.name < $1.name }.flatMap { file in
      file.value.list.map { edit in
        let line = edit["range"]?["start"]?["line"]?.text ?? ""
        let name = file.name.split(separator: "/").last ?? ""
        return "\(name) \(line): \(edit["newText"]?.string ?? "")"
      }
    }
  }

  @Test func importsFollowAFile() throws {
    let edits = Self.edits(
      "parts/tokens.layout.xml", "parts/colors.layout.xml", try Self.project())
    #expect(
      edits == [
        "page.layout.xml 1: parts/colors.layout.xml", "more.layout.xml 0: colors.layout.xml",
      ])
  }

  @Test func aDocumentThatMovesNamesTheSameFiles() throws {
    let edits = Self.edits("page.layout.xml", "screens/start.layout.xml", try Self.project())
    #expect(
      edits == [
        "page.layout.xml 1: ../parts/tokens.layout.xml",
        "page.layout.xml 3: ../data/a&amp;b.json",
      ])
  }

  @Test func aFolderMovesWithItsFiles() throws {
    // What moves together needs no edit.
    let edits = Self.edits("parts", "library/parts", try Self.project())
    #expect(edits == ["page.layout.xml 1: library/parts/tokens.layout.xml"])
  }

  @Test func dataAreNamedAnew() throws {
    let edits = Self.edits("data/a&b.json", "data/one.json", try Self.project())
    #expect(edits == ["page.layout.xml 3: data/one.json"])
    let plain = try Self.project()
    try plain.write("{}", to: "data/two.json")
    try plain.write(
      #"<layout><preview data="data/two.json"/><text content="a"/></layout>"#,
      to: "second.layout.xml")
    #expect(
      Self.edits("data/two.json", "two & three.json", plain)
        == ["second.layout.xml 0: two &amp; three.json"])
  }

  @Test func whatNothingNamesNeedsNoEdit() throws {
    let folder = try Self.project()
    #expect(Self.edits("other.json", "another.json", folder) == [])
    let editor = Editor()
    #expect(editor.request("workspace/willRenameFiles", "{}")?.isNull == true)
    #expect(editor.greeting?["capabilities"]?["workspace"]?["fileOperations"] == nil)
    let new = Editor(Self.renaming)
    let filters = new.greeting?.at("capabilities", "workspace", "fileOperations", "willRename")
    #expect(filters?["filters"]?.list.count == 3)
  }
}
