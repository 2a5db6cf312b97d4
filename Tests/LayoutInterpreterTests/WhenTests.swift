import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutInterpreter

/// What `when` says of elements, in the tree that is made of a document.
struct WhenTests {
  private static let sizes = SizeRange(min: .zero, max: LayoutSize(width: 200, height: 200))

  private func solve(
    _ document: TypedDocument, with values: [ConstantValue] = []
  ) throws -> (SolvedLayout, [ShownElement]) {
    var interpreter = Interpreter()
    let solved = interpreter.solve(
      document, in: Self.sizes, environment: LayoutEnvironment(),
      measurer: FixedTextMetrics(width: 8, height: 16), with: values)
    let layout = try #require(solved)
    return (layout, interpreter.shownElements(of: layout))
  }

  /// Roots in which a child more, or an element that is no leaf, would have other frames.
  @Test(arguments: [
    "<linear orientation=\"vertical\"><view padding=\"4\" width=\"20\" height=\"10\">$</view></linear>",
    "<stack direction=\"horizontal\" spacing=\"8\">$<view size=\"10\"/><text content=\"a\">$</text></stack>",
    "<background>$<text>$One</text><view>$</view></background>",
    "<corner>$<view size=\"20\"/><view size=\"8\">$</view></corner>",
    "<inset insets=\"4\">$<image source=\"asset:Photo\" size=\"20\">$</image></inset>",
    "<grid columns=\"1fr 1fr\">$<text>$One</text><text>$Two</text></grid>",
    "<fit axis=\"horizontal\">$<text maxLines=\"1\">$Much longer than the room is</text>"
      + "<text>$One</text></fit>",
    "<stack direction=\"vertical\"><view size=\"9\"/><spacer>$</spacer><view size=\"9\"/></stack>",
  ])
  func aWhenMovesNoFrame(root: String) throws {
    let look = #"<when state="hovered" strokeWidth="9" cornerRadius="4"/>"#
    let (plain, _) = try solve(checked(root: root.replacing("$", with: "")))
    let (layout, shown) = try solve(checked(root: root.replacing("$", with: look)))
    #expect(layout.elements.map(\.frame) == plain.elements.map(\.frame))
    #expect(layout.elements.map(\.kind) == plain.elements.map(\.kind))
    #expect(shown.contains { $0.look?.stateLooks.count == 1 })
  }

  @Test func aUsesLooksFollowThoseOfTheStylesAndOfTheRoot() throws {
    let document = checked(
      """
      <layout name="A"><param name="dim" type="Number"/>
      <style name="base"><when state="pressed" opacity="0.5" tint="#111111"/></style>
      <style name="more" basedOn="base"><when state="pressed" opacity="0.375"/></style>
      <component name="Row"><view size="8" style="more">
        <when state="pressed" strokeWidth="2"/></view></component>
      <Row style="base"><when state="pressed" opacity="{dim}"/></Row></layout>
      """)
    let (_, shown) = try solve(document, with: [.number(0.25)])
    let looks = try #require(shown.first?.look?.stateLooks)
    #expect(looks.map(\.opacity) == [0.5, 0.375, nil, 0.5, 0.25])
    #expect(looks.map(\.strokeWidth) == [nil, nil, 2, nil, nil])
    #expect(shown.first?.look?.look(in: .pressed).opacity == 0.25)
  }
}
