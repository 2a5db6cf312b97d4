package import Foundation
import SeededRandom

/// Documents made at random, and the library that they import.
package enum ParityCorpus {
  /// Writes documents into a folder; the same ones for the same seed.
  ///
  /// - Parameters:
  ///   - folder: Where they are to lie.
  ///   - seed: What they follow from.
  ///   - documents: How many have structure.
  ///   - sheets: How many are sheets of expressions.
  ///   - expressions: How many expressions a sheet has.
  /// - Throws: What keeps a file from being written.
  package static func write(
    to folder: URL, seed: UInt64, documents: Int, sheets: Int, expressions: Int = 40
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var random = SeededGenerator(seed: seed)
    let write = { (name: String, text: String) in
      try Data(text.utf8).write(to: folder.appending(path: "\(name).layout.xml"))
    }
    try write("kit", RandomLibrary.markup)
    for number in 0..<sheets {
      let name = "Sheet\(number)"
      try write(
        name,
        RandomExpressionDocument.markup(name: name, expressions: expressions, &random))
    }
    for number in 0..<documents {
      let name = "Random\(number)"
      try write(
        name, RandomDocument.markup(name: name, SeededGenerator(seed: seed &+ random.next())))
    }
  }
}
