package import LayoutCompiler
package import LayoutEngine

/// The preview that runs in the process of a language server once a client has asked for it.
package final class ServedPreview: PreviewHost {
  private let registry: LayoutRegistry
  private var running: Running?

  private struct Running {
    var link: EditorLink
    var site: PreviewSite
    var wake: @Sendable () -> Void
  }

  package init(registry: LayoutRegistry) { self.registry = registry }

  /// The requests of the page; nil before the preview runs.
  package var link: EditorLink? { running?.link }

  package func start(embedding: [EmbeddingOrigin], takesEdits: Bool) throws(SystemError) {
    guard running == nil else { return }
    let link = try EditorLink()
    var content = PreviewSite.Content([], registry: registry)
    content.link = link
    content.embedding = embedding
    content.takesEdits = takesEdits
    let server = try PreviewServer(content, port: 0)
    running = Running(link: link, site: server.site, wake: server.wake)
    Task.detached { await server.run() }
  }

  package func address(
    of document: String, choosing choices: [(name: String, value: String)]
  ) -> String {
    running?.site.address(of: document, choosing: choices) ?? ""
  }

  package func show(_ documents: [String], in files: FileView) {
    running?.site.show(documents, in: files)
    running?.wake()
  }

  package func mark(_ starts: [Int], in document: String) {
    running?.site.mark(starts, in: document)
    running?.wake()
  }

  package func finish(_ gesture: Int, refusal: String?) {
    running?.site.finish(gesture, refusal: refusal)
  }
}
