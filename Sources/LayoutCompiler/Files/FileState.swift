/// A file as a run has read it.
struct FileState: Sendable {
  var path: String
  /// The stamp from before the file was read; nil if it does not identify the contents.
  var stamp: FileStamp?
  /// The digest of the contents.
  var digest: Digest

  /// Whether the file has the same contents now.
  ///
  /// An equal stamp means equal contents; otherwise the contents are read, and the stamp becomes
  /// the current one.
  mutating func holds(_ reader: inout FileReader) -> Bool {
    let now = System.stamp(of: path)
    if let now, now == stamp { return true }
    // A pipe or a device has no stamp, and is never read here.
    guard now != nil, (try? reader.read(file: path)) != nil,
      Digest(of: reader.bytes.span) == digest
    else { return false }
    stamp = now
    return true
  }

  /// Removes a stamp that would survive a change after `start`.
  mutating func settle(at start: (seconds: Int64, nanoseconds: Int64)) {
    if stamp?.isSettled(at: start) == false { stamp = nil }
  }
}
