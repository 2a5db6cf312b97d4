import LayoutCompiler
import LayoutLanguageServer

/// A preview that serves no page, and keeps the texts that it would show.
final class FuzzedPreview: PreviewHost {
  /// The files as the page sees them; nil before there is a page.
  private(set) var files: FileView?
  /// The number of gestures with an outcome.
  private(set) var outcomes = 0

  func start(embedding: [EmbeddingOrigin], takesEdits: Bool) {}

  func address(of document: String, choosing choices: [(name: String, value: String)]) -> String {
    "http://127.0.0.1:1/#\(document)"
  }

  func show(_ documents: [String], in files: FileView) { self.files = files }

  func mark(_ starts: [Int], in document: String) {}

  func finish(_ gesture: Int, refusal: String?) { outcomes += 1 }
}
