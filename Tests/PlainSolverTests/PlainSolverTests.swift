import PlainSolvers
import TestSupport
import Testing

@Suite struct PlainSolverTests {
  @Test(arguments: UInt64(0)..<200)
  func boxSpecsAgreeWithTextureAndComponentKit(seed: UInt64) {
    let trial = BoxSpecTrial(seed: seed)
    if let difference = trial.difference() { Issue.record("\(difference)\n\(trial.shrunk())") }
  }

  /// Ten thousand trees with alternatives, of which a hundred in a short run.
  @Test(arguments: UInt64(0)..<100)
  func alternativesAreChosenByTheDefinition(part: UInt64) {
    for seed in part * 100..<part * 100 + (TestLength.isWhole ? 100 : 1) {
      let trial = FitTrial(seed: seed)
      if let difference = trial.difference() { Issue.record("\(difference)\n\(trial.shrunk())") }
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func linearLayoutsAgreeWithMKLayoutLibrary(seed: UInt64) {
    let trial = LinearTrial(seed: seed)
    if let difference = trial.difference() { Issue.record("\(difference)\n\(trial.shrunk())") }
  }
}
