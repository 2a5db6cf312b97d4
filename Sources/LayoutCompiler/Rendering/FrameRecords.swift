package import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutRendering

/// The frames of documents, as printed by `layoutc layout --format json` or as they were at a
/// commit.
package struct FrameRecords: Sendable {
  /// The name of the file or the commit.
  package let name: String
  private var records: [Key: FrameRecord] = [:]

  private struct Key: Hashable, Sendable {
    var file: PathKey
    /// The name of the preview, or its number if it has none; nil if only one was printed.
    var preview: String?
    /// The index of the variant; nil if all variants are compared to one record.
    var variant: Int?

    init(file: String, preview: String?) {
      self.file = PathKey(file)
      self.preview = preview
    }

    init(_ file: String, _ preview: PreviewTitle?, variant: Int?) {
      self.init(file: file, preview: preview.map { $0.name ?? "\($0.number)" })
      self.variant = variant
    }
  }

  /// A file with invalid contents.
  package struct Mistake: Error, Sendable {
    package var finding: FileFindings
  }

  /// Reads a line for each document; documents with errors are skipped.
  package init(_ source: SourceText) throws(Mistake) {
    name = source.name
    let bytes = source.bytes ?? []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      switch JSONReader.read(Array(line)) {
      case .failure(let mistake):
        throw Self.mistake("this is no JSON", mistake.range.moved(by: start), source)
      case .success(let node):
        if node["errors"] != nil { continue }
        guard let file = node["file"]?.string, let root = node["root"].flatMap(FrameRecord.init)
        else {
          throw Self.mistake(
            "this line is none that 'layoutc layout --format json' prints",
            node.range.moved(by: start), source)
        }
        records[Key(file: file, preview: node["preview"]?.words)] = root
      }
    }
  }

  /// Solves documents as they were at a commit.
  ///
  /// - Parameters:
  ///   - name: The commit, in git's notation.
  ///   - paths: The documents, by their current paths.
  ///   - request: The variants to solve.
  ///   - pool: The workers.
  ///   - registry: The layouts written in Swift that documents may name.
  /// - Returns: The frames by current paths; documents that had errors have none.
  /// - Throws: The reason why the commit cannot be read.
  package static func solved(
    at name: String, _ paths: [String], for request: RenderRequest, pool: WorkerPool,
    registry: LayoutRegistry
  ) async throws(RevisionFailure) -> FrameRecords {
    let revision = try Revision(name, of: paths.first ?? ".")
    // The revision's files exist as long as the object.
    defer { withExtendedLifetime(revision) {} }
    // The current paths of each old file; through links there may be several.
    var names: [PathKey: [String]] = [:]
    for file in FileFinder(paths).files {
      guard let then = revision.path(of: file), FileFinder.isFile(then) else { continue }
      names[PathKey(then), default: []].append(file)
    }
    let run = SolvingRun(
      paths: names.keys.sorted().map(\.path), request: request.layout, variants: request.overrides,
      pool: pool,
      registry: registry,
      show: LayoutWorker.Show(
        solved: { solved, _ in
          FrameRecord(solved.layout).map { (solved.preview, solved.variant, $0) }
        }))
    var records = FrameRecords(name: name)
    for (then, shown) in await run.run().shown {
      for file in names[PathKey(then), default: []] {
        for (preview, variant, record) in shown {
          records.records[Key(file, preview, variant: variant)] = record
        }
      }
    }
    return records
  }

  private init(name: String) { self.name = name }

  private static func mistake(
    _ message: String, _ range: SourceRange, _ source: SourceText
  ) -> Mistake {
    let finding = Diagnostic(.invalidConfiguration, message, at: range)
    return Mistake(finding: FileFindings(source: source, diagnostics: [finding]))
  }

  /// Returns the frames of a document in a preview and a variant, if known.
  func record(of file: String, in preview: PreviewTitle?, variant: Int) -> FrameRecord? {
    records[Key(file, preview, variant: variant)] ?? records[Key(file, preview, variant: nil)]
  }
}

extension FrameRecord {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["element"]?.string, let frame = node["frame"].flatMap(LayoutRect.init)
    else {
      return nil
    }
    var children: [FrameRecord] = []
    if case .array(let nodes)? = node["children"]?.value {
      children = nodes.compactMap(FrameRecord.init)
      guard children.count == nodes.count else { return nil }
    }
    self.init(
      name: name, component: node["component"]?.string, id: node["id"]?.string, frame: frame,
      children: children)
  }
}

extension LayoutRect {
  fileprivate init?(_ node: JSONNode) {
    guard case .array(let nodes) = node.value, nodes.count == 4 else { return nil }
    let numbers = nodes.compactMap { $0.words.flatMap(Float.init) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension JSONNode {
  /// The string, or the digits of a number.
  fileprivate var words: String? {
    if case .number(let text) = value { return text }
    return string
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange {
    let moved = UInt32(clamping: offset)
    return SourceRange(start: start &+ moved, end: end &+ moved)
  }
}
