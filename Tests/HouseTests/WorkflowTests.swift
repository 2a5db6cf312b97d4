import Foundation
import TestSupport
import Testing

/// The workflow on GitHub has a job for each leg of `.ci/run`, and names targets that exist.
struct WorkflowTests {
  private func text(of file: String) throws -> String {
    try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
  }

  @Test func everyLegHasItsJob() throws {
    let legs = try text(of: ".ci/run").matches(of: #/(?m)^ *leg ([a-z-]+)/#).map { String($0.1) }
    let jobs = try text(of: ".github/workflows/check.yml")
      .matches(of: #/(?m)^          - ([a-z-]+)$/#).map { String($0.1) }
    #expect(legs.count > 8)
    #expect(Set(jobs) == Set(legs).subtracting(["setup"]))
  }

  @Test func nightlyRunsTargetsThatExist() throws {
    let makefile = try text(of: "Makefile")
    let targets = Set(makefile.matches(of: #/(?m)^([a-z-]+):/#).map { String($0.1) })
    let nightly = try #require(makefile.firstMatch(of: #/(?m)^nightly: ([a-z -]+?) ##/#)?.1)
    #expect(nightly.split(separator: " ").filter { !targets.contains(String($0)) } == [])
  }
}
