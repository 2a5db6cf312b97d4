import LayoutCompiler
import LayoutDiagnostics
public import LayoutEngine
import LayoutPack

/// Documents that a server or a tool checks, and makes a pack of, in its own process.
///
/// ```swift
/// let screens = PackBuilder("Screens")
/// do throws(DocumentErrors) {
///   let pack = try await screens.pack()
///   send(pack.bytes, tag: pack.tag)
/// } catch {
///   report(error.findings)
/// }
/// ```
///
/// A builder is a value: it keeps nothing from one call to the next and writes nothing. Any number
/// of tasks may use one, or builders of equal documents, at the same time. Documents, files that
/// they import, configurations, data and strings files are read anew in each call.
public struct PackBuilder: Sendable {
  /// The files, and the folders that are searched for `*.layout.xml`.
  ///
  /// Relative ones start at the current folder of the process. `-` is a file of that name, since a
  /// server has no standard input to give away.
  public var paths: [String]
  /// Texts that are read in place of the files at their paths, whether there are such files or not.
  ///
  /// Those whose paths end with `.layout.xml` are documents beside those of ``paths``; others may
  /// be configurations, data or strings files.
  public var texts: [String: String]
  /// The strings files, which a pack holds too.
  ///
  /// Each is a String Catalog (`.xcstrings`) or a `.strings` file.
  public var strings: [String]
  /// The layouts in Swift that documents name with `class`; an app registers its own ones here.
  public var layouts: LayoutRegistry
  /// The catalogue of the oldest app that gets a pack, as `layoutc catalogue` writes it; `nil` for
  /// any app.
  ///
  /// Everything that this app lacks is an error.
  public var catalogue: String?
  /// The name by which an app tells a pack from its others; empty for none.
  public var name = ""
  /// The number of a pack, in `1...2_147_483_647`, greater than that of all earlier ones of its
  /// name; 0 for none, and other numbers are an error.
  public var number = 0
  /// The signing of packs; `nil` for packs without a signature.
  public var signing: PackSigning?

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, as on the command line.
  ///   - texts: Texts in place of files, by their paths.
  ///   - strings: The strings files.
  ///   - layouts: The layouts in Swift that the documents name.
  public init(
    _ paths: String..., texts: [String: String] = [:], strings: [String] = [],
    layouts: LayoutRegistry = LayoutRegistry(),
  ) {
    self.paths = paths
    self.texts = texts
    self.strings = strings
    self.layouts = layouts
  }

  /// The paths of all documents.
  private var documents: [String] {
    paths.map { $0 == FileFinder.standardInput ? "./-" : $0 }
      + texts.keys.filter { $0.hasSuffix(FileFinder.suffix) }.sorted()
  }

  // MARK: Checking

  /// Returns what `layoutc check` finds, in the order of the documents and of their lines.
  ///
  /// Configurations beside the documents count, and comments in them. With ``strings`` each text
  /// should have a translation in all of these files.
  ///
  /// - Parameter proving: Whether all widths, text sizes and directions that documents are meant
  ///   for are tried too, as with `--prove`.
  /// - Returns: The findings; one about each path that cannot be read, and about a folder without
  ///   documents, is among them.
  @concurrent
  public func findings(proving: Bool = false) async -> [LayoutFinding] {
    let view = FileView(texts)
    let (files, faults) = Self.stringsFiles(strings, in: view)
    var found = faults
    for file in files.isEmpty ? [nil] : files.map(Optional.some) {
      var check = CheckRun(documents, strings: file, registry: layouts)
      check.lint.source = .nearest
      check.lint.files = view
      check.modules.forget([], in: view)
      check.countsFixable = false
      if proving { check.lint.proof = ProofDomain() }
      found += Self.findings(of: await check.run(), in: view)
    }
    // Each strings file has a run of its own, and all of them find the same in the documents.
    var seen: Set<LayoutFinding> = []
    return files.count > 1 ? found.filter { seen.insert($0).inserted } : found
  }

  private static func findings(of report: CheckReport, in view: FileView) -> [LayoutFinding] {
    LayoutFinding.all(in: report, emptyWhere: { !view.showsDocument(in: $0) })
  }

  /// Reads strings files; what is found in those that cannot be used is told.
  private static func stringsFiles(
    _ paths: [String], in view: FileView
  ) -> (files: [StringsFile], faults: [LayoutFinding]) {
    var files: [StringsFile] = []
    var faults: [LayoutFinding] = []
    for path in paths {
      do throws(FileError) {
        let read = try StringsFile.read(path, languages: [], in: view)
        if let file = read.file {
          files.append(file)
        } else {
          faults += LayoutFinding.all(in: read.findings)
        }
      } catch {
        faults.append(
          LayoutFinding(
            DiagnosticID.unreadableFile.name, "'\(path)' cannot be read: \(error.explanation)",
            file: path))
      }
    }
    return (files, faults)
  }

  // MARK: Packing

  /// A pack of documents, as `layoutc pack` makes it.
  public struct Pack: Sendable {
    /// The pack, for `LoadedLayout`.
    public let bytes: [UInt8]
    /// The names of the documents, by which an app asks for them.
    public let documents: [String]
    /// The SHA-256 of the bytes in 64 hexadecimal digits, as for an `ETag`.
    ///
    /// An app gets the same from `PackPatch.hash(of:)`, and can tell a server which pack it has.
    public let tag: String
    /// The files that the pack was made of.
    public let sources: PackSources

    /// Returns the patch that makes this pack of an older one, for `PackPatch`.
    ///
    /// - Parameter older: The bytes of the older pack.
    /// - Returns: The patch; `nil` if it is not smaller than this pack.
    /// - Complexity: O(n) in the number of bytes of both packs.
    public func patch(from older: [UInt8]) -> [UInt8]? {
      let patch = PackDifference.bytes(from: older, to: bytes)
      return patch.count < bytes.count ? patch : nil
    }
  }

  /// Makes a pack of all documents, with what they import.
  ///
  /// Equal documents give equal bytes. Rules are not asked, so that warnings are told by
  /// ``findings(proving:)`` alone.
  ///
  /// - Returns: The pack.
  /// - Throws: ``DocumentErrors`` if a document has errors, a file cannot be read, or there is no
  ///   document.
  @concurrent
  public func pack() async throws(DocumentErrors) -> Pack {
    let start = FileStamps.now
    let view = FileView(texts)
    let documents = documents
    let found = FileFinder(documents).files
    var (files, faults) = Self.stringsFiles(strings, in: view)
    var run = PackRun(documents, to: "", strings: files, pool: WorkerPool())
    run.modules.forget([], in: view)
    run.origin = LayoutPack.Origin(name: name, number: Self.numbers.contains(number) ? number : 0)
    run.signer = signing.map { BuilderSigner($0) }
    faults += originFaults + take(catalogue, in: view, for: &run)
    let packed: Result<PackRun.Result, PackingError>
    do throws(PackingError) {
      packed = .success(try await run.run())
    } catch {
      packed = .failure(error)
    }
    let sources = PackSources(
      documents, found,
      and: run.modules.asked.union((strings + [catalogue].compactMap(\.self)).map { PathKey($0) }),
      in: view, since: start)
    switch packed {
    case .failure(let reason):
      throw DocumentErrors(findings: faults + [LayoutFinding("pack", "\(reason)")], sources)
    case .success(let result):
      let findings = faults + Self.findings(of: result.report, in: view)
      guard let output = result.output, !findings.contains(where: \.isError) else {
        throw DocumentErrors(findings: findings, sources)
      }
      guard !result.documents.isEmpty else {
        throw DocumentErrors(
          findings: [LayoutFinding("pack", "there is no document to pack")], sources)
      }
      return Pack(
        bytes: output.bytes, documents: result.documents.map(\.name),
        tag: ContentHash(of: output.bytes).description, sources: sources)
    }
  }
}

extension PackBuilder {
  private static let numbers = 0...Int(Int32.max)

  /// An error if the number can be none of a pack.
  private var originFaults: [LayoutFinding] {
    Self.numbers.contains(number)
      ? [] : [LayoutFinding("pack", "the number \(number) is not from 1 to \(Int32.max)")]
  }

  /// Reads a catalogue for a run, and returns what is wrong with it.
  private func take(
    _ path: String?, in view: FileView, for run: inout PackRun
  ) -> [LayoutFinding] {
    guard let path else { return [] }
    var reader = FileReader(view)
    do throws(FileError) {
      try reader.read(path)
    } catch {
      return [
        LayoutFinding(
          DiagnosticID.unreadableFile.name, "'\(path)' cannot be read: \(error.explanation)",
          file: path)
      ]
    }
    do throws(CatalogueMistake) {
      run.catalogue = try AppCatalogue(reader.bytes)
      run.origin.catalogue = ContentHash(of: reader.bytes)
      return []
    } catch {
      return LayoutFinding.all(
        in: FileFindings(
          source: SourceText(name: path, bytes: reader.bytes), diagnostics: [error.finding]))
    }
  }
}

/// The reason why there is no pack.
public struct DocumentErrors: Error, Sendable, CustomStringConvertible {
  /// The findings, of which at least one is an error.
  public let findings: [LayoutFinding]
  /// The files that were read or looked for: once one of them changes, there may be a pack.
  public let sources: PackSources

  init(findings: [LayoutFinding], _ sources: PackSources) {
    self.findings = findings
    self.sources = sources
  }

  /// The errors, a line for each.
  public var description: String {
    findings.filter(\.isError).map(\.description).joined(separator: "\n")
  }
}
