import Testing

/// What authors type from memory of other systems is answered by a first repair that is right.
struct TypedGuessTests {
  /// Prints the share of each system, and returns the failures.
  private func failures(in file: String) -> (all: Int, failures: [String]) {
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
    return (guesses.count, failures)
  }

  @Test func firstGuessesAreAnsweredRight() {
    let (all, failures) = failures(in: "FirstGuesses.txt")
    #expect(all >= 300)
    #expect(failures.count * 20 <= all, "\(failures.joined(separator: "\n"))")
  }

  @Test func laterGuessesAreAnsweredNearlyAsWell() {
    let (all, failures) = failures(in: "LaterGuesses.txt")
    #expect(all >= 129)
    #expect(failures.count <= 5, "\(failures.joined(separator: "\n"))")
  }

  @Test func freshGuessesAreAnsweredRight() {
    let (all, failures) = failures(in: "FreshGuesses.txt")
    #expect(all == 300)
    // One in seventy may be wrong; those that are right stay right.
    #expect(failures.count <= 4, "\(failures.joined(separator: "\n"))")
  }

  @Test func heldOutGuessesAreMostlyAnsweredRight() {
    let (all, failures) = failures(in: "HeldOutGuesses.txt")
    #expect(all == 100)
    // 69 were right as they are written, and some of the others are as good an answer.
    #expect(failures.count <= 31, "\(failures.joined(separator: "\n"))")
  }
}
