import LayoutDiagnostics

/// What a build makes, to be written or compared, and what there was to say about the documents.
package struct BuildResult: Sendable {
  package internal(set) var report: CheckReport
  /// The files that were made anew, and wait to be written.
  private var outputs: [PendingFile] = []
  /// The documents that were compiled, and not recalled of an earlier build.
  package private(set) var compiled: [String] = []
  /// Files of an earlier run whose documents are gone.
  package private(set) var leftovers: [String] = []
  package private(set) var dependencies = DependencyFile()
  /// The files besides documents that would say something else with another text, or if they were
  /// there.
  package internal(set) var otherSources: [String] = []
  /// The folder that the files are in.
  private let folder: String
  /// What the next run may keep, but for the states of the new files, which are not written yet.
  private var record = BuildRecord()
  private var drafts: [Draft] = []
  /// What kept a file from being made.
  private var failure: FileError?
  /// What writes the record; nil where there is to be none.
  private var maker: String?
  /// When the run began, before anything was read.
  private let start: (seconds: Int64, nanoseconds: Int64)

  /// What the record will say of a document once its code is written.
  private struct Draft: Sendable {
    var path: String
    var type: String
    var output: String
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

  /// The paths of the files that were made anew.
  package var made: [String] { outputs.map(\.path) }

  /// Those of them that say something else than before.
  package var changes: [String] { outputs.filter { !$0.isCurrent }.map(\.path) }

  /// Leaves everything as it was.
  package func discard() {
    for file in outputs { file.discard() }
  }

  /// Writes what says something new, removes what is left over, and notes what the next run may keep.
  ///
  /// Where one file cannot be made, none is written.
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
      // A run that was ended in the middle could not clean up.
      OutputFile.removeDrafts(in: folder, of: [BuildRun.suffix, BuildRecord.fileName])
    }
    guard let maker else { return }
    var record = record
    for draft in drafts {
      guard let stamp = System.stamp(of: draft.output) else { continue }
      record.add(
        BuildRecord.Entry(
          path: draft.path, stamp: draft.stamp, type: draft.type, output: draft.output,
          outputStamp: stamp, imports: draft.imports, findings: draft.findings))
    }
    // Without it the next run makes all anew, and says itself what keeps it from writing.
    let path = FolderPath.appending(BuildRecord.fileName, to: folder)
    let text = Array(record.text(madeBy: maker).utf8)
    _ = try? OutputFile(path: path, bytes: text, replacing: BuildRecord.mark).writeIfChanged()
  }

  /// Takes over what the record in a folder says of documents that are not among `files`.
  mutating func takeOver(
    _ kept: KeptWork, others files: [String], _ maker: String, _ plan: BuildPlan
  ) {
    self.maker = maker
    let (gone, there) = kept.others(than: files)
    for entry in there { record.add(entry, of: kept.record) }
    // Counted from another folder, the code of a document has another name.
    let files = Set(files.map { PathKey($0) })
    let renamed = kept.record.entries.filter {
      files.contains(PathKey($0.path)) && !$0.output.isSamePath(as: plan.path(ofCode: $0.path))
    }
    leftovers = (gone + renamed).compactMap { Self.leftover($0, plan) }
  }

  /// The file of code that an entry of a record leaves to be removed; nil where there is none, or where what
  /// is there may be somebody else's.
  ///
  /// A record is a file that anybody may have written. What it says is asked of the file itself: that it lies
  /// in this folder and in no other, is a file and no link to one, is code, and was not changed since.
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

  /// Says that interfaces were read in place of some files: what was made of these was made of them,
  /// and where something stands in such a file is not known.
  mutating func replace(_ files: Set<PathKey>, byInterfacesIn folder: InterfaceFolder) {
    dependencies = dependencies.replacing {
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

  /// Adds a file that comes of no document.
  mutating func add(_ file: PendingFile) { outputs.append(file) }

  /// Notes why a file could not be made.
  mutating func note(_ failure: FileError) { self.failure = self.failure ?? failure }

  /// Adds another file that comes of a document.
  mutating func add(_ file: PendingFile, madeOf document: BuildWorker.Document) {
    outputs.append(file)
    dependencies.add(file.path, madeOf: document.sources)
  }

  /// Adds the code of a document that goes to `path`.
  mutating func add(
    _ document: BuildWorker.Document, to path: String, _ kept: KeptWork?, _ modules: ModuleLoader
  ) {
    let source = document.names.path
    dependencies.add(path, madeOf: document.sources)
    if !document.isRecalled { compiled.append(source) }
    // The name of a document that is gone can be another one's.
    leftovers.removeAll { $0.isSamePath(as: path) }
    switch document.code {
    case .kept(let entry):
      if let kept { record.add(entry, of: kept.record) }
    case .new(let file, of: let stamp):
      outputs.append(file)
      guard maker != nil else { return }
      var draft = Draft(path: source, type: document.names.type, output: path)
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

  /// All of the libraries, where nothing can change one and leave its stamp as it is.
  private func settled(_ libraries: [BuildRecord.Library?]) -> [BuildRecord.Library]? {
    let all = libraries.compactMap { $0 }
    let areSettled = all.allSatisfy { $0.stamp?.isSettled(at: start) ?? true }
    return all.count == libraries.count && areSettled ? all : nil
  }
}
