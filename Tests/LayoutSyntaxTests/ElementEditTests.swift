import LayoutDiagnostics
import LayoutSyntax
import Testing

@Suite struct ElementEditTests {
  private func editingFirstChild(
    _ source: String, _ edits: (SyntaxElement) -> [SourceEdit]
  ) -> String {
    edited(source) { $0.root?.children.first.map(edits) ?? [] }
  }

  @Test func renamingChangesBothTags() {
    #expect(edited("<a><b/></a>") { $0.root?.renaming(to: "stack") ?? [] } == "<stack><b/></stack>")
    #expect(edited("<a/>") { $0.root?.renaming(to: "stack") ?? [] } == "<stack/>")
  }

  @Test func anElementGoesWithItsLines() {
    #expect(
      editingFirstChild("<a>\n  <b>\n  </b>\n  <c/>\n</a>") { [$0.removal()] }
        == "<a>\n  <c/>\n</a>")
    #expect(editingFirstChild("<a><b/><c/></a>") { [$0.removal()] } == "<a><c/></a>")
    #expect(editingFirstChild("<a>\r\n<b/>\r\n</a>") { [$0.removal()] } == "<a>\r\n</a>")
  }

  @Test func wrappingOnALineStaysOnTheLine() {
    let result = editingFirstChild("<a><b/></a>") {
      $0.wrapping(in: "stack", attributes: [("direction", "vertical")])
    }
    #expect(result == #"<a><stack direction="vertical"><b/></stack></a>"#)
  }

  @Test func wrappingIndentsAsTheDocumentDoes() {
    let source = """
      <a>
          <b>
              <c x="one
      two"/>

              <!-- three
      four -->
          </b>
      </a>
      """
    let expected = """
      <a>
          <stack>
              <b>
                  <c x="one
      two"/>

                  <!-- three
      four -->
              </b>
          </stack>
      </a>
      """
    #expect(editingFirstChild(source) { $0.wrapping(in: "stack") } == expected)
  }

  @Test func unwrappingLeavesTheContent() {
    #expect(editingFirstChild("<a><b x='1'><c/></b></a>") { $0.unwrapping() } == "<a><c/></a>")
  }
}
