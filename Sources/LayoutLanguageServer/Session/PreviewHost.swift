package import LayoutCompiler

/// The preview of an editor's documents on a page, as the language server uses it.
///
/// It serves its page outside of the server, which waits for nothing that it does.
package protocol PreviewHost: AnyObject {
  /// Starts serving, if that has not begun.
  ///
  /// - Parameter embedding: The origins whose pages may hold the page in a frame.
  /// - Throws: The system's error if the preview cannot listen.
  func start(embedding: [EmbeddingOrigin]) throws(SystemError)

  /// Returns the address of the page with a document and one of its previews, counted from 1.
  func address(of document: String, preview: Int?) -> String

  /// Shows documents, with the texts of open ones in place of their files.
  func show(_ documents: [String], in files: FileView)

  /// Marks an element, by the offsets of the tags around the editor's cursor, the innermost first.
  func mark(_ starts: [Int], in document: String)
}
