import Foundation
import ParitySupport
import RefereeSupport
import TestSupport
import Testing

/// The frames of references, which generated Swift must give as well as the interpreter.
///
/// Every 24th case of a family and every 24th example is compiled, every third with
/// `LAYOUTC_TESTS=all`, or every one with `LAYOUTC_REFEREES=all`.
struct CompiledRefereeTests {
  private struct Candidate {
    let one: RefereeCase
    let elements: [PlacedElement]
    let document: ParityDocument
  }

  private static let step =
    ProcessInfo.processInfo.environment["LAYOUTC_REFEREES"] == "all"
    ? 1 : TestLength.isWhole ? 3 : 24

  private func candidates() throws -> [Candidate] {
    var referee = Referee()
    var candidates: [Candidate] = []
    for name in RefereeTests.families + [RefereeFamily.examplesName] {
      let cases = try RefereeFamily(name).cases
      for index in stride(from: 0, to: cases.count, by: Self.step)
      where KnownDisagreement.reason(for: cases[index]) == nil {
        let layout = try referee.layout(cases[index].markup).get()
        let tree = try referee.document(cases[index].markup).get()
        candidates.append(
          Candidate(
            one: cases[index], elements: PlacedElement.all(of: layout),
            document: ParityDocument(
              path: cases[index].title, name: "\(name.capitalized)\(index)", tree: tree)))
      }
    }
    return candidates
  }

  @Test func compiledCodeGivesTheFramesOfTheReferences() throws {
    let candidates = try candidates()
    #expect(candidates.count * Self.step >= 1362)
    let folder = try TemporaryFolder()
    let outcomes = try ParityRun(ParityToolchain(), in: folder.url)
      .outcomes(of: candidates.map(\.document))
    var families: [String: FamilyOutcome] = [:]
    for (candidate, outcome) in zip(candidates, outcomes) {
      let one = candidate.one
      if let difference = outcome.difference { Issue.record("\(one.title): \(difference)") }
      // An example expects more than frames of elements.
      guard one.naming == .ids else { continue }
      var elements = candidate.elements
      let frames = outcome.compiledFrames(elements.count)
      #expect(frames.count == elements.count, "\(one.title)")
      for (index, frame) in frames.enumerated() { elements[index].frame = frame }
      families[one.family, default: FamilyOutcome(family: one.family)]
        .note(one, one.disagreement(with: elements))
    }
    for family in families.values.sorted(by: { $0.family < $1.family }) {
      for failure in family.failures.prefix(5) { Issue.record("\(failure.report)") }
      #expect(family.failures.isEmpty, "\(family.summary)")
    }
  }
}
