package import LayoutSemantics

/// A language that documents are compiled to.
///
/// A target is a folder of this module: it reads typed trees, and nothing of it is known elsewhere.
package protocol CodeTarget: Sendable {
  /// What tells it from others that write other code for the same document, on one line.
  var identity: String { get }

  /// How each file begins that is made, so that nobody else's is taken for one.
  var mark: String { get }

  /// What the type of a document of this name is called, which differs where the language or the
  /// engine has a use for the name itself.
  func typeName(for name: String) -> String

  /// What the source says of where a document lies.
  func mention(of path: String) -> String

  /// The source of a document without errors; `path` is where the document lies, of which only the
  /// file's name is said, so that the source is the same on every machine.
  func source(of document: TypedDocument, name: String, path: String) -> String

  /// The source of a document with errors.
  ///
  /// It declares the same names as far as they could be read and lays out nothing, so that those who
  /// use them compile and the one error that is seen is the document's.
  func stub(of document: TypedDocument, name: String, path: String) -> String
}
