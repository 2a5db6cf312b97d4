import PlainSolvers
import Testing

@Suite struct PlainSolverTests {
  @Test(arguments: UInt64(0)..<200)
  func boxSpecsAgreeWithTextureAndComponentKit(seed: UInt64) {
    let trial = BoxSpecTrial(seed: seed)
    if let difference = trial.difference() { Issue.record("\(difference)\n\(trial.shrunk())") }
  }

  @Test(arguments: UInt64(0)..<200)
  func linearLayoutsAgreeWithMKLayoutLibrary(seed: UInt64) {
    let trial = LinearTrial(seed: seed)
    if let difference = trial.difference() { Issue.record("\(difference)\n\(trial.shrunk())") }
  }
}
