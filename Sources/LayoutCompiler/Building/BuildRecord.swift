import LayoutDiagnostics

/// The record of a build, a file beside the code.
///
/// The next build uses it to compile only what has changed.
///
/// It contains the path of each document's code. For a document without errors it also contains the
/// findings, and the stamps of the file, its imports and its code. If all are unchanged, the
/// document is not compiled; without findings it is not even read. A malformed record, or one of
/// another version of the tool, is ignored.
struct BuildRecord: Sendable {
  /// A file that documents import.
  struct Library: Sendable {
    var path: String
    /// The file's stamp; nil for a shipped library.
    var stamp: FileStamp?
    /// A digest of the interface that importers see.
    var interface: Digest
  }

  private struct LibraryKey: Hashable {
    var path: PathKey
    var stamp: FileStamp?
    var interface: Digest

    init(_ library: Library) {
      path = PathKey(library.path)
      stamp = library.stamp
      interface = library.interface
    }
  }

  /// A document with its code.
  struct Entry: Sendable {
    var path: String
    /// The document's stamp; nil if it must be checked in every build.
    var stamp: FileStamp?
    /// The name of the generated type.
    var type: String
    /// The path of the generated code.
    var output: String
    var outputStamp: FileStamp
    /// The direct and indirect imports, as indices into ``libraries``.
    var imports: [Int]
    /// The findings on the document; see ``KeptFindings``.
    var findings: [UInt8]
  }

  private(set) var libraries: [Library] = []
  private(set) var entries: [Entry] = []
  /// A digest of the documents of a run that the record is about, and of where their code is.
  ///
  /// Nil if it is about others too, or if two of them have one name.
  var run: Digest?
  private var places: [PathKey: Int] = [:]
  /// The index of each library.
  ///
  /// One file may have two states, if documents of another run saw an older one.
  private var libraryPlaces: [LibraryKey: Int] = [:]

  /// The name of the record's file, which is hidden because it is no source.
  static let fileName = ".layoutc-build"

  init() {}

  /// Makes the entries of a record that was read found by their paths.
  mutating func index() {
    for (place, entry) in entries.enumerated() { places[PathKey(entry.path)] = place }
  }

  /// Sorts the entries as documents are; returns false if they are those of other documents.
  mutating func sort(as documents: [String]) -> Bool {
    let sorted = documents.compactMap { entry(of: $0) }
    guard sorted.count == documents.count, entries.count == documents.count else { return false }
    entries = sorted
    index()
    return true
  }

  /// Returns the entry of the document at a path.
  func entry(of path: String) -> Entry? { places[PathKey(path)].map { entries[$0] } }

  mutating func add(_ entry: Entry) {
    places[PathKey(entry.path)] = entries.count
    entries.append(entry)
  }

  /// Returns the index of a library, adding it if it is missing.
  mutating func place(of library: Library) -> Int {
    if let place = libraryPlaces[LibraryKey(library)] { return place }
    add(library)
    return libraries.count - 1
  }

  private mutating func add(_ library: Library) {
    libraryPlaces[LibraryKey(library)] = libraries.count
    libraries.append(library)
  }

  /// Adds an entry of another record, whose libraries have other indices.
  ///
  /// `moved` are the indices here of those that were added before.
  mutating func add(_ entry: Entry, of other: BuildRecord, _ moved: inout [Int: Int]) {
    var entry = entry
    entry.imports = entry.imports.map { number in
      if let place = moved[number] { return place }
      let place = place(of: other.libraries[number])
      moved[number] = place
      return place
    }
    add(entry)
  }
}

// MARK: As a text

extension BuildRecord {
  /// Returns the text of the file: a line that names the maker, one for each library, one for each
  /// document.
  ///
  /// Files whose names contain line breaks or tabs are left out, and so compiled in every build.
  func text(madeBy maker: String) -> [UInt8] {
    var writer = RecordWriter()
    writer.text(Self.head)
    writer.text(maker)
    writer.endLine()
    writer.text(run?.description ?? "-")
    writer.endLine()
    let fit = libraries.map { Self.fits($0.path) }
    for (library, fits) in zip(libraries, fit) {
      // Documents that import a library with such a name are left out.
      writer.text(fits ? library.path : "-")
      writer.endField()
      writer.stamp(library.stamp)
      writer.endField()
      writer.text(library.interface.description)
      writer.endLine()
    }
    writer.endLine()
    for entry in entries {
      guard entry.imports.allSatisfy({ fit[$0] }), Self.fits(entry.path), Self.fits(entry.type),
        Self.fits(entry.output)
      else { continue }
      writer.text(entry.path)
      writer.endField()
      writer.text(entry.type)
      writer.endField()
      writer.text(entry.output)
      writer.endField()
      writer.stamp(entry.stamp)
      writer.endField()
      writer.stamp(entry.outputStamp)
      writer.endField()
      writer.numbers(entry.imports)
      writer.endField()
      writer.bytes += Self.escaped(entry.findings)
      writer.endLine()
    }
    return writer.bytes
  }

  /// Reads a text written by the same maker; nil for any other.
  ///
  /// Its entries are found by their paths after ``index()``.
  init?(_ bytes: [UInt8], madeBy maker: String) {
    var reader = RecordReader(bytes)
    guard reader.text() == Self.head + maker, reader.endsLine() else { return nil }
    run = Digest(reader.text())
    guard reader.endsLine() else { return nil }
    while !reader.isAtLineEnd {
      guard let library = Self.library(&reader), reader.endsLine() else { return nil }
      libraries.append(library)
    }
    guard reader.endsLine() else { return }
    while !reader.isAtLineEnd {
      guard let entry = entry(&reader), reader.endsLine() else { return nil }
      entries.append(entry)
    }
  }

  private static let head = "layoutc build 4 "

  static let mark = FileMark(name: "record", words: "layoutc build ")

  private static func fits(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") }
  }

  private static func library(_ reader: inout RecordReader) -> Library? {
    let path = reader.text()
    guard reader.endsField(), let stamp = reader.stamp(), reader.endsField(),
      let interface = Digest(reader.text()),
      stamp != nil || ShippedLibrary.isMeant(by: path)
    else { return nil }
    return Library(path: path, stamp: stamp, interface: interface)
  }

  private func entry(_ reader: inout RecordReader) -> Entry? {
    let path = reader.text()
    guard reader.endsField() else { return nil }
    let type = reader.text()
    guard reader.endsField() else { return nil }
    let output = reader.text()
    guard reader.endsField(), let stamp = reader.stamp(), reader.endsField(),
      let outputStamp = reader.stamp(), let outputStamp, reader.endsField()
    else { return nil }
    var imports: [Int] = []
    while !reader.isAtFieldEnd {
      guard let number = reader.number(), libraries.indices.contains(Int(number)) else {
        return nil
      }
      imports.append(Int(number))
    }
    guard reader.endsField(), let findings = Self.unescaped(reader.field()) else { return nil }
    return Entry(
      path: path, stamp: stamp, type: type, output: output, outputStamp: outputStamp,
      imports: imports, findings: findings)
  }

  /// Returns the bytes with tabs, line breaks and backslashes escaped.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    var text: [UInt8] = []
    for byte in bytes {
      guard let letter = letters[byte] else {
        text.append(byte)
        continue
      }
      text += [UInt8(ascii: "\\"), letter]
    }
    return text
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = text
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let letter = rest.popFirst(),
        let meant = letters.first(where: { $0.value == letter })?.key
      else { return nil }
      bytes.append(meant)
    }
    return bytes
  }

  /// The letter after the backslash for each escaped byte.
  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\t"): UInt8(ascii: "t"),
    UInt8(ascii: "\n"): UInt8(ascii: "n"),
  ]
}

/// Writes what a ``RecordReader`` reads.
private struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func text(_ text: String) { bytes += text.utf8 }

  mutating func endField() { bytes.append(UInt8(ascii: "\t")) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func stamp(_ stamp: FileStamp?) {
    guard let stamp else { return text("-") }
    numbers(stamp.numbers)
  }

  /// Writes numbers with a blank between two.
  mutating func numbers(_ numbers: [some FixedWidthInteger]) {
    for (place, number) in numbers.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: " ")) }
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      let start = bytes.count
      var rest = UInt64(number.magnitude)
      repeat {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      bytes[start...].reverse()
    }
  }
}

/// Reads a record of lines, whose fields are separated by tabs, and the numbers in a field by
/// blanks.
private struct RecordReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the line ends here, or all lines do.
  var isAtLineEnd: Bool { place == bytes.count || bytes[place] == UInt8(ascii: "\n") }

  /// Whether the field ends here.
  var isAtFieldEnd: Bool { isAtLineEnd || bytes[place] == UInt8(ascii: "\t") }

  /// Reads the end of a line; false if there is none.
  mutating func endsLine() -> Bool {
    guard isAtLineEnd, place < bytes.count else { return false }
    place += 1
    return true
  }

  /// Reads the tab between two fields; false if there is none.
  mutating func endsField() -> Bool {
    guard !isAtLineEnd, isAtFieldEnd else { return false }
    place += 1
    return true
  }

  /// Reads the rest of a field.
  mutating func field() -> ArraySlice<UInt8> {
    let start = place
    while !isAtFieldEnd { place += 1 }
    return bytes[start..<place]
  }

  /// Reads the rest of a field as text.
  mutating func text() -> String { String(decoding: field(), as: UTF8.self) }

  /// Reads a number, and a blank behind it; nil if there is none, or if 64 bits do not hold it.
  mutating func number() -> Int64? {
    let isNegative = !isAtFieldEnd && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var value: Int64 = 0
    while !isAtFieldEnd, bytes[place] != UInt8(ascii: " ") {
      let digit = bytes[place] &- UInt8(ascii: "0")
      let (tens, isWide) = value.multipliedReportingOverflow(by: 10)
      let (sum, isWider) = tens.addingReportingOverflow(Int64(digit))
      guard digit < 10, !isWide, !isWider else { return nil }
      value = sum
      place += 1
    }
    guard place > start else { return nil }
    if !isAtFieldEnd { place += 1 }
    return isNegative ? -value : value
  }

  /// Reads a stamp, or a stroke for none; nil if there is neither.
  mutating func stamp() -> FileStamp?? {
    if !isAtFieldEnd, bytes[place] == UInt8(ascii: "-"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "\t")
    {
      place += 1
      return .some(nil)
    }
    guard let size = number(), let seconds = number(), let nanoseconds = number(),
      let inode = number(), let changeSeconds = number(), let changeNanoseconds = number(),
      isAtFieldEnd
    else { return nil }
    return FileStamp(
      size: size, seconds: seconds, nanoseconds: nanoseconds, inode: UInt64(bitPattern: inode),
      changeSeconds: changeSeconds, changeNanoseconds: changeNanoseconds)
  }
}
