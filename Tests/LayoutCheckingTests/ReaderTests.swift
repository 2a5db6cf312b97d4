import LayoutDiagnostics
import Testing

/// A finding about a value names the element that reads the attribute.
struct ReaderTests {
  private func labels(_ root: String) -> [String?] {
    CheckedMarkup("<layout><param name=\"isOn\" type=\"Bool\"/>\(root)</layout>").findings
      .filter { $0.severity == .error }.map(\.label)
  }

  @Test func whatTheParentDoesNotReadIsTheElementsOwn() {
    let root = "<stack direction=\"vertical\"><flex padding=\"-2\"/></stack>"
    #expect(
      labels(root) == ["'padding' of 'flex' takes 1, 2 or 4 lengths: points or a percentage"])
  }

  @Test func conditionsAreLookedThrough() {
    let root = """
      <stack direction="vertical"><if test="{isOn}"><view flexGrow="a"/></if></stack>
      """
    #expect(labels(root) == ["'flexGrow' of a child of 'stack' takes a number from 0 up"])
  }
}
