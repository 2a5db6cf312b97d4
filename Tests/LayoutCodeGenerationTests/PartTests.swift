import LayoutCodeGeneration
import Testing

/// Large documents are generated in methods small enough for the Swift compiler.
struct PartTests {
  private func source(_ root: String) -> String {
    SwiftTarget().source(
      of: typed("<layout name=\"Large\">\(root)</layout>"), name: "Large", path: "a.layout.xml")
  }

  /// Returns the number of elements that each method adds.
  private func sizes(_ source: String) -> [Int] {
    source.split(separator: "func ").dropFirst().map { method in
      method.matches(of: /\.(stack|text|center|view)\(?/).count
    }
  }

  @Test func smallDocumentsAreWhole() {
    let texts = String(repeating: "<text>a</text>", count: 58)
    let source = source("<stack direction=\"vertical\">\(texts)</stack>")
    #expect(sizes(source) == [59])
  }

  @Test func manyChildrenAreSharedAmongMethods() {
    let texts = String(repeating: "<text>a</text>", count: 100)
    let source = source("<stack direction=\"vertical\">\(texts)</stack>")
    #expect(sizes(source) == [1, 40, 40, 20])
    #expect(source.contains("private func addPart2(to column: inout Children<StackItem>) {"))
  }

  @Test func aMethodIsNamedForTheElementThatItAdds() {
    let texts = String(repeating: "<text>a</text>", count: 39)
    let row = { (id: String) in "<stack direction=\"horizontal\" id=\"\(id)\">\(texts)</stack>" }
    let source = source(
      "<stack direction=\"vertical\">\(row("head"))\(row("body"))\(row("Body"))</stack>")
    #expect(source.contains("addHead(to: &column)"))
    #expect(source.contains("addBody(to: &column)"))
    #expect(source.contains("addPart3(to: &column)"))
    #expect(sizes(source) == [1, 40, 40, 40])
  }

  /// A span lies in its text and is not a child, and comes last in the document.
  @Test func aMethodIsGivenTheValuesThatSpansAskFor() {
    let texts = String(repeating: "<text>a</text>", count: 99)
    for span in [#"<span fontSize="{size}">b</span>"#, #"<if test="{size > 1}">b</if>"#] {
      let source = source(
        #"<param name="count" type="Integer"/><let name="size" value="{count * 2}"/>"#
          + "<stack direction=\"vertical\">\(texts)<text>a \(span)</text></stack>")
      #expect(source.contains("addPart3(to: &column, size: size)"))
      #expect(source.contains("func addPart3(to column: inout Children<StackItem>, size: Int) {"))
    }
  }

  @Test func deepNestsAreCutByDepth() {
    let centers = 150
    let source = source(
      String(repeating: "<center>", count: centers) + "<text>a</text>"
        + String(repeating: "</center>", count: centers))
    #expect(sizes(source).reduce(0, +) == centers + 1)
    #expect(sizes(source).allSatisfy { $0 <= 10 })
    let widest = source.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= 100)
  }
}
