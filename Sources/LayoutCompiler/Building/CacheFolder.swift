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
    try OutputFile(path: FolderPath.appending("README", to: path), text: Self.explanation)
      .writeIfChanged()
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

  /// What a file says; nil where there is none, or one that is not as it was written.
  func text(_ name: Digest, _ kind: Kind) -> [UInt8]? {
    let file = file(name, kind)
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file)
    } catch {
      return nil
    }
    let head = reader.bytes.prefix(Self.headLength)
    guard head.count == Self.headLength, head.last == UInt8(ascii: "\n") else { return nil }
    let text = Array(reader.bytes.dropFirst(Self.headLength))
    guard head.elementsEqual(Self.head(of: text).utf8) else { return nil }
    // Who was used lately stays; a file that is used all the time is not marked each time.
    if let stamp = System.stamp(of: file), stamp.seconds < System.now.seconds - Self.forgetfulness {
      System.touch(file)
    }
    return text
  }

  func write(_ text: [UInt8], _ name: Digest, _ kind: Kind) {
    let file = OutputFile(path: file(name, kind), bytes: Array(Self.head(of: text).utf8) + text)
    guard (try? file.writeIfChanged()) == true else { return }
    let size = System.space(of: file.path)
    written.withLock { $0 += size }
  }

  /// Seconds for which a file need not be marked again as used.
  private static let forgetfulness: Int64 = 60

  private static func head(of text: [UInt8]) -> String { "\(Digest(of: text.span))\n" }

  private static let headLength = 33

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
      try? reader.read(note)
      var size = Int64(String(decoding: reader.bytes, as: UTF8.self)).map { $0 + added }
      if size == nil || size.map({ $0 > limit }) == true { size = makeRoom() }
      _ = try? OutputFile(path: note, text: "\(size ?? 0)").writeIfChanged()
    }
  }

  /// Removes what was not used for longest until there is a fifth less than there may be, and says
  /// how much is left.
  private func makeRoom() -> Int64 {
    var items: [Item] = []
    for (folder, entry) in (try? System.entries(of: path)) ?? []
    where folder.utf8.count == 2 && entry != .file {
      let folder = FolderPath.appending(folder, to: path)
      OutputFile.removeDrafts(in: folder, of: [".\(Kind.code)", ".\(Kind.list)"])
      for (name, _) in (try? System.entries(of: folder)) ?? [] {
        let file = FolderPath.appending(name, to: folder)
        guard let stamp = System.stamp(of: file) else { continue }
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
}
