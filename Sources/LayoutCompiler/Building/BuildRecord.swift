import LayoutDiagnostics

/// What a build has left in its folder, so that the next one makes only what is new: a file beside the
/// code.
///
/// Of each document it says where its code is, and of one without errors what was found in it and what
/// the file, those that it imports and its code were like. Where all are still so, none is compiled, and
/// one without findings not even read. A record that says anything else than it should, or comes of
/// another version of the tool, is none.
struct BuildRecord: Sendable {
  /// A file that documents import.
  struct Library: Sendable {
    var path: String
    /// Nil for one that comes with the tool.
    var stamp: FileStamp?
    /// What its importers see of it.
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
    /// Nil for one that is to be looked at each time.
    var stamp: FileStamp?
    /// The name of its type.
    var type: String
    /// The path of its code, and its state.
    var output: String
    var outputStamp: FileStamp
    /// What it imports, directly or not, by place in ``libraries``.
    var imports: [Int]
    /// What was found in it; see ``KeptFindings``.
    var findings: [UInt8]
  }

  private(set) var libraries: [Library] = []
  private(set) var entries: [Entry] = []
  private var places: [PathKey: Int] = [:]
  /// One file may be there in two states: documents that another run builds have seen an older one.
  private var libraryPlaces: [LibraryKey: Int] = [:]

  /// The name of its file; hidden, as it is nobody's source.
  static let fileName = ".layoutc-build"

  init() {}

  /// What is known of the document at a path.
  func entry(of path: String) -> Entry? { places[PathKey(path)].map { entries[$0] } }

  mutating func add(_ entry: Entry) {
    places[PathKey(entry.path)] = entries.count
    entries.append(entry)
  }

  /// The place of a library that is added unless it is there.
  mutating func place(of library: Library) -> Int {
    if let place = libraryPlaces[LibraryKey(library)] { return place }
    add(library)
    return libraries.count - 1
  }

  private mutating func add(_ library: Library) {
    libraryPlaces[LibraryKey(library)] = libraries.count
    libraries.append(library)
  }

  /// The same document in a record that has other libraries.
  mutating func add(_ entry: Entry, of other: BuildRecord) {
    var entry = entry
    entry.imports = entry.imports.map { place(of: other.libraries[$0]) }
    add(entry)
  }
}

// MARK: As a text

extension BuildRecord {
  /// The text of the file: a line that says what made it, one for each library, one for each document.
  ///
  /// Files whose names have line breaks or tabs in them are left out, and so made anew each time.
  func text(madeBy maker: String) -> String {
    var text = Self.head + maker + "\n"
    for library in libraries {
      // The documents that import one of another name are left out.
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

  /// Reads a text that the same maker wrote; nil for others.
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

  /// Bytes without those that part fields and lines.
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

  /// What is written behind a backslash for a byte.
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

  /// A decimal number, of which the system has no greater ones than 64 bits hold.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    guard !bytes.isEmpty, bytes.count < 20 else { return nil }
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value &* 10 &+ Int64(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
