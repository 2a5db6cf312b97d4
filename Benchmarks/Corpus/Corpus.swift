import Foundation

/// A folder of random documents for measuring the compiler.
struct Corpus {
  var folder: URL
  var files: [String]
  var byteCount: Int

  /// Writes `count` documents into a temporary folder; they are equal in every run.
  static func write(count: Int) throws -> Corpus {
    try write(to: "corpus") { folder in
      (0..<count).map { seed in
        (
          folder.appendingPathComponent("document-\(seed).layout.xml"),
          DocumentWriter.document(seed: UInt64(seed))
        )
      }
    }
  }

  /// Writes documents into a temporary folder.
  static func write(
    to name: String, _ documents: (URL) throws -> [(file: URL, text: String)]
  ) throws -> Corpus {
    let folder = folder(named: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var corpus = Corpus(folder: folder, files: [], byteCount: 0)
    for (file, text) in try documents(folder) {
      corpus.byteCount += text.utf8.count
      try text.write(to: file, atomically: false, encoding: .utf8)
      corpus.files.append(file.path)
    }
    return corpus
  }

  /// Returns the path of a temporary folder for this process.
  static func folder(named name: String) -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutc-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// Formats the documents with `layoutc format`.
  func format(with layoutc: String) throws {
    guard try ChildProcess.run(layoutc, ["format", folder.path]).status == 0 else {
      throw BenchmarkFailure("the documents could not be formatted")
    }
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}
