package import LayoutModel

/// Writes documents as Swift source that uses the engine, in the style of handwritten code.
package struct SwiftTarget: CodeTarget {
  /// The form in which line directives in the code name documents.
  package enum LineMarks: String, Sendable {
    /// The file's name, so that the code is the same on every machine.
    case names
    /// The path as it was given, so that editors can open the file.
    case paths
  }

  let access: SwiftAccess
  let lineMarks: LineMarks

  package init(access: SwiftAccess = .public, lineMarks: LineMarks = .names) {
    self.access = access
    self.lineMarks = lineMarks
  }

  package var identity: String { "swift \(access.rawValue) \(lineMarks.rawValue)" }

  package var mark: String { "// Made by layoutc" }

  package func typeName(for name: String) -> String { SwiftNames.type(name) }

  package func mention(of path: String) -> String {
    switch lineMarks {
    case .names: SwiftNames.file(path)
    case .paths: path
    }
  }

  package func source(of document: TypedDocument, name: String, path: String) -> String {
    let isStub = document.root < 0 && !document.structure.isLibrary
    return SwiftFile(document, name: name, path: path, self, isStub: isStub).text
  }

  package func stub(of document: TypedDocument, name: String, path: String) -> String {
    SwiftFile(document, name: name, path: path, self, isStub: true).text
  }
}
