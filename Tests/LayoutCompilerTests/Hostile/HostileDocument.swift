import Testing

/// A small document that would take unlimited time or memory if it were evaluated naively.
struct HostileDocument: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  init(_ name: String, _ declarations: String, _ root: String) {
    self.name = name
    text = "<layout name=\"Hostile\">\n\(declarations)\n\(root)\n</layout>\n"
  }

  static let all = doublings + records + components + choices + costly + deep + numbers

  private static func repeated(_ count: Int, _ body: (Int) -> String) -> String {
    (0..<count).map(body).joined(separator: "\n")
  }

  // MARK: Declarations that refer to others twice

  private static let doublings = [
    HostileDocument(
      "forty constants, each twice the one before",
      "<define name=\"a0\" value=\"xxxxxxxxxx\"/>"
        + repeated(40) { "<define name=\"a\($0 + 1)\" value=\"{a\($0)}{a\($0)}\"/>" },
      "<text>{a40}</text>"),
    HostileDocument(
      "the same in functions, for the dark",
      "<define name=\"a0\" value=\"{lower('XXXX')}\" dark=\"{upper('xxxx')}\"/>"
        + repeated(40) {
          let twice = "{upper(a\($0))}{lower(a\($0))}"
          return "<define name=\"a\($0 + 1)\" value=\"\(twice)\" dark=\"\(twice)\"/>"
        },
      "<text>{a40}</text>"),
    HostileDocument(
      "long defaults of many parameters",
      "<define name=\"a0\" value=\"xxxxxxxxxx\"/>"
        + repeated(12) { "<define name=\"a\($0 + 1)\" value=\"{a\($0)}{a\($0)}\"/>" }
        + repeated(300) { "<param name=\"p\($0)\" type=\"String\" default=\"{a12}{a12}\"/>" },
      "<text>{p1}</text>"),
    HostileDocument(
      "a circle of a thousand constants",
      repeated(1000) { "<define name=\"a\($0)\" value=\"{a\(($0 + 1) % 1000)}\"/>" }, "<view/>"),
  ]

  private static let records = [
    HostileDocument(
      "thirty records with two of the next",
      repeated(30) {
        """
        <record name="R\($0)"><field name="a" type="R\($0 + 1)"/>\
        <field name="b" type="R\($0 + 1)?"/></record>
        """
      }
        + "<record name=\"R30\"><field name=\"a\" type=\"Integer\"/></record>"
        + "<param name=\"p\" type=\"R0\"/>",
      "<text>{p.a.a.b == nil ? 1 : 2}</text>"),
    HostileDocument(
      "forty records that hold each other",
      repeated(40) { record in
        "<record name=\"R\(record)\">"
          + repeated(40) { "<field name=\"a\($0)\" type=\"R\($0)\"/>" } + "</record>"
      } + "<param name=\"p\" type=\"R0\"/>",
      "<text>{p.a1 == p.a2 ? 1 : 2}</text>"),
  ]

  private static let components = [
    HostileDocument(
      "forty components with two of the next",
      repeated(40) {
        "<component name=\"C\($0)\"><wrapper><C\($0 + 1)/><C\($0 + 1)/></wrapper></component>"
      } + "<component name=\"C40\"><text>x</text></component>", "<C0/>"),
    HostileDocument(
      "forty components with the next in the next",
      repeated(40) {
        """
        <component name="C\($0)"><wrapper>\
        <C\($0 + 1)><C\($0 + 1)><slot/></C\($0 + 1)></C\($0 + 1)></wrapper></component>
        """
      } + "<component name=\"C40\"><wrapper><slot/></wrapper></component>",
      "<C0><text>x</text></C0>"),
    HostileDocument(
      "forty components that double their texts",
      repeated(40) {
        """
        <component name="C\($0)"><param name="a" type="String"/><param name="b" type="String"/>\
        <C\($0 + 1) a="{a}{b}" b="{b}{a}"/></component>
        """
      }
        + """
        <component name="C40"><param name="a" type="String"/><param name="b" type="String"/>\
        <text>{a}{b}</text></component>
        """,
      "<C0 a=\"xx\" b=\"yy\"/>"),
    HostileDocument(
      "thirty components with the next in both branches",
      repeated(30) {
        """
        <component name="C\($0)"><param name="f" type="Bool"/>\
        <if test="{f}"><C\($0 + 1) f="{f}"/></if><else><C\($0 + 1) f="{not f}"/></else></component>
        """
      }
        + "<component name=\"C30\"><param name=\"f\" type=\"Bool\"/><text>{f}</text></component>",
      "<C0 f=\"true\"/>"),
  ]

  // MARK: Expressions

  private static let optionals =
    "<param name=\"p\" type=\"String?\"/><param name=\"f\" type=\"Bool\"/>"
    + repeated(40) { "<param name=\"p\($0)\" type=\"String?\"/>" }

  private static func nested(_ count: Int, _ step: (Int, String) -> String) -> String {
    (0..<count).reduce("'x'") { step($1, $0) }
  }

  private static let choices = [
    HostileDocument(
      "choices in the second branch of choices", optionals,
      "<text>{\(nested(40) { "p != nil and f ? p : \($1)" })}</text>"),
    HostileDocument(
      "choices in the first branch of choices", optionals,
      "<text>{\(nested(40) { "p\($0) != nil and f ? \($1) : p\($0) ?? 'y'" })}</text>"),
    HostileDocument(
      "forty optionals opened one in the other", optionals,
      "<text>{\(nested(40) { "p\($0) != nil and f ? p\($0) : (\($1))" })}</text>"),
    HostileDocument(
      "forty tests that open nothing", optionals,
      "<text>{\((0..<40).map { "(p\($0) == nil or f)" }.joined(separator: " and ")) ? 1 : 2}</text>"
    ),
  ]

  private static let rows = "<param name=\"n\" type=\"Integer\" default=\"5\"/>"

  private static func rows(of expression: String) -> String {
    """
    <stack direction="vertical"><for each="i" in="{range(10000)}">\
    <text>{\(expression) ? 1 : 2}</text></for></stack>
    """
  }

  private static let costly = [
    HostileDocument(
      "ten thousand rows that look through thirty lists each", rows,
      rows(
        of: Array(repeating: "contains(range(10000), n)", count: 30).joined(separator: " and "))),
    HostileDocument(
      "ten thousand rows that look through thirty texts each",
      "<define name=\"a0\" value=\"xxxxxxxxxx\"/>"
        + repeated(12) { "<define name=\"a\($0 + 1)\" value=\"{a\($0)}{a\($0)}\"/>" }
        + "<param name=\"t\" type=\"String\" default=\"y\"/>",
      rows(of: Array(repeating: "contains(a12, t)", count: 30).joined(separator: " or "))),
    HostileDocument(
      "ten thousand rows of long texts",
      "<define name=\"a0\" value=\"xxxxxxxxxx\"/>"
        + repeated(12) { "<define name=\"a\($0 + 1)\" value=\"{a\($0)}{a\($0)}\"/>" },
      """
      <stack direction="vertical"><for each="i" in="{range(10000)}">\
      <text>{a12} {i}</text></for></stack>
      """),
    HostileDocument(
      "loops in loops", "",
      "<stack direction=\"vertical\">" + repeated(100) { "<for each=\"i\($0)\" in=\"{range(2)}\">" }
        + "<text>{i3}</text>" + String(repeating: "</for>", count: 100) + "</stack>"),
  ]

  private static let deep = [
    HostileDocument(
      "parentheses", "", "<text>{\(String(repeating: "(", count: 5000))1</text>"),
    HostileDocument("signs", "", "<text>{\(String(repeating: "-", count: 5000))1}</text>"),
    HostileDocument("sums", "", "<text>{\(String(repeating: "1 + ", count: 5000))1}</text>"),
    HostileDocument(
      "types",
      "<param name=\"l\" type=\"\(String(repeating: "[", count: 5000))Integer\"/>", "<view/>"),
    HostileDocument(
      "strings without ends", "", "<text>\(String(repeating: "{'", count: 2001))</text>"),
    HostileDocument(
      "braces in strings", "", "<text>\(String(repeating: "{'}' ", count: 200_000))</text>"),
    HostileDocument(
      "braces that nothing closes", "", "<text>\(String(repeating: "{a ", count: 200_000))</text>"),
    HostileDocument(
      "styles that come out in more ways than there are atoms",
      "<param name=\"p\" type=\"Bool\"/><style name=\"a\" opacity=\"0.5\"/>",
      "<view style=\"\(String(repeating: "{p ? 'a' : ''} ", count: 300))\"/>"),
    HostileDocument(
      "a name of forty thousand letters",
      "<define name=\"\(String(repeating: "a", count: 40_000))\" value=\"1\"/>", "<view/>"),
  ]

  // MARK: Numbers

  private static let numbers = [
    "0." + String(repeating: "0", count: 60) + "1", String(repeating: "9", count: 400),
    String(repeating: "9", count: 400) + ".5", String(repeating: "0", count: 400) + "12",
    "0." + String(repeating: "1", count: 400), "-0." + String(repeating: "0", count: 400) + "1",
    String(repeating: "1", count: 38), "1e400", "1e-400", "+5", "-0", ".5", "5.", "١٢",
  ].map {
    HostileDocument(
      "a number of \($0.utf8.count) bytes, \($0.prefix(12))", declared($0), wherever($0))
  }

  private static func declared(_ number: String) -> String {
    let values = [
      number, "\(number)pt", "\(number)%", "\(number):\(number)", "\(number) 2", "{\(number)}",
      "{\(number)pt}", "{-\(number)}",
    ]
    return values.enumerated()
      .map { "<define name=\"a\($0.offset)\" value=\"\($0.element)\"/>" }.joined(separator: "\n")
        + """
        <param name="p" type="Integer" default="\(number)"/>
        <param name="q" type="Ratio" default="\(number):\(number)"/>
        <param name="r" type="Percent" default="\(number)%"/>
        <preview name="x" width="\(number)" textMetrics="fixed:\(number)x\(number)"/>
        """
  }

  private static func wherever(_ number: String) -> String {
    """
    <wrapper>
      <ratio ratio="\(number)"><view/></ratio>
      <ratio ratio="\(number):1"><view/></ratio>
      <ratio ratio="1:\(number)"><view/></ratio>
      <view width="\(number)" height="\(number)%" opacity="\(number)" strokeWidth="\(number)"/>
      <inset insets="\(number) 2"><view height="{\(number)}" width="{\(number)%}"/></inset>
      <flex><view flexBasis="\(number)" flexGrow="\(number)"/></flex>
      <absolute><view layoutPosition="\(number) 1"/><view sizeRange="\(number) 1..2 3"/></absolute>
      <text fontSize="\(number)" maxLines="\(number)">{\(number)} {fixed(\(number), \(number))}</text>
      <for each="i" in="{range(\(number), \(number) + 3)}"><text>{i}</text></for>
    </wrapper>
    """
  }
}
