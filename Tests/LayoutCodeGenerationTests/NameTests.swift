import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCodeGeneration

/// The Swift names of a document's names.
struct NameTests {
  @Test func theEnginesTypesAreKnown() throws {
    let folder = PackageRoot.appending("Sources/LayoutEngine")
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    var types: Set<String> = []
    var inGeneratedCode: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let declaration =
        /(?m)^(?:@\w+(?:\([^)]*\))?\s+)*public (?:indirect |final |nonisolated )?(?:struct|enum|class|actor|protocol|typealias) (\w+)/
      for match in source.matches(of: declaration) { types.insert(String(match.1)) }
      let namespace = /(?m)^extension GeneratedCode \{(?:\n(?!}).*)*/
      let nested = /(?m)^  public (?:struct|enum) (\w+)/
      for extent in source.matches(of: namespace) {
        for match in extent.0.matches(of: nested) { inGeneratedCode.insert(String(match.1)) }
      }
    }
    #expect(types.count > 80)
    let known = EngineNames.types.union(EngineNames.libraries)
    #expect(known.symmetricDifference(types.union(inGeneratedCode)).sorted() == [])
    #expect(EngineNames.inGeneratedCode == inGeneratedCode)
  }

  @Test(arguments: [
    ("PlaceCard", "PlaceCard"), ("Outlet", "OutletLayout"), ("OutletLayout", "OutletLayoutLayout"),
    ("PlaceLayout", "PlaceLayout"), ("Layout", "Layout"), ("Type", "TypeLayout"),
    ("LayoutEngine", "LayoutEngineLayout"), ("String", "StringLayout"),
  ])
  func aTypeHidesNothing(name: String, swift: String) {
    #expect(SwiftNames.type(name) == swift)
  }

  @Test(arguments: [
    ("start", "start"), ("none", "none_"), ("none_", "none__"), ("default", "`default`"),
    ("init", "init_"), ("self", "self_"), ("allCases", "allCases_"), ("_x", "_x"),
  ])
  func aWordIsACaseOfItsOwn(word: String, swift: String) {
    #expect(SwiftNames.word(word) == swift)
  }

  @Test func namesInTextsAndCommentsAreNoNames() {
    let source = #"""
      // Slot
      let a: LayoutEdges = .LayoutPoint + "LayoutSize \(Ratio("LayoutRect \(LayoutDimension.x)")) \"Outlet" + """
        ElementID "Children" \(StackSpec)
        """
      """#
    let names = SwiftSource(Array(source.utf8), access: "public ").types
    #expect(names == ["LayoutEdges", "Ratio", "LayoutDimension", "StackSpec"])
  }

  /// A document with many names that collide.
  @Test func whatWouldHideATypeIsCalledDifferently() {
    let document = typed(
      """
      <layout name="Screen">
        <param name="Screen" type="Choice" values="none some"/>
        <param name="state" type="Choice" values="on off"/>
        <param name="State" type="Choice" values="on off"/>
        <record name="State"><field name="Double" type="Number"/></record>
        <component name="Screen"><param name="line" type="State"/><view id="Outlet"/></component>
        <stack direction="vertical"/>
      </layout>
      """)
    let source = SwiftTarget().source(of: document, name: "Screen", path: "screen.layout.xml")
    for line in [
      "public var Screen_: ScreenChoice", "case none_ = \"none\"", "public var state: StateChoice",
      "public var State: StateChoiceChoice",
      "public nonisolated struct StateRecord: Equatable, Sendable {",
      "public var Double_: Double", "public struct ScreenComponent: LayoutDocument {",
      "public var line: Screen.StateRecord", "public var Outlet_: Outlet { frames.root }",
      "public struct Screen: LayoutEngine.LayoutDocument, Equatable {",
      "  public typealias Outlet = LayoutEngine.Outlet",
    ] {
      #expect(source.contains(line), "\(line)")
    }
  }

  /// Each direct member of the document's type has a unique name, the type of a choice included.
  @Test(arguments: [
    "<define name=\"Mode\" value=\"12\"/>", "<choice name=\"Mode\" values=\"a b\"/>",
    "<record name=\"Mode\"><field name=\"a\" type=\"String\"/></record>",
    "<component name=\"Mode\"><view/></component>", "<param name=\"Mode\" type=\"String\"/>",
  ])
  func aChoiceIsCalledLikeNothingElse(declaration: String) {
    let document = typed(
      """
      <layout name="Screen">
        \(declaration)
        <param name="mode" type="Choice" values="on off"/>
        <view/>
      </layout>
      """)
    let source = SwiftTarget().source(of: document, name: "Screen", path: "screen.layout.xml")
    #expect(source.contains("public var mode: ModeChoice"))
  }

  @Test func whatCanBeComparedIsEquatable() {
    let document = typed(
      """
      <layout name="Thread">
        <param name="comments" type="[Comment]"/>
        <param name="people" type="[Person]"/>
        <record name="Comment">
          <field name="words" type="String"/>
          <field name="answers" type="[Comment]"/>
        </record>
        <record name="Person"><field name="account" type="Account?"/></record>
        <record name="Account" class="App.Account"><field name="name" type="String"/></record>
        <stack direction="vertical">
          <for each="comment" in="{comments}" key="{comment.words}"><text>{comment.words}</text></for>
          <for each="person" in="{people}" key="{person.account == nil ? 0 : 1}">
            <text>{person.account == nil ? 'Nobody' : 'Somebody'}</text>
          </for>
        </stack>
      </layout>
      """)
    let source = SwiftTarget().source(of: document, name: "Thread", path: "thread.layout.xml")
    for line in [
      "public struct Thread: LayoutEngine.LayoutDocument {",
      "public nonisolated struct Comment: Equatable, Sendable {",
      "public nonisolated struct Person: Sendable {", "dependingOn: comment,",
    ] {
      #expect(source.contains(line), "\(line)")
    }
    // The host's type is compared if it is Equatable.
    #expect(source.contains("dependingOn: person.account,"))
    #expect(source.contains("HostTypes.compared(App.Account.self)"))
  }

  /// What a row looks like in a state is part of what it hangs on.
  @Test func aRowHangsOnItsLooksInStates() {
    let document = typed(
      """
      <layout name="List">
        <param name="names" type="[String]"/>
        <param name="ink" type="Color"/>
        <action name="open"/>
        <stack direction="vertical">
          <for each="name" in="{names}" key="{name}">
            <text tap="{open}"><when state="pressed" color="{ink}"/>{name}</text>
          </for>
        </stack>
      </layout>
      """)
    let source = SwiftTarget().source(of: document, name: "List", path: "list.layout.xml")
    #expect(source.contains(#/dependingOn: name,\s+Both\(ink,/#))
  }

  @Test func aLibraryOfNumbersImportsNothing() {
    let document = typed("<library name=\"Sizes\"><define name=\"gap\" value=\"4pt\"/></library>")
    let source = SwiftTarget().source(of: document, name: "Sizes", path: "sizes.layout.xml")
    #expect(!source.contains("import"))
  }
}
