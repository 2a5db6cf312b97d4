import LayoutDiagnostics
package import LayoutXML

/// Reads whole files, one after another, into one reused buffer.
package struct FileReader: Sendable {
  /// The bytes of the file that was read last.
  package private(set) var bytes: [UInt8] = []

  /// The largest file size in bytes, so that reading an endless device stops.
  package static let mostBytes = 64 << 20

  private let view: FileView

  /// Creates a reader of the files on the disk, or of those that a view shows in their place.
  package init(_ view: FileView = .disk) { self.view = view }

  /// Replaces ``bytes`` with those of the file.
  package mutating func read(_ path: String) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    if takeText(at: path) { return }
    do throws(SystemError) {
      try read(path, FileDescriptor(reading: path))
    } catch {
      throw FileError(path: path, error)
    }
  }

  /// Replaces ``bytes`` with those of a regular file.
  ///
  /// Throws for a pipe or a device, which may block for ever.
  mutating func read(file path: String) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    if takeText(at: path) { return }
    do throws(SystemError) {
      try read(path, FileDescriptor(readingFile: path))
    } catch {
      throw FileError(path: path, error)
    }
  }

  /// Takes the text of an open document; returns whether there is one.
  private mutating func takeText(at path: String) -> Bool {
    guard let text = view.text(at: path) else { return false }
    bytes = text
    return true
  }

  private mutating func read(_ path: String, _ file: FileDescriptor) throws(SystemError) {
    defer { try? file.close() }
    // No `stat`: pipes have no size, and one more call costs more than a second read.
    while try readMore(from: file) {
      if bytes.count > Self.mostBytes {
        throw System.isDevice(path) ? SystemError.endlessDevice : .fileTooLarge
      }
    }
  }

  /// Reads a block; false at the end.
  private mutating func readMore(from file: FileDescriptor) throws(SystemError) -> Bool {
    let result = withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 16) { block in
      Result { () throws(SystemError) -> Int in
        let count = try file.read(into: block)
        bytes.append(contentsOf: block.prefix(count))
        return count
      }
    }
    return try result.get() > 0
  }

  private static let blockSize = 32_768
}

extension MarkupParser {
  /// Reads the document in a file, or on the standard input for `-`.
  ///
  /// `layoutc:Controls` is the library that comes with the compiler.
  ///
  /// A file that the user has named may be a pipe. A document cannot name one, so that no document
  /// keeps a run waiting. The text of a document that is open in `view` is read in place of the
  /// file's.
  package mutating func parse(
    contentsOf path: String, isNamed: Bool = true, in view: FileView = .disk
  ) throws(FileError) {
    if ShippedLibrary.isMeant(by: path) {
      guard let library = ShippedLibrary.named(path) else { throw .noLibrary(path) }
      return parse(library.bytes.span)
    }
    if let text = view.text(at: path) { return parse(text.span) }
    do throws(SystemError) {
      guard path != FileFinder.standardInput else {
        return try parse(FileDescriptor.standardInput)
      }
      let file =
        if isNamed { try FileDescriptor(reading: path) } else {
          try FileDescriptor(readingFile: path)
        }
      defer { try? file.close() }
      try parse(file)
      // A device is reported as such, since it has no size.
      let isTooLarge = diagnostics.contains { $0.id == .documentTooLarge }
      if isTooLarge, System.isDevice(path) { throw SystemError.endlessDevice }
    } catch {
      throw FileError(path: FileFinder.displayName(of: path), error)
    }
  }

  private mutating func parse(_ file: FileDescriptor) throws(SystemError) {
    try parse(readingFrom: { memory throws(SystemError) in try file.read(into: memory) })
  }
}
