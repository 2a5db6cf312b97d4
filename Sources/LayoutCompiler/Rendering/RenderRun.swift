import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutPango
package import LayoutRendering

/// Solves documents and draws pictures of them.
package struct RenderRun: Sendable {
  /// A file with one or more pictures.
  package struct File: Sendable {
    /// The file name, with subfolders, relative to the output folder.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// The contents of a text format.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The pictures, and the findings on the documents.
  package struct Result: Sendable {
    package var files: [File]
    /// The pictures in the files.
    package var pictures: [Picture]
    /// The changes since the compared frames: a sentence for each frame, with its document.
    package var changes: [String]
    /// The documents and previews that the compared frames lack.
    package var uncompared: [String]
    /// A sentence for each picture that is drawn differently from the request.
    package var notes: [String]
    /// A sentence for each file that could not be drawn.
    package var failures: [String]
    package var report: CheckReport
    /// The requested previews that documents lack.
    package var missingPreviews: [PreviewChoice.Missing]
  }

  package var paths: [String]
  package var request: RenderRequest
  package var pool: WorkerPool
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry

  package init(
    _ paths: [String], request: RenderRequest, pool: WorkerPool, registry: LayoutRegistry
  ) {
    self.paths = paths
    self.request = request
    self.pool = pool
    self.registry = registry
  }

  /// Draws every document without errors.
  package func run() async -> Result {
    let variants = request.variants
    let pictures = PictureFolders(
      request.assets, symbols: request.symbols, for: request.format)
    let run = SolvingRun(
      paths: paths, request: request.layout,
      variants: request.overrides, pool: pool, registry: registry,
      show: LayoutWorker.Show(
        solved: { [request] solved, interpreter in
          Shown(solved, interpreter, variants[solved.variant], pictures, request)
        }))
    let result = await run.run()
    let names = Names(result.shown.map(\.path))
    let shown = result.shown.flatMap(\.shown)
    var failures: [String] = []
    return Result(
      files: await files(
        result.shown.map { (names.name(of: $0.path), $0.shown) }, &failures),
      pictures: shown.map(\.picture),
      changes: shown.flatMap { shown in
        (shown.changes ?? []).map { "\(shown.file): \($0.sentence)" }
      },
      uncompared: request.earlier == nil ? [] : shown.filter { $0.changes == nil }.map(\.file),
      notes: pictures.notes, failures: failures, report: result.report,
      missingPreviews: result.missingPreviews)
  }

  /// A document solved for one preview and variant.
  private struct Shown: Sendable {
    /// The words that distinguish this picture from others of its document, in captions and file
    /// names.
    var words: [(caption: String, name: String)]
    var title: String
    /// The document, and the preview if there are several.
    var file: String
    var picture: Picture
    /// The pixels in a point.
    var scale: Float
    /// The changes since the compared frames; nil if they lack this document.
    var changes: [FrameChange]?

    init?(
      _ solved: LayoutWorker<Shown>.Solved, _ interpreter: borrowing Interpreter,
      _ variant: RenderRequest.Variant, _ pictures: PictureFolders, _ request: RenderRequest
    ) {
      let painter = Painter(
        interpreter, solved.layout,
        pictures.palette(for: solved.path, in: solved.settings.environment.colorScheme),
        overlays: request.overlays,
        states: request.states.reduce(into: []) { $0.insert(ElementStates($1)) },
        image: pictures.image(for: solved.path))
      guard let picture = painter.picture() else { return nil }
      self.picture = picture
      scale = solved.settings.environment.scale
      title = solved.name
      file = solved.file
      words = variant.words
      if let old = request.earlier?.record(
        of: solved.file, in: solved.preview, variant: solved.variant),
        let new = FrameRecord(
          solved.layout, showing: interpreter.shownElements(of: solved.layout))
      {
        changes = FrameChange.all(from: old, to: new)
      }
      if let preview = solved.preview {
        let name = preview.name ?? "\(preview.number)"
        words.insert((name, name.asFileName), at: 0)
        file += " (\(name))"
      }
    }
  }

  // MARK: Files

  /// A page with one picture or a sheet of several, and the file name for it.
  private struct Page: Sendable {
    var name: String
    var content: RenderedPage
  }

  /// Returns the files of all documents; adds the reasons why some cannot be drawn.
  private func files(
    _ documents: [(name: String, shown: [Shown])], _ failures: inout [String]
  ) async -> [File] {
    let documents = documents.map { document in
      (name: document.name, pages: self.pages(of: document.shown, document.name))
    }
    let pages = documents.flatMap(\.pages)
    switch request.format {
    case .svg: return pages.map { File(name: $0.name + ".svg", text: $0.content.svg) }
    case .png:
      let drawn = await pool.map(
        count: pages.count, makeState: {}, body: { PangoSupport.png(of: pages[$1].content) })
      return zip(pages, drawn).compactMap { file($0.name + ".png", $1, &failures) }
    case .pdf:
      let files =
        request.isOneFile ? [(name: documents.first?.name ?? "", pages: pages)] : documents
      return files.filter { !$0.pages.isEmpty }.compactMap { name, pages in
        file(name + ".pdf", PangoSupport.pdf(of: pages.map(\.content)), &failures)
      }
    }
  }

  private func file(
    _ name: String, _ drawing: DrawingResult, _ failures: inout [String]
  ) -> File? {
    switch drawing {
    case .drawn(let bytes): return File(name: name, bytes: bytes)
    case .failed(let reason):
      failures.append("'\(name)' is not drawn: \(reason)")
      return nil
    }
  }

  /// Returns the pages of one document.
  private func pages(of shown: [Shown], _ name: String) -> [Page] {
    guard let first = shown.first else { return [] }
    if request.isSheet {
      let pictures = shown.map { shown in
        let caption = shown.words.map(\.caption).joined(separator: ", ")
        return (caption.isEmpty ? shown.title : caption, shown.picture, shown.changes ?? [])
      }
      let content = RenderedPage(
        .sheet(ContactSheet(first.title, pictures)), title: first.title,
        overlays: request.overlays, scale: shown.map(\.scale).max() ?? 1)
      return [Page(name: name, content: content)]
    }
    return shown.map { shown in
      let content = RenderedPage(
        .picture(shown.picture, shown.changes ?? []), title: shown.title,
        overlays: request.overlays, scale: shown.scale)
      let parts = [name] + shown.words.map(\.name)
      return Page(name: parts.joined(separator: "."), content: content)
    }
  }

  /// The file names of documents: their own, with the folders below their common folder.
  private struct Names {
    private let folder: [Substring]

    init(_ files: [String]) {
      let folders = files.map { FolderPath.absolute($0).pathParts.dropLast() }
      folder = folders.dropFirst().reduce(Array(folders.first ?? [])) { common, folder in
        Array(zip(common, folder).prefix { $0.isSamePath(as: $1) }.map(\.0))
      }
    }

    func name(of file: String) -> String {
      if file == FileFinder.standardInput { return "stdin" }
      let parts = FolderPath.absolute(file).pathParts.dropFirst(folder.count)
      let name = parts.joined(separator: "/")
      for suffix in [FileFinder.suffix, ".xml"] where name.hasSuffix(suffix) {
        return String(name.dropLast(suffix.count))
      }
      return name
    }
  }
}

extension String {
  /// The string without characters that separate folders or hide files.
  fileprivate var asFileName: String {
    let name = String(map { $0 == "/" || $0 == "\\" || $0.isNewline ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }
}
