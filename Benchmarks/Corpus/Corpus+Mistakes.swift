import Foundation
import SimulatedApp

extension Corpus {
  /// The largest number of mistakes in one document.
  static let mostMistakes = 3

  /// Writes the documents of `plain` again with typical mistakes: misspelt names, words of other
  /// systems, invalid values.
  static func writeMistakes(in plain: Corpus) throws -> Corpus {
    try Corpus.write(to: "mistakes") { folder in
      try plain.files.enumerated().map { number, path in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let file = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
        let mistaken = Mistakes.put(into: text, startingAt: number, atMost: mostMistakes)
        return (file, mistaken)
      }
    }
  }
}
