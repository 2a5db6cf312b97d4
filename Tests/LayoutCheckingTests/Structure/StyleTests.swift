import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML
import Testing

@testable import LayoutChecking

/// The checker reads a style once, at its declaration, for all of its users.
struct StyleTests {
  @Test func aStyleIsReadOnceHoweverManyUseIt() throws {
    let uses = String(repeating: "<text style=\"note\"/>", count: 500)
    let checked = CheckedMarkup(
      """
      <layout>
        <define name="gap" value="8"/>
        <style name="note" content="Some words" cornerRadius="{gap}" maxWidth="{gap * 20}"/>
        <wrapper>\(uses)</wrapper>
      </layout>
      """)
    #expect(checked.lines == [])
    let typed = checked.typed
    #expect(typed.structure.expressions.count == 2)
    #expect(typed.source == checked.bytes)
    #expect(typed.decoded.isEmpty)
    let texts = Set(
      typed.nodes.indices.filter { typed.nodes[$0].kind == .text }
        .map { typed.value(.content, of: $0) })
    #expect(texts.count == 1)
    guard case .text(let words) = try #require(texts.first) else {
      Issue.record("the content is no text")
      return
    }
    // The value is a range of the style's own text, not a decoded copy.
    #expect(typed.string(words) == "Some words")
    #expect(!words.isDecoded)
  }

  /// If styles bring too many attributes, a finding reports that uses are left out.
  @Test func stylesBringNoMoreThanADocumentHolds() {
    let says = (0..<100).map { "p\($0)='1'" }.joined(separator: " ")
    let parameters = (0..<100).map { "<param name='p\($0)' type='Integer?'/>" }.joined()
    let uses = String(repeating: "many ", count: StyledAttributes.limit / 100 + 1)
    let checked = CheckedMarkup(
      """
      <layout>
        <style name='many' \(says)/>
        <component name='Card'>\(parameters)<view/></component>
        <Card style='\(uses)'/>
      </layout>
      """)
    #expect(
      checked.lines.filter { $0.hasPrefix("error") } == [
        "error(document-too-large) with 'many' here the styles bring more than 2000000 attributes, "
          + "which is the most that is read"
      ])
  }

  @Test func whatAnAttributeMeansIsForItsReaderToSay() throws {
    let checked = CheckedMarkup(
      """
      <layout>
        <style name="wide" width="50"/>
        <stack direction="vertical">
          <view style="wide"/>
          <linear orientation="vertical"><view style="wide" height="10"/></linear>
          <view style="wide"/>
        </stack>
      </layout>
      """)
    #expect(checked.lines == [])
    let widths = checked.typed.attributes.filter { $0.name == .width }
    #expect(widths.count == 3)
    #expect(widths[0].row == widths[2].row)
    #expect(widths[0].row != widths[1].row)
    #expect(Set(widths.map(\.value)).count == 1)
  }

  @Test func aMistakeIsSaidOnceWhereItStands() throws {
    let checked = CheckedMarkup(
      """
      <layout>
        <style name="dim" opacity="2" width="{shade}"/>
        <stack direction="vertical">
          <view style="dim"/>
          <linear orientation="vertical"><view style="dim" height="10"/></linear>
          <view style="dim"/>
        </stack>
      </layout>
      """)
    #expect(
      checked.lines == [
        "error(value-out-of-range) 'opacity' cannot be over 1",
        "error(unknown-name) there is no 'shade' here",
      ])
    let places = checked.findings.map { checked.markup.text(in: $0.range) }
    #expect(places == ["2", "shade"])
    let uses = checked.findings.map { $0.related.map { checked.markup.text(in: $0.range) } }
    #expect(uses == [["dim"], ["dim"]])
  }

  /// A mistake of a use is reported at the use, and its repairs do not change the style.
  @Test func aMistakeOfAUseIsSaidOfTheUse() throws {
    let checked = CheckedMarkup(
      """
      <layout>
        <style name="grows" opacity="0.5" flexGrow="1"/>
        <stack direction="vertical">
          <view style="grows"/>
          <center><view style="grows"/></center>
          <center><view style="grows"/></center>
        </stack>
      </layout>
      """)
    #expect(
      checked.lines
        == Array(repeating: "error(placement) 'flexGrow' has no effect here", count: 2))
    let style = try #require(
      checked.markup.nodes.first { checked.markup.names.name(of: $0.name) == "style" })
    for finding in checked.findings {
      #expect(checked.markup.text(in: finding.range) == "grows")
      #expect(finding.range.start > style.end)
      #expect(checked.markup.text(in: try #require(finding.related.last?.range)) == "flexGrow")
      #expect(finding.fixes.map(\.title) == ["wrap 'view' in <stack direction=\"vertical\">"])
      #expect(finding.fixes.flatMap(\.edits).allSatisfy { $0.range.start > style.end })
    }
  }

  /// Rules check the attributes of a style together with those of the element.
  @Test func rulesAreAboutTheUse() throws {
    let checked = CheckedMarkup(
      """
      <layout>
        <style name="least" minWidth="200"/>
        <style name="fills" width="match" height="10"/>
        <linear orientation="horizontal">
          <text style="least" width="wrap" maxWidth="100">A</text>
          <view style="fills"/>
        </linear>
      </layout>
      """)
    #expect(
      checked.findings.map(\.id.name).sorted() == ["match-beside-siblings", "minimum-over-maximum"])
    #expect(
      Set(checked.findings.map { checked.markup.text(in: $0.range) }) == ["least", "fills"])
  }

  @Test func aStyleThatNobodyUsesIsNotRead() {
    let checked = CheckedMarkup(
      "<library name=\"L\"><style name=\"a\" width=\"{nix}\" fontSize=\"13pt\"/></library>")
    #expect(checked.lines == [])
  }
}
