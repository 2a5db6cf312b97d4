package import LayoutDiagnostics
import LayoutXML

/// What a file declares for others: all that those who import it are checked against.
///
/// Two versions of a file with equal signatures are the same to whoever imports it.
package struct ModuleSignature: Hashable, Sendable {
  /// The name of the library or layout, which is also that of its Swift type.
  package var name: String
  /// The file, as findings name it.
  package var path: String
  package var isLibrary: Bool
  package var records: [RecordDeclaration] = []
  package var choices: [ChoiceDeclaration] = []
  package var constants: [ConstantDeclaration] = []
  package var styles: [StyleDeclaration] = []
  /// Of a layout: the one component that it is to those who import it.
  package var components: [ComponentSignature] = []
  package var elements: [ElementDeclaration] = []
  /// Records of other files that its parameters and fields name.
  package var foreignRecords: [RecordDeclaration] = []

  package init(name: String, path: String, isLibrary: Bool) {
    self.name = name
    self.path = path
    self.isLibrary = isLibrary
  }
}

/// A file that was imported: its signature, and its body for the interpreter.
///
/// Each reading of a file is an object of its own, which tells it from every other one.
package final class Module: Sendable {
  package let signature: ModuleSignature
  /// The file's text, for findings that point into it.
  package let source: SourceText
  package let document: TypedDocument

  package init(_ signature: ModuleSignature, _ source: SourceText, _ document: TypedDocument) {
    self.signature = signature
    self.source = source
    self.document = document
  }
}
