import LayoutCompiler
import LayoutLanguageServer

/// A preview that serves no page, and records what the language server asks of it.
final class RecordedPreview: PreviewHost {
  private(set) var embedding: [EmbeddingOrigin]?
  /// The documents that are shown, and the files as the page sees them.
  private(set) var documents: [String] = []
  private(set) var files = FileView.disk
  /// The number of times that documents were shown.
  private(set) var count = 0
  /// The marks, each as `path: start start`.
  private(set) var marks: [String] = []

  /// Whether the page has handles.
  private(set) var takesEdits = false
  /// The outcomes of gestures, each as `number: refusal`.
  private(set) var outcomes: [String] = []

  func start(embedding: [EmbeddingOrigin], takesEdits: Bool) {
    self.embedding = self.embedding ?? embedding
    self.takesEdits = takesEdits
  }

  func finish(_ gesture: Int, refusal: String?) {
    outcomes.append("\(gesture): \(refusal ?? "made")")
  }

  func address(of document: String, choosing choices: [(name: String, value: String)]) -> String {
    "http://127.0.0.1:1/#\(document)" + choices.map { " \($0.name)=\($0.value)" }.joined()
  }

  func show(_ documents: [String], in files: FileView) {
    (self.documents, self.files) = (documents, files)
    count += 1
  }

  func mark(_ starts: [Int], in document: String) {
    marks.append("\(document): \(starts.map(String.init).joined(separator: " "))")
  }
}
