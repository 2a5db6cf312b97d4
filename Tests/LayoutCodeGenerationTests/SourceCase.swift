import LayoutCodeGeneration
import LayoutModel
import Testing

/// A document whose generated Swift is recorded for review.
struct SourceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let markup: String

  var testDescription: String { name }

  /// The markup and the generated Swift, as one text.
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
      name: "words-in-flow",
      markup: """
        <layout name="Readers">
          <param name="names" type="[String]"/>
          <param name="title" type="Text?"/>
          <param name="isNew" type="Bool"/>
          <style name="loud" fontWeight="bold"/>
          <stack direction="vertical">
            <text id="readers" fontSize="13">Read by
              <for each="name" in="{names}" index="place">
                <if test="{place > 0}">, </if>
                <span style="{isNew ? 'loud' : ''}">{name}</span>
                <if minWidth="300">({place + 1} of {count(names)})</if>
                <else><span color="{isNew ? #DC2626 : #111827}">…</span></else>
              </for>.</text>
            <text><if test="{title != nil}">{title}</if><else>No <span italic="true">title</span></else></text>
          </stack>
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
    SourceCase(
      name: "structure",
      markup: """
        <layout name="Inbox">
          <param name="title" type="String"/>
          <param name="subtitle" type="String?"/>
          <param name="unread" type="Integer" default="0"/>
          <param name="messages" type="[Message]"/>
          <param name="density" type="Choice" values="compact airy" default="airy"/>
          <define name="gutter" value="12pt"/>
          <define name="accent" value="#007AFF" dark="#0A84FF"/>
          <style name="tinted" color="{accent}"/>
          <record name="Message">
            <field name="subject" type="String"/>
            <field name="isRead" type="Bool"/>
          </record>
          <component name="Row">
            <param name="message" type="Message"/>
            <stack direction="horizontal" spacing="{gutter}">
              <slot name="mark"><view size="8" backgroundColor="{accent}"/></slot>
              <text id="subject" maxLines="1">{message.subject}</text>
            </stack>
          </component>
          <stack direction="vertical" spacing="{density == .airy ? gutter : gutter / 2}">
            <text id="title">{title}</text>
            <if test="{subtitle != nil and unread > 0}"><text id="subtitle">{subtitle}: {unread} new</text></if>
            <elseIf minWidth="600"><text style="tinted">Everything is read</text></elseIf>
            <for each="message" in="{messages}" key="{message.subject}" index="place">
              <Row id="rows" message="{message}" flexGrow="1" opacity="{message.isRead ? 0.5 : 1}">
                <text slot="mark">{place + 1}</text>
              </Row>
            </for>
          </stack>
        </layout>
        """),
    SourceCase(
      name: "operators",
      markup: """
        <layout name="Operators">
          <param name="room" type="Points" default="40"/>
          <param name="likes" type="Integer"/>
          <param name="max" type="Integer" default="9"/>
          <param name="factor" type="Number?"/>
          <param name="tags" type="[String]"/>
          <param name="side" type="Choice" values="left right" default="left"/>
          <param name="sides" type="[Side]"/>
          <record name="Side"><field name="side" type="Choice?" values="left right"/></record>
          <define name="gutter" value="12pt"/>
          <define name="columns" value="3"/>
          <stack direction="vertical" spacing="{gutter / 2}">
            <view width="{(room - gutter * 2) / columns - 1}" height="{room / (factor ?? 1)}"/>
            <view width="{50% * min(factor ?? 1, 2, 0.5 + likes)}" height="{-room + abs(room - 90)}"/>
            <view width="{likes + 1}" height="{max(likes, max) * 2}"/>
            <view width="{room * (likes > 3 and not (likes == max) or room le 3.5 ? 2 : 1.5)}"/>
            <for each="tag" in="{tags}" index="place">
              <text opacity="{mod(place, 2) == 0 ? 1 : 0.5}" localized="false">{place + 1} of {count(tags)}: {upper(tag)}</text>
            </for>
            <for each="one" in="{sides}">
              <if test="{side == .left and one.side != .right and not isEmpty(tags) and contains(tags, 'a')}">
                <text>{likes - count(tags)} {mod(likes, 3)} {fixed(factor ?? 0, 1)} {round(room / 3)}</text>
              </if>
              <elseIf test="{(side == .left ? 3.0 : 2.0) / 2.0 > 1.25}"><text>{likes > 3}</text></elseIf>
            </for>
          </stack>
        </layout>
        """),
    SourceCase(
      name: "library",
      markup: """
        <library name="Tokens">
          <define name="gutter" value="12pt"/>
          <define name="third" value="33.3%"/>
          <record name="Person">
            <field name="name" type="String"/>
            <field name="photo" type="Image?"/>
            <field name="side" type="Choice" values="left right" default="left"/>
          </record>
          <component name="Face">
            <param name="person" type="Person"/>
            <param name="stretch" type="Ratio" default="1"/>
            <ratio ratio="{stretch}" id="face">
              <if test="{person.photo != nil}"><image source="{person.photo}"/></if>
              <else><text content="{upper(person.name)}"/></else>
            </ratio>
          </component>
        </library>
        """),
    SourceCase(
      name: "broken-structure",
      markup: """
        <layout name="BrokenStructure">
          <param name="title" type="String"/>
          <component name="Part"><param name="gap" type="Points"/><view id="inner"/></component>
          <stack direction="vertical"><Part id="part" gap="wide"/><text>{titel}</text></stack>
        </layout>
        """),
    SourceCase(
      name: "declared",
      markup: """
        <layout name="Declared">
          <element name="Masonry" class="MasonryLayout" children="any">
            <attribute name="columns" type="Integer" default="2"/>
          </element>
          <stack direction="vertical">
            <Masonry id="wall" columns="3"><text id="first">First</text></Masonry>
            <if minWidth="600"><Masonry id="more"/></if>
          </stack>
        </layout>
        """),
    SourceCase(name: "ratio", markup: "<layout><scroll><spinner/></scroll></layout>"),
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
