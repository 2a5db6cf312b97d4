import LayoutCodeGeneration
import LayoutSemantics
import Testing

/// A document whose source is worth reading.
struct SourceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let markup: String

  var testDescription: String { name }

  /// The markup and the Swift made of it, as one text.
  var snapshot: String {
    let document = typed(markup)
    let path = "Layouts/\(name).layout.xml"
    let type = DocumentName.of(document, path: path)
    let source =
      document.hasErrors
      ? SwiftTarget().stub(of: document, name: type, path: path)
      : SwiftTarget().source(of: document, name: type, path: path)
    return "\(markup)\n\n---\n\(source)"
  }

  static let all: [SourceCase] = [
    SourceCase(
      name: "place-card",
      markup: """
        <layout>
          <preview width="390" scale="3"/>
          <stack direction="horizontal" spacing="12" alignItems="center">
            <image id="photo" source="asset:Harbour" size="56" cornerRadius="28"/>
            <stack direction="vertical" flexGrow="1" flexShrink="1" spacing="2">
              <text id="title" maxLines="1">Harbour café</text>
              <text textStyle="caption" color="#6B7280">Open until <span fontWeight="bold">22:00</span></text>
            </stack>
          </stack>
        </layout>
        """),
    SourceCase(
      name: "shorthands",
      markup: """
        <layout name="Shorthands">
          <absolute sizing="sizeToFit">
            <inset insets="8" insetLeft="5%"><view size="10 20"/></inset>
            <inset insets="infinity"><view width="40%" maxHeight="12.5"/></inset>
            <inset insets="4 8" layoutPosition="-2 3" sizeRange="10 20..auto 50%"><view/></inset>
            <center sizing="minimumHeight" centering="none" sizeRange="10 20"><view/></center>
            <relative horizontalPosition="end" sizing="minimumWidth minimumHeight">
              <ratio ratio="16:9"><view intrinsicSize="fill"/></ratio>
            </relative>
            <stack direction="vertical"/>
          </absolute>
        </layout>
        """),
    SourceCase(
      name: "texts",
      markup: """
        <layout name="Texts">
          <stack direction="vertical" id="frames">
            <text/>
            <text>A "quoted" \\(word) — and #more</text>
            <text content="tab&#9;line&#10;end"/>
            <text content="&#x202E;hidden &#xA0; &#x301;mark"/>
            <text>Every harbour keeps two clocks, and whoever wants to leave has to know both of them, "really" know them.</text>
            <text fontSize="13" id="long_one" maxLines="1000000">Every harbour keeps two clocks, and whoever wants to leave has to know both.</text>
          </stack>
        </layout>
        """),
    SourceCase(
      name: "broken",
      markup: """
        <layout name="Broken">
          <stack direction="sideways" id="all">
            <text id="title" flexGrow="x">Hello</text>
            <text id="title">Again</text>
          </stack>
        </layout>
        """),
    SourceCase(name: "size", markup: "<layout><scroll><spinner/></scroll></layout>"),
    SourceCase(
      name: "nested",
      markup: """
        <layout name="Nested">
          \(String(repeating: "<center>", count: 12))<text id="deep">Deep</text>\
        \(String(repeating: "</center>", count: 12))
        </layout>
        """),
  ]
}
