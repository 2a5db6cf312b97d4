import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// `check --prove --any-text` proves properties for any words of the data, and says what is open.
struct AnyTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    on document: String, widths: ClosedRange<Int> = 320...324
  ) async throws -> CheckReport {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = widths
    domain.isForAnyText = true
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.disabled = [IdleAttribute.finding.name]
    return await check.run()
  }

  /// Returns the last line of what was tried, without the name of the file.
  private func words(on document: String) async throws -> String {
    let report = try await report(on: document)
    let last = report.proof?.sentence.split(separator: "\n").last ?? ""
    return String(last).replacing(folder.path("example.layout.xml"), with: "E")
  }

  private static func document(_ body: String, maxLength: Int? = 24) -> String {
    let length = maxLength.map { " maxLength=\"\($0)\"" } ?? ""
    return """
      <layout name="Example">
        <param name="title" type="String"\(length)/>
        <param name="note" type="String?" maxLength="60"/>
        \(body)
      </layout>

      """
  }

  // MARK: What is proved

  @Test(arguments: [
    // What shrinks beside what does not.
    """
    <stack direction="horizontal" spacing="12" padding="16">
      <image source="symbol:bag" size="40"/>
      <text flexShrink="1">{title}</text>
    </stack>
    """,
    // A column beside pictures, in a column.
    """
    <scroll axis="vertical">
      <stack direction="vertical" padding="8">
        <stack direction="horizontal" spacing="8" alignItems="center">
          <image source="symbol:bag" size="24"/>
          <stack direction="vertical" flexGrow="1" flexShrink="1">
            <text>{title}</text>
            <text maxLines="2">{note ?? ''}</text>
          </stack>
        </stack>
        <text>Hello {title}, and good morning</text>
      </stack>
    </scroll>
    """,
    // What is measured again in its own size.
    """
    <stack direction="horizontal" alignItems="stretch">
      <view size="20 60"/>
      <stack direction="vertical" flexShrink="1"><inset insets="4"><text>{title}</text></inset></stack>
    </stack>
    """,
    // A grid is what it is, whatever the texts are.
    """
    <stack direction="vertical">
      <text>{title}</text>
      <grid columns="1fr 1fr"><view height="40"/><text>Fixed</text></grid>
    </stack>
    """,
  ])
  func itHoldsForAnyWords(body: String) async throws {
    let words = try await words(on: Self.document(body))
    #expect(words == "for any words of 2 texts, 4 properties hold", "\(body)")
  }

  /// A card or a row of each container holds, whatever its texts say.
  @Test(arguments: [
    // A row of the linear family: a picture, a column that takes the rest, and an arrow.
    """
    <linear spacing="12" margin="12 16">
      <image source="symbol:person" size="44 44"/>
      <linear orientation="vertical" spacing="2" height="wrap" weight="1">
        <text height="wrap">{title}</text>
        <text height="wrap">{note ?? ''}</text>
      </linear>
      <image source="symbol:chevron.forward" size="8 14" gravity="centerVertical"/>
    </linear>
    """,
    // What has its own width beside what has the rest.
    """
    <linear spacing="8">
      <text maxLines="1" height="wrap" weight="1">{title}</text>
      <text size="wrap">09:41</text>
    </linear>
    """,
    // A text over a picture.
    """
    <layers margin="8">
      <view size="120 60" backgroundColor="#2563EB"/>
      <text size="wrap" gravity="center">{title}</text>
    </layers>
    """,
    // Labels, in as many lines as they need.
    """
    <flow spacing="6" lineSpacing="4" margin="8">
      <text size="wrap" itemPadding="2 6">{title}</text>
      <text size="wrap" itemPadding="2 6">{note ?? ''}</text>
      <text size="wrap">Follow up</text>
    </flow>
    """,
    // A flexbox in another one.
    """
    <flex direction="row" gap="12" padding="8">
      <image source="symbol:person" size="40"/>
      <flex flexGrow="1" flexShrink="1" gap="4" justifyContent="center">
        <text>Hello {title}</text>
        <view height="2"/>
      </flex>
    </flex>
    """,
    // A column, with an element of another family in it.
    """
    <flex gap="8" padding="10">
      <view height="9"/>
      <text flexShrink="1">{title}</text>
      <stack direction="vertical"><text>{title}</text></stack>
    </flex>
    """,
    // What is clipped, and a badge that takes room.
    """
    <zstack>
      <clip><text>{title}</text></clip>
      <corner wrapsCorner="true" cornerLocation="topEnd">
        <view size="40"/>
        <view size="10"/>
      </corner>
    </zstack>
    """,
  ])
  func eachContainerHolds(body: String) async throws {
    let words = try await words(on: Self.document(body))
    #expect(words.hasSuffix("properties hold"), "\(words)\n\(body)")
  }

  /// What some words break has a witness, and is not said to hold.
  @Test(arguments: [
    ("<linear><text width=\"90\" height=\"24\">{title}</text></linear>", "cut-text"),
    (
      "<linear><view width=\"300\" height=\"9\"/><text width=\"90\" height=\"wrap\">{title}</text></linear>",
      "leaves-parent"
    ),
    (
      "<layers height=\"24\"><text height=\"wrap\" width=\"60\">{title}</text></layers>", "cut-text"
    ),
    (
      "<flow height=\"30\"><text size=\"wrap\">{title}</text><text size=\"wrap\">{title}</text></flow>",
      "leaves-parent"
    ),
    ("<clip height=\"24\"><text width=\"60\">{title}</text></clip>", "cut-text"),
  ])
  func whatBreaksHasAWitness(body: String, property: String) async throws {
    let report = try await report(
      on: Self.document("<stack direction=\"vertical\">\(body)</stack>"))
    let found = report.findings.flatMap(\.diagnostics).filter { $0.proof != nil }
    #expect(found.contains { $0.id.name == property }, "\(found.map(\.id.name)) \(body)")
    let json = report.proof?.json ?? ""
    #expect(json.contains("\"witness\""))
  }

  // MARK: What is open

  @Test(arguments: [
    (
      #"<flex direction="row" wrap="wrap"><text flexShrink="1">{title}</text></flex>"#,
      "'cut-text' of 'text' at E:4, since its lines may wrap"
    ),
    // What stands behind a text begins within a pixel, where rounding may take one from its width.
    (
      #"<flex direction="row"><text>{title}</text><text>{title}</text></flex>"#,
      "'cut-text' of 'text' at E:4, since its texts have too many lengths"
    ),
    (
      #"<grid columns="1fr 1fr"><text>{title}</text><text>{title}</text></grid>"#,
      "'cut-text' of 'text' at E:4, since 'grid' has no function of lengths"
    ),
    // Thirds of a width that is no multiple of three, in parts of a pixel.
    (
      #"<linear><text weight="1" height="wrap">{title} and {title}</text><text weight="1" height="wrap">{title}</text><text weight="1" height="wrap">{title}</text></linear>"#,
      "'cut-text' of 'text' at E:4, since its texts have too many lengths"
    ),
    // Only the first of them has words wherever it may have some.
    (
      #"<text>{title}</text><text minScale="0.5" maxLines="1">{title}</text>"#,
      "'vanished' of 'text' at E:4, since its letters get smaller"
    ),
    (
      #"<text minScale="0.5" maxLines="1">{title}</text>"#,
      "'cut-text' of 'text' at E:4, since its letters get smaller"
    ),
    (
      #"<stack direction="horizontal" flexWrap="wrap"><text>{title}</text><text>{title}</text><text>{title}</text><text>{title}</text><text>{title}</text><text>{title}</text></stack>"#,
      "'cut-text' of 'text' at E:4, since its lines may wrap in too many ways"
    ),
  ])
  func whatCannotBeDecidedIsOpen(body: String, reason: String) async throws {
    let words = try await words(
      on: Self.document("<stack direction=\"vertical\">\(body)</stack>", maxLength: 6))
    #expect(words.contains("open is"), "\(words)")
    #expect(words.contains(reason), "\(words)")
  }

  /// Lines of a stack hold wherever they break, and each alternative holds where it may be taken.
  @Test(arguments: [
    """
    <stack direction="horizontal" spacing="8" flexWrap="wrap" lineSpacing="4">
      <text flexShrink="1">{title}</text>
      <text flexShrink="1">{note ?? ''}</text>
      <view size="60 20"/>
    </stack>
    """,
    // More ways to break than are tried at once.
    """
    <stack direction="horizontal" spacing="8" flexWrap="wrap">
      <text flexShrink="1">{title}</text>
      <view size="40 20"/>
      <text flexShrink="1">{note ?? ''}</text>
      <view size="60 20"/>
      <view size="70 20"/>
      <view size="80 20"/>
    </stack>
    """,
    """
    <fit axis="horizontal">
      <stack direction="horizontal" spacing="8">
        <text maxLines="1">{title}</text>
        <text>{note ?? ''}</text>
      </stack>
      <stack direction="vertical">
        <text>{title}</text>
        <text>{note ?? ''}</text>
      </stack>
    </fit>
    """,
  ])
  func whatMayBeOneOfSeveralHolds(body: String) async throws {
    let words = try await words(on: Self.document(body))
    #expect(words == "for any words of 2 texts, 4 properties hold", "\(body)")
  }

  /// An alternative that the words of the previews never take is proved as well.
  @Test func anAlternativeForOtherWordsIsLookedAt() async throws {
    let words = try await words(
      on: Self.document(
        """
        <stack direction="vertical">
          <stack direction="horizontal">
            <text>{title}</text>
            <fit axis="horizontal" flexShrink="1" flexBasis="100">
              <view size="60 20"/>
              <view size="20 20"><text maxLines="1" width="2">{note ?? ''}</text></view>
            </fit>
          </stack>
        </stack>
        """))
    #expect(words.contains("'cut-text' of 'text'"), "\(words)")
  }

  // MARK: What is asked of a text

  /// A text that a condition asks keeps its words, and one that may be empty is any other.
  @Test(arguments: [
    (#"<if test="{title == 'x'}"><view size="9"/></if><text>{title}</text>"#, ["title"], []),
    (#"<if test="{not isEmpty(title)}"><text>{title}</text></if>"#, [], ["title"]),
    // What is there, a letter of it, and a list of what is not asked.
    (#"<if test="{note != nil}"><text>{prefix(upper(title), 1)}</text></if>"#, [], []),
    (#"<text>{prefix(title, 2)} and {join([title, title], ', ')}</text>"#, [], []),
    // A part of what has other letters too may be any part of these.
    (#"<text>{prefix('A {title}', 2)}</text>"#, ["title"], []),
  ])
  func whatIsAskedOfATextIsTold(body: String, asShown: [String], neverEmpty: [String]) async throws
  {
    let report = try await report(
      on: Self.document("<stack direction=\"vertical\">\(body)</stack>"))
    let json = report.proof?.json ?? ""
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    #expect(json.contains("\"asShown\": [\(list(asShown))]"), "\(json)")
    #expect(json.contains("\"neverEmpty\": [\(list(neverEmpty))]"), "\(json)")
    #expect(!json.contains("obstacle"))
  }

  /// Texts of ideographs are wider than those of trials: what only they break is not proved.
  @Test func whatOnlyTheWidestLettersBreakIsOpen() async throws {
    let report = try await report(
      on: Self.document(
        #"<stack direction="horizontal"><text scalesText="false">{title}</text></stack>"#,
        maxLength: 20))
    // 20 letters of 14.62 points fit, and 20 of 17 points do not.
    #expect(report.findings.flatMap(\.diagnostics).allSatisfy { $0.proof == nil })
    #expect(
      report.proof?.sentence.contains(
        "'leaves-parent' of 'text' at \(folder.path("example.layout.xml")):4, since its texts have too many lengths"
      ) == true, "\(report.proof?.sentence ?? "")")
    let json = report.proof?.json ?? ""
    #expect(json.contains("\"proved\": [\"cut-text\", \"overlap\", \"vanished\"]"), "\(json)")
    #expect(json.contains("\"maxLength\": 20"))
  }

  /// A text that says no length has up to 40 letters, which are tried too.
  @Test func textsWithoutALengthAreTriedWithFortyLetters() async throws {
    let report = try await report(
      on: Self.document(
        #"<stack direction="horizontal"><text>{title}</text></stack>"#, maxLength: nil))
    #expect(report.proof?.json.contains("with 'title' in 40 wide letters") == true)
    #expect(report.proof?.json.contains("\"textsAsShown\": []") == true)
  }
}
