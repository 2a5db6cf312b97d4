package import Foundation
import SeededRandom

/// Random documents, and the library that they import.
package enum ParityCorpus {
  /// Writes random documents into a folder, always the same ones for a seed.
  ///
  /// - Parameters:
  ///   - folder: The folder for the documents.
  ///   - seed: The seed that determines the documents.
  ///   - documents: The number of documents with structure.
  ///   - sheets: The number of sheets of expressions.
  ///   - expressions: The number of expressions in a sheet.
  /// - Throws: An error if a file cannot be written.
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
