import LayoutDiagnostics
import LayoutModel

/// What a check has found in each document, with the contents of all files that this depends on.
struct VerdictRecord: Sendable {
  /// The verdict on a document.
  struct Document: Sendable {
    /// The document, as an index into ``files``.
    var file: Int
    /// The files that it imports, directly or not, and the data of its previews.
    var others: [Int]
    /// The name of the generated type, and the range that declares it.
    var type: String
    var range: SourceRange
    /// The findings on the document; see ``KeptFindings``.
    var findings: [UInt8]
    /// The number of findings that repairs would fix; nil if that was not tried.
    var fixable: Int?
    /// What was tried to prove it, where nothing was found; nil without a proof.
    var proved: ProofTrials?
  }

  private(set) var files: [FileState] = []
  private(set) var documents: [Document] = []
  /// Whether these are all documents of the run, and each has names of its own.
  var isWhole = false
  private var places: [PathKey: Int] = [:]

  init() {}

  /// Returns the index of a file, adding it if it is missing.
  ///
  /// Returns nil if the run has read the file with other contents too.
  mutating func place(of file: FileState) -> Int? {
    if let place = places[PathKey(file.path)] {
      return files[place].digest == file.digest ? place : nil
    }
    places[PathKey(file.path)] = files.count
    files.append(file)
    return files.count - 1
  }

  /// Returns the index of a file by its path.
  func place(of path: String) -> Int? { places[PathKey(path)] }

  mutating func add(_ document: Document) { documents.append(document) }

  /// Adds a verdict of another record, whose files have other indices.
  mutating func add(_ document: Document, of other: VerdictRecord) {
    var document = document
    let others = document.others.compactMap { place(of: other.files[$0]) }
    guard let file = place(of: other.files[document.file]), others.count == document.others.count
    else { return }
    (document.file, document.others) = (file, others)
    add(document)
  }

  /// Removes the stamps that would survive a change after `start`.
  mutating func settle(at start: (seconds: Int64, nanoseconds: Int64)) {
    for place in files.indices { files[place].settle(at: start) }
  }

  /// Compares every file with its present contents, and takes over the stamps of equal ones.
  ///
  /// Returns for each file whether it is the same, and whether a stamp has changed.
  mutating func compare() -> (holds: [Bool], isMoved: Bool) {
    var reader = FileReader()
    var isMoved = false
    let holds = files.indices.map { place in
      let before = files[place].stamp
      let holds = files[place].holds(&reader)
      isMoved = isMoved || files[place].stamp != before
      return holds
    }
    return (holds, isMoved)
  }
}

// MARK: As bytes

extension VerdictRecord {
  var bytes: [UInt8] {
    var list = PartList()
    list.add(isWhole ? 1 : 0)
    list.add(files.count)
    for file in files {
      list.add(file.path)
      list.add(word: file.digest.stored.0)
      list.add(word: file.digest.stored.1)
      list.add(file.stamp == nil ? 0 : 1)
      for number in file.stamp?.numbers ?? [] { list.add(word: UInt64(bitPattern: number)) }
    }
    list.add(documents.count)
    for document in documents {
      list.add(document.file)
      list.add(document.others.count)
      for place in document.others { list.add(place) }
      list.add(document.type)
      list.add(Int(document.range.start))
      list.add(Int(document.range.end))
      list.add(document.findings)
      list.add(document.fixable == nil ? 0 : 1)
      list.add(document.fixable ?? 0)
      list.add(document.proved == nil ? 0 : 1)
      if let proved = document.proved { list.add(proved) }
    }
    return list.bytes
  }

  /// Reads the ``bytes`` of a record; nil if they are none.
  init?(_ bytes: [UInt8]) {
    var reader = PartReader(bytes[...])
    do throws(PartReader.Spoilt) {
      try read(&reader)
    } catch {
      return nil
    }
  }

  private mutating func read(_ reader: inout PartReader) throws(PartReader.Spoilt) {
    isWhole = try reader.number() != 0
    files = try reader.list { reader throws(PartReader.Spoilt) in
      let path = try reader.string()
      let digest = Digest(stored: (try reader.word(), try reader.word()))
      guard try reader.number() != 0 else {
        return FileState(path: path, stamp: nil, digest: digest)
      }
      let stamp = FileStamp(
        size: Int64(bitPattern: try reader.word()), seconds: Int64(bitPattern: try reader.word()),
        nanoseconds: Int64(bitPattern: try reader.word()), inode: try reader.word(),
        changeSeconds: Int64(bitPattern: try reader.word()),
        changeNanoseconds: Int64(bitPattern: try reader.word()))
      return FileState(path: path, stamp: stamp, digest: digest)
    }
    let count = files.count
    documents = try reader.list { reader throws(PartReader.Spoilt) in
      let file = try reader.number()
      let others = try reader.list { reader throws(PartReader.Spoilt) in try reader.number() }
      guard file < count, others.allSatisfy({ $0 < count }) else { throw PartReader.Spoilt() }
      let type = try reader.string()
      guard let start = UInt32(exactly: try reader.number()),
        let end = UInt32(exactly: try reader.number()), start <= end
      else { throw PartReader.Spoilt() }
      let findings = Array(try reader.part())
      let isCounted = try reader.number() != 0
      let fixable = try reader.number()
      let proved = try reader.number() != 0 ? try reader.trials() : nil
      return Document(
        file: file, others: others, type: type, range: SourceRange(start: start, end: end),
        findings: findings, fixable: isCounted ? fixable : nil, proved: proved)
    }
    guard reader.rest.isEmpty else { throw PartReader.Spoilt() }
  }
}
