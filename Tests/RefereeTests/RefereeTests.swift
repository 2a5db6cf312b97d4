import Foundation
import RefereeSupport
import Testing

/// The frames by other implementations, which the engine must give too.
struct RefereeTests {
  static var families: [String] {
    (try? RefereeFamily.names()) ?? []
  }

  @Test(arguments: families)
  func everyCaseHasTheFramesOfItsReference(_ name: String) throws {
    let family = try RefereeFamily(name)
    var referee = Referee()
    let outcome = FamilyOutcome(family, by: &referee)
    #expect(outcome.count == family.cases.count)
    for failure in outcome.failures.prefix(20) { Issue.record("\(failure.report)") }
    #expect(outcome.failures.isEmpty, "\(outcome.summary)")
  }

  @Test func everyFamilyHasItsSourceInTheReadme() throws {
    let path = "\(RefereeFamily.folder)/README.md"
    let readme = try String(contentsOfFile: path, encoding: .utf8)
    let rows = readme.matches(of: #/(?m)^\| `(\w+)` \| (\d+) \| \S/#)
      .map { "\($0.1) \($0.2)" }
    let counts = try Self.families.map { "\($0) \(try RefereeFamily($0).cases.count)" }
    #expect(counts.count >= 5)
    #expect(rows.sorted() == counts)
  }

  @Test func titlesAreUniqueAndThoseOfKnownDisagreementsExist() throws {
    let titles = try Self.families.flatMap { try RefereeFamily($0).cases.map(\.title) }
    #expect(Set(titles).count == titles.count)
    #expect(KnownDisagreement.all.map(\.title).filter { !titles.contains($0) } == [])
  }
}
