import Foundation

extension Corpus {
  /// Copies a folder of samples, and adds renamed copies of each layout, up to `copies` in all.
  ///
  /// Libraries and data are copied once, as in a project.
  static func writeSamples(from samples: URL, copies: Int) throws -> Corpus {
    let home = folder(named: "samples-\(copies)")
    try FileManager.default.copyItem(at: samples, to: home)
    var corpus = Corpus(folder: home, files: [], byteCount: 0)
    let found = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)
    let paths = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    for path in paths.filter({ $0.hasSuffix(suffix) }).sorted() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      corpus.files.append(path)
      corpus.byteCount += text.utf8.count
      guard let root = text.range(of: "<layout"),
        let name = text.range(of: " name=\"", range: root.upperBound..<text.endIndex),
        let end = text.range(of: "\"", range: name.upperBound..<text.endIndex)
      else { continue }
      for copy in 1..<max(1, copies) {
        let file = path.dropLast(suffix.count) + "-copy\(copy)\(suffix)"
        let renamed = text.replacingCharacters(in: end, with: "Copy\(copy)\"")
        try renamed.write(toFile: String(file), atomically: false, encoding: .utf8)
        corpus.files.append(String(file))
        corpus.byteCount += renamed.utf8.count
      }
    }
    return corpus
  }

  private static let suffix = ".layout.xml"
}
