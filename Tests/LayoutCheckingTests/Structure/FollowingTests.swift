import LayoutDiagnostics
import LayoutRules
import LayoutXML
import Testing

/// One mistake is one finding, whatever element contains it and whatever uses the declaration.
struct FollowingTests {
  // MARK: Declarations and their uses

  /// A mistake in the declaration of a member called `n`.
  struct Slip: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The declaration's attributes, with its name; the correct type would be Integer.
    var attributes: String
  }

  private static let slips = [
    Slip(testDescription: "an unknown type", attributes: #"name="n" type="Integr""#),
    Slip(testDescription: "a type of another system", attributes: #"name="n" type="Int""#),
    Slip(testDescription: "an unknown record", attributes: #"name="n" type="Nobody?""#),
    Slip(testDescription: "a bad default", attributes: #"name="n" type="Integer" default="abc""#),
    Slip(
      testDescription: "a default of another type",
      attributes: #"name="n" type="Integer" default="{'abc'}""#),
    Slip(
      testDescription: "a default of an unknown name",
      attributes: #"name="n" type="Integer" default="{nobody}""#),
    Slip(testDescription: "no type", attributes: #"name="n""#),
    Slip(
      testDescription: "words without a type of their own",
      attributes: #"name="n" type="Choice" values="a a""#),
  ]

  /// Documents that use the member declared at `$` in every possible way.
  private static let places = [
    "a layout's parameter": """
    <layout name="A">
      <param $/>
      <define name="gap" value="4"/>
      <component name="Card">
        <param name="n" type="Integer?"/>
        <text>{n ?? 0}</text>
      </component>
      <stack direction="vertical" spacing="{n + gap}">
        <text maxLines="{n}">{n} {n + 1} {n > 1 ? 'a {n}' : 'b'}</text>
        <if test="{n > 1}"><text>{n}</text></if>
        <for each="i" in="{range(n)}"><text>{i}</text></for>
        <Card n="{n}"/>
      </stack>
    </layout>
    """,
    "a component's parameter": """
    <layout name="A">
      <component name="Card">
        <param $/>
        <param name="m" type="Integer" default="{n + 1}"/>
        <text maxLines="{n}">{n} {n + m} {'{n}'}</text>
      </component>
      <component name="Twice"><stack direction="vertical"><Card n="1"/></stack></component>
      <stack direction="vertical">
        <Card n="4"/>
        <Twice/>
        <for each="i" in="{range(2)}"><Card n="{i}"/></for>
      </stack>
    </layout>
    """,
    "a record's field": """
    <layout name="A">
      <record name="User"><field $/></record>
      <component name="Card">
        <param name="user" type="User"/>
        <text>{user.n} {user.n + 1}</text>
      </component>
      <param name="user" type="User"/>
      <param name="users" type="[User]"/>
      <stack direction="vertical">
        <text maxLines="{user.n}">{user.n} {user.n + 1}</text>
        <for each="one" in="{users}"><Card user="{one}"/><text>{one.n}</text></for>
        <text>{count(users.n)}</text>
      </stack>
    </layout>
    """,
    "an element's attribute": """
    <layout name="A">
      <element name="Wall" class="Wall" children="any"><attribute $/></element>
      <param name="amount" type="Integer"/>
      <stack direction="vertical">
        <Wall n="4"><text>a</text></Wall>
        <Wall n="{amount + 1}"/>
      </stack>
    </layout>
    """,
    "an element's placement": """
    <layout name="A">
      <element name="Wall" class="Wall" children="any"><placement $/></element>
      <param name="amount" type="Integer"/>
      <stack direction="vertical">
        <Wall><text n="{amount}">a</text><view n="4"/></Wall>
      </stack>
    </layout>
    """,
  ]

  @Test(arguments: slips, places.keys.sorted())
  func aMistakeInADeclarationIsFoundOnce(slip: Slip, place: String) throws {
    let document = try #require(Self.places[place]).replacing("$", with: slip.attributes)
    let errors = Self.errors(document)
    #expect(errors.count <= 1, "\(slip.testDescription) in \(place): \(errors)")
    // Each slip is reported, at every place.
    #expect(!errors.isEmpty, "\(slip.testDescription) in \(place)")
  }

  // MARK: Structure

  @Test(arguments: [
    // Declarations without an end tag.
    "<style name=\"a\" color=\"#000\"><param name=\"n\" type=\"Integer\"/>"
      + "<stack direction=\"vertical\"><text style=\"a\">{n}</text></stack>",
    "<param name=\"n\" type=\"Integer\"><style name=\"a\" color=\"#000\"/>"
      + "<stack direction=\"vertical\"><text style=\"a\">{n}</text></stack>",
    "<define name=\"gap\" value=\"8\"><stack direction=\"vertical\" spacing=\"{gap}\"><text>a</text></stack>",
    // Containers without an end tag.
    "<stack direction=\"vertical\"><center><text>a</text><text>b</text></stack>",
    "<stack direction=\"vertical\"><inset insets=\"4\"><text>a</text><center><text>b</text></center></stack>",
    // Undeclared or misplaced slots.
    "<component name=\"Card\"><center><slot/></center></component><Card><text slot=\"top\">a</text></Card>",
    "<component name=\"Card\"><stack direction=\"vertical\"><center><slot name=\"top\"/></center><slot/></stack></component>"
      + "<stack direction=\"vertical\"><Card><text slot=\"tip\">a</text><text>b</text></Card></stack>",
    // Misspelt names that other elements refer to.
    "<component name=\"Card\"><param name=\"title\" type=\"String\"/><text>{title}</text></component>"
      + "<stack direction=\"vertical\"><Card titel=\"a\"/></stack>",
    "<component name=\"card\"><view/></component><stack direction=\"vertical\"><card/><card/></stack>",
    "<component><param name=\"a\" type=\"String\"/><text>{a}</text></component><Card a=\"b\"/>",
    "<component name=\"Card\"></component><stack direction=\"vertical\"><Card/><Card><text>a</text></Card></stack>",
    "<component name=\"Card\"><stack direction=\"vertical\"><slot nme=\"top\"/></stack></component>"
      + "<Card><text slot=\"top\">a</text></Card>",
    "<choice name=\"mode\" values=\"a b\"/><param name=\"m\" type=\"mode\"/><text>{m == .a ? 'x' : 'y'}</text>",
    "<define nme=\"gap\" value=\"8\"/><stack direction=\"vertical\" spacing=\"{gap}\"><text>{gap}</text></stack>",
    "<param nam=\"title\" type=\"String\"/><text>{title}</text>",
    "<parm name=\"title\" type=\"String\"/><text>{title}</text>",
    "<param type=\"String\"/><stack direction=\"vertical\"><text>{title}</text><text>{title}</text></stack>",
    "<record><field name=\"a\" type=\"String\"/></record><param name=\"u\" type=\"User\"/><text>{u.a}</text>",
    "<style name=\"a b\" color=\"#000\"/><text style=\"a\">a</text>",
    "<style color=\"#000\"/><text style=\"loud\">a</text>",
    "<import scr=\"kit.layout.xml\"/><stack direction=\"vertical\" spacing=\"{gap}\"><Card/></stack>",
    "<stack direction=\"vertical\"><for in=\"{range(2)}\"><text>{item}</text></for></stack>",
    "<stack direction=\"vertical\"><for each=\"x y\" in=\"{range(2)}\"><text>{x}</text></for></stack>",
    "<stack direction=\"vertical\"><for each=\"i\" in=\"{nobody}\"><text>{i} {i.name}</text></for></stack>",
    "<stack direction=\"vertical\"><let name=\"a\" value=\"{nobody}\"/><text>{a} {a + 1}</text></stack>",
    "<define name=\"a\" value=\"{nobody}\"/><define name=\"b\" value=\"{a + 1}\"/><text maxLines=\"{b}\">{a}</text>",
    "<choice name=\"Mode\" values=\"\"/><param name=\"m\" type=\"Mode\"/><text>{m == .a ? 'a' : 'b'}</text>",
  ])
  func aMistakeInStructureIsFoundOnce(body: String) {
    let errors = Self.errors("<layout name=\"A\">\(body)</layout>")
    #expect(errors.count == 1, "\(errors)")
  }

  // MARK: Mistakes of the catalog in each structure

  /// The structures that contain a mistake.
  ///
  /// `$` is the root with the mistake, `@` the declarations before it.
  private static let structures = [
    "a component": "<layout name=\"A\">@<component name=\"Inner\">$</component><Inner/></layout>",
    "an unused component":
      "<layout name=\"A\">@<component name=\"Inner\">$</component><text>a</text></layout>",
    "a slot": """
    <layout name="A">@<component name="Inner"><stack direction="vertical"><slot/></stack></component>
    <Inner>$</Inner></layout>
    """,
    "a loop": """
    <layout name="A">@<stack direction="vertical"><for each="number" in="{range(2)}">$</for></stack></layout>
    """,
    "a condition": """
    <layout name="A">@<param name="isThere" type="Bool"/>
    <stack direction="vertical"><if test="{isThere}">$</if></stack></layout>
    """,
    "both branches": """
    <layout name="A">@<param name="isThere" type="Bool"/>
    <stack direction="vertical"><if test="{isThere}">$</if><else><text>a</text></else></stack></layout>
    """,
    "a library": "<library name=\"A\">@<component name=\"Inner\">$</component></library>",
  ]

  /// Findings that may become another finding in a structure, with the reason.
  private static let exceptions: [String: String] = [
    "child-count": "how many children there may be is the structure's",
    "misplaced-element": "what may stand there is the structure's",
    "document-too-large": "one more level is one too many",
    "unknown-action": "a library declares no actions itself",
  ]

  @Test(arguments: structures.keys.sorted())
  func aMistakeStaysOneInEachStructure(structure: String) throws {
    let template = try #require(Self.structures[structure])
    var count = 0
    for id in DiagnosticCatalog.all where id.severity == .error && Self.exceptions[id.name] == nil {
      guard let document = id.entry.bad.document, document.contains("<layout") else { continue }
      let before = Self.errors(document)
      guard before.count == 1, let (declarations, root) = Self.parts(of: document) else { continue }
      let inside = template.replacing("@", with: declarations).replacing("$", with: root)
      let after = Self.errors(inside)
      count += 1
      #expect(after.count <= 1, "\(id.name) in \(structure): \(after)\n\(inside)")
    }
    #expect(count > 25)
  }

  /// Returns the declarations and the root of a layout without parameters.
  private static func parts(of document: String) -> (declarations: String, root: String)? {
    let checked = CheckedMarkup(document)
    let markup = checked.markup
    guard checked.markupFindings.isEmpty, markup.root >= 0 else { return nil }
    let layout = markup.nodes[Int(markup.root)]
    var child = layout.firstChild
    var last: MarkupNode?
    while child >= 0 {
      let node = markup.nodes[Int(child)]
      if node.isElement { last = node }
      child = node.nextSibling
    }
    guard let last else { return nil }
    let bytes = markup.bytes
    let head = String(decoding: bytes[Int(layout.startTagEnd)..<Int(last.start)], as: UTF8.self)
    // Parameters, previews and imports have no use in a component.
    guard !head.contains("<param"), !head.contains("<preview"), !head.contains("<import") else {
      return nil
    }
    return (head, String(decoding: bytes[Int(last.start)..<Int(last.end)], as: UTF8.self))
  }

  private static func errors(_ text: String) -> [String] {
    CheckedMarkup(text).findings.filter { $0.severity == .error }
      .map { "\($0.id.name): \($0.message)" }
  }
}
