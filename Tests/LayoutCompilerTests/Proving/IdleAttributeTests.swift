import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import SeededRandom
import TestSupport
import Testing

/// `check --prove` reports the attributes without which nothing changes, and no other.
struct IdleAttributeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the attributes that are reported, in document order.
  private func idle(
    in document: String, widths: ClosedRange<Int> = 320...340
  ) async throws -> [String] {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = widths
    check.lint.proof = domain
    check.lint.only = [IdleAttribute.finding.name]
    return await check.run().findings.flatMap(\.diagnostics).map {
      String($0.message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" })
    }
  }

  /// Attributes of MKLayoutLibrary's words stand for several, so that their places are not those of
  /// the document: one was out of its range.
  @Test func whatStandsForOthersIsLeft() async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <preview width="320" height="200"/>
          <LinearLayout>
            <UIView item:size="30 -1" item:insertBorder="YES"/>
            <MKFlowLayout orientation="MKLayoutOrientationVertical">
              <UISwitch item:size="CGSizeMake(51, 31)"/>
            </MKFlowLayout>
          </LinearLayout>
        </layout>
        """)
    #expect(found == [])
  }

  // MARK: What is reported

  @Test(arguments: [
    (#"<text alignSelf="stretch">Hello</text>"#, ["alignSelf"]),
    (#"<view size="40 40" maxWidth="60"/>"#, ["maxWidth"]),
    (
      #"<stack direction="horizontal" justifyContent="center"><view flexGrow="1" height="9"/></stack>"#,
      ["justifyContent"]
    ),
    // A view that is stretched or grows in a stack takes no notice of a limit, as in Texture.
    (#"<view height="40" maxWidth="330"/>"#, ["maxWidth"]),
    (#"<inset insets="4" insetTop="4"><text>Hello</text></inset>"#, ["insetTop"]),
  ])
  func whatChangesNothingIsReported(body: String, names: [String]) async throws {
    let found = try await idle(in: Self.column(body))
    #expect(found == names, "\(body)")
  }

  @Test(arguments: [
    #"<text alignSelf="end">Hello</text>"#,
    #"<flex direction="column"><view height="40" maxWidth="330"/></flex>"#,
    // Only right to left, or in the largest letters, or in one height.
    #"<stack direction="horizontal" paddingStart="4"><view size="9"/></stack>"#,
    #"<text maxHeight="90">Hello and good morning to everybody who is here</text>"#,
    #"<view size="9" flexGrow="1"/>"#,
    // The letters move, and no frame does.
    #"<stack direction="horizontal"><text padding="4 16" flexGrow="1">a</text></stack>"#,
    #"<flex direction="row"><image source="symbol:star" size="20" padding="4"/></flex>"#,
    // What has an effect beside the frames.
    #"<text opacity="0.5" textAlign="center">Hello</text>"#,
  ])
  func whatChangesSomethingIsNot(body: String) async throws {
    let found = try await idle(in: Self.column(body))
    #expect(found == [], "\(body)")
  }

  /// A limit that only a screen of 1,200 points reaches is of use there.
  @Test func whatATallScreenNeedsIsNotReported() async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <preview width="330"/>
          <flex direction="column"><view flexGrow="1" maxHeight="900"/></flex>
        </layout>

        """)
    #expect(found == [])
  }

  /// What a component says is for all its uses.
  @Test(arguments: [("40", ["maxWidth"]), ("61", [])])
  func aComponentIsJudgedByAllItsUses(second: String, names: [String]) async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <component name="Card">
            <param name="isWide" type="Bool"/>
            <flex><view width="{isWide ? \(second) : 40}" height="9" maxWidth="60"/></flex>
          </component>
          <preview width="330"/>
          <stack direction="vertical" alignItems="start">
            <Card isWide="false"/>
            <Card isWide="true"/>
          </stack>
        </layout>

        """)
    #expect(found == names)
  }

  /// What a style says is for all that use it.
  @Test(arguments: [
    // No element needs it.
    ("", "40", "40", ["maxWidth"]),
    // One does.
    ("", "40", "61", []),
    // Without it another style would say it, so nobody knows what removing it does.
    (#"<style name="wide" maxWidth="70"/>"#, "40", "40", []),
  ])
  func aStyleIsJudgedByAllItsUsers(
    other: String, first: String, second: String, names: [String]
  ) async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <style name="box" maxWidth="60" height="9"/>
          \(other)
          <preview width="330"/>
          <flex direction="row">
            <view style="box" width="\(first)"/>
            <view style="box\(other.isEmpty ? "" : " wide")" width="\(second)"/>
          </flex>
        </layout>

        """)
    #expect(found == names)
  }

  /// A condition chooses the style, so that what it says is not for all that use it.
  @Test(arguments: ["'box' : 'plain'", "'plain' : 'box'"])
  func whatAConditionChoosesIsNotReported(styles: String) async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <param name="isOn" type="Bool" default="false"/>
          <style name="box" maxWidth="60" height="9"/>
          <style name="plain" height="9"/>
          <preview width="330"/>
          <flex direction="row">
            <view style="{isOn ? \(styles)}" width="40"/>
            <view style="box" width="40"/>
          </flex>
        </layout>

        """)
    #expect(found == [])
  }

  /// Beside styles that a condition chooses, nobody knows with what an attribute stands.
  @Test(arguments: [
    (#"style="box" maxWidth="60""#, ["maxWidth"]),
    (#"style="{isOn ? 'box' : 'plain'}" maxWidth="60""#, []),
  ])
  func anAttributeBesideAChosenStyleIsNotReported(body: String, names: [String]) async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <param name="isOn" type="Bool" default="false"/>
          <style name="box" height="9"/>
          <style name="plain" height="8"/>
          <preview width="330"/>
          <flex direction="row"><view \(body) width="40"/></flex>
        </layout>

        """)
    #expect(found == names)
  }

  private static func column(_ body: String) -> String {
    """
    <layout name="Example">
      <preview width="330"/>
      <stack direction="vertical" alignItems="stretch">
        \(body)
        <text>What is new</text>
      </stack>
    </layout>

    """
  }

  @Test func dataThatNoPreviewShowsCount() async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <param name="title" type="String" default="Hi"/>
          <preview width="330"/>
          <stack direction="horizontal">
            <text flexShrink="1">{title}</text>
            <view size="100 20"/>
          </stack>
        </layout>

        """)
    #expect(found == [])
  }

  /// The values that matter may be in no preview, also those of a part of a list.
  @Test(arguments: [
    #"<view size="40 40" maxWidth="{most}"/>"#, #"<view size="40 40" margin="{gap} 0"/>"#,
    #"<inset insets="{gap} 0"><text>Hello</text></inset>"#,
  ])
  func whatIsBoundIsNotReported(body: String) async throws {
    let found = try await idle(
      in: """
        <layout name="Example">
          <param name="gap" type="Points" default="0"/>
          <param name="most" type="Points" default="60"/>
          <preview width="330"/>
          <flex direction="column">\(body)</flex>
        </layout>

        """)
    #expect(found == [], "\(body)")
  }

  @Test func whatIsNeverShownIsNotReported() async throws {
    let found = try await idle(
      in: Self.column(#"<if minWidth="900"><text alignSelf="stretch">Hello</text></if>"#))
    #expect(found == [])
  }

  // MARK: Planted attributes

  /// An attribute that does nothing at any width is reported; one that does something at a single
  /// width is not.
  @Test(arguments: PlantedAttribute.allCases)
  func anAttributeIsIdleUnlessOneWidthNeedsIt(attribute: PlantedAttribute) async throws {
    for seed in 1...UInt64(TestLength.isWhole ? 25 : 3) {
      for isNeeded in [true, false] {
        var random = SeededGenerator(seed: seed)
        let domain = 320...Int.random(in: 330...400, using: &random)
        let part = attribute.part(isNeeded: isNeeded, in: domain, &random)
        let document = """
          <layout name="Example">
            <preview width="330"/>
            <stack direction="vertical" alignItems="\(attribute == .alignSelf ? "start" : "stretch")">
              \(part)
              <text>What is new</text>
            </stack>
          </layout>

          """
        let found = try await idle(in: document, widths: domain)
        #expect(found == (isNeeded ? [] : ["\(attribute)"]), "seed \(seed):\n\(document)")
      }
    }
  }

  /// What is reported can be removed at once: of what is left, nothing is reported.
  @Test func allThatIsReportedCanBeRemovedAtOnce() async throws {
    let attributes = [#" centering="x""#, #" sizing="minimumY""#]
    func body(_ attributes: [String]) -> String {
      Self.column("<center\(attributes.joined())><text>Hello</text></center>")
    }
    let found = try await idle(in: body(attributes))
    let left = attributes.filter { text in !found.contains { text.hasPrefix(" \($0)=") } }
    #expect(!found.isEmpty)
    #expect(try await idle(in: body(left)) == [])
  }
}
