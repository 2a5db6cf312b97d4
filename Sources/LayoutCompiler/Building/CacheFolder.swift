import LayoutInterpreter

/// The files of a cache, which many processes may read and write at a time.
///
/// Each file is written under a temporary name and then moved, so that readers never see a part of
/// it and a killed process leaves no damaged file. The total size is stored in a file of its own,
/// changed under a lock. If it exceeds the limit, the files are counted, and the least recently
/// used ones are evicted.
package final class CacheFolder: Sendable {
  enum Kind: String, CaseIterable {
    case code
    case list
    case verdicts
  }

  private let path: String
  private let limit: Int64
  /// The number of bytes that this run has written.
  private let written = Locked<Int64>(0)

  /// The default size limit: one gigabyte.
  package static let standardLimit: Int64 = 1 << 30

  /// Creates the folder if it is missing, with a README; throws if that fails.
  package init(_ path: String, limit: Int64 = standardLimit) throws(FileError) {
    self.path = path
    self.limit = limit
    try OutputFile.makeFolder(path)
    // Writing now reports a read-only folder once, rather than with every file.
    let readme = FolderPath.appending("README", to: path)
    // An existing README may belong to a project whose folder was named by mistake.
    guard System.status(of: readme) == nil else { return }
    try OutputFile(path: readme, text: Self.explanation).writeIfChanged()
  }

  private static let explanation = """
    Code that layoutc build has made and findings of layoutc check, kept to be found again.
    Any of these files may be removed at any time.

    """

  // MARK: Files

  private func file(_ name: Digest, _ kind: Kind) -> String {
    let digits = name.description
    // The raw value, since the description of a case is made by reflection.
    return "\(path)/\(digits.prefix(2))/\(digits.dropFirst(2)).\(kind.rawValue)"
  }

  /// Returns the contents of a file; nil if the file is missing, damaged, or written for another
  /// name.
  func text(_ name: Digest, _ kind: Kind) -> [UInt8]? {
    let file = file(name, kind)
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: file)
    } catch {
      return nil
    }
    let length = Self.headLength(kind)
    let text = Array(reader.bytes.dropFirst(length))
    let head = reader.bytes.prefix(length)
    guard head.elementsEqual(Self.head(of: text, name, kind).utf8) else { return nil }
    // The date marks the time of last use. A file in constant use is not touched each time.
    if let stamp = System.stamp(of: file), stamp.seconds < System.now.seconds - Self.forgetfulness {
      System.touch(file)
    }
    return text
  }

  func write(_ text: [UInt8], _ name: Digest, _ kind: Kind) {
    let file = OutputFile(
      path: file(name, kind), bytes: Array(Self.head(of: text, name, kind).utf8) + text,
      replacing: nil)
    guard (try? file.writeIfChanged()) == true else { return }
    let size = System.space(of: file.path)
    written.withLock { $0 += size }
  }

  /// The number of seconds for which a file need not be touched again.
  private static let forgetfulness: Int64 = 60

  /// Returns the header of a file: its kind, its name, and a digest of its contents.
  private static func head(of text: [UInt8], _ name: Digest, _ kind: Kind) -> String {
    "\(kind.rawValue) \(name) \(Digest(of: text.span))\n"
  }

  private static func headLength(_ kind: Kind) -> Int { kind.rawValue.utf8.count + 67 }

  // MARK: The program's identity

  /// The digest of the running executable, computed once for each executable that uses the folder.
  var digestOfProgram: Digest {
    guard let program = System.program, let stamp = System.stamp(of: program) else {
      return Digest(of: Array(Version.current.utf8).span)
    }
    let words = stamp.numbers.map(String.init).joined(separator: " ")
    let name = Digest(of: Array("\(Version.current) \(words)".utf8).span)
    if let known = text(name, .list).flatMap({ Digest(String(decoding: $0, as: UTF8.self)) }) {
      return known
    }
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(program)
    } catch {
      return name
    }
    let digest = Digest(of: reader.bytes.span)
    write(Array(digest.description.utf8), name, .list)
    return digest
  }

  // MARK: Size limit

  /// A cached file, with its size and the time of its last use.
  private struct Item {
    var path: String
    var size: Int64
    var used: Int64
  }

  /// Adds the bytes written by this run to the stored total, and evicts files if it exceeds the
  /// limit.
  func tidy() {
    let added = written.withLock { written in
      defer { written = 0 }
      return written
    }
    guard added > 0 else { return }
    let note = FolderPath.appending("size", to: path)
    System.withLock(on: FolderPath.appending("lock", to: path)) {
      var reader = FileReader()
      try? reader.read(file: note)
      let noted = Int64(String(decoding: reader.bytes, as: UTF8.self))
      var size = noted.map { $0.addingReportingOverflow(added) }.flatMap { $1 ? nil : $0 }
      if size == nil || size.map({ $0 > limit }) == true { size = makeRoom() }
      // A file that contains no number was not written by this tool.
      guard noted != nil || System.status(of: note) == nil else { return }
      _ = try? OutputFile(path: note, text: "\(size ?? 0)").writeIfChanged()
    }
  }

  /// Evicts the least recently used files, if there are too many, until four fifths of the limit
  /// are left.
  ///
  /// Returns the remaining size.
  private func makeRoom() -> Int64 {
    var items: [Item] = []
    for (folder, entry) in (try? System.entries(of: path)) ?? []
    where Self.isOfDigits(folder, 2) {
      let folder = FolderPath.appending(folder, to: path)
      // A link may lead to a folder of other files.
      guard (entry ?? System.entry(at: folder, followingLinks: false)) == .folder else { continue }
      OutputFile.removeDrafts(in: folder, of: Kind.allCases.map { ".\($0.rawValue)" })
      for (name, _) in (try? System.entries(of: folder)) ?? [] {
        let file = FolderPath.appending(name, to: folder)
        guard let dot = name.lastIndex(of: "."), Self.isOfDigits(name[..<dot], 30),
          Kind(rawValue: String(name[name.index(after: dot)...])) != nil,
          System.status(of: file)?.entry == .file, let stamp = System.stamp(of: file)
        else { continue }
        items.append(Item(path: file, size: System.space(of: file), used: stamp.seconds))
      }
    }
    var size = items.reduce(0) { $0 + $1.size }
    guard size > limit else { return size }
    items.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    for item in items {
      if size <= limit / 5 * 4 { break }
      System.remove(item.path)
      size -= item.size
    }
    return size
  }

  /// Whether a name consists of `count` digits of a digest.
  ///
  /// No other file has such a name by chance.
  private static func isOfDigits(_ name: some StringProtocol, _ count: Int) -> Bool {
    name.utf8.count == count
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
