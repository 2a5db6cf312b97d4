import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// Who uses a component, and which components it uses.
struct CallHierarchyTests {
  private static let parts = """
    <library>
      <element name="Switch" view="UISwitch"><attribute name="isOn" type="Bool"/></element>
      <component name="Title"><text content="a"/></component>
      <component name="Card">
        <stack direction="vertical"><Title/><Switch isOn="true"/><Title></Title></stack>
      </component>
    </library>
    """
  private static let page = """
    <layout>
      <import src="parts.layout.xml" as="ui"/>
      <stack direction="vertical"><ui.Card/><ui.Title/></stack>
    </layout>
    """
  private static let whole = """
    <layout name="Whole">
      <import src="page.layout.xml"/>
      <import src="parts.layout.xml" only="Title"/>
      <component name="Inner"><Title/></component>
      <stack direction="vertical"><Page/><Inner/></stack>
    </layout>
    """

  private let folder: TemporaryFolder
  private let editor: Editor

  init() throws {
    folder = try TemporaryFolder()
    editor = Editor(encoding: "utf-8", folders: [folder.root])
    for (name, text) in [("parts", Self.parts), ("page", Self.page), ("whole", Self.whole)] {
      try folder.write(text, to: "\(name).layout.xml")
    }
  }

  /// Returns the items for a word of a file, which is opened.
  private func items(_ file: String, _ text: String, at word: String) throws -> [JSONNode] {
    let uri = DocumentURI.uri(of: folder.path("\(file).layout.xml"))
    editor.open(uri, text)
    let place = try #require(text.firstRange(of: word)).lowerBound
    let offset = text[..<place].utf8.count
    let result = editor.request(
      "textDocument/prepareCallHierarchy", Editor.place(uri, offset, in: text, "utf-8"))
    return result?.list ?? []
  }

  /// Returns what an item is called by or calls, each with the places of the uses.
  private func calls(_ direction: String, of item: JSONNode) -> [String] {
    let end = direction == "incoming" ? "from" : "to"
    let result = editor.request("callHierarchy/\(direction)Calls", #"{"item": \#(item.json)}"#)
    return (result?.list ?? []).map { call in
      let places = (call["fromRanges"]?.list ?? []).map { range in
        "\(range["start"]?["line"]?.text ?? ""):\(range["start"]?["character"]?.text ?? "")"
      }
      let other = call[end]
      return "\(other?["name"]?.string ?? "") in \(other?["detail"]?.string ?? ""), "
        + places.joined(separator: " ")
    }
  }

  @Test func aComponentHasUsersAndUsesOthers() throws {
    let card = try #require(try items("parts", Self.parts, at: "Card").first)
    #expect(card["name"]?.string == "Card" && card["detail"]?.string == "parts.layout.xml")
    #expect(card["range"]?["start"]?["line"]?.text == "3")
    #expect(card["range"]?["end"]?["line"]?.text == "5")
    #expect(card["selectionRange"]?["start"]?["character"]?.text == "19")
    #expect(calls("incoming", of: card) == ["Page in page.layout.xml, 2:34"])
    // An end tag is no further use.
    #expect(
      calls("outgoing", of: card) == [
        "Title in parts.layout.xml, 4:33 4:62", "Switch in parts.layout.xml, 4:41",
      ])
  }

  /// Neither an import nor a declaration is a use.
  @Test func usersAreFoundInTheWholeWorkspace() throws {
    let title = try #require(try items("page", Self.page, at: "Title").first)
    #expect(title["uri"]?.string == DocumentURI.uri(of: folder.path("parts.layout.xml")))
    #expect(
      calls("incoming", of: title) == [
        "Page in page.layout.xml, 2:44", "Card in parts.layout.xml, 4:33 4:62",
        "Inner in whole.layout.xml, 3:27",
      ])
    #expect(calls("outgoing", of: title) == [])
  }

  @Test func aLayoutIsTheComponentOfItsName() throws {
    let page = try #require(try items("page", Self.page, at: "layout").first)
    #expect(page["name"]?.string == "Page")
    #expect(calls("incoming", of: page) == ["Whole in whole.layout.xml, 4:31"])
    #expect(
      calls("outgoing", of: page) == [
        "Card in parts.layout.xml, 2:34", "Title in parts.layout.xml, 2:44",
      ])
    // What a component of the document uses is its own.
    let whole = try #require(try items("whole", Self.whole, at: "Whole").first)
    #expect(
      calls("outgoing", of: whole) == [
        "Page in page.layout.xml, 4:31", "Inner in whole.layout.xml, 4:38",
      ])
  }

  @Test func anElementOfTheAuthorsOwnHasUsersAlone() throws {
    let element = try #require(try items("parts", Self.parts, at: "Switch").first)
    #expect(element["kind"]?.text == "11")
    #expect(calls("incoming", of: element) == ["Card in parts.layout.xml, 4:41"])
    #expect(calls("outgoing", of: element) == [])
  }

  @Test(arguments: ["stack", "content", "library", "isOn"])
  func nothingElseIsCalled(_ word: String) throws {
    #expect(try items("parts", Self.parts, at: word).isEmpty)
  }

  @Test func anItemOfNothingHasNoCalls() {
    for item in ["null", "{}", #"{"uri": "a", "name": "b", "kind": 2}"#] {
      for direction in ["incoming", "outgoing"] {
        let result = editor.request("callHierarchy/\(direction)Calls", #"{"item": \#(item)}"#)
        #expect(result?.isNull == true)
      }
    }
  }
}
