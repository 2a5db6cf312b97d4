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
  private var places: [PathKey: Int] = [:]
  /// The index of each library.
  ///
  /// One file may have two states, if documents of another run saw an older one.
  private var libraryPlaces: [LibraryKey: Int] = [:]

  /// The name of the record's file, which is hidden because it is no source.
  static let fileName = ".layoutc-build"

  init() {}

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
  mutating func add(_ entry: Entry, of other: BuildRecord) {
    var entry = entry
    entry.imports = entry.imports.map { place(of: other.libraries[$0]) }
    add(entry)
  }
}

// MARK: As a text

extension BuildRecord {
  /// Returns the text of the file: a line that names the maker, one for each library, one for each
  /// document.
  ///
  /// Files whose names contain line breaks or tabs are left out, and so compiled in every build.
  func text(madeBy maker: String) -> String {
    var text = Self.head + maker + "\n"
    for library in libraries {
      // Documents that import a library with such a name are left out.
      let path = Self.fits(library.path) ? library.path : "-"
      text += "\(path)\t\(Self.words(library.stamp))\t\(library.interface)\n"
    }
    text += "\n"
    for entry in entries {
      let words = [entry.path, entry.type, entry.output]
      let names = words + entry.imports.map { libraries[$0].path }
      guard names.allSatisfy(Self.fits) else { continue }
      text += words.prefix(3).joined(separator: "\t")
      text += "\t\(Self.words(entry.stamp))\t\(Self.words(entry.outputStamp))"
      text += "\t\(entry.imports.map(String.init).joined(separator: " "))"
      text += "\t\(Self.escaped(entry.findings))\n"
    }
    return text
  }

  /// Reads a text written by the same maker; nil for any other.
  init?(_ bytes: [UInt8], madeBy maker: String) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popFirst().map({ $0.elementsEqual((Self.head + maker).utf8) }) == true else {
      return nil
    }
    while let line = lines.popFirst(), !line.isEmpty {
      guard let library = Self.library(line) else { return nil }
      add(library)
    }
    entries.reserveCapacity(lines.count)
    while let line = lines.popFirst(), !line.isEmpty {
      guard let entry = entry(line) else { return nil }
      add(entry)
    }
  }

  private static let head = "layoutc build 3 "

  static let mark = FileMark(name: "record", words: "layoutc build ")

  private static func fits(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") }
  }

  private static func words(_ stamp: FileStamp?) -> String {
    stamp.map { $0.numbers.map(String.init).joined(separator: " ") } ?? "-"
  }

  private static func library(_ line: ArraySlice<UInt8>) -> Library? {
    let fields = fields(line)
    guard fields.count == 3, let interface = Digest(string(fields[2])) else { return nil }
    let stamp = stamp(fields[1])
    let path = string(fields[0])
    guard stamp != nil || ShippedLibrary.isMeant(by: path) else { return nil }
    return Library(path: path, stamp: stamp, interface: interface)
  }

  private func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let fields = Self.fields(line)
    guard fields.count == 7, let outputStamp = Self.stamp(fields[4]),
      let findings = Self.unescaped(fields[6])
    else { return nil }
    let stamp = Self.stamp(fields[3])
    guard stamp != nil || fields[3].elementsEqual("-".utf8) else { return nil }
    let imports = Self.fields(fields[5], separator: UInt8(ascii: " ")).map { Self.number($0) }
    guard imports.allSatisfy({ libraries.indices.contains(Int($0 ?? -1)) }) else { return nil }
    return Entry(
      path: Self.string(fields[0]), stamp: stamp, type: Self.string(fields[1]),
      output: Self.string(fields[2]), outputStamp: outputStamp,
      imports: imports.compactMap { $0.map(Int.init) },
      findings: findings)
  }

  /// Returns the bytes with tabs, line breaks and backslashes escaped.
  private static func escaped(_ bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "" }
    var text: [UInt8] = []
    for byte in bytes {
      guard let letter = letters[byte] else {
        text.append(byte)
        continue
      }
      text += [UInt8(ascii: "\\"), letter]
    }
    return String(decoding: text, as: UTF8.self)
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

  private static func fields(
    _ line: ArraySlice<UInt8>, separator: UInt8 = UInt8(ascii: "\t")
  ) -> [ArraySlice<UInt8>] {
    line.isEmpty ? [] : line.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func stamp(_ bytes: ArraySlice<UInt8>) -> FileStamp? {
    let fields = fields(bytes, separator: UInt8(ascii: " "))
    // A date may be before 1970.
    let numbers = fields.compactMap { field in
      field.first == UInt8(ascii: "-") ? number(field.dropFirst()).map { -$0 } : number(field)
    }
    return numbers.count == fields.count ? FileStamp(numbers) : nil
  }

  /// Reads a decimal number; nil if 64 bits do not hold it.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    guard !bytes.isEmpty else { return nil }
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, isWide) = value.multipliedReportingOverflow(by: 10)
      let (sum, isWider) = tens.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !isWide, !isWider else { return nil }
      value = sum
    }
    return value
  }
}
