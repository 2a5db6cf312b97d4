import TestSupport
import Testing

/// What authors type from memory of other systems is answered by a first repair that is right.
///
/// The snapshots contain the others, with what is wrong about their answers.
struct TypedGuessTests {
  /// Prints the share of each system, and returns the failures, which must be those recorded.
  private func failures(in file: String) throws -> (all: Int, failures: [String]) {
    let guesses = TypedGuess.all(in: file)
    var failures: [String] = []
    var shares: [(system: String, right: Int, all: Int)] = []
    for guess in guesses {
      let failure = guess.failure
      if let failure { failures.append("\(guess.markup): \(failure)") }
      if shares.last?.system != guess.system { shares.append((guess.system, 0, 0)) }
      shares[shares.count - 1].all += 1
      shares[shares.count - 1].right += failure == nil ? 1 : 0
    }
    for share in shares { print("\(share.right) of \(share.all)  \(share.system)") }
    print("\(guesses.count - failures.count) of \(guesses.count) in \(file)")
    print(failures.joined(separator: "\n"))
    try SnapshotFolder("wrong-guesses").expect(
      failures.map { $0 + "\n" }.joined(separator: "\n"), named: file)
    return (guesses.count, failures)
  }

  @Test func firstGuessesAreAnsweredRight() throws {
    let (all, failures) = try failures(in: "FirstGuesses.txt")
    #expect(all >= 300)
    #expect(failures.count * 20 <= all, "\(failures.joined(separator: "\n"))")
  }

  @Test func laterGuessesAreAnsweredNearlyAsWell() throws {
    let (all, failures) = try failures(in: "LaterGuesses.txt")
    #expect(all >= 129)
    #expect(failures.count <= 5, "\(failures.joined(separator: "\n"))")
  }

  @Test func freshGuessesAreAnsweredRight() throws {
    let (all, failures) = try failures(in: "FreshGuesses.txt")
    #expect(all == 300)
    // One in seventy may be wrong; those that are right stay right.
    #expect(failures.count <= 4, "\(failures.joined(separator: "\n"))")
  }

  @Test func heldOutGuessesAreMostlyAnsweredRight() throws {
    let (all, failures) = try failures(in: "HeldOutGuesses.txt")
    #expect(all == 100)
    // 69 were right as they are written, and some of the others are as good an answer.
    #expect(failures.count <= 31, "\(failures.joined(separator: "\n"))")
  }
}
