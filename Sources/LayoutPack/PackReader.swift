import LayoutModel
import LayoutSchema

extension LayoutPack {
  /// Reads and verifies a pack.
  ///
  /// Everything is verified in one pass over the bytes: check sums, every index, count, number and
  /// word, the types of expressions, and that no component uses itself. So documents can be laid
  /// out without further tests.
  ///
  /// - Parameter bytes: The bytes of the pack.
  /// - Throws: The first mistake, with its place.
  package init(_ bytes: [UInt8]) throws(PackError) {
    var reader = PackReader(bytes)
    try reader.read()
    files = reader.files
    documents = reader.documents
    catalogs = reader.catalogs
    sections = reader.sections
    version = reader.version
    origin = reader.origin
    signature = reader.signature
  }
}

extension ReadTables {
  /// Reads the tables of a pack, and verifies all of it.
  init(ofPack bytes: [UInt8]) throws(PackError) {
    var reader = PackReader(bytes)
    try reader.read()
    self = reader.tables
  }
}

/// Reads the sections of a pack in their order.
private struct PackReader {
  private let bytes: [UInt8]
  private(set) var files: [Module] = []
  private(set) var documents: [LayoutPack.Document] = []
  private(set) var catalogs: [LayoutPack.Catalog] = []
  private(set) var sections: [LayoutPack.SectionRow] = []
  private(set) var version = ""
  private(set) var origin = LayoutPack.Origin()
  private(set) var signature: LayoutPack.Signature?
  private(set) var tables = ReadTables()
  /// The comparisons that are left for the verification of files.
  private var work = PackFormat.mostWork

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PackError) {
    let rows = try header()
    var expected = PackSection.allCases[...]
    for row in rows {
      guard let kind = PackSection(rawValue: row.kind) else { continue }
      // There may be any number of files.
      if kind == .documents, expected.first == .file { expected.removeFirst() }
      if kind == .origin, expected.first == .catalogs { expected.removeFirst() }
      guard expected.first == kind else {
        throw PackError("the section is not in its place", at: row.offset, in: row.kind)
      }
      if kind != .file { expected.removeFirst() }
      let name = kind == .file ? "\(row.kind) \(files.count)" : row.kind
      var input = PackInput(bytes, in: row.offset..<row.offset + row.length, section: name)
      switch kind {
      case .strings: try tables.readStrings(&input, bytes)
      case .types: try tables.readTypes(&input)
      case .rows: try tables.readRows(&input)
      case .file:
        var reader = FileReader(input, tables, files, work: work)
        files.append(try reader.read())
        work = reader.work
        continue
      case .documents: try readDocuments(&input)
      case .catalogs: try readCatalogs(&input)
      case .origin: try readOrigin(&input)
      }
      try input.finish()
    }
    if let missing = expected.first(where: { !$0.isOptional }) {
      throw PackError("there is no section '\(missing.rawValue)'", at: bytes.count, in: "header")
    }
  }

  /// Reads the header and the table of sections, and returns the rows.
  private mutating func header() throws(PackError) -> [LayoutPack.SectionRow] {
    var input = PackInput(bytes, in: 0..<bytes.count, section: "header")
    guard bytes.starts(with: PackFormat.magic) else {
      throw input.error("this is no pack of layouts")
    }
    guard bytes.count <= PackFormat.mostBytes else {
      throw input.error("the pack has more than \(PackFormat.mostBytes) bytes")
    }
    _ = try input.bytes(PackFormat.magic.count)
    let (major, minor) = (try input.half(), try input.half())
    guard major == PackFormat.major else {
      throw input.error(
        "the pack has the format \(major).\(minor); this reader knows \(PackFormat.major).*",
        at: 8)
    }
    version = "\(major).\(minor)"
    let length = Int(try input.word())
    guard length == bytes.count else {
      throw input.error("the pack says that it has \(length) bytes, and has \(bytes.count)", at: 12)
    }
    let count = Int(try input.word())
    guard count <= PackFormat.mostSections else {
      throw input.error("\(count) sections are too many", at: 16)
    }
    var sums: [UInt32] = []
    for _ in 0..<count {
      let kind = String(decoding: bytes[try input.bytes(4)], as: UTF8.self)
      sections.append(
        LayoutPack.SectionRow(
          kind: kind, offset: Int(try input.word()), length: Int(try input.word())))
      sums.append(try input.word())
    }
    let end = input.position
    guard try input.word() == Checksum.of(bytes[..<end]) else {
      throw input.error("the check sum of the header is wrong", at: end)
    }
    var next = input.position
    for (index, section) in sections.enumerated() {
      let place = PackFormat.headerSize + index * PackFormat.rowSize
      guard section.offset == next, section.length <= bytes.count - next else {
        throw input.error(
          "the section '\(section.kind)' does not follow the one before it", at: place)
      }
      next += section.length
      guard Checksum.of(bytes[section.offset..<next]) == sums[index] else {
        throw PackError("the check sum is wrong", at: section.offset, in: section.kind)
      }
      // The case of the first letter says whether a reader may skip what it does not know.
      let isKnown = PackSection(rawValue: section.kind) != nil
      guard isKnown || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place]) else {
        throw input.error("the section '\(section.kind)' is unknown to this reader", at: place)
      }
    }
    try readSignature(from: next)
    return sections
  }

  /// Reads what stands behind the last section: nothing, or a signature.
  private mutating func readSignature(from place: Int) throws(PackError) {
    guard place < bytes.count else { return }
    guard bytes.count - place == PackFormat.signatureSize,
      let signature = LayoutPack.Signature(endOf: bytes)
    else {
      throw PackError("\(bytes.count - place) bytes are in no section", at: place, in: "header")
    }
    self.signature = signature
  }

  private mutating func readDocuments(_ input: inout PackInput) throws(PackError) {
    var names: Set<String> = []
    for _ in 0..<(try input.count()) {
      let start = input.position
      let name = try tables.string(&input)
      let file = try input.index(below: files.count, of: "file")
      guard files[file].document.root >= 0 else {
        throw input.error("the file \(file) of '\(name)' is a library", at: start)
      }
      guard names.insert(name).inserted else {
        throw input.error("two documents have the name '\(name)'", at: start)
      }
      documents.append(LayoutPack.Document(name: name, file: file))
    }
  }

  private mutating func readCatalogs(_ input: inout PackInput) throws(PackError) {
    for _ in 0..<(try input.count()) {
      let name = try tables.string(&input)
      let range = try input.bytes(try input.number())
      catalogs.append(LayoutPack.Catalog(name: name, bytes: Array(bytes[range])))
    }
  }
}

extension PackReader {
  private mutating func readOrigin(_ input: inout PackInput) throws(PackError) {
    origin.name = try tables.string(&input)
    origin.number = try input.number()
    if try input.bool() {
      origin.catalogue = ContentHash(bytes: Array(bytes[try input.bytes(ContentHash.size)]))
    }
  }
}

/// A row of the table of the language that attributes of a pack have.
///
/// A look-up in that table for each attribute would retain all that its row says.
struct ReadRow {
  let id: RowID
  let name: AttributeName
  let type: ValueType
}

/// The tables that all files of a pack share.
struct ReadTables {
  /// The bytes of all strings, which every file's texts refer to.
  private(set) var text: [UInt8] = []
  private var references: [TextReference] = []
  private(set) var strings: [String] = []
  private(set) var types: [ExpressionType] = []
  private(set) var kinds: [ElementKind] = []
  private(set) var rows: [ReadRow] = []

  mutating func readStrings(_ input: inout PackInput, _ bytes: [UInt8]) throws(PackError) {
    var lengths: [Int] = []
    for _ in 0..<(try input.count()) { lengths.append(try input.number()) }
    for length in lengths {
      let range = try input.bytes(length)
      let start = UInt32(text.count)
      let string = String(decoding: bytes[range], as: UTF8.self)
      // What is no UTF-8 has been replaced.
      guard bytes[range].elementsEqual(string.utf8) else {
        throw input.error("the string \(strings.count) is no UTF-8", at: range.lowerBound)
      }
      text += bytes[range]
      references.append(TextReference(start: start, end: UInt32(text.count), isDecoded: true))
      strings.append(string)
    }
  }

  mutating func readTypes(_ input: inout PackInput) throws(PackError) {
    var levels: [Int] = []
    for _ in 0..<(try input.count()) {
      let start = input.position
      let tag = try input.byte()
      var level = 1
      switch tag {
      case 14:
        var words: [String] = []
        for _ in 0..<(try input.count()) { words.append(try string(&input)) }
        types.append(.choice(words))
      case 15: types.append(.record(RecordName(try string(&input), in: try string(&input))))
      case 16, 17:
        let part = try input.index(below: types.count, of: "type")
        level += levels[part]
        types.append(tag == 16 ? .optional(types[part]) : .list(types[part]))
      default:  // open: bytes
        guard let type = ExpressionType(tag: tag) else {
          throw input.error("there is no type \(tag)", at: start)
        }
        types.append(type)
      }
      guard level <= PackFormat.deepestValue else {
        throw input.error("a type has too many levels", at: start)
      }
      levels.append(level)
    }
  }

  mutating func readRows(_ input: inout PackInput) throws(PackError) {
    for _ in 0..<(try input.count()) {
      let start = input.position
      let name = try string(&input)
      guard let kind = ElementKind(named: name) else {
        throw input.error("the element '\(name)' is unknown to this reader", at: start)
      }
      kinds.append(kind)
    }
    for _ in 0..<(try input.count()) {
      let start = input.position
      let word = try string(&input)
      guard let reader = PackRow.Reader(rawValue: try input.byte()) else {
        throw input.error("an attribute has an unknown kind of reader", at: start)
      }
      let kind = reader == .use ? .layout : try self.kind(&input)
      guard let name = AttributeName(named: word), let row = PackRow.row(name, reader, kind) else {
        throw input.error(
          "the attribute '\(word)' of '\(kind.name)' is unknown to this reader", at: start)
      }
      rows.append(ReadRow(id: row, name: name, type: Schema.shared[row].type))
    }
  }

  func string(_ input: inout PackInput) throws(PackError) -> String {
    strings[try input.index(below: strings.count, of: "string")]
  }

  func text(_ input: inout PackInput) throws(PackError) -> TextReference {
    references[try input.index(below: references.count, of: "string")]
  }

  func type(_ input: inout PackInput) throws(PackError) -> ExpressionType {
    types[try input.index(below: types.count, of: "type")]
  }

  func kind(_ input: inout PackInput) throws(PackError) -> ElementKind {
    kinds[try input.index(below: kinds.count, of: "element")]
  }

  func row(_ input: inout PackInput) throws(PackError) -> ReadRow {
    rows[try input.index(below: rows.count, of: "attribute")]
  }
}
