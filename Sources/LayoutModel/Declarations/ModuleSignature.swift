package import LayoutDiagnostics

/// The declarations of a file against which the importing files are checked.
///
/// Versions of a file with equal signatures are equivalent for the files that import them.
package struct ModuleSignature: Hashable, Sendable {
  /// The name of the library or layout, which is also the name of its Swift type.
  package var name: String
  /// The path of the file, as findings name it.
  package var path: String
  package var isLibrary: Bool
  package var records: [RecordDeclaration] = []
  package var choices: [ChoiceDeclaration] = []
  package var constants: [ConstantDeclaration] = []
  package var styles: [StyleDeclaration] = []
  /// The components of a library; for a layout, the one component that it is to importing files.
  package var components: [ComponentSignature] = []
  package var elements: [ElementDeclaration] = []
  /// The records of other files that the signature's types name.
  package var foreignRecords: [RecordDeclaration] = []

  package init(name: String, path: String, isLibrary: Bool) {
    self.name = name
    self.path = path
    self.isLibrary = isLibrary
  }
}

/// An imported file: its signature, and its body for the interpreter.
///
/// Each time a file is read, the result is a new object, so that identity distinguishes versions.
package final class Module: Sendable {
  package let signature: ModuleSignature
  /// The text of the file, for findings that refer to it.
  package let source: SourceText
  package let document: TypedDocument

  package init(_ signature: ModuleSignature, _ source: SourceText, _ document: TypedDocument) {
    self.signature = signature
    self.source = source
    self.document = document
  }
}
