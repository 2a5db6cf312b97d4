import Testing

/// Who knows another system and guesses is answered at once, line by line of `Guesses.txt`.
struct GuessTests {
  private static let guesses = Guess.all

  @Test func rightAnswersHaveNoFindings() {
    for guess in Self.guesses {
      guard case .markup(let right) = guess.answer else { continue }
      let checked = CheckedMarkup(guess.document(with: right))
      #expect(checked.lines == [], "\(guess.testDescription)")
    }
  }

  @Test func eachWordStandsOnceAndFewHaveNoAnswer() {
    let words = Dictionary(grouping: Self.guesses, by: \.word)
    #expect(words.filter { $0.value.count > 1 }.keys.sorted() == [])
    let systems = Set(Self.guesses.map(\.system))
    let kinds = Set(Self.guesses.map(\.kind))
    #expect(systems == ["CSS", "SwiftUI", "UIKit", "Android", "Flutter", "Slint", "Vue"])
    #expect(kinds == ["elements", "attributes", "values", "structure"])
    #expect(Self.guesses.count >= 400)
    #expect(Self.guesses.count { $0.answer == .none } * 20 < Self.guesses.count)
  }
}
