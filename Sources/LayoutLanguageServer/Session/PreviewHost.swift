package import LayoutCompiler

/// The preview of an editor's documents on a page, as the language server uses it.
///
/// It serves its page outside of the server, which waits for nothing that it does.
package protocol PreviewHost: AnyObject {
  /// Starts serving, if that has not begun.
  ///
  /// - Parameters:
  ///   - embedding: The origins whose pages may hold the page in a frame.
  ///   - takesEdits: Whether the client makes changes of its documents.
  /// - Throws: The system's error if the preview cannot listen.
  func start(embedding: [EmbeddingOrigin], takesEdits: Bool) throws(SystemError)

  /// Returns the address of the page with a document and some choices, such as the number of a
  /// preview.
  func address(of document: String, choosing choices: [(name: String, value: String)]) -> String

  /// Shows documents, with the texts of open ones in place of their files.
  func show(_ documents: [String], in files: FileView)

  /// Marks an element, by the offsets of the tags around the editor's cursor, the innermost first.
  func mark(_ starts: [Int], in document: String)

  /// Reports that the client has made the change of a gesture, or why it has not.
  func finish(_ gesture: Int, refusal: String?)
}
