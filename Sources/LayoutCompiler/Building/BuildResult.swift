import LayoutDiagnostics

/// The files that a build has generated, to be written or compared, and the findings on the
/// documents.
package struct BuildResult: Sendable {
  package internal(set) var report: CheckReport
  /// The newly generated files, which wait to be published.
  private var outputs: [PendingFile] = []
  /// The documents that were compiled rather than taken from an earlier build.
  package private(set) var compiled: [String] = []
  /// The generated files of removed documents, left by an earlier run.
  package private(set) var leftovers: [String] = []
  /// The generated files and their sources.
  package var dependencies: DependencyFile {
    var all = madeOf
    for entry in recalled?.entries ?? [] {
      let libraries = entry.imports.compactMap { recalled?.libraries[$0].path }
      all.add(
        entry.output,
        madeOf: ([entry.path] + libraries).filter { !ShippedLibrary.isMeant(by: $0) })
    }
    return all
  }
  private var madeOf = DependencyFile()
  /// The record of an earlier run, if nothing has changed since.
  private var recalled: BuildRecord?
  /// The files besides the documents whose text, or presence, affects the result.
  package internal(set) var otherSources: [String] = []
  /// The output folder.
  private let folder: String
  /// The record for the next run, without the stamps of new files, which are not written yet.
  private var record = BuildRecord()
  /// The digest of the run's documents, if all of them have different names.
  private var run: (digest: Digest, documents: [String])?
  /// The indices in ``record`` of the libraries of the earlier record.
  private var moved: [Int: Int] = [:]
  private var drafts: [Draft] = []
  /// The first error that prevented a file from being generated.
  private var failure: FileError?
  /// The number of entries in the record of an earlier run.
  private var earlierCount = 0
  /// The maker in the record; nil if no record is written.
  private var maker: String?
  /// The time at which the run began, before any file was read.
  private let start: (seconds: Int64, nanoseconds: Int64)

  /// The record's entry for a document, completed once its code is written.
  private struct Draft: Sendable {
    var path: String
    var type: String
    var output: PendingFile
    var stamp: FileStamp?
    var imports: [Int] = []
    var findings: [UInt8] = []
  }

  init(
    report: CheckReport, in folder: String, since start: (seconds: Int64, nanoseconds: Int64)
  ) {
    self.report = report
    self.folder = folder
    self.start = start
  }

  /// Creates the result of a run in which nothing has changed since an earlier one.
  init(report: CheckReport, in folder: String, recalling record: BuildRecord) {
    self.init(report: report, in: folder, since: System.now)
    recalled = record
  }

  /// Notes that the run had these documents alone, each with names of its own.
  mutating func areAll(_ documents: [String], of run: Digest) { self.run = (run, documents) }

  /// The paths of the newly generated files.
  package var made: [String] { outputs.map(\.path) }

  /// The paths of the generated files whose contents change.
  package var changes: [String] { outputs.filter { !$0.isCurrent }.map(\.path) }

  /// Removes the temporary files and leaves everything as it was.
  package func discard() {
    for file in outputs { file.discard() }
  }

  /// Publishes changed files, removes leftovers, and writes the record for the next run.
  ///
  /// If a file could not be generated, none is written.
  package func write() throws(FileError) {
    var rest = outputs[...]
    do throws(FileError) {
      if let failure { throw failure }
      while let file = rest.popFirst() { try file.publish() }
    } catch {
      for file in rest { file.discard() }
      throw error
    }
    for path in leftovers { System.remove(path) }
    if !outputs.isEmpty {
      // An interrupted run could not remove its temporary files.
      OutputFile.removeDrafts(in: folder, of: [BuildRun.suffix, BuildRecord.fileName])
    }
    guard let maker, !isRecordCurrent else { return }
    var record = record
    for draft in drafts {
      // Another run may have replaced the file since.
      guard let stamp = draft.output.stampIfPublished else { continue }
      record.add(
        BuildRecord.Entry(
          path: draft.path, stamp: draft.stamp, type: draft.type, output: draft.output.path,
          outputStamp: stamp, imports: draft.imports, findings: draft.findings))
    }
    if let run, record.sort(as: run.documents) { record.run = run.digest }
    // Without a record the next run compiles everything, and reports what prevents it from writing.
    let path = FolderPath.appending(BuildRecord.fileName, to: folder)
    let text = record.text(madeBy: maker)
    _ = try? OutputFile(path: path, bytes: text, replacing: BuildRecord.mark).writeIfChanged()
  }

  /// Whether the record on disk has the same entries as the new one.
  ///
  /// All entries without a draft are the earlier record's.
  private var isRecordCurrent: Bool {
    drafts.isEmpty && !record.entries.isEmpty && record.entries.count == earlierCount
  }

  /// Copies the entries of documents that are not among `files` from the record of a folder.
  mutating func takeOver(
    _ kept: KeptWork, others files: [String], _ plan: BuildPlan
  ) {
    maker = plan.maker
    earlierCount = kept.record.entries.count
    let (gone, there) = kept.others(than: files)
    for entry in there { record.add(entry, of: kept.record, &moved) }
    // Relative to another folder, the code of a document has another name.
    let files = Set(files.map { PathKey($0) })
    let renamed = kept.record.entries.filter {
      files.contains(PathKey($0.path)) && !$0.output.isSamePath(as: plan.path(ofCode: $0.path))
    }
    leftovers = (gone + renamed).compactMap { Self.leftover($0, plan) }
  }

  /// Returns the generated file of an entry, to be removed; nil if there is none, or if it may
  /// belong to someone else.
  ///
  /// Anyone may have written the record, so the file itself is checked. It must lie directly in
  /// this folder, be a regular file and no link, contain generated code, and be unchanged.
  private static func leftover(_ entry: BuildRecord.Entry, _ plan: BuildPlan) -> String? {
    let name = String(entry.output[entry.output.nameStart...])
    guard name.hasSuffix(BuildRun.suffix),
      FolderPath.folder(of: FolderPath.absolute(entry.output))
        .isSamePath(as: FolderPath.absolute(plan.folder))
    else { return nil }
    let path = FolderPath.appending(name, to: plan.folder)
    guard let status = System.status(of: path), status.entry == .file, status.isWritable,
      System.stamp(of: path) == entry.outputStamp,
      let text = OutputFile.text(at: path), plan.mark.isOn(text)
    else { return nil }
    return path
  }

  /// Replaces files that were read through interfaces by these interfaces in the dependencies.
  ///
  /// Removes the offsets of locations in such files, which are unknown.
  mutating func replace(_ files: Set<PathKey>, byInterfacesIn folder: InterfaceFolder) {
    madeOf = madeOf.replacing {
      files.contains(PathKey($0)) ? folder.path(of: $0) ?? $0 : $0
    }
    for file in report.findings.indices {
      for finding in report.findings[file].diagnostics.indices {
        let related = report.findings[file].diagnostics[finding].related.map { location in
          guard let source = location.source, files.contains(PathKey(source.name)) else {
            return location
          }
          return RelatedLocation(
            location.message, at: .at(0), in: SourceText(name: source.name, bytes: nil))
        }
        report.findings[file].diagnostics[finding].related = related
      }
    }
  }

  /// Adds a file that does not depend on a document.
  mutating func add(_ file: PendingFile) { outputs.append(file) }

  /// Stores the reason why a file could not be generated.
  mutating func note(_ failure: FileError) { self.failure = self.failure ?? failure }

  /// Adds a further file generated from a document.
  mutating func add(_ file: PendingFile, madeOf document: BuildWorker.Document) {
    outputs.append(file)
    madeOf.add(file.path, madeOf: document.sources)
  }

  /// Adds the code of a document, to be written to `path`.
  mutating func add(
    _ document: BuildWorker.Document, to path: String, _ kept: KeptWork?, _ modules: ModuleLoader
  ) {
    let source = document.names.path
    madeOf.add(path, madeOf: document.sources)
    if !document.isRecalled { compiled.append(source) }
    // The file name of a removed document can be that of another one.
    leftovers.removeAll { $0.isSamePath(as: path) }
    switch document.code {
    case .kept(let entry):
      if let kept { record.add(entry, of: kept.record, &moved) }
    case .new(let file, of: let stamp):
      outputs.append(file)
      guard maker != nil else { return }
      var draft = Draft(path: source, type: document.names.type, output: file)
      if let stamp, let findings = document.findings, stamp.isSettled(at: start),
        let libraries = settled(document.imports.map { modules.library(at: $0) })
      {
        draft.stamp = stamp
        draft.imports = libraries.map { record.place(of: $0) }
        draft.findings = findings
      }
      drafts.append(draft)
    }
  }

  /// Returns the libraries, if any further change of one would alter its stamp; otherwise nil.
  private func settled(_ libraries: [BuildRecord.Library?]) -> [BuildRecord.Library]? {
    let all = libraries.compactMap { $0 }
    let areSettled = all.allSatisfy { $0.stamp?.isSettled(at: start) ?? true }
    return all.count == libraries.count && areSettled ? all : nil
  }
}
