import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// A law of renaming, on a copy of the samples.
struct RenameLawTests {
  /// A declaration of a sample, as the file and the range of its name.
  private struct Declared {
    var sample: SampleText
    var range: Range<Int>
    var declaration: Declaration
  }

  /// Every declaration can have a new name and its old one again: then the texts are the same byte
  /// for byte, and with the new name there are the same findings and the same frames.
  @Test func aNewNameChangesNothingElse() async throws {
    let root = PackageRoot.appending("Samples").path(percentEncoded: false)
    let folder = try TemporaryFolder()
    var texts: [String: String] = [:]
    for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
    where ["xml", "json", "xcstrings"].contains(where: file.hasSuffix) {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      texts[DocumentURI.uri(of: try folder.write(text, to: file))] = text
    }
    let editor = Editor(encoding: "utf-8", folders: [folder.root])
    let all = try Self.declarations(copied: root, folder.root)
    #expect(all.count > 1_000)
    var states: [String: String] = [:]
    // Of each kind at least one.
    let kinds = Dictionary(grouping: all) { "\($0.declaration.kind)" }.sorted { $0.key < $1.key }
    #expect(kinds.count > 10, "\(kinds.map(\.key))")
    for declared in kinds.flatMap({ TestLength.sample($0.value, every: 400) }) {
      let uri = declared.sample.uri
      guard let newName = Self.newName(for: declared, texts) else { continue }
      let files = RenamedFiles(texts)
      editor.open(uri, declared.sample.text)
      let offset = declared.range.lowerBound
      let label = "\(declared.sample): \(declared.declaration.name) → \(newName)"
      let refusal = files.rename(uri, offset, to: newName, editor)
      #expect(refusal == nil, "\(label)")
      let changed = files.texts.filter { $0.value != texts[$0.key] }
      try Self.write(changed)
      editor.write(uri, files.texts[uri] ?? "", version: 2)
      for path in Self.documents(changed, texts) {
        if states[path] == nil {
          try Self.write(texts.filter { changed[$0.key] != nil })
          states[path] = await Self.state(of: path)
          try Self.write(changed)
        }
        let state = await Self.state(of: path).replacing(newName, with: declared.declaration.name)
        #expect(state == states[path], "\(label)")
      }
      #expect(files.rename(uri, offset, to: declared.declaration.name, editor) == nil, "\(label)")
      #expect(files.texts == texts, "\(label)")
      try Self.write(texts.filter { changed[$0.key] != nil })
      editor.close(uri)
    }
  }

  private static func declarations(copied root: String, _ copy: String) throws -> [Declared] {
    try SampleText.all.flatMap { sample in
      let path = copy + sample.path.dropFirst(root.count)
      return try Occurrences(sample.view()).all.filter(\.isDeclaration).map { name in
        Declared(
          sample: SampleText(path: path, text: sample.text), range: name.range,
          declaration: name.declaration)
      }
    }
  }

  /// Returns a name of the same length that stands in no sample, so that all places stay.
  private static func newName(for declared: Declared, _ texts: [String: String]) -> String? {
    let old = declared.declaration.name
    guard old.allSatisfy(\.isASCII) else { return nil }
    for letter in "qxzjkvwyfghbnmpu" {
      for place in old.indices.reversed() where old[place].isLetter {
        let isCapital = old[place].isUppercase
        var new = old
        new.replaceSubrange(place...place, with: isCapital ? letter.uppercased() : "\(letter)")
        if !texts.values.contains(where: { $0.contains(new) }) { return new }
      }
    }
    return nil
  }

  private static func write(_ texts: [String: String]) throws {
    for (uri, text) in texts {
      guard let path = DocumentURI.path(of: uri) else { continue }
      try Data(text.utf8).write(to: URL(filePath: path))
    }
  }

  /// Returns the documents that have changed, and for one with data that has, those that name it.
  private static func documents(
    _ changed: [String: String], _ texts: [String: String]
  ) -> [String] {
    texts.keys.filter { uri in
      uri.hasSuffix(".layout.xml") && changed[uri] != nil
    }.compactMap(DocumentURI.path).sorted()
  }

  /// Returns the findings and the frames of a document as text.
  private static func state(of path: String) async -> String {
    var run = CheckRun([path], pool: WorkerPool(jobs: 1))
    run.lint.source = .nearest
    let report = await run.run()
    let findings = report.findings.flatMap { file in
      file.diagnostics.map { "\(file.source.name) \($0.range.start) \($0.id.name) \($0.sentence)" }
    }
    let frames = await LayoutRun(
      [path], request: LayoutRequest(), form: .json, pool: WorkerPool(jobs: 1)
    ).run()
    return findings.joined(separator: "\n") + frames.text
  }
}
