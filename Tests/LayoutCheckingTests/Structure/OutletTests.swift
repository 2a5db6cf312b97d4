import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import Testing

/// Ids become members of outlets: alone, optional under conditions, many in loops.
struct OutletTests {
  private func outlets(_ body: String, component: String? = nil) -> [String] {
    let checked = CheckedMarkup(
      """
      <layout>
        <param name="isOn" type="Bool" default="false"/>
        <param name="names" type="[String]"/>
        <component name="Card">
          <stack direction="vertical">
            <text id="title" content="Card"/>
            <slot><view id="fallback"/></slot>
            <if minWidth="600"><slot name="end"/></if>
          </stack>
        </component>
        <stack direction="vertical">
      \(body)
        </stack>
      </layout>
      """)
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let structure = checked.typed.structure
    let shape =
      component == nil ? structure.outlets : structure.components.first?.signature.outlets
    return (shape ?? OutletShape()).entries.map { entry in
      let component = entry.component.flatMap { checked.typed.signature(of: $0)?.name }
      return "\(entry.name): \(component ?? entry.kind.name) \(entry.count)"
    }
  }

  @Test func anElementIsOne() {
    #expect(outlets(#"<text id="a" content="A"/>"#) == ["a: text one"])
  }

  @Test func anElementUnderAConditionIsOptional() {
    #expect(
      outlets(#"<if test="{isOn}"><text id="a" content="A"/></if>"#) == ["a: text optional"])
  }

  @Test func anIdInEachBranchIsOne() {
    let chain = """
      <if test="{isOn}"><text id="a" content="A"/></if>
      <elseIf minWidth="600"><text id="a" content="B"/><text id="b" content="C"/></elseIf>
      <else><text id="a" content="D"/></else>
      """
    #expect(outlets(chain) == ["a: text one", "b: text optional"])
  }

  @Test func aChainWithoutElseMayComeOutEmpty() {
    let chain = """
      <if test="{isOn}"><text id="a" content="A"/></if>
      <elseIf minWidth="600"><text id="a" content="B"/></elseIf>
      """
    #expect(outlets(chain) == ["a: text optional"])
  }

  @Test func anElementInALoopIsMany() {
    let loop = """
      <for each="name" in="{names}">
        <if test="{isOn}"><text id="a" content="{name}"/></if>
      </for>
      """
    #expect(outlets(loop) == ["a: text many"])
  }

  @Test func theOutletsOfAComponentLieBelowItsUse() {
    #expect(outlets(#"<Card id="card"/>"#) == ["card: Card one"])
    #expect(
      outlets("<text content=\"A\"/>", component: "Card")
        == ["title: text one", "fallback: view optional"])
  }

  @Test func whatFillsASlotBelongsToTheOneWhoGivesIt() {
    let use = """
      <Card><text id="a" content="A"/><text id="b" slot="end" content="B"/></Card>
      """
    #expect(outlets(use) == ["a: text one", "b: text optional"])
  }
}
