import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import LayoutSemantics

/// Solves documents and makes pictures of them.
package struct RenderRun: Sendable {
  /// A file with a picture in it, or several.
  package struct File: Sendable {
    /// The name, with the folders that it is in, to be put into a folder of pictures.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The pictures, and what there was to say about the documents.
  package struct Result: Sendable {
    package var files: [File]
    /// What has changed since an earlier result, a sentence for each frame, with the document.
    package var changes: [String]
    /// The documents and previews of which the earlier result says nothing.
    package var uncompared: [String]
    package var report: CheckReport
    /// The previews asked for that documents lack.
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

  /// Makes a picture of every document without errors.
  package func run() async -> Result {
    let variants = request.variants
    let pictures = PictureFolders(request.assets)
    let run = SolvingRun(
      paths: paths, request: request.layout,
      variants: variants.map { PreviewOverrides($0.request) }, pool: pool, registry: registry,
      show: LayoutWorker.Show(
        solved: { [request] solved, interpreter in
          Shown(
            solved, interpreter, variants[solved.variant], pictures, request.earlier)
        },
        errors: { _, _, _ in nil }))
    let result = await run.run()
    let names = Names(result.shown.map(\.path))
    let shown = result.shown.flatMap(\.shown)
    return Result(
      files: result.shown.flatMap { files($0.shown, names.name(of: $0.path)) },
      changes: shown.flatMap { shown in
        (shown.changes ?? []).map { "\(shown.file): \($0.sentence)" }
      },
      uncompared: request.earlier == nil ? [] : shown.filter { $0.changes == nil }.map(\.file),
      report: result.report, missingPreviews: result.missingPreviews)
  }

  /// A document as it is shown once.
  private struct Shown: Sendable {
    /// What tells it from others of its document, in captions and in names of files.
    var words: [(caption: String, name: String)]
    var title: String
    /// The document, and the preview where there are several.
    var file: String
    var picture: Picture
    /// What has changed since the earlier result; nil where that says nothing of it.
    var changes: [FrameChange]?

    init?(
      _ solved: LayoutWorker<Shown>.Solved, _ interpreter: borrowing Interpreter,
      _ variant: RenderRequest.Variant, _ pictures: PictureFolders, _ earlier: FrameRecords?
    ) {
      let painter = Painter(
        interpreter, solved.layout,
        pictures.palette(for: solved.path, in: solved.settings.environment.appearance),
        image: pictures.image(for: solved.path))
      guard let picture = painter.picture() else { return nil }
      self.picture = picture
      title = solved.name
      file = solved.file
      words = variant.words
      if let old = earlier?.record(
        of: solved.file, in: solved.preview, variant: solved.variant),
        let new = FrameRecord(solved.layout)
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

  /// The files of one document.
  private func files(_ shown: [Shown], _ name: String) -> [File] {
    guard let first = shown.first else { return [] }
    if request.isSheet {
      let pictures = shown.map { shown in
        let caption = shown.words.map(\.caption).joined(separator: ", ")
        return (caption.isEmpty ? shown.title : caption, shown.picture, shown.changes ?? [])
      }
      let sheet = ContactSheet(first.title, pictures)
      return [File(name: name + ".svg", text: SVG.file(sheet, overlays: request.overlays))]
    }
    return shown.map { shown in
      let parts = [name] + shown.words.map(\.name)
      return File(
        name: parts.joined(separator: ".") + ".svg",
        text: SVG.file(
          shown.picture, title: shown.title, overlays: request.overlays,
          changes: shown.changes ?? []))
    }
  }

  /// Names of files for documents: their own, with the folders that they do not all lie in.
  private struct Names {
    private let folder: [Substring]

    init(_ files: [String]) {
      let folders = files.map { FolderPath.absolute($0).split(separator: "/").dropLast() }
      folder = folders.dropFirst().reduce(Array(folders.first ?? [])) { common, folder in
        Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
      }
    }

    func name(of file: String) -> String {
      if file == FileFinder.standardInput { return "stdin" }
      let parts = FolderPath.absolute(file).split(separator: "/").dropFirst(folder.count)
      let name = parts.joined(separator: "/")
      for suffix in [FileFinder.suffix, ".xml"] where name.hasSuffix(suffix) {
        return String(name.dropLast(suffix.count))
      }
      return name
    }
  }
}

extension String {
  /// The same with nothing in it that parts folders or hides files.
  fileprivate var asFileName: String {
    let name = String(map { $0 == "/" || $0 == "\\" || $0.isNewline ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }
}
