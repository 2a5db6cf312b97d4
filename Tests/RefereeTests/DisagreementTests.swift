import Foundation
import LayoutEngine
import RefereeSupport
import TestSupport
import Testing

/// A failing case is detected, and its report is readable.
struct DisagreementTests {
  private func referred(_ name: String) throws -> RefereeCase {
    let family = try RefereeFamily("boxspec")
    return try #require(family.cases.first { $0.name == name })
  }

  private static let underflow = "stack/testUnderflowBehaviors_justifyEnd"

  private func elements(shiftedBy shift: Float) throws -> [PlacedElement] {
    var referee = Referee()
    let layout = try referee.layout(referred(Self.underflow).markup).get()
    var elements = PlacedElement.all(of: layout)
    elements[3].frame.x += shift
    return elements
  }

  @Test func aFrameWithinTheToleranceAgrees() throws {
    let one = try referred(Self.underflow)
    #expect(one.disagreement(with: try elements(shiftedBy: 0)) == nil)
    #expect(one.disagreement(with: try elements(shiftedBy: 0.005)) == nil)
    #expect(one.disagreement(with: try elements(shiftedBy: .nan)) != nil)
  }

  @Test func aReportShowsTheDocumentBothTablesAndTheDifference() throws {
    let one = try referred(Self.underflow)
    let disagreement = try #require(one.disagreement(with: try elements(shiftedBy: -0.25)))
    #expect(
      one.report(disagreement) == """
        boxspec/stack/testUnderflowBehaviors_justifyEnd
        <layout name="Case">
          <preview width="300" maxHeight="300" scale="2"/>
          <background id="n">
            <stack id="n_0" direction="horizontal" justifyContent="end" alignItems="start">
              <view id="n_0_0" width="50" height="50" intrinsicSize="fill"/>
              <view id="n_0_1" width="50" height="50" intrinsicSize="fill"/>
              <view id="n_0_2" width="50" height="50" intrinsicSize="fill"/>
            </stack>
            <view id="n_1" width="0" height="0" intrinsicSize="fill"/>
          </background>
        </layout>
        in the parent  expected        here               off by
        n              0 0  300 × 50   0 0  300 × 50
        n_0            0 0  300 × 50   0 0  300 × 50
        n_0_0          150 0  50 × 50  150 0  50 × 50
        n_0_1          200 0  50 × 50  199.75 0  50 × 50  x -0.25
        n_0_2          250 0  50 × 50  250 0  50 × 50
        n_1            0 0  300 × 50   0 0  300 × 50

        """)
  }

  @Test func aBrokenDocumentDisagrees() throws {
    let one = try referred(Self.underflow)
    let broken = RefereeCase(
      family: "boxspec", name: "broken", markup: "<layout><stack/></layout>",
      expectations: one.expectations, space: .parent, tolerance: 0)
    var referee = Referee()
    let disagreement = referee.disagreement(on: broken)
    #expect(try broken.report(#require(disagreement)).hasPrefix("boxspec/broken: "))
  }

  @Test func aKnownDisagreementThatAgreesIsAFailure() throws {
    let known = try #require(KnownDisagreement.all.first)
    let cases = try RefereeFamily("flexfuzz").cases
    let one = try #require(cases.first { $0.title == known.title })
    var outcome = FamilyOutcome(family: "flexfuzz")
    outcome.note(one, .noLayout(""))
    #expect(outcome.failures.isEmpty)
    outcome.note(one, nil)
    #expect(outcome.failures.map(\.title) == [known.title])
  }

  @Test func marksAreRewrittenAndNothingElseOfALine() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "drawn.jsonl")
    let start = #"{"name":"#
    let document = #""xml":"<layout><view id=\"n\" size=\"10\"/></layout>","space":"parent""#
    let right = #","tolerance":0.1,"expect":{"n":[0,0,10,10]}"#
    let wrong = #","tolerance":0.1,"expect":{"n":[0,0,10,99]}"#
    let mark = #","disagrees":"ratio""#
    func lines(_ endings: [String]) -> String {
      endings.enumerated().map { "\(start)\"\($0)\",\(document)\($1)}\n" }.joined()
    }
    try Data(lines([right, wrong, right + mark, wrong + mark]).utf8).write(to: file)
    var referee = Referee()
    let marks = try RefereeMarks.rewrite("drawn", in: folder.url.path(), by: &referee)
    #expect(marks.kept == 1)
    #expect(marks.added == ["1"])
    #expect(marks.removed == ["2"])
    let unsorted = wrong + #","disagrees":"unsorted""#
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == lines([right, unsorted, right, wrong + mark]))
    // Each case now agrees with its mark.
    let outcome = FamilyOutcome(
      try RefereeFamily("drawn", in: folder.url.path()), by: &referee)
    #expect(outcome.failures.isEmpty)
    #expect(
      outcome.summary
        == "drawn: 2 of 4 agree, 2 are known not to: 1 ratio, 1 unsorted")
  }

  @Test func whatIsExpectedFromTheRootIsCountedFromThere() {
    let elements = [
      PlacedElement(id: "a", depth: 0, frame: LayoutRect(x: 0, y: 0, width: 50, height: 50)),
      PlacedElement(id: nil, depth: 1, frame: LayoutRect(x: 10, y: 20, width: 30, height: 30)),
      PlacedElement(id: "b", depth: 2, frame: LayoutRect(x: 1, y: 2, width: 3, height: 4)),
      PlacedElement(id: "c", depth: 1, frame: LayoutRect(x: 5, y: 6, width: 3, height: 4)),
    ]
    let expectations = [
      RefereeCase.Expectation(id: "b", frame: [11, 22, 3, 4]),
      RefereeCase.Expectation(id: "c", frame: [5, 6, 3, 4]),
    ]
    let one = RefereeCase(
      family: "", name: "", markup: "", expectations: expectations, space: .root, tolerance: 0)
    #expect(one.disagreement(with: elements) == nil)
    let other = RefereeCase(
      family: "", name: "", markup: "", expectations: expectations, space: .parent, tolerance: 0)
    #expect(other.disagreement(with: elements) != nil)
  }
}
