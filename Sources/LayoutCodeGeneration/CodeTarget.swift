package import LayoutModel

/// A language that documents are compiled to.
///
/// A target is a folder of this module that reads typed trees; the rest of the project uses only
/// this protocol.
package protocol CodeTarget: Sendable {
  /// A one-line identifier of the target and its options; targets that write different code for the
  /// same document differ in this line.
  var identity: String { get }

  /// The text that each generated file begins with, so that a handwritten file is never taken for
  /// one.
  var mark: String { get }

  /// Returns the name of the type generated for the document `name`.
  ///
  /// The type's name differs from the document's where the language or the engine already uses it.
  func typeName(for name: String) -> String

  /// Returns the form in which generated code names the document at `path`.
  func mention(of path: String) -> String

  /// Returns the source generated for a document without errors.
  ///
  /// Of `path`, where the document lies, the source contains only the file's name, so that the
  /// source is the same on every machine.
  func source(of document: TypedDocument, name: String, path: String) -> String

  /// Returns the source generated for a document with errors.
  ///
  /// The source declares the same names as far as they could be read and lays out nothing. Code
  /// that uses them compiles, so the only error reported is the document's.
  func stub(of document: TypedDocument, name: String, path: String) -> String
}
