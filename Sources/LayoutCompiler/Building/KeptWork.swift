import LayoutDiagnostics

/// The results of the last build into a folder that are still valid.
struct KeptWork: Sendable {
  private(set) var record: BuildRecord
  /// For each library of the record, whether its interface is unchanged.
  private let holds: [Bool]

  /// Reads the record in a folder; empty if there is none.
  init(in folder: String, madeBy maker: String, _ modules: ModuleLoader) {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: FolderPath.appending(BuildRecord.fileName, to: folder))
    } catch {
      self.init(BuildRecord(), modules)
      return
    }
    self.init(BuildRecord(reader.bytes, madeBy: maker) ?? BuildRecord(), modules)
  }

  private init(_ record: BuildRecord, _ modules: ModuleLoader) {
    self.record = record
    holds = record.libraries.map { library in
      // A record of the same tool has the same shipped libraries.
      if ShippedLibrary.isMeant(by: library.path) { return true }
      // An equal stamp means an equal text. Otherwise the library is read, since its interface may
      // still be the same.
      if let stamp = library.stamp, stamp == System.stamp(of: library.path) { return true }
      return modules.library(at: library.path)?.interface == library.interface
    }
  }

  /// Returns the entry of the document at a path, if the document, its imports and its code are
  /// unchanged.
  func entry(of path: String) -> BuildRecord.Entry? {
    record.entry(of: path).flatMap { isValid($0) ? $0 : nil }
  }

  /// Returns whether the record is of a run with this digest, and nothing has changed since.
  ///
  /// Otherwise makes its entries found by their paths.
  mutating func isWhole(_ run: Digest, of files: [String]) -> Bool {
    let isWhole =
      record.run == run && record.entries.count == files.count
      && zip(files, record.entries).allSatisfy { $0.isSamePath(as: $1.path) && isValid($1) }
    if !isWhole { record.index() }
    return isWhole
  }

  private func isValid(_ entry: BuildRecord.Entry) -> Bool {
    guard let stamp = entry.stamp else { return false }
    return stamp == System.stamp(of: entry.path) && entry.imports.allSatisfy { holds[$0] }
      && System.stamp(of: entry.output) == entry.outputStamp
  }

  /// Returns the entries of documents that are not among `files`: those of removed documents, and
  /// those of existing ones that another run builds into the folder.
  func others(than files: [String]) -> (gone: [BuildRecord.Entry], there: [BuildRecord.Entry]) {
    let files = Set(files.map { PathKey($0) })
    var others = record.entries
    others.removeAll { files.contains(PathKey($0.path)) }
    let isThere = others.partition { System.entry(at: $0.path) != nil }
    return (Array(others[..<isThere]), Array(others[isThere...]))
  }
}
