import SeededRandom

/// Mistakes such as people make: names misspelt, words of other systems, values that are none.
enum Mistakes {
  private static let known = [
    (" contentMode=\"", " contentMod=\""), (" style=\"body", " style=\"bdy"),
    (" spacing=\"", " spcing=\""), (" alignItems=\"center\"", " alignItems=\"middle\""),
    ("<text ", "<label "), (" direction=\"vertical\"", " direction=\"column\""),
    ("item.title", "item.titel"), (" cornerRadius=", " cornerRadus="),
    (" minHeight=\"", " minHeight=\"a"),
    (" size=\"", " sise=\""), ("{large}", "{huge}"), (" test=\"{", " if=\"{"),
  ]

  /// The text with one to three of them, for four of five texts.
  static func put(into text: String, from random: inout SeededGenerator) -> String {
    guard random.chance(80) else { return text }
    let first = random.number(0...known.count - 1)
    let most = random.number(1...3)
    var text = text
    var made = 0
    for step in known.indices where made < most {
      let (good, wrong) = known[(first + step) % known.count]
      guard let start = text.firstRange(of: good) else { continue }
      text.replaceSubrange(start, with: wrong)
      made += 1
    }
    return text
  }
}
