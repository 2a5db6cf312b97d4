import Foundation

extension Corpus {
  /// The most mistakes that are put into a document.
  static let mostMistakes = 3

  /// Writes the documents of `plain` again, with mistakes such as people make: names misspelt, words
  /// of other systems, values that are none.
  static func writeMistakes(in plain: Corpus) throws -> Corpus {
    try Corpus.write(to: "mistakes") { folder in
      try plain.files.enumerated().map { number, path in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let file = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
        return (file, withMistakes(text, startingAt: number))
      }
    }
  }

  private static let mistakes = [
    (" contentMode=\"", " contentMod=\""), (" maxLines=\"", " maxLines=\"-"),
    (" fontSize=\"", " fontSize=\"x"), (" spacing=\"", " spcing=\""),
    (" insets=\"", " inset=\""), ("<view", "<viw"),
    (" alignItems=\"center\"", " alignItems=\"middle\""), (" content=\"", " words=\""),
    (" color=\"#", " color=\"#G"), (" height=\"", " height=\"a"),
    (" cornerRadius=", " cornerRadus="),
  ]

  private static func withMistakes(_ text: String, startingAt first: Int) -> String {
    var text = text
    var made = 0
    for step in mistakes.indices where made < mostMistakes {
      let (good, wrong) = mistakes[(first + step) % mistakes.count]
      guard let range = text.range(of: good) else { continue }
      text.replaceSubrange(range, with: wrong)
      made += 1
    }
    return text
  }
}
