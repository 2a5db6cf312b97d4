package import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine

/// The work of drawing a document's first preview, which needs nothing of the server.
///
/// A request that wants the picture waits for it, and no other request does.
package struct LookDrawing: Sendable {
  let document: LiveDocument
  let files: FileView
  let registry: LayoutRegistry
  /// The number of the changes of files that the document knows.
  let fileChanges: Int

  /// Draws the document; returns nil if it cannot be solved.
  package func run() -> LiveLooks? {
    let checker = LiveChecker(registry: registry)
    checker.see(files, changed: [])
    return checker.looks(of: document)
  }
}
