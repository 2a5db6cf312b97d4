/// The files of a cache, which many processes read and write at a time.
///
/// A file is written beside its place and then moved there, so that whoever reads it reads all of it,
/// and a process that is killed leaves nothing that counts. How much there is stands in a file of its
/// own, changed under a lock; when that says too much, files are counted, and those that were not used
/// for longest go.
package final class CacheFolder: Sendable {
  enum Kind: String {
    case code
    case list
  }

  private let path: String
  private let limit: Int64
  /// What was written by this run, in bytes.
  private let written = Locked<Int64>(0)

  /// The most that a cache holds unless somebody says otherwise: a gigabyte.
  package static let standardLimit: Int64 = 1 << 30

  /// Makes the folder if need be; fails where nothing can be written there.
  package init(_ path: String, limit: Int64 = standardLimit) throws(FileError) {
    self.path = path
    self.limit = limit
    try OutputFile.makeFolder(path)
    // A folder that is nobody's to write in is said now, not with every file.
    let readme = FolderPath.appending("README", to: path)
    // One that is there already may be of a project, whose folder was named by mistake.
    guard System.status(of: readme) == nil else { return }
    try OutputFile(path: readme, text: Self.explanation).writeIfChanged()
  }

  private static let explanation = """
    Code that layoutc build has made, kept to be found again: layoutc build --cache names this folder.
    Any of these files may be removed at any time.

    """

  // MARK: Files

  private func file(_ name: Digest, _ kind: Kind) -> String {
    let digits = name.description
    return "\(path)/\(digits.prefix(2))/\(digits.dropFirst(2)).\(kind)"
  }

  /// What a file says; nil where there is none, one that is not as it was written, or one that was written
  /// for something else.
  func text(_ name: Digest, _ kind: Kind) -> [UInt8]? {
    let file = file(name, kind)
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: file)
    } catch {
      return nil
    }
    let text = Array(reader.bytes.dropFirst(Self.headLength))
    let head = reader.bytes.prefix(Self.headLength)
    guard head.elementsEqual(Self.head(of: text, name, kind).utf8) else { return nil }
    // Who was used lately stays; a file that is used all the time is not marked each time.
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

  /// Seconds for which a file need not be marked again as used.
  private static let forgetfulness: Int64 = 60

  /// What stands before a text: what it is of, and what it is held to.
  private static func head(of text: [UInt8], _ name: Digest, _ kind: Kind) -> String {
    "\(kind) \(name) \(Digest(of: text.span))\n"
  }

  private static let headLength = 71

  // MARK: Whose files they are

  /// What stands for the program that runs; it is worked out once for each that uses the folder.
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

  // MARK: How much there is

  /// A file with what it takes and when it was used.
  private struct Item {
    var path: String
    var size: Int64
    var used: Int64
  }

  /// Adds what this run has written to what there is, and makes room where that is too much.
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
      // What is no number was written by somebody else.
      guard noted != nil || System.status(of: note) == nil else { return }
      _ = try? OutputFile(path: note, text: "\(size ?? 0)").writeIfChanged()
    }
  }

  /// Removes what was not used for longest until there is a fifth less than there may be, and says
  /// how much is left.
  private func makeRoom() -> Int64 {
    var items: [Item] = []
    for (folder, entry) in (try? System.entries(of: path)) ?? []
    where Self.isOfDigits(folder, 2) {
      let folder = FolderPath.appending(folder, to: path)
      // A link may lead to where other files are.
      guard (entry ?? System.entry(at: folder, followingLinks: false)) == .folder else { continue }
      OutputFile.removeDrafts(in: folder, of: [".\(Kind.code)", ".\(Kind.list)"])
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

  /// Whether a name is part of a digest, as no other file is called by chance.
  private static func isOfDigits(_ name: some StringProtocol, _ count: Int) -> Bool {
    name.utf8.count == count
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
