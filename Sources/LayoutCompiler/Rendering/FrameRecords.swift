package import LayoutDiagnostics
package import LayoutEngine
package import LayoutInterpreter
import LayoutLanguages
package import LayoutRendering

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

    init(_ message: String, at range: SourceRange, in source: SourceText) {
      let finding = Diagnostic(.invalidConfiguration, message, at: range)
      self.finding = FileFindings(source: source, diagnostics: [finding])
    }
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
        throw Mistake("this is no JSON", at: mistake.range.moved(by: start), in: source)
      case .success(let node):
        if node["errors"] != nil { continue }
        guard let file = node["file"]?.string, let root = node["root"].flatMap(FrameRecord.init)
        else {
          throw Mistake(
            "this line is none that 'layoutc layout --format json' prints",
            at: node.range.moved(by: start), in: source)
        }
        records[Key(file: file, preview: node["preview"]?.numberOrString)] = root
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
        solved: { solved, interpreter in
          FrameRecord(solved.layout, showing: interpreter.shownElements(of: solved.layout))
            .map { (solved.preview, solved.variant, $0) }
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

  /// Makes the frames of documents that are known by their paths, as read from elsewhere.
  package init(name: String, _ known: [(file: String, preview: PreviewTitle?, record: FrameRecord)])
  {
    self.init(name: name)
    for (file, preview, record) in known {
      records[Key(file, preview, variant: nil)] = record
    }
  }

  private init(name: String) { self.name = name }

  /// Returns the frames of a document in a preview and a variant, if known.
  func record(of file: String, in preview: PreviewTitle?, variant: Int) -> FrameRecord? {
    records[Key(file, preview, variant: variant)] ?? records[Key(file, preview, variant: nil)]
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange {
    let moved = UInt32(clamping: offset)
    return SourceRange(start: start &+ moved, end: end &+ moved)
  }
}
