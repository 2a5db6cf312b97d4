import LayoutLanguageServer
import LayoutSchema
import Testing

/// What an editor shows of the thing under the pointer, marked `1️⃣`.
struct HoverTests {
  private let editor = Editor()

  @Test func anElementIsExplained() {
    #expect(
      editor.hover("<layout><st1️⃣ack/></layout>")
        == """
        <stack>: any number of elements

        \(Schema.shared.spec(for: .stack).summary)
        """)
  }

  @Test func anAttributeSaysWhoReadsIt() {
    #expect(
      editor.hover("<layout><stack><text content=\"a\" flexGrow1️⃣=\"1\"/></stack></layout>")
        == """
        flexGrow: a number from 0 up

        The share of the free space that the child takes.

        read by the 'stack' around it; default '0'
        """)
    #expect(editor.hover("<layout><text content=\"a\" flexGrow1️⃣=\"1\"/></layout>") == nil)
  }

  @Test func anExpressionHasAType() {
    let text = """
      <layout>
        <!-- The people to greet. -->
        <param name="names" type="[String]"/>
        <text content="{count(na1️⃣mes)} people"/>
      </layout>
      """
    #expect(
      editor.hover(text)
        == """
        names: [String]

        The people to greet.
        """)
  }

  @Test func anActionSaysWhatItHandsOver() {
    let text = """
      <layout>
        <action name="open"><param name="key" type="Integer"/></action>
        <component name="Badge">
          <param name="tone" type="Choice" values="info warn"/><action name="close"/>
          <text content="a" tap="{close}"/>
        </component>
        %
      </layout>
      """
    let use = text.replacing("%", with: #"<Badge tone="info" close="{op1️⃣en(3)}"/>"#)
    #expect(editor.hover(use) == "action open(key: Integer)")
    let tap = text.replacing("{close}", with: "{clo1️⃣se}")
    #expect(editor.hover(tap.replacing("%", with: "<view/>")) == "action close()")
    // The words that a parameter takes say more than its type.
    let word = text.replacing("%", with: #"<Badge to1️⃣ne="info"/>"#)
    #expect(editor.hover(word)?.hasPrefix("tone: info warn") == true)
  }

  @Test func aMemberOfAnElementHasAType() {
    let text = """
      <layout>
        <test name="a"><expect that="{#title.li1️⃣nes le 2 and #title.isShown}"/></test>
        <text id="title" content="Hello"/>
      </layout>
      """
    #expect(editor.hover(text) == "#title.lines: Integer")
  }

  @Test func aUseShowsItsComponent() {
    let hover = editor.hover(
      """
      <layout><!-- A number in a circle. --><component name="Badge">\
      <param name="count" type="Integer" default="0"/><text content="{count}"/></component>
      <Bad1️⃣ge count="1"/></layout>
      """)
    // Its frame comes last.
    #expect(
      hover?.split(separator: "\n\n").prefix(3) == [
        "<Badge>: component", "count: Integer = 0", "A number in a circle.",
      ])
  }

  @Test func aStyleShowsItsAttributes() {
    #expect(
      editor.hover(
        """
        <layout><style name="big" fontSize="20" color="#F00"/><text content="a" style="b1️⃣ig"/></layout>
        """)
          == """
          style big

          fontSize="20" color="#F00"
          """)
  }

  /// The name that a declaration gives says what its uses do.
  @Test func aDeclarationShowsWhatItsUsesShow() {
    let text = """
      <layout>
        <!-- Who reads it. -->
        <record name="User"><field name="name" type="String"/></record>
        <choice name="Tone" values="loud quiet"/>
        <style name="big" fontSize="20"/>
        <define name="gap" value="8"/>
        <param name="users" type="[User]"/>
        <param name="tone" type="Tone" default="loud"/>
        <action name="open"><param name="key" type="Integer"/></action>
        <component name="Badge">
          <param name="count" type="Integer" default="0"/>
          <text content="{count}"/>
        </component>
        <for each="user" in="{users}" index="place">
          <let name="title" value="{user.name}"/>
          <text style="big" content="{title} {place}"/>
        </for>
      </layout>
      """
    let expected = [
      ("\"User", "record User\n\nname: String\n\nWho reads it."), ("\"name", "name: String"),
      ("\"Tone\" v", "choice Tone: loud quiet"), ("\"big", "style big\n\nfontSize=\"20\""),
      ("\"users", "users: [User]"), ("\"tone", "tone: loud quiet\n\n= loud"),
      ("\"open", "action open(key: Integer)"), ("\"key", "key: Integer"),
      ("\"Badge", "<Badge>: component\n\ncount: Integer = 0"),
      ("\"count", "count: Integer\n\n= 0"), ("\"user\"", "user: User"),
      ("\"place", "place: Integer"), ("\"title", "title: String\n\n= {user.name}"),
    ]
    for (word, lines) in expected {
      let place = text.firstRange(of: word)?.lowerBound ?? text.startIndex
      let start = text.index(place, offsetBy: 2)
      #expect(editor.hover("\(text[..<start])1️⃣\(text[start...])") == lines)
    }
    let gap = text.replacing("name=\"gap", with: "name=\"g1️⃣ap")
    #expect(editor.hover(gap)?.hasSuffix("\n\n= 8") == true)
    // A name that is there already declares nothing else.
    let twice = text.replacing(
      "<define name=\"gap\"", with: "<style name=\"bi1️⃣g\" fontSize=\"9\"/><define name=\"gap\"")
    #expect(editor.hover(twice)?.contains("fontSize=\"9\"") == true)
  }

  @Test func clientsThatReadMarkdownGetIt() {
    let editor = Editor(
      #"{"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}"#)
    #expect(
      editor.hover("<layout><st1️⃣ack/></layout>")?.hasPrefix("`<stack>: any number of elements`")
        == true)
  }

  @Test(arguments: ["<layout>1️⃣<stack/></layout>", "<layout><stack 1️⃣ /></layout>", "1️⃣"])
  func nothingIsSaidOfNothing(_ text: String) {
    #expect(editor.hover(text) == nil)
  }
}
