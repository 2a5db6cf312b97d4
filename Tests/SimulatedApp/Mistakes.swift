import SeededRandom

/// Typical mistakes: misspelt names, words of other systems, and invalid values.
package enum Mistakes {
  private static let known = [
    (" contentMode=\"", " contentMod=\""), (" style=\"body", " style=\"bdy"),
    (" spacing=\"", " spcing=\""), (" alignItems=\"center\"", " alignItems=\"middle\""),
    ("<text ", "<label "), (" direction=\"vertical\"", " direction=\"column\""),
    ("item.title", "item.titel"), (" cornerRadius=", " cornerRadus="),
    (" minHeight=\"", " minHeight=\"a"),
    (" size=\"", " sise=\""), ("{large}", "{huge}"), (" test=\"{", " if=\"{"),
    (" maxLines=\"", " maxLines=\"-"), (" fontSize=\"", " fontSize=\"x"),
    (" insets=\"", " inset=\""), ("<view", "<viw"), (" content=\"", " words=\""),
    (" color=\"#", " color=\"#G"), (" height=\"", " height=\"a"),
  ]

  /// Puts one to three mistakes into the text, with a probability of 80 in 100.
  static func put(into text: String, from random: inout SeededGenerator) -> String {
    guard random.chance(80) else { return text }
    let first = random.number(0...known.count - 1)
    return put(into: text, startingAt: first, atMost: random.number(1...3))
  }

  /// Returns the text with up to `most` mistakes, trying the known ones in order from number
  /// `first`.
  package static func put(into text: String, startingAt first: Int, atMost most: Int) -> String {
    var text = text
    var made = 0
    for step in known.indices where made < most {
      let (good, wrong) = known[(first + step) % known.count]
      guard let range = text.firstRange(of: good) else { continue }
      text.replaceSubrange(range, with: wrong)
      made += 1
    }
    return text
  }
}
