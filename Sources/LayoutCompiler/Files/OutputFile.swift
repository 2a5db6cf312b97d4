#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a run makes: written only if it says something new, and then all at once.
package struct OutputFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, text: String) {
    self.path = path
    self.bytes = Array(text.utf8)
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

  /// Writes the file and its folders unless it is current; says whether it was written.
  @discardableResult
  package func writeIfChanged() throws(FileError) -> Bool {
    if isCurrent { return false }
    try Self.makeFolder(Self.folder(of: path))
    // A reader sees the old file or the new one, never a half.
    let draft = "\(path).\(getpid()).tmp"
    do {
      try write(to: draft)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw FileError(path: path, code: code)
    }
    return true
  }

  private func write(to draft: String) throws(FileError) {
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    let code = FileDescriptor(file).write(bytes[...])
    // A full disk may speak up only now.
    let closed = close(file) == 0 ? 0 : errno
    guard code == 0, closed == 0 else { throw FileError(path: path, code: max(code, closed)) }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those that it lies in.
  package static func makeFolder(_ folder: String) throws(FileError) {
    if mkdir(folder, 0o755) == 0 || errno == EEXIST || folder == "." || folder.isEmpty { return }
    let code = errno
    guard code == ENOENT else { throw FileError(path: folder, code: code) }
    try makeFolder(Self.folder(of: folder))
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw FileError(path: folder, code: errno)
    }
  }
}
