import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// The tests in documents: what `layoutc test` finds at which widths, text scales and directions.
struct DocumentTestTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private func write(
    _ test: String, _ body: String,
    previews: String = "<preview name=\"phone\" width=\"320\"/>"
  ) throws {
    try folder.write(
      "<layout name=\"Card\">\n\(previews)\n\(test)\n\(body)\n</layout>\n", to: "card.layout.xml")
  }

  /// Returns what is said of one test of a document, without its name, its line and the count.
  private func failures(
    _ expectation: String, attributes: String = "", of body: String,
    previews: String = "<preview name=\"phone\" width=\"320\"/>"
  ) throws -> [String] {
    try write("<test name=\"it\" \(attributes)>\(expectation)</test>", body, previews: previews)
    let outcome = try command.run(["test", "."])
    #expect(!outcome.errors.contains("error"), "\(outcome.errors)")
    return outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2).trimmingPrefix(#/line \d+: /#)) }
  }

  /// A row whose price stays 331 points from its start, whatever the width.
  private let row = """
    <stack id="card" direction="horizontal">
      <view id="title" size="280 20"/>
      <view id="price" size="51 10"/>
    </stack>
    """

  // MARK: Results

  @Test func aTestThatHoldsPasses() throws {
    try write(
      "<test name=\"the title is wide\"><expect that=\"{#title.width == 280}\"/></test>", row)
    let outcome = try command.run(["test", "."])
    #expect(outcome.output == "1 test passed\n")
    #expect(outcome.status == 0)
  }

  @Test func aFailureSaysWhereAndByHowMuch() throws {
    try write(
      "<test name=\"in sight\" widths=\"300...430\"><expect that=\"{#price.end le #card.end}\"/></test>",
      row)
    let outcome = try command.run(["test", "."])
    #expect(
      outcome.output == """
        card.layout.xml (in sight, phone)
          line 3: expected #price.end le #card.end, but 331 > 300 at a width of 300; from 300 to 330

        1 test, 1 failed

        """)
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  /// A document with tests is no document that nobody looks at.
  @Test func onlyDocumentsWithoutTestsLackFrames() throws {
    try write("<test name=\"it\"><expect that=\"{#title.width == 280}\"/></test>", row)
    try folder.write("<layout><text>Hi</text></layout>\n", to: "other.layout.xml")
    #expect(
      try command.run(["test", "."]).output
        == "1 test passed; no frames are recorded of other.layout.xml\n")
    #expect(try command.run(["test", "--filter", "nothing", "."]).output == "0 tests\n")
  }

  @Test func testsRunBesideRecordedFrames() throws {
    try write("<test name=\"it\"><expect that=\"{#title.width == 280}\"/></test>", row)
    _ = try command.run(["test", "--record", "."])
    #expect(try command.run(["test", "."]).output == "2 tests passed\n")
    #expect(try command.run(["test", "--filter", "it, phone", "."]).output == "1 test passed\n")
    #expect(try command.run(["test", "--filter", "(phone)", "."]).output == "1 test passed\n")
    try write(
      "<test name=\"it\"><expect that=\"{#title.width == 281}\"/></test>",
      row.replacing("280 20", with: "279 20"))
    #expect(
      try command.run(["test", "."]).output == """
        card.layout.xml (phone)
          #card / #title was 0 0  280 × 20 and is 0 0  279 × 20
          #card / #price moved from 280 0 to 279 0

        card.layout.xml (it, phone)
          line 3: expected #title.width == 281, but 279 != 281 at a width of 320

        2 tests, 2 failed

        """)
  }

  @Test func eachPreviewIsATestOfItsOwn() throws {
    try write(
      """
      <test name="all"><expect that="{#price.end le #card.end}"/></test>
      <test name="named" previews="in a row, phone"><expect that="{#price.end le #card.end}"/></test>
      """, row,
      previews: """
        <preview name="phone" width="320"/><preview width="330"/>
        <preview name="in a row" width="331"/>
        """)
    #expect(
      try command.run(["test", "."]).output == """
        card.layout.xml (all, phone)
          line 4: expected #price.end le #card.end, but 331 > 320 at a width of 320

        card.layout.xml (all, 2)
          line 4: expected #price.end le #card.end, but 331 > 330 at a width of 330

        card.layout.xml (named, phone)
          line 5: expected #price.end le #card.end, but 331 > 320 at a width of 320

        5 tests, 3 failed

        """)
  }

  @Test func aDocumentWithoutPreviewsIsTestedAsItIs() throws {
    try write("<test name=\"it\"><expect that=\"{#card.width == 1}\"/></test>", row, previews: "")
    #expect(
      try command.run(["test", "."]).output == """
        card.layout.xml (it)
          line 3: expected #card.width == 1, but 331 != 1

        1 test, 1 failed

        """)
  }

  @Test func aDocumentWithErrorsFailsItsTests() throws {
    try write("<test name=\"it\"><expect that=\"{#card.widht == 1}\"/></test>", row)
    let outcome = try command.run(["test", "."])
    #expect(
      outcome.output
        == "card.layout.xml (it)\n  the document has errors\n\n1 test, 1 failed\n")
    #expect(outcome.errors.contains("unknown-member"))
  }

  @Test func theStandardInputIsTested() throws {
    try write("<test name=\"it\"><expect that=\"{#title.width == 280}\"/></test>", row)
    let text = try folder.read("card.layout.xml")
    #expect(try command.run(["test", "-"], input: Data(text.utf8)).output == "1 test passed\n")
  }

  @Test func otherProgramsReadThem() throws {
    try write(
      "<test name=\"a #1 &lt;b&gt;\"><expect that=\"{#price.end le #card.end}\"/></test>", row)
    #expect(
      try command.run(["test", "--format", "tap", "."]).output == """
        TAP version 14
        1..1
        not ok 1 - card.layout.xml (a \\#1 <b>, phone)
          ---
          differences:
            - "line 3: expected #price.end le #card.end, but 331 > 320 at a width of 320"
          ...

        """)
    let junit = try command.run(["test", "--format", "junit", "."]).output
    #expect(
      junit.contains("<testcase classname=\"card.layout.xml\" name=\"a #1 &lt;b>, phone\">"))
    #expect(junit.contains("but 331 > 320 at a width of 320"))
  }

  // MARK: Trials

  @Test func aFaultThatIsPlantedIsFound() throws {
    let title = "<text id=\"title\" flexShrink=\"1\" maxLines=\"1\">A title that is long</text>"
    let body =
      "<stack id=\"card\" direction=\"horizontal\">\(title)<text id=\"price\">9</text></stack>"
    let test = "<expect that=\"{#price.end le #card.end and not #price.isTruncated}\"/>"
    let widths = "widths=\"60...200\" textScales=\"1 2\" directions=\"ltr rtl\""
    #expect(try failures(test, attributes: widths, of: body) == [])
    let found = try failures(
      test, attributes: widths, of: body.replacing(" flexShrink=\"1\"", with: ""))
    #expect(found.count == 1)
    #expect(
      found.first?.contains("at a width of 60, text scale 1, left to right; from 60 to") == true)
    #expect(found.first?.contains("; also at text scale 1 right to left, at text scale 2") == true)
  }

  @Test func branchesOfTheDocumentAreTakenByWidth() throws {
    let body = """
      <stack id="card" direction="horizontal">
        <if minWidth="310"><view id="wide" size="7 7"/></if>
        <else><view id="narrow" size="5 5"/></else>
      </stack>
      """
    let widths = "widths=\"300...320\""
    #expect(
      try failures("<expect that=\"{#wide.isShown}\"/>", attributes: widths, of: body) == [
        "expected #wide.isShown, but #wide.isShown is false at a width of 300; from 300 to 309"
      ])
    #expect(
      try failures("<expect that=\"{#narrow.width == 5}\"/>", attributes: widths, of: body) == [
        "expected #narrow.width == 5, but #narrow is not there at a width of 310; from 310 to 320"
      ])
    let either = "<expect that=\"{#narrow.width == 5 or #wide.isShown and #wide.width == 7}\"/>"
    #expect(try failures(either, attributes: widths, of: body) == [])
  }

  @Test func sidesFollowTheDirectionOfTheScript() throws {
    let body = """
      <stack id="card" direction="horizontal">
        <view id="first" size="40 10"/><view id="second" size="20 10"/>
      </stack>
      """
    let both = "directions=\"ltr rtl\""
    #expect(
      try failures(
        "<expect that=\"{#second.start == 40 and #second.end == 60}\"/>", attributes: both,
        of: body) == [])
    #expect(
      try failures("<expect that=\"{#second.left == 40}\"/>", attributes: both, of: body) == [
        "expected #second.left == 40, but 260 != 40 at a width of 320, right to left"
      ])
    #expect(
      try failures(
        "<expect that=\"{#second.left == -20 and #second.start == 40}\" in=\"first\"/>",
        attributes: "directions=\"rtl\"", of: body) == [])
  }

  @Test func anExpectationMayBeForOneTextScale() throws {
    let body = "<text id=\"title\" fontSize=\"17\">Some words in a row</text>"
    let previews = "<preview name=\"phone\" width=\"200\"/>"
    #expect(
      try failures(
        "<expect that=\"{#title.lines == 1}\" textScale=\"1\"/><expect that=\"{#title.lines le 3}\"/>",
        attributes: "textScales=\"1 2\"", of: body, previews: previews) == [])
    #expect(
      try failures(
        "<expect that=\"{#title.lines == 1}\"/>", attributes: "textScales=\"1 2\"", of: body,
        previews: previews) == [
          "expected #title.lines == 1, but 2 != 1 at a width of 200, text scale 2"
        ])
  }

  @Test func previewsGiveWhatATestLeavesOut() throws {
    let body = "<text id=\"title\" fontSize=\"17\">Some words in a row</text>"
    #expect(
      try failures(
        "<expect that=\"{#title.lines == 1}\"/>", of: body,
        previews: "<preview name=\"phone\" width=\"200\" textScale=\"2\" direction=\"rtl\"/>") == [
          "expected #title.lines == 1, but 2 != 1 at a width of 200, text scale 2, right to left"
        ])
  }

  // MARK: Elements

  @Test func whatIsNotDrawnIsNotShown() throws {
    let body = """
      <stack id="card" direction="vertical">
        <view id="gone" size="10 10" visibility="gone"/>
        <stack direction="vertical" visibility="invisible"><view id="unseen" size="10 10"/></stack>
        <fit axis="horizontal"><view id="wide" size="400 4"/><view id="small" size="30 4"/></fit>
        <if minWidth="1000"><view id="other" size="10 10"/></if>
      </stack>
      """
    let hidden = ["gone", "unseen", "wide", "other"].map {
      "<expect that=\"{not #\($0).isShown}\"/>"
    }
    #expect(try failures(hidden.joined(), of: body) == [])
    // What is invisible takes its place.
    #expect(
      try failures(
        "<expect that=\"{#unseen.width == 10 and #small.isShown and #small.top == 10}\"/>",
        of: body) == [])
    #expect(
      try failures("<expect that=\"{not (#gone.width == 0)}\"/>", of: body) == [
        "expected not (#gone.width == 0), but #gone is not there at a width of 320"
      ])
    #expect(
      try failures("<expect that=\"{#small.width == 30}\" in=\"gone\"/>", of: body) == [
        "expected #small.width == 30, but #gone is not there at a width of 320"
      ])
  }

  @Test func anExpectationHoldsInEachRow() throws {
    let body = """
      <stack id="list" direction="vertical">
        <for each="n" in="{[20, 30, 20]}">
          <stack id="row" direction="horizontal">
            <for each="m" in="{range(2)}"><view id="cell" size="{n} 4"/></for>
          </stack>
          <if test="{n == 30}"><view id="mark" size="4 4"/></if>
        </for>
      </stack>
      """
    #expect(try failures("<expect that=\"{#cell.right le #list.right}\"/>", of: body) == [])
    #expect(
      try failures("<expect that=\"{#cell.width == 20}\"/>", of: body) == [
        "expected #cell.width == 20, but 30 != 20 at a width of 320, in row 0 of row 1"
      ])
    // Each cell is compared with its own row, and not with another.
    #expect(
      try failures("<expect that=\"{#cell.top == #row.top}\"/>", of: body) == [])
    #expect(
      try failures("<expect that=\"{#cell.top == 0}\" in=\"row\"/>", of: body) == [])
    #expect(
      try failures("<expect that=\"{#mark.isShown}\"/>", of: body) == [
        "expected #mark.isShown, but #mark.isShown is false at a width of 320, in row 0"
      ])
  }

  /// Without an element in any row there is nothing that could be wrong.
  @Test func anExpectationHoldsWithoutRows() throws {
    let body = """
      <stack direction="vertical">
        <for each="n" in="{range(0)}"><view id="row" size="20 4"/></for>
      </stack>
      """
    #expect(try failures("<expect that=\"{#row.width == 1}\"/>", of: body) == [])
  }

  @Test func componentsAreElementsAndTheirSlotsToo() throws {
    let body = """
      <component name="Box">
        <stack direction="vertical"><if test="{slot != nil}"><view size="10 5"/></if><slot/></stack>
      </component>
      <Box id="box">
        <for each="n" in="{range(2)}"><view id="row" size="20 {4 + n}"/></for>
      </Box>
      """
    #expect(
      try failures(
        "<expect that=\"{#row.top >= 5 and #row.bottom le #box.height}\"/>", of: body) == [])
    #expect(
      try failures("<expect that=\"{#row.height == 4}\"/>", of: body) == [
        "expected #row.height == 4, but 5 != 4 at a width of 320, in row 1"
      ])
  }

  @Test func contentIsWhereItIsScrolledTo() throws {
    let body = """
      <scroll id="list" size="100 50">
        <stack direction="vertical"><view size="10 60"/><view id="mark" size="10 60"/></stack>
      </scroll>
      """
    let previews = "<preview name=\"phone\" width=\"320\" scrolled=\"list 40\"/>"
    #expect(
      try failures("<expect that=\"{#mark.top == 20}\"/>", of: body, previews: previews) == [])
  }

  @Test func valuesOfTheDocumentAreKnown() throws {
    try folder.write("{\"most\": 1}", to: "data.json")
    let body = "<text id=\"title\" fontSize=\"17\">Some words in a row</text>"
    let known = """
      <param name="most" type="Integer"/><define name="gap" value="8"/>
      <let name="twice" value="{gap * 2}"/>
      <preview name="phone" width="100" data="data.json"/>
      """
    #expect(
      try failures(
        "<expect that=\"{#title.lines le most}\"/><expect that=\"{twice == 16}\"/>", of: body,
        previews: known) == ["expected #title.lines le most, but 2 > 1 at a width of 100"])
  }

  @Test func reasonsNameWhatIsWrong() throws {
    let isNarrow = "<expect that=\"{not (#card.width > 300 and #title.width > 200)}\"/>"
    #expect(
      try failures(isNarrow, of: row) == [
        "expected not (#card.width > 300 and #title.width > 200), but 320 > 300 and 280 > 200 "
          + "at a width of 320"
      ])
    #expect(
      try failures(
        "<expect that=\"{#title.width == 280 and (#card.width == 1 or #price.width lt 51)}\"/>",
        of: row) == [
          "expected #title.width == 280 and (#card.width == 1 or #price.width lt 51), "
            + "but 320 != 1 and 51 >= 51 at a width of 320"
        ])
    #expect(
      try failures(
        "<expect that=\"{#title.isShown ? #price.width == 3 : true}\"/>", of: row) == [
          "expected #title.isShown ? #price.width == 3 : true, but #title.isShown is true and "
            + "#price.width is 51 at a width of 320"
        ])
  }

  /// Generated code knows nothing of tests.
  @Test func testsLeaveNoTraceInCode() throws {
    let test = "<test name=\"in sight\"><expect that=\"{#price.end le #card.end}\"/></test>"
    var code: [String] = []
    for test in [test, String(repeating: " ", count: test.count)] {
      try write(test, row)
      #expect(try command.run(["build", ".", "-o", "out"]).status == 0)
      code.append(try folder.read("out/card.layout.swift"))
    }
    #expect(code[0] == code[1])
  }
}
