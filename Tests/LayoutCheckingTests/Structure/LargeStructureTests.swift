import LayoutDiagnostics
import Testing

/// Structures with very many parts have findings too, in a short time.
struct LargeStructureTests {
  private func errors(_ text: String) -> [String] {
    CheckedMarkup(text).findings.filter { $0.severity == .error }.map(\.message)
  }

  private func layout(_ declarations: String, _ body: String) -> String {
    "<layout><param name=\"isOn\" type=\"Bool\"/>\(declarations)"
      + "<stack direction=\"vertical\"><if test=\"{isOn}\"><view/></if>\(body)</stack></layout>"
  }

  @Test(.timeLimit(.minutes(20)))
  func conditionsNestAsDeepAsElementsDo() {
    let depth = 150
    let open = String(repeating: "<if test=\"{isOn}\">", count: depth)
    let close = String(repeating: "</if>", count: depth)
    let errors = errors(layout("", "\(open)<view/>\(close)"))
    #expect(errors == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func aChainMayHaveThousandsOfBranches() {
    let branches = (0..<4000).map { "<elseIf minWidth=\"\($0)\"><view id=\"a\"/></elseIf>" }
    let body = "<if test=\"{isOn}\"><view id=\"a\"/></if>\(branches.joined())"
    let errors = errors(layout("", body))
    #expect(errors == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func componentsMayUseOneAnotherInALongRow() {
    let count = 2000
    let components = (0..<count).map { index in
      let used = index == 0 ? "<view/>" : "<C\(index - 1)/>"
      return "<component name=\"C\(index)\"><wrapper>\(used)</wrapper></component>"
    }
    let errors = errors(layout(components.reversed().joined(), "<C\(count - 1)/>"))
    #expect(errors == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func aLongLoopOfComponentsIsOneMistake() {
    let count = 500
    let components = (0..<count).map { index in
      "<component name=\"C\(index)\"><wrapper><C\((index + 1) % count)/></wrapper></component>"
    }
    let errors = errors(layout(components.joined(), "<C0/>"))
    #expect(errors.count == 1)
  }

  @Test(.timeLimit(.minutes(20)))
  func aComponentMayBeUsedThousandsOfTimes() {
    let card = """
      <component name="Card"><param name="title" type="String"/>
      <stack direction="vertical"><text content="{title}"/><slot/></stack></component>
      """
    let uses = (0..<4000).map { "<Card title=\"\($0)\"><view id=\"v\($0)\"/></Card>" }
    let errors = errors(layout(card, uses.joined()))
    #expect(errors == [])
  }
}
