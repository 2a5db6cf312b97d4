import LayoutDiagnostics

/// What of the last build into a folder still holds.
struct KeptWork: Sendable {
  let record: BuildRecord
  /// By place among the record's libraries: whether importers see of them what they saw.
  private let holds: [Bool]

  /// Reads the record in a folder; nothing is kept where there is none.
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
      // The same tool has the same libraries.
      if ShippedLibrary.isMeant(by: library.path) { return true }
      // With the same stamp it has the same text; else it is read, and its text may be as good.
      if let stamp = library.stamp, stamp == System.stamp(of: library.path) { return true }
      return modules.library(at: library.path)?.interface == library.interface
    }
  }

  /// The document at a path, where neither it nor what it sees nor its code has changed.
  func entry(of path: String) -> BuildRecord.Entry? {
    guard let entry = record.entry(of: path), let stamp = entry.stamp,
      stamp == System.stamp(of: path),
      entry.imports.allSatisfy({ holds[$0] }),
      System.stamp(of: entry.output) == entry.outputStamp
    else { return nil }
    return entry
  }

  /// What is known of documents that are not among `files`: those that are gone, with their code, and
  /// those that another run builds into the folder.
  func others(than files: [String]) -> (gone: [BuildRecord.Entry], there: [BuildRecord.Entry]) {
    let files = Set(files.map { PathKey($0) })
    var others = record.entries
    others.removeAll { files.contains(PathKey($0.path)) }
    let isThere = others.partition { System.entry(at: $0.path) != nil }
    return (Array(others[..<isThere]), Array(others[isThere...]))
  }
}
