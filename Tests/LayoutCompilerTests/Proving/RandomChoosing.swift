import SeededRandom

/// A generator of documents that chooses at random, always the same for a seed.
protocol RandomChoosing {
  var random: SeededGenerator { get set }
}

extension RandomChoosing {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    let index = number(0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  mutating func happens(_ times: Int, in rounds: Int) -> Bool {
    number(1...rounds) <= times
  }
}
