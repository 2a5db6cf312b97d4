import Foundation
import LayoutCompiler
import LayoutSchema
import Testing

/// Compares the files in `Grammar` with those that the table generates.
///
/// `make generate` writes the files. The tests are serialized, because one removes what another
/// moves.
@Suite(.serialized)
struct GeneratedFilesTests {
  @Test func everyGeneratedFileIsCurrent() throws {
    for (path, text) in Self.files {
      let file = Self.folder.appending(path: path)
      if Self.isUpdating {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let written = try? String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "Grammar/\(path) is stale: run 'make generate'")
    }
  }

  @Test func nothingElseStandsAmongThem() throws {
    // No table is the source of the format of packs.
    let known = Set(Self.files.map(\.path) + ["pack.md"])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    for path in paths where URL(filePath: path).pathExtension != "" && !known.contains(path) {
      if Self.isUpdating {
        try FileManager.default.removeItem(at: Self.folder.appending(path: path))
      } else {
        Issue.record("Grammar/\(path) is made by nothing: run 'make generate'")
      }
    }
  }

  @Test func everyLayoutElementShowsItsExample() {
    for spec in Schema.shared.elements where spec.isAvailable {
      guard ElementSet.layoutElements.contains(spec.kind) else { continue }
      let page = Self.files.first { $0.path == "elements/\(spec.kind.name).md" }?.text ?? ""
      #expect(page.contains("](pictures/\(spec.kind.name).svg)"))
      #expect(Self.files.contains { $0.path == "elements/pictures/\(spec.kind.name).svg" })
    }
  }

  @Test func generatedTextIsTypeset() {
    for (path, text) in Self.files where !path.hasSuffix(".svg") {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      #expect(!text.contains("\t"), "\(path)")
      #expect(text.prefix(200).contains("layoutc grammar"), "\(path) does not say what made it")
      for line in text.split(separator: "\n") {
        #expect(!line.hasSuffix(" "), "\(path): '\(line)'")
      }
    }
  }

  private static let files = GrammarFiles.outputs(in: "").map { file in
    (path: String(file.path.dropFirst()), text: String(decoding: file.bytes, as: UTF8.self))
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Grammar")

  static let isUpdating = ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1"
}
