package import LayoutDiagnostics

/// Files that something was made from, with their states on the disk at that time.
package struct FileStamps: Sendable {
  /// The files that were read or looked for, by absolute path.
  package private(set) var files: Set<PathKey> = []
  /// The states, nil for a file that was missing or may still change.
  private var stamps: [PathKey: FileStamp?] = [:]

  package init() {}

  /// The files that have another state on the disk than when they were noted.
  ///
  /// - Complexity: O(n) in the number of files, each of which the system is asked for.
  package var changed: Set<PathKey> {
    var changed: Set<PathKey> = []
    for (file, stamp) in stamps where System.stamp(of: file.path) != stamp { changed.insert(file) }
    return changed
  }

  /// The current time, for ``note(_:readSince:)``.
  package static var now: (seconds: Int64, nanoseconds: Int64) { System.now }

  /// Adds files that are not known yet.
  package mutating func note(_ paths: some Sequence<PathKey>) {
    note(paths, readSince: System.now)
  }

  /// Adds files that are not known yet and were read at a time or later.
  package mutating func note(
    _ paths: some Sequence<PathKey>, readSince time: (seconds: Int64, nanoseconds: Int64)
  ) {
    for path in paths {
      let path = PathKey(FolderPath.absolute(path.path))
      guard files.insert(path).inserted else { continue }
      let stamp = System.stamp(of: path.path)
      // A file that was written since then, or just before, may be written again without another
      // stamp.
      guard let stamp else {
        stamps[path] = .some(nil)
        continue
      }
      stamps[path] = stamp.isSettled(at: time) ? stamp : stamp.unsettled
    }
  }

  /// Adds files in the states in which others were made from them.
  package mutating func formUnion(_ other: FileStamps) {
    for file in other.files where files.insert(file).inserted { stamps[file] = other.stamps[file] }
  }

  /// Removes files, so that their present state can be noted.
  package mutating func forget(_ paths: Set<PathKey>) {
    files.subtract(paths)
    for path in paths { stamps[path] = nil }
  }
}

extension FileStamp {
  /// A stamp that no file has.
  fileprivate var unsettled: FileStamp {
    var stamp = self
    stamp.size = -1
    return stamp
  }
}
