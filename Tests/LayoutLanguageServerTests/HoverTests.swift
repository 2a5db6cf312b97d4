import LayoutDiagnostics
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

        missing-attribute: An attribute that the element needs is missing.
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

  @Test func aFindingSaysWhatItsRuleIsAbout() {
    let hover = editor.hover(#"<layout><define name="g1️⃣ap" value="8"/><text>a</text></layout>"#)
    #expect(hover?.contains("unused-declaration: ") == true, "\(hover ?? "")")
  }

  /// What an element says itself holds, whatever its style says.
  @Test func anAttributeSaysWhatItOverrules() {
    let text = """
      <layout><style name="big" fontSize="20"/>%</layout>
      """
    let attribute = text.replacing(
      "%", with: #"<text content="a" style="big" font1️⃣Size="12"/>"#)
    let said = "in force: '12', as it is written here; the style 'big' has '20'"
    #expect(editor.hover(attribute)?.hasSuffix(said) == true)
    let value = text.replacing("%", with: #"<text content="a" style="big" fontSize="11️⃣2"/>"#)
    #expect(editor.hover(value)?.hasSuffix(said) == true)
    let style = text.replacing("%", with: #"<text content="a" style="b1️⃣ig" fontSize="12"/>"#)
    #expect(editor.hover(style)?.contains("overruled here: 'fontSize'") == true)
    let alone = text.replacing("%", with: #"<text content="a" font1️⃣Size="12"/>"#)
    #expect(editor.hover(alone)?.contains("in force") == false)
  }

  @Test func anExpressionHasTheValueOfThePreview() {
    let text = """
      <layout name="Card">
        <param name="name" type="String" default="Ada"/>
        <define name="gap" value="8"/>
        <let name="twice" value="{name}{name}"/>
        <preview name="phone" width="200"/>
        <component name="Row"><param name="n" type="Number"/><view width="{n * 2}"/></component>
        <stack direction="vertical" spacing="{gap * 2}">
          <text>{tw1️⃣ice}</text>
          <for each="n" in="{[1, 2]}" key="{n}"><view width="{n + 3}"/></for>
        </stack>
      </layout>
      """
    let value = editor.hover(text)
    #expect(value?.contains("'AdaAda' in the preview 'phone'") == true, "\(value ?? "")")
    let plain = text.replacing("1️⃣", with: "")
    let sum = editor.hover(plain.replacing("{gap * 2}", with: "{gap *1️⃣ 2}"))
    #expect(sum?.contains("16 in the preview 'phone'") == true, "\(sum ?? "")")
    // What a loop or a component knows has several values.
    for part in ["n * 2", "n + 3"] {
      let marked = plain.replacing(part, with: part.replacing(" ", with: "1️⃣ ", maxReplacements: 1))
      #expect(editor.hover(marked)?.contains("preview") == false)
    }
  }

  @Test func aColourIsShown() throws {
    let markdown = Editor(#"{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}"#)
    let text = ##"<layout><define name="accent" value="#FF8000"/><preview width="9"/>%</layout>"##
    for color in ["#FF1️⃣8000", "{acc1️⃣ent}"] {
      let use = text.replacing("%", with: #"<text color="\#(color)">a</text>"#)
      let hover = try #require(markdown.hover(use))
      let picture = try #require(hover.firstRange(of: "![](data:image/svg+xml;base64,"))
      let letters = hover[picture.upperBound...].prefix { $0 != ")" }
      let svg = try #require(Base64.bytes(of: String(letters)))
      #expect(String(decoding: svg, as: UTF8.self).contains("rgb(255,128,0)"))
      #expect(editor.hover(use)?.contains("data:") == false)
    }
  }

  @Test func aPercentageSaysWhatItComesTo() {
    let hover = editor.hover(
      """
      <layout><preview name="phone" width="200"/>
      <stack direction="vertical"><view width="41️⃣0%" height="9"/></stack></layout>
      """)
    #expect(
      hover?.contains("in the preview 'phone', width: ") == true
        && hover?.contains("40% of 200, 80") == true, "\(hover ?? "")")
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
