import Foundation
import LayoutCompiler
import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// Documents of the workspace that are not open.
struct WorkspaceTests {
  private static let library = """
    <library>
      <define name="gap" value="8"/>
      <component name="Title"><param name="words" type="String"/><text content="{words}"/></component>
    </library>
    """
  private static let page = """
    <layout>
      <import src="parts.layout.xml"/>
      <stack id="rows" spacing="{gap}"><Title words="Hello"/></stack>
    </layout>
    """

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(library, to: "parts.layout.xml")
    try folder.write(page, to: "one.layout.xml")
    try folder.write(page.replacing("parts", with: "../parts"), to: "inner/two.layout.xml")
    return folder
  }

  /// Returns the places of references as `file line:character`.
  private static func references(
    _ editor: Editor, _ folder: TemporaryFolder, of word: String
  ) throws -> [String] {
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let place = try #require(library.firstRange(of: word)).lowerBound
    let result = editor.request(
      "textDocument/references",
      Editor.place(uri, library[..<place].utf8.count, in: library, editor.encoding))
    return (result?.list ?? []).map { place in
      let file = (place["uri"]?.string ?? "").split(separator: "/").last ?? ""
      let start = place["range"]?["start"]
      return "\(file) \(start?["line"]?.text ?? ""):\(start?["character"]?.text ?? "")"
    }
  }

  private static func open(_ editor: Editor, _ folder: TemporaryFolder) {
    editor.open(DocumentURI.uri(of: folder.path("parts.layout.xml")), library)
  }

  @Test func referencesAreFoundInClosedFiles() throws {
    let folder = try Self.project()
    let editor = Editor(folders: [folder.root])
    Self.open(editor, folder)
    let expected = [
      "two.layout.xml 2:29", "one.layout.xml 2:29", "parts.layout.xml 1:16",
    ]
    #expect(try Self.references(editor, folder, of: "gap") == expected.sorted(by: Self.isBefore))
    #expect(
      try Self.references(editor, folder, of: "words")
        == [
          "two.layout.xml 2:42", "one.layout.xml 2:42", "parts.layout.xml 2:39",
          "parts.layout.xml 2:77",
        ].sorted(by: Self.isBefore))
  }

  /// The order of the paths.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let order = ["two": 0, "one": 1, "par": 2]
    return (order[String(one.prefix(3))] ?? 3, one) < (order[String(other.prefix(3))] ?? 3, other)
  }

  /// Reading in small parts leads to what is read all at once.
  @Test func readingWaitsForNoMessage() throws {
    let folder = try Self.project()
    let editor = Editor(folders: [folder.root])
    Self.open(editor, folder)
    // Two folders and two documents.
    #expect(editor.idle() == 4)
    let new = Editor(folders: [folder.root])
    Self.open(new, folder)
    #expect(
      try Self.references(editor, folder, of: "gap") == Self.references(new, folder, of: "gap"))
  }

  /// A document that is closed counts as it is on the disk, if it is one of the workspace.
  @Test func closedDocumentsAreReadFromTheDisk() throws {
    let folder = try Self.project()
    let editor = Editor(folders: [folder.path("inner")])
    Self.open(editor, folder)
    let one = DocumentURI.uri(of: folder.path("one.layout.xml"))
    let two = DocumentURI.uri(of: folder.path("inner/two.layout.xml"))
    editor.open(one, Self.page)
    editor.open(two, "<layout><text/></layout>")
    #expect(
      try Self.references(editor, folder, of: "gap")
        == ["one.layout.xml 2:29", "parts.layout.xml 1:16"])
    editor.close(one)
    editor.close(two)
    #expect(
      try Self.references(editor, folder, of: "gap")
        == ["two.layout.xml 2:29", "parts.layout.xml 1:16"])
  }

  @Test func definitionsAreFoundInClosedFiles() throws {
    let folder = try Self.project()
    let editor = Editor(encoding: "utf-8", folders: [folder.root])
    let uri = DocumentURI.uri(of: folder.path("one.layout.xml"))
    editor.open(uri, Self.page)
    let place = try #require(Self.page.firstRange(of: "gap")).lowerBound
    let parameters = Editor.place(uri, Self.page[..<place].utf8.count, in: Self.page, "utf-8")
    let found = editor.request("textDocument/definition", parameters)
    #expect(found?["uri"]?.string == DocumentURI.uri(of: folder.path("parts.layout.xml")))
    #expect(found?["range"]?["start"]?.json == #"{"line":1,"character":16}"#)
    // The declaration moves, on the disk and then in an editor.
    try folder.write("\n" + Self.library, to: "parts.layout.xml")
    editor.waitForFiles()
    #expect(
      editor.request("textDocument/definition", parameters)?["range"]?["start"]?["line"]?.text
        == "2")
    editor.open(DocumentURI.uri(of: folder.path("parts.layout.xml")), "\n\n" + Self.library)
    #expect(
      editor.request("textDocument/definition", parameters)?["range"]?["start"]?["line"]?.text
        == "3")
  }

  @Test func aNameOfAShippedLibraryHasADefinition() throws {
    let text = #"<layout><import src="layoutc:Controls"/><Button label="a"/></layout>"#
    let editor = Editor(encoding: "utf-8")
    let uri = "file:///nowhere/a.layout.xml"
    editor.open(uri, text)
    let found = editor.request("textDocument/definition", Editor.place(uri, 42, in: text, "utf-8"))
    #expect(found?["uri"]?.string == "layoutc:Controls")
    #expect(found?["range"]?["start"]?["line"]?.text != "0")
  }

  @Test func filesThatComeAndGoAreNoticed() throws {
    let folder = try Self.project()
    let editor = Editor(
      #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#,
      folders: [folder.root])
    Self.open(editor, folder)
    #expect(try Self.references(editor, folder, of: "gap").count == 3)
    func note(_ name: String, _ type: Int) {
      let uri = quoted(DocumentURI.uri(of: folder.path(name)))
      editor.notify(
        "workspace/didChangeWatchedFiles",
        #"{"changes": [{"uri": \#(uri), "type": \#(type)}]}"#)
    }
    try folder.write(Self.page, to: "new.layout.xml")
    note("new.layout.xml", 1)
    #expect(try Self.references(editor, folder, of: "gap").count == 4)
    try FileManager.default.removeItem(atPath: folder.path("one.layout.xml"))
    note("one.layout.xml", 3)
    #expect(try Self.references(editor, folder, of: "gap").count == 3)
    try folder.write(Self.page.replacing("gap", with: "2"), to: "new.layout.xml")
    note("new.layout.xml", 2)
    #expect(try Self.references(editor, folder, of: "gap").count == 2)
  }

  /// A client that watches no files has the same answers.
  @Test func filesAreLookedAtWhereNobodyWatchesThem() throws {
    let folder = try Self.project()
    let editor = Editor(folders: [folder.root])
    Self.open(editor, folder)
    #expect(try Self.references(editor, folder, of: "gap").count == 3)
    try folder.write(Self.page, to: "new.layout.xml")
    try FileManager.default.removeItem(atPath: folder.path("one.layout.xml"))
    try folder.write("<layout><text/></layout>", to: "inner/two.layout.xml")
    #expect(
      try Self.references(editor, folder, of: "gap")
        == ["new.layout.xml 2:29", "parts.layout.xml 1:16"])
  }

  @Test func foldersOfTheWorkspaceChange() throws {
    let folder = try Self.project()
    let editor = Editor()
    Self.open(editor, folder)
    #expect(try Self.references(editor, folder, of: "gap").count == 1)
    let inner = #"{"uri": \#(quoted(DocumentURI.uri(of: folder.path("inner")))), "name": "a"}"#
    func change(added: String, removed: String) {
      editor.notify(
        "workspace/didChangeWorkspaceFolders",
        #"{"event": {"added": [\#(added)], "removed": [\#(removed)]}}"#)
    }
    change(added: inner, removed: "")
    #expect(try Self.references(editor, folder, of: "gap").count == 2)
    change(added: "", removed: inner)
    #expect(try Self.references(editor, folder, of: "gap").count == 1)
  }

  /// Documents elsewhere that an open one imports are part of the answer.
  @Test func importsAreFoundOutsideOfTheWorkspace() throws {
    let folder = try Self.project()
    let editor = Editor(encoding: "utf-8")
    let uri = DocumentURI.uri(of: folder.path("one.layout.xml"))
    editor.open(uri, Self.page)
    let place = try #require(Self.page.firstRange(of: "gap")).lowerBound
    let found = editor.request(
      "textDocument/references",
      Editor.place(uri, Self.page[..<place].utf8.count, in: Self.page, "utf-8"))
    #expect(
      found?.list.compactMap { $0["uri"]?.string }
        == ["one.layout.xml", "parts.layout.xml"].map { DocumentURI.uri(of: folder.path($0)) })
  }

  @Test func symbolsAreThoseOfTheWorkspace() throws {
    let folder = try Self.project()
    let editor = Editor(folders: [folder.root])
    Self.open(editor, folder)
    func symbols(_ query: String) -> [String] {
      let list = editor.request("workspace/symbol", #"{"query": \#(quoted(query))}"#)?.list ?? []
      return list.map { "\($0["name"]?.string ?? "") \($0["kind"]?.text ?? "")" }
    }
    #expect(symbols("") == ["Two 2", "Two.rows 20", "One 2", "One.rows 20", "gap 14", "Title 5"])
    #expect(symbols("t") == ["Two 2", "Two.rows 20", "Title 5"])
    #expect(symbols("rows") == ["Two.rows 20", "One.rows 20"])
    #expect(symbols("ttl") == ["Title 5"])
    #expect(symbols("x") == [])
  }

  // MARK: The search for documents

  private static func scan(_ folders: [String], in root: TemporaryFolder) -> [String] {
    var scan = DocumentScan(folders)
    var found: [String] = []
    while !scan.isAtEnd { found += scan.next() }
    return found.map { String($0.dropFirst(root.root.count + 1)) }.sorted()
  }

  @Test func whatGitIgnoresIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let files = [
      "a.layout.xml", "b.txt", ".build/c.layout.xml", "made/d.layout.xml", "made.layout.xml",
      "inner/e.layout.xml", "inner/old-f.layout.xml", "inner/old-kept.layout.xml",
      "inner/deep/g.layout.xml", "out/h.layout.xml", "inner/out/i.layout.xml",
    ]
    for file in files { try folder.write("<layout/>", to: file) }
    try folder.write("# A comment.\n\nmade/\n/out\n", to: ".gitignore")
    try folder.write("old-*\n!old-kept.layout.xml\ndeep  \n", to: "inner/.gitignore")
    let expected = [
      "a.layout.xml", "inner/e.layout.xml", "inner/old-kept.layout.xml", "inner/out/i.layout.xml",
      "made.layout.xml",
    ]
    #expect(Self.scan([folder.root], in: folder) == expected)
    for file in files {
      #expect(
        DocumentScan.reaches(folder.path(file), from: [folder.root]) == expected.contains(file),
        "\(file)")
    }
    // The files of a repository count in its folders.
    #expect(Self.scan([folder.path("made")], in: folder) == ["made/d.layout.xml"])
    try folder.write("", to: ".git/HEAD")
    try folder.write("a.layout.xml\n", to: ".git/info/exclude")
    #expect(Self.scan([folder.root], in: folder) == Array(expected.dropFirst()))
    #expect(Self.scan([folder.path("inner/deep")], in: folder) == ["inner/deep/g.layout.xml"])
  }

  @Test func aFolderThatIsNoneHasNoDocuments() throws {
    let folder = try TemporaryFolder()
    #expect(Self.scan([folder.path("missing")], in: folder) == [])
    #expect(!DocumentScan.reaches("/elsewhere/a.layout.xml", from: [folder.root]))
  }
}

extension TemporaryFolder {
  /// The path of the folder.
  var root: String { url.path(percentEncoded: false) }
}
