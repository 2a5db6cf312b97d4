import LayoutDiagnostics

/// A file written under a temporary name that waits to be moved to its path.
///
/// A reader sees the old or the new file, never a partial one.
struct PendingFile: Sendable {
  let path: String
  /// Whether the file on disk already has the wanted contents.
  let isCurrent: Bool
  /// The mark that an existing file must have to be replaced; see ``OutputFile/mark``.
  fileprivate var mark: FileMark?
  /// The path of the temporary file; nil if there is nothing to write.
  fileprivate var draft: String?
  /// The stamp of the temporary file, or of the file that is current, from before it was read.
  fileprivate var stamp: FileStamp?

  /// The stamp of the published file; nil if it is gone or another file has taken its place.
  ///
  /// A move changes nothing but the time of the last change.
  var stampIfPublished: FileStamp? {
    guard let stamp, let now = System.stamp(of: path), now.inode == stamp.inode,
      now.size == stamp.size, now.seconds == stamp.seconds, now.nanoseconds == stamp.nanoseconds
    else { return nil }
    return draft != nil || now == stamp ? now : nil
  }

  func publish() throws(FileError) {
    guard let draft else { return }
    do throws(FileError) {
      // Another process may have created something at the path in the meantime.
      try OutputFile.requireRoom(at: path, for: mark)
      try OutputFile.move(draft, to: path)
    } catch {
      System.remove(draft)
      throw error
    }
  }

  /// Removes the temporary file and leaves the file as it is.
  func discard() {
    if let draft { System.remove(draft) }
  }
}

/// The words at the beginning of each generated file of a kind, which distinguish it from other
/// files.
package struct FileMark: Sendable {
  /// The kind of file in messages.
  let name: String
  let words: String
  /// The largest number of bytes before the words.
  var reach = 0

  /// Whether a text begins with the mark.
  ///
  /// An empty text counts, since replacing it loses nothing.
  func isOn(_ text: [UInt8]) -> Bool {
    if text.isEmpty { return true }
    let words = Array(self.words.utf8)
    return (0...reach).contains { text.dropFirst($0).starts(with: words) }
  }
}

/// An output file, written only if its contents change, and then atomically.
///
/// Only a regular file is replaced. A folder, a link or a pipe at the path stays, and so does a
/// read-only file.
package struct OutputFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The mark that a file must have to be replaced; nil for any file.
  private var mark: FileMark?
  /// Whether the user named this file.
  ///
  /// A pipe or a device is then written to directly.
  private var isNamed = true

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file that the user has not named, such as one in a folder that they have named.
  ///
  /// If a mark is given, only a file with that mark is replaced; otherwise any file is, but no
  /// link, pipe or device.
  package init(path: String, bytes: [UInt8], replacing mark: FileMark?) {
    self.init(path: path, bytes: bytes)
    self.mark = mark
    isNamed = false
  }

  /// Whether the file on disk has exactly these bytes.
  package var isCurrent: Bool {
    var reader = FileReader()
    do {
      try reader.read(file: path)
    } catch {
      return false
    }
    return reader.bytes.withUnsafeBytes { old in
      bytes.withUnsafeBytes { old.count == $0.count && old.isEqual(to: $0) }
    }
  }

  /// The file, compared with the one on disk and not written.
  var compared: PendingFile { PendingFile(path: path, isCurrent: isCurrent) }

  /// Writes the file and its folders unless the file is current.
  ///
  /// Returns whether it was written.
  ///
  /// A pipe or a device that the user has named is written to directly.
  @discardableResult
  package func writeIfChanged() throws(FileError) -> Bool {
    if isNamed, System.entry(at: path) == .other || Self.isStream(path) {
      do throws(SystemError) {
        try Self.fill(FileDescriptor(sendingTo: path), bytes)
      } catch {
        throw FileError(path: path, error)
      }
      return true
    }
    let pending = try drafted()
    try pending.publish()
    return !pending.isCurrent
  }

  /// Whether a path names an open file descriptor of the process, even one of a regular file.
  private static func isStream(_ path: String) -> Bool {
    path == "/dev/stdout" || path == "/dev/stderr" || path.hasPrefix("/dev/fd/")
  }

  /// Writes the contents to a temporary file beside the path, unless the file is current.
  ///
  /// Creates missing folders.
  func drafted() throws(FileError) -> PendingFile {
    let status = System.status(of: path)
    if status != nil {
      let stamp = System.stamp(of: path)
      if isCurrent { return PendingFile(path: path, isCurrent: true, stamp: stamp) }
      try Self.requireRoom(at: path, for: mark)
    }
    let draft = try draftInFolder(like: status)
    return PendingFile(
      path: path, isCurrent: false, mark: mark, draft: draft, stamp: System.stamp(of: draft))
  }

  /// Writes the bytes to a new file beside the path, in a folder that is made if it is missing.
  ///
  /// Most folders are there, so a missing one is noticed by the first attempt that fails.
  private func draftInFolder(like status: System.Status?) throws(FileError) -> String {
    do throws(FileError) {
      return try draft(besides: path, like: status)
    } catch {
      guard error.isMissing else { throw error }
      try Self.makeFolder(Self.folder(of: path))
      return try draft(besides: path, like: status)
    }
  }

  /// Throws if something at the path must not be replaced.
  fileprivate static func requireRoom(at path: String, for mark: FileMark?) throws(FileError) {
    guard let status = System.status(of: path) else { return }
    switch status.entry {
    case .file: break
    case .folder: throw FileError(path: path, .inTheWay("a folder"))
    case .link: throw FileError(path: path, .inTheWay("a link"))
    case .other: throw FileError(path: path, .inTheWay("no file but something else"))
    }
    guard status.isWritable else { throw FileError(path: path, .readOnly) }
    guard let mark else { return }
    var reader = FileReader()
    try reader.read(file: path)
    guard mark.isOn(reader.bytes) else { throw FileError(path: path, .foreign(mark.name)) }
  }

  fileprivate static func move(_ draft: String, to path: String) throws(FileError) {
    do throws(SystemError) {
      try System.move(draft, to: path)
    } catch {
      throw FileError(path: path, error)
    }
  }

  // MARK: The author's files

  /// Replaces a file of the author's atomically, or creates it if `old` is nil.
  ///
  /// Links to the file and its permissions stay.
  ///
  /// `old` is the contents as they were read. A file that has changed or appeared since then is
  /// left as it is, so that an edit saved during the run is not lost.
  package func replaceOriginal(of old: [UInt8]?) throws(FileError) {
    guard let old else { return try makeOriginal() }
    let target = System.target(of: path)
    if Self.text(at: target) == bytes { return }
    do throws(FileError) {
      try Self.requireRoom(at: target, for: nil)
      let draft = try draft(besides: target, like: System.status(of: target))
      do throws(FileError) {
        // The comparison is as late as possible: the move follows at once.
        guard Self.text(at: target) == old else { throw FileError(path: path, .changedMeanwhile) }
        try Self.move(draft, to: target)
      } catch {
        System.remove(draft)
        throw error
      }
    } catch {
      throw FileError(renaming: error, to: path)
    }
  }

  /// Creates a file; throws if the path exists.
  private func makeOriginal() throws(FileError) {
    try Self.makeFolder(Self.folder(of: path))
    try Self.requireRoom(at: path, for: nil)
    if System.status(of: path) != nil { throw FileError(path: path, .changedMeanwhile) }
    let draft = try draft(besides: path, like: nil)
    defer { System.remove(draft) }
    do throws(SystemError) {
      try System.give(draft, theName: path)
    } catch {
      guard error.isAlreadyThere else { throw FileError(path: path, error) }
      throw FileError(path: path, .changedMeanwhile)
    }
  }

  /// Returns the contents of a file; nil if it cannot be read.
  package static func text(at path: String) -> [UInt8]? {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: path)
    } catch {
      return nil
    }
    return reader.bytes
  }

  // MARK: Drafts

  /// Writes the bytes to a new file beside a path, with the permissions of `like`, an existing file
  /// at the path.
  ///
  /// The name cannot be guessed, so that nobody can plant a link there first.
  private func draft(
    besides path: String, like: System.Status?
  ) throws(FileError) -> String {
    var error = SystemError.alreadyThere
    for _ in 0..<8 {
      let draft = Self.draftName(of: path)
      do throws(SystemError) {
        let file = try FileDescriptor(making: draft, like: like)
        do throws(SystemError) {
          try Self.fill(file, bytes)
        } catch {
          System.remove(draft)
          throw error
        }
        return draft
      } catch let failure {
        error = failure
        if !failure.isAlreadyThere { break }
      }
    }
    throw FileError(path: path, error)
  }

  private static func fill(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      try? file.close()
      throw error
    }
    // A full disk may be reported only on closing.
    try file.close()
  }

  /// Returns a random path for the temporary file.
  ///
  /// The path contains the process number, so that later runs can see whether that process still
  /// runs.
  private static func draftName(of path: String) -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let ending = ".\(System.processNumber)-\(digits)\(draftSuffix)"
    let nameStart = path.nameStart
    var name = path[nameStart...]
    // Shorten the name if it would exceed the limit together with the ending.
    while name.utf8.count + ending.utf8.count > longestName, name.count > 1 { name.removeFirst() }
    return path[..<nameStart] + name + ending
  }

  /// The largest number of bytes in a file name.
  private static let longestName = 255

  private static let draftSuffix = ".tmp"

  /// Removes from a folder the temporary files of finished processes, for files whose names end in
  /// one of the suffixes.
  static func removeDrafts(in folder: String, of suffixes: [String]) {
    guard let entries = try? System.entries(of: folder) else { return }
    for (name, entry) in entries where name.hasSuffix(draftSuffix) && entry ?? .file == .file {
      let whole = name.dropLast(draftSuffix.count)
      guard let dot = whole.lastIndex(of: "."),
        let process = process(of: whole[dot...].dropFirst()),
        suffixes.contains(where: whole[..<dot].hasSuffix), !System.isRunning(process)
      else { continue }
      System.remove(FolderPath.appending(name, to: folder))
    }
  }

  /// The process number in the ending of a temporary file's name; nil for other endings.
  private static func process(of ending: Substring) -> Int32? {
    let parts = ending.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt64(parts[1], radix: 16) != nil else { return nil }
    return Int32(parts[0])
  }

  // MARK: Folders

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Creates a folder and its missing parents.
  package static func makeFolder(_ folder: String) throws(FileError) {
    guard folder != ".", !folder.isEmpty, let error = error(making: folder) else { return }
    guard error.isMissingEntry else { throw FileError(path: folder, error) }
    try makeFolder(Self.folder(of: folder))
    if let error = self.error(making: folder) { throw FileError(path: folder, error) }
  }

  /// Creates a folder.
  ///
  /// Returns an error if the folder does not exist afterwards.
  private static func error(making folder: String) -> SystemError? {
    do throws(SystemError) {
      try System.makeFolder(folder)
      return nil
    } catch {
      return error.isAlreadyThere ? nil : error
    }
  }
}
