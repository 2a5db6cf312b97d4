package import LayoutSemantics

/// Writes documents as Swift, as a careful person would against the engine.
package struct SwiftTarget: CodeTarget {
  private let access: SwiftAccess

  package init(access: SwiftAccess = .public) {
    self.access = access
  }

  package var identity: String { "swift \(access)" }

  package func typeName(for name: String) -> String { SwiftNames.type(name) }

  package func source(of document: TypedDocument, name: String, path: String) -> String {
    let isStub = document.root < 0 && !document.structure.isLibrary
    return SwiftFile(document, name: name, path: path, access, isStub: isStub).text
  }

  package func stub(of document: TypedDocument, name: String, path: String) -> String {
    SwiftFile(document, name: name, path: path, access, isStub: true).text
  }
}
