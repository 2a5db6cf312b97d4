import SeededRandom

/// Mistakes such as people make: names misspelt, words of other systems, values that are none.
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

  /// The text with one to three of them, for four of five texts.
  static func put(into text: String, from random: inout SeededGenerator) -> String {
    guard random.chance(80) else { return text }
    let first = random.number(0...known.count - 1)
    return put(into: text, startingAt: first, atMost: random.number(1...3))
  }

  /// The text with so many of them at most; the first that is tried is the one of that number.
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
