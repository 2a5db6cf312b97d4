import Foundation
import TestSupport
import Testing

/// The canonical form, with one case for each decision.
struct FormTests {
  /// A document as an author wrote it, and its form.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let form: String

    var testDescription: String { name }

    init(_ name: String, _ source: String, _ form: String) {
      self.name = name
      self.source = source
      self.form = form
    }
  }

  @Test(arguments: Self.elements + Self.attributes + Self.values + Self.texts + Self.comments)
  func itIs(_ example: Case) {
    #expect(formatted(example.source) == example.form)
    #expect(formatted(example.form) == example.form)
  }

  // MARK: Elements and lines

  private static let elements = [
    Case(
      "a step of two blanks for each level, an element a line",
      "<layout><stack direction='vertical'><view/><view></view></stack></layout>",
      """
      <layout>
        <stack direction="vertical">
          <view/>
          <view/>
        </stack>
      </layout>

      """),
    Case(
      "one empty line between elements where there was any, none at their start and end",
      "\n\n<layout>\n\n\n<preview/>\n\n\n\n<view/>\n\n</layout>\n\n\n",
      """
      <layout>
        <preview/>

        <view/>
      </layout>

      """),
    Case(
      "line feeds for all ends of lines, no byte order mark, blanks for tabs",
      "\u{FEFF}<layout>\r\n\t<view/>\r\r\t<view/>\r\n</layout>",
      "<layout>\n  <view/>\n\n  <view/>\n</layout>\n"),
    Case(
      "the XML declaration and instructions stay",
      "<?xml  version='1.0'\n encoding=\"UTF-8\" ?><?xml-model  href=\"a.rng\"?><layout><?go  on?></layout>",
      """
      <?xml version='1.0' encoding="UTF-8"?>
      <?xml-model  href="a.rng"?>
      <layout>
        <?go  on?>
      </layout>

      """),
    Case(
      "text where none may stand has a line of its own",
      "<layout><stack>, <view/>and so on </stack></layout>",
      """
      <layout>
        <stack>
          ,
          <view/>
          and so on
        </stack>
      </layout>

      """),
  ]

  // MARK: Attributes

  private static let attributes = [
    Case(
      "in the order of the table, what it is called first",
      #"<image opacity="1" width="2" flexGrow="1" source="asset:A" id="a"/>"#,
      #"<image id="a" source="asset:A" width="2" flexGrow="1" opacity="1"/>\#n"#),
    Case(
      "what an author declares behind the names, in the order in which it is written",
      #"<Row opacity="1" title="b" detail="a" alignSelf="end" id="row"/>"#,
      #"<Row id="row" title="b" detail="a" alignSelf="end" opacity="1"/>\#n"#),
    Case(
      "an unknown one last",
      #"<view zebra="1" ant="2" id="a"/>"#, #"<view id="a" zebra="1" ant="2"/>\#n"#),
    Case(
      "a line for each where they do not fit into a hundred columns",
      #"""
      <layout><image accessibilityLabel="Fishing boats in a harbour in the evening" source="asset:Harbour" id="photo"/></layout>
      """#,
      """
      <layout>
        <image
            id="photo"
            source="asset:Harbour"
            accessibilityLabel="Fishing boats in a harbour in the evening"/>
      </layout>

      """),
    Case(
      "content stands less far in than attributes",
      #"""
      <stack direction="vertical" accessibilityLabel="Fishing boats in a harbour in the evening light of March"><view/></stack>
      """#,
      """
      <stack
          direction="vertical"
          accessibilityLabel="Fishing boats in a harbour in the evening light of March">
        <view/>
      </stack>

      """),
    Case(
      "a single one has no line of its own",
      """
      <view accessibilityLabel="Fishing boats in a harbour in the evening light of a day in March, or in April"/>
      """,
      """
      <view accessibilityLabel="Fishing boats in a harbour in the evening light of a day in March, or in April"/>

      """),
    Case(
      "a hundred columns fit",
      #"<view id="a" accessibilityLabel="\#(String(repeating: "é", count: 64))"/>"#,
      #"<view id="a" accessibilityLabel="\#(String(repeating: "é", count: 64))"/>\#n"#),
    Case(
      "a hundred and one do not",
      #"<view id="a" accessibilityLabel="\#(String(repeating: "é", count: 65))"/>"#,
      """
      <view
          id="a"
          accessibilityLabel="\(String(repeating: "é", count: 65))"/>

      """),
  ]

  // MARK: Values

  private static let values = [
    Case(
      "double quotes, and references only where they are needed",
      #"<text content='a &apos;b&apos; &gt; &amp; > é &#233;'/>"#,
      #"<text content="a 'b' &gt; &amp; > é &#233;"/>\#n"#),
    Case(
      "single quotes around double ones",
      #"<text content='say "yes"'/>"#, #"<text content='say "yes"'/>\#n"#),
    Case(
      "single blanks between the parts of a list, where somebody reads one",
      "<inset insets=' 1\t2  3\n4 '><view sizeRange='1 2 .. 3  4'/></inset>",
      """
      <inset insets="1 2 3 4">
        <view sizeRange="1 2 .. 3  4"/>
      </inset>

      """),
    Case(
      "a range without blanks around its dots",
      "<absolute><view sizeRange='1 2 .. 3  4'/></absolute>",
      """
      <absolute>
        <view sizeRange="1 2..3 4"/>
      </absolute>

      """),
    Case(
      "blanks that count stay",
      #"<text content="  two  blanks " accessibilityLabel=" a  b"/>"#,
      #"<text content="  two  blanks " accessibilityLabel=" a  b"/>\#n"#),
    Case(
      "blanks around operators and behind commas in expressions, none elsewhere",
      #"<text opacity="{ max( a,-b )+c*(2-d) }" content="{ a  ?'x  y':b . c }, {count( xs )} "/>"#,
      #"<text content="{a ? 'x  y' : b.c}, {count(xs)} " opacity="{max(a, -b) + c * (2 - d)}"/>\#n"#
    ),
    Case(
      "signs and words of expressions",
      #"<if test="{not(a.b>=3)and xs [ 0 ]==.end or c?.d??1&gt;e}"><view/></if>"#,
      """
      <if test="{not (a.b >= 3) and xs[0] == .end or c?.d ?? 1 &gt; e}">
        <view/>
      </if>

      """),
    Case(
      "expressions among the parts of a list, and lists in expressions",
      #"<for each="x" in="{ [ 1,2 , 3 ] }"><inset insets="{ a }   { b+1 }"/></for>"#,
      """
      <for each="x" in="{[1, 2, 3]}">
        <inset insets="{a} {b + 1}"/>
      </for>

      """),
    Case(
      "what is no expression stays",
      #"<text content="{a +} {{ b }} {'c} } {" opacity="{1,5}"/>"#,
      #"<text content="{a +} {{ b }} {'c} } {" opacity="{1,5}"/>\#n"#),
  ]

  // MARK: Texts

  private static let texts = [
    Case(
      "on one line where it fits",
      "<text>\n  Hello,\n  { name }!\n</text>", "<text>Hello, {name}!</text>\n"),
    Case(
      "else filled into lines of its own",
      """
      <text id="comment">We walked the ridge on Sunday. The path is dry, but bring water: the spring below the hut has run out.</text>
      """,
      """
      <text id="comment">
        We walked the ridge on Sunday. The path is dry, but bring water: the spring below the hut has run
        out.
      </text>

      """),
    Case(
      "no blank comes or goes between words and spans",
      "<text>\n<span  italic='true'>A</span>t <span>six </span>\n<span> o</span>clock<span> </span></text>",
      "<text><span italic=\"true\">A</span>t <span>six </span> <span> o</span>clock<span> </span></text>\n"
    ),
    Case(
      "nothing in the strings of an expression changes",
      "<text>{ a  ??\n'two  blanks\nand a line' }</text>",
      """
      <text>
        {a ?? 'two  blanks
      and a line'}
      </text>

      """),
    Case(
      "sections stay",
      "<text> <![CDATA[a  <b>]]> c</text>", "<text><![CDATA[a  <b>]]> c</text>\n"),
    Case(
      "a comment on a line of its own stays there",
      "<text>One\n<!-- two -->\nthree <!-- four --> five</text>",
      """
      <text>
        One
        <!-- two -->
        three <!-- four --> five
      </text>

      """),
  ]

  // MARK: Comments

  private static let comments = [
    Case(
      "before what they stand before, and behind what they stand behind",
      "<!-- a --><layout> <!-- b -->\n\n<!-- c --> <view/>   <!-- d -->\n<view/><!-- e --><view/></layout><!-- f -->",
      """
      <!-- a -->
      <layout> <!-- b -->
        <!-- c -->
        <view/> <!-- d -->
        <view/>
        <!-- e -->
        <view/>
      </layout> <!-- f -->

      """),
    Case(
      "their lines move together",
      "<layout>\n      <!-- One\n           two  \n\n         three\n  four -->\n<view/></layout>",
      """
      <layout>
        <!-- One
             two

           three
      four -->
        <view/>
      </layout>

      """),
  ]
}

// MARK: Formatting of some lines

struct LinesTests {
  private static let source = """
    <layout  name = "A" >
      <stack   direction="vertical">
          <view id = "a"
             width="1"/>
       <!--  b  -->

          <text>Hello   there</text>
          <view   id='d'/></stack>
     </layout>

    """

  @Test func onlyWhatTouchesThemChanges() {
    #expect(
      formatted(Self.source, lines: [4...4]) == """
        <layout  name = "A" >
          <stack   direction="vertical">
            <view id="a" width="1"/>
           <!--  b  -->

              <text>Hello   there</text>
              <view   id='d'/></stack>
         </layout>

        """)
    #expect(
      formatted(Self.source, lines: [1...1, 7...8]) == """
        <layout name="A">
          <stack   direction="vertical">
              <view id = "a"
                 width="1"/>
           <!--  b  -->

            <text>Hello there</text>
            <view id="d"/>
          </stack>
         </layout>

        """)
  }

  @Test func allLinesAreTheDocument() {
    #expect(formatted(Self.source, lines: [1...100]) == formatted(Self.source))
    #expect(formatted(Self.source, lines: [50...100]) == Self.source)
  }

  @Test func endsOfLinesStayAsTheyAreInTheFile() {
    let source = "<layout>\r\n <stack><view/></stack>\r\n </layout>\r\n"
    #expect(
      formatted(source, lines: [2...2])
        == "<layout>\r\n  <stack>\r\n    <view/>\r\n  </stack>\r\n </layout>\r\n")
  }
}

// MARK: Files of the project

struct CanonicalTests {
  @Test func samplesAndLibrariesHaveTheForm() throws {
    let files = packageFiles(".layout.xml").filter { !$0.path().contains("/Tests/") }
    #expect(files.count > 40)
    for file in files {
      let bytes = try Array(Data(contentsOf: file))
      let isFormatted = formatted(bytes) == bytes
      #expect(isFormatted, "layoutc format \(file.path())")
    }
  }
}
