import LayoutDiagnostics
import LayoutSchema
import Testing

/// A text that is an expression without its braces is reported wherever a text may be bound.
struct MissingBracesTests {
  /// The attributes of a `text` whose values are texts.
  private static let attributes: [AttributeName] = AttributeName.allCases.filter { name in
    guard let row = Schema.shared.ownRow(name, of: .text) else { return false }
    switch Schema.shared[row].type {
    case .string, .text: return true
    default: return false  // open: no other type takes any words
    }
  }

  private static func findings(_ value: String, _ attribute: AttributeName) -> [String] {
    let text = """
      <layout name="Example">
        <param name="user" type="User"/>
        <record name="User"><field name="name" type="String"/></record>
        <stack direction="vertical">
          <text \(attribute.name)="\(value)">\(attribute == .content ? "" : "{user.name}")</text>
        </stack>
      </layout>
      """
    return CheckedMarkup(text).findings.filter { $0.id == .missingBraces }.map(\.message)
  }

  @Test(arguments: attributes)
  func everyTextOfATextIsLookedAt(attribute: AttributeName) {
    #expect(Self.findings("user.name", attribute) == ["'user.name' is a text as it stands"])
    #expect(Self.findings("user.surname", attribute) == [])
    #expect(Self.findings("{user.name}", attribute) == [])
    #expect(Self.findings("Hello user.name", attribute) == [])
  }

  @Test func thereAreSuchAttributes() {
    #expect(Self.attributes.count >= 3, "\(Self.attributes.map(\.name))")
  }
}
