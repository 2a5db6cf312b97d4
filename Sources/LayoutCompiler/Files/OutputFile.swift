import LayoutDiagnostics

/// A file that was written beside its place and waits to take it; a reader sees the old one or the new
/// one, never a half.
struct PendingFile: Sendable {
  let path: String
  /// Whether the file on disk says what it shall.
  let isCurrent: Bool
  /// What may be replaced by then; see ``OutputFile/mark``.
  fileprivate var mark: FileMark?
  /// Nil where there is nothing to write.
  fileprivate var draft: String?

  func publish() throws(FileError) {
    guard let draft else { return }
    do throws(FileError) {
      // Somebody may have come in between.
      try OutputFile.requireRoom(at: path, for: mark)
      try OutputFile.move(draft, to: path)
    } catch {
      System.remove(draft)
      throw error
    }
  }

  /// Leaves the file as it is.
  func discard() {
    if let draft { System.remove(draft) }
  }
}

/// What each file of a kind says at its beginning that layoutc makes, so that one of somebody else's is told
/// from it.
struct FileMark: Sendable {
  /// What people call such a file.
  let name: String
  let words: String
  /// How many bytes may stand before the words.
  var reach = 0

  /// Whether a text is one of that kind, or none at all, in which nothing is lost.
  func isOn(_ text: [UInt8]) -> Bool {
    if text.isEmpty { return true }
    let words = Array(self.words.utf8)
    return (0...reach).contains { text.dropFirst($0).starts(with: words) }
  }
}

/// A file that a run makes: written only if it says something new, and then all at once.
///
/// Only a file takes the place of a file. A folder, a link or a pipe that stands there stays, and so does
/// a file that nobody may write.
package struct OutputFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// How a file begins that may be replaced; nil for any.
  private var mark: FileMark?
  /// Whether somebody has named the file itself, which may be a pipe or a device then.
  private var isNamed = true

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// One that nobody has named: where a mark is given, it replaces only what has that.
  init(path: String, bytes: [UInt8], replacing mark: FileMark?) {
    self.init(path: path, bytes: bytes)
    self.mark = mark
    isNamed = false
  }

  /// Whether the file on disk says exactly this.
  package var isCurrent: Bool {
    var reader = FileReader()
    do {
      try reader.read(file: path)
    } catch {
      return false
    }
    return reader.bytes == bytes
  }

  /// The file, which is left as it is.
  var compared: PendingFile { PendingFile(path: path, isCurrent: isCurrent) }

  /// Writes the file and its folders unless it is current; says whether it was written.
  ///
  /// A pipe or a device that somebody has named gets the bytes itself.
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

  /// Whether a path stands for what the process has open, be that a file.
  private static func isStream(_ path: String) -> Bool {
    path == "/dev/stdout" || path == "/dev/stderr" || path.hasPrefix("/dev/fd/")
  }

  /// Writes what the file shall say beside it, in folders that are made if need be, unless it is
  /// current.
  func drafted() throws(FileError) -> PendingFile {
    if isCurrent { return PendingFile(path: path, isCurrent: true) }
    try Self.requireRoom(at: path, for: mark)
    try Self.makeFolder(Self.folder(of: path))
    let draft = try draft(besides: path)
    return PendingFile(path: path, isCurrent: false, mark: mark, draft: draft)
  }

  /// Fails where something is in the way that is not to be replaced.
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

  // MARK: Files of the author's

  /// Puts the bytes in place of a file of the author's, all at once, or makes it where `old` is nil: links
  /// to it stay, and who may read it.
  ///
  /// `old` is what was read of it. One that says something else by now is left, as is one that appeared
  /// meanwhile: what an editor saved while this ran is nobody's to throw away.
  package func replaceOriginal(of old: [UInt8]?) throws(FileError) {
    guard let old else { return try makeOriginal() }
    let target = System.target(of: path)
    if Self.text(at: target) == bytes { return }
    do throws(FileError) {
      try Self.requireRoom(at: target, for: nil)
      let draft = try draft(besides: target)
      do throws(FileError) {
        // As late as can be: nothing but this line stands between the look and the replacement.
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

  /// Makes a file that was not there, and still is not.
  private func makeOriginal() throws(FileError) {
    try Self.makeFolder(Self.folder(of: path))
    try Self.requireRoom(at: path, for: nil)
    if System.status(of: path) != nil { throw FileError(path: path, .changedMeanwhile) }
    let draft = try draft(besides: path)
    defer { System.remove(draft) }
    do throws(SystemError) {
      try System.give(draft, theName: path)
    } catch {
      guard error.isAlreadyThere else { throw FileError(path: path, error) }
      throw FileError(path: path, .changedMeanwhile)
    }
  }

  /// What a file says; nil where there is none that can be read.
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

  /// Writes the bytes to a new file beside a path, which lets as many people read it as that does.
  ///
  /// Nobody can know its name before, so that nothing is there to be written through.
  private func draft(besides path: String) throws(FileError) -> String {
    let like = System.status(of: path)
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
    // A full disk may speak up only now.
    try file.close()
  }

  /// Where a file is written before it takes its name: with the number of this process, which tells
  /// later ones whether anybody still writes there.
  private static func draftName(of path: String) -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let ending = ".\(System.processNumber)-\(digits)\(draftSuffix)"
    let nameStart = path.nameStart
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
    for (name, entry) in entries where name.hasSuffix(draftSuffix) && entry ?? .file == .file {
      let whole = name.dropLast(draftSuffix.count)
      guard let dot = whole.lastIndex(of: "."),
        let process = process(of: whole[dot...].dropFirst()),
        suffixes.contains(where: whole[..<dot].hasSuffix), !System.isRunning(process)
      else { continue }
      System.remove(FolderPath.appending(name, to: folder))
    }
  }

  /// The process in the ending of a draft's name; nil for other endings.
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
