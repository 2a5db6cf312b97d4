import SeededRandom

/// The texts of the trees: words of one to thirteen letters.
enum Phrases {
  private static let words = [
    "a", "to", "of", "in", "new", "the", "you", "Ida", "for", "two", "Noor", "open", "with", "more",
    "from", "Oslo", "until", "train", "river", "later", "photo", "ticket", "garden", "Sunday",
    "reply", "answers", "kitchen", "weather", "tomorrow", "platform", "messages", "suggested",
    "departure", "neighbours", "photograph", "underground", "subscription", "international",
  ]

  /// Returns a label of one or two words.
  static func label(_ random: inout SeededGenerator) -> String {
    joined(random.number(1...2), &random)
  }

  /// Returns a text that wraps in most columns: from a few words to a paragraph.
  static func sentence(_ random: inout SeededGenerator) -> String {
    let most = random.pick([5, 8, 8, 14, 24]) ?? 8
    return joined(random.number(3...most), &random)
  }

  private static func joined(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in random.pick(words) ?? "a" }.joined(separator: " ")
  }
}
