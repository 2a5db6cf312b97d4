package import LayoutSemantics

/// Writes documents as Swift, as a careful person would against the engine.
package struct SwiftTarget: CodeTarget {
  /// What documents are called in the code, where Swift finds something wrong with it.
  package enum LineMarks: Sendable {
    /// By the names of their files, so that the code is the same on every machine.
    case names
    /// By their paths as they were given, so that editors can open them.
    case paths
  }

  let access: SwiftAccess
  let lineMarks: LineMarks

  package init(access: SwiftAccess = .public, lineMarks: LineMarks = .names) {
    self.access = access
    self.lineMarks = lineMarks
  }

  package var identity: String { "swift \(access) \(lineMarks)" }

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
