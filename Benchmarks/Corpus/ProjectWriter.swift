import Foundation

extension Corpus {
  static let libraryCount = 10

  /// Writes the documents of `plain` again.
  ///
  /// Each imports all ten libraries and uses a style of each. The libraries are in a folder beside
  /// the documents.
  static func writeProject(of plain: Corpus) throws -> Corpus {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutc-project-\(ProcessInfo.processInfo.processIdentifier)")
    let libraries = root.appendingPathComponent("libraries")
    let screens = root.appendingPathComponent("screens")
    for folder in [libraries, screens] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for number in 0..<libraryCount {
      try library(number).write(
        to: libraries.appendingPathComponent("library-\(number).layout.xml"), atomically: false,
        encoding: .utf8)
    }
    let imports = (0..<libraryCount)
      .map { "  <import src=\"../libraries/library-\($0).layout.xml\"/>\n" }.joined()
    let styles = (0..<libraryCount).map { "style\($0)x0" }.joined(separator: " ")
    var files: [String] = []
    var byteCount = 0
    for path in plain.files {
      var text = try String(contentsOfFile: path, encoding: .utf8)
        .replacingOccurrences(of: "  <preview", with: imports + "  <preview")
        .replacingOccurrences(of: "</layout>", with: "</wrapper></layout>")
      for scale in 1...3 {
        let preview = "scale=\"\(scale)\"/>\n"
        text = text.replacingOccurrences(
          of: preview, with: preview + "<wrapper style=\"\(styles)\">\n")
      }
      let file = screens.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
      try text.write(to: file, atomically: false, encoding: .utf8)
      files.append(file.path)
      byteCount += text.utf8.count
    }
    return Corpus(folder: root, files: files, byteCount: byteCount)
  }

  private static func library(_ number: Int) -> String {
    let styles = (0..<10).map {
      "  <style name=\"style\(number)x\($0)\" opacity=\"0.5\" cornerRadius=\"\($0)\"/>\n"
    }.joined()
    let constants = (0..<10).map {
      "  <define name=\"length\(number)x\($0)\" value=\"\($0)\"/>\n"
    }.joined()
    return """
      <library name="Library\(number)">
      \(constants)\(styles)  <record name="Record\(number)"><field name="name" type="String"/></record>
        <component name="Card\(number)">
          <param name="title" type="String"/>
          <stack direction="vertical"><text content="{title}"/><slot/></stack>
        </component>
      </library>

      """
  }
}
