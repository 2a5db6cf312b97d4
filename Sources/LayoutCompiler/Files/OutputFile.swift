/// A file that was written beside its place and waits to take it; a reader sees the old one or the new
/// one, never a half.
struct PendingFile: Sendable {
  let path: String
  /// Whether the file on disk says what it shall.
  let isCurrent: Bool
  /// Nil where there is nothing to write.
  fileprivate var draft: String?

  func publish() throws(FileError) {
    guard let draft else { return }
    do throws(SystemError) {
      try System.move(draft, to: path)
    } catch {
      System.remove(draft)
      throw FileError(path: path, error)
    }
  }

  /// Leaves the file as it is.
  func discard() {
    if let draft { System.remove(draft) }
  }
}

/// A file that a run makes: written only if it says something new, and then all at once.
package struct OutputFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether the file on disk says exactly this.
  package var isCurrent: Bool {
    var reader = FileReader()
    do {
      try reader.read(path)
    } catch {
      return false
    }
    return reader.bytes == bytes
  }

  /// The file, which is left as it is.
  var compared: PendingFile { PendingFile(path: path, isCurrent: isCurrent) }

  /// Writes the file and its folders unless it is current; says whether it was written.
  @discardableResult
  package func writeIfChanged() throws(FileError) -> Bool {
    let pending = try drafted()
    try pending.publish()
    return !pending.isCurrent
  }

  /// Writes what the file shall say beside it, in folders that are made if need be, unless it is
  /// current.
  ///
  /// `number` tells apart what one process writes for one path.
  func drafted(_ number: Int = 0) throws(FileError) -> PendingFile {
    if isCurrent { return PendingFile(path: path, isCurrent: true) }
    try Self.makeFolder(Self.folder(of: path))
    let draft = Self.draft(of: path, number)
    do throws(SystemError) {
      try write(to: draft)
    } catch {
      System.remove(draft)
      throw FileError(path: path, error)
    }
    return PendingFile(path: path, isCurrent: false, draft: draft)
  }

  /// Puts the bytes in place of a file of the author's, all at once: links to it and who may read it
  /// stay.
  package func replaceOriginal() throws(FileError) {
    let target = System.target(of: path)
    let draft = Self.draft(of: target)
    do throws(SystemError) {
      let mode = System.permissions(of: target)
      try write(to: draft)
      if let mode { try System.setPermissions(of: draft, to: mode) }
      try System.move(draft, to: target)
    } catch {
      System.remove(draft)
      throw FileError(path: path, error)
    }
  }

  private func write(to draft: String) throws(SystemError) {
    let file = try FileDescriptor(writing: draft)
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      try? file.close()
      throw error
    }
    // A full disk may speak up only now.
    try file.close()
  }

  /// Where a file is written before it takes its name; no other process writes there.
  private static func draft(of path: String, _ number: Int = 0) -> String {
    let ending = ".\(System.processNumber)-\(number)\(draftSuffix)"
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var name = path[nameStart...]
    // The name of the file may just fit.
    while name.utf8.count + ending.utf8.count > longestName, name.count > 1 { name.removeFirst() }
    return path[..<nameStart] + name + ending
  }

  /// How many bytes the name of a file may have.
  private static let longestName = 255

  private static let draftSuffix = ".tmp"

  /// Removes from a folder what processes that are no more have left of files whose names end in one of
  /// the suffixes.
  static func removeDrafts(in folder: String, of suffixes: [String]) {
    guard let entries = try? System.entries(of: folder) else { return }
    for (name, _) in entries where name.hasSuffix(draftSuffix) {
      let whole = name.dropLast(draftSuffix.count)
      guard let dot = whole.lastIndex(of: "."),
        let process = whole[dot...].dropFirst().split(separator: "-").first.flatMap({ Int32($0) }),
        suffixes.contains(where: whole[..<dot].hasSuffix), !System.isRunning(process)
      else { continue }
      System.remove(FolderPath.appending(name, to: folder))
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those that it lies in.
  package static func makeFolder(_ folder: String) throws(FileError) {
    guard folder != ".", !folder.isEmpty, let error = error(making: folder) else { return }
    guard error.isMissingEntry else { throw FileError(path: folder, error) }
    try makeFolder(Self.folder(of: folder))
    if let error = self.error(making: folder) { throw FileError(path: folder, error) }
  }

  /// Why a folder is not there that was to be made; nil where it is.
  private static func error(making folder: String) -> SystemError? {
    do throws(SystemError) {
      try System.makeFolder(folder)
      return nil
    } catch {
      return error.isAlreadyThere ? nil : error
    }
  }
}
