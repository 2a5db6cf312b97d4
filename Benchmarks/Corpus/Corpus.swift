import Foundation

/// A folder of random documents for measuring the compiler.
struct Corpus {
  var folder: URL
  var files: [String]
  var byteCount: Int

  /// Writes `count` documents into a temporary folder; the same ones each time.
  static func write(count: Int) throws -> Corpus {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutc-corpus-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [String] = []
    var byteCount = 0
    for seed in 0..<count {
      let file = folder.appendingPathComponent("document-\(seed).layout.xml")
      let text = DocumentWriter.document(seed: UInt64(seed))
      byteCount += text.utf8.count
      try text.write(to: file, atomically: false, encoding: .utf8)
      files.append(file.path)
    }
    return Corpus(folder: folder, files: files, byteCount: byteCount)
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}
