import LayoutDiagnostics

/// The results of the last build into a folder that are still valid.
struct KeptWork: Sendable {
  let record: BuildRecord
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
    guard let entry = record.entry(of: path), let stamp = entry.stamp,
      stamp == System.stamp(of: path),
      entry.imports.allSatisfy({ holds[$0] }),
      System.stamp(of: entry.output) == entry.outputStamp
    else { return nil }
    return entry
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
