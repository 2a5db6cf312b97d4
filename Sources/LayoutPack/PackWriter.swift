import LayoutDiagnostics
package import LayoutModel
import LayoutSchema

/// Writes documents as a pack.
///
/// Equal documents in the same order give equal bytes.
package struct PackWriter: Sendable {
  private var tables = PackTables()
  private var files: [[UInt8]] = []
  /// The indices of files that were written, by their paths.
  private var places: [PathKey: Int] = [:]
  private var documents: [LayoutPack.Document] = []
  private var catalogs: [LayoutPack.Catalog] = []
  private let origin: LayoutPack.Origin

  package init(_ origin: LayoutPack.Origin = LayoutPack.Origin()) { self.origin = origin }

  /// Creates an empty writer that numbers names as an older pack does, so that a patch is small.
  ///
  /// - Parameters:
  ///   - old: The bytes of the older pack.
  ///   - complete: A writer to which everything has been added, whose names are those in use.
  /// - Throws: The first mistake in the older pack.
  package init(like old: [UInt8], for complete: PackWriter) throws(PackError) {
    origin = complete.origin
    var used = complete.tables
    // What stands behind the documents has names too.
    _ = used.rowBytes()
    _ = used.typeBytes()
    for document in complete.documents { _ = used.string(document.name) }
    for catalog in complete.catalogs { _ = used.string(catalog.name) }
    _ = used.string(complete.origin.name)
    tables = PackTables(like: try ReadTables(ofPack: old), using: used)
  }

  /// Adds a document without errors, with all files that it imports.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name by which the app asks for it.
  ///   - path: The path of its file, by which files that are imported twice are written once.
  /// - Throws: The reason why the document cannot be packed.
  package mutating func add(
    _ document: TypedDocument, named name: String, path: String
  ) throws(PackingError) {
    guard !document.hasErrors, document.root >= 0 else {
      throw PackingError("'\(name)' has errors or no root element")
    }
    guard !documents.contains(where: { $0.name == name }) else {
      throw PackingError("two documents have the name '\(name)'")
    }
    let file = try place(of: document, named: name, path)
    documents.append(LayoutPack.Document(name: name, file: file))
  }

  /// Adds a strings file.
  package mutating func add(_ catalog: LayoutPack.Catalog) { catalogs.append(catalog) }

  /// Returns the pack, signed if there is a signer.
  package func bytes(
    signedBy signer: (any PackSigner)? = nil
  ) throws(PackingError) -> [UInt8] {
    var tables = tables
    var list = PackOutput()
    list.add(documents.count)
    for document in documents {
      list.add(tables.string(document.name))
      list.add(document.file)
    }
    var languages = PackOutput()
    languages.add(catalogs.count)
    for catalog in catalogs {
      languages.add(tables.string(catalog.name))
      languages.add(catalog.bytes.count)
      languages.add(catalog.bytes)
    }
    let making = origin == LayoutPack.Origin() ? nil : bytes(of: origin, &tables)
    var sections: [(PackSection, [UInt8])] = []
    // The rows name strings, so that the strings are complete last.
    let rows = tables.rowBytes()
    let types = tables.typeBytes()
    sections.append((.strings, tables.stringBytes))
    sections.append((.types, types))
    sections.append((.rows, rows))
    for file in files { sections.append((.file, file)) }
    sections.append((.documents, list.bytes))
    if !catalogs.isEmpty { sections.append((.catalogs, languages.bytes)) }
    if let making { sections.append((.origin, making)) }
    return try PackEnvelope.bytes(of: sections, signedBy: signer)
  }

  private func bytes(of origin: LayoutPack.Origin, _ tables: inout PackTables) -> [UInt8] {
    var output = PackOutput()
    output.add(tables.string(origin.name))
    output.add(origin.number)
    output.add(origin.catalogue != nil)
    if let catalogue = origin.catalogue { output.add(catalogue.bytes) }
    return output.bytes
  }

  /// Returns the index of a file, writing it behind those that it imports if it is new.
  private mutating func place(
    of document: TypedDocument, named name: String, _ path: String
  ) throws(PackingError) -> Int {
    if let known = places[PathKey(path)] { return known }
    var imports: [Int] = []
    for module in document.structure.imports {
      imports.append(
        try place(of: module.document, named: module.signature.name, module.signature.path))
    }
    var writer = FileWriter(document, imports: imports, tables: tables)
    try writer.write(named: name)
    tables = writer.tables
    files.append(writer.bytes)
    places[PathKey(path)] = files.count - 1
    return files.count - 1
  }
}

/// Signs packs with a private key.
package protocol PackSigner: Sendable {
  /// The public key, 32 bytes.
  var publicKey: [UInt8] { get }

  /// Returns the Ed25519 signature of a message, 64 bytes.
  func signature(of message: [UInt8]) throws(PackingError) -> [UInt8]
}

/// The frame of a pack: its header, the table of its sections, and its signature.
enum PackEnvelope {
  static func bytes(
    of sections: [(kind: PackSection, bytes: [UInt8])], signedBy signer: (any PackSigner)?
  ) throws(PackingError) -> [UInt8] {
    let tableEnd = PackFormat.headerSize + sections.count * PackFormat.rowSize
    let signed = signer == nil ? 0 : PackFormat.signatureSize
    let length = sections.reduce(tableEnd + 4 + signed) { $0 + $1.bytes.count }
    guard length <= PackFormat.mostBytes, sections.count <= PackFormat.mostSections else {
      throw PackingError(
        "the pack would have \(length) bytes; the limit is \(PackFormat.mostBytes)")
    }
    var pack = PackOutput()
    pack.add(PackFormat.magic)
    pack.add(half: PackFormat.major)
    pack.add(half: PackFormat.minor)
    pack.add(word: UInt32(length))
    pack.add(word: UInt32(sections.count))
    var offset = tableEnd + 4
    for section in sections {
      pack.add(section.kind.rawValue.utf8)
      pack.add(word: UInt32(offset))
      pack.add(word: UInt32(section.bytes.count))
      pack.add(word: Checksum.of(section.bytes[...]))
      offset += section.bytes.count
    }
    pack.add(word: Checksum.of(pack.bytes[...]))
    for section in sections { pack.add(section.bytes) }
    guard let signer else { return pack.bytes }
    pack.add(PackFormat.signatureMagic)
    pack.add(signer.publicKey)
    pack.add(try signer.signature(of: pack.bytes))
    return pack.bytes
  }
}

/// The tables that all files of a pack share, in the order of their first use.
struct PackTables: Sendable {
  /// The strings; nil at a place that nothing refers to, as in all of these tables.
  private var strings: [String?] = []
  /// By their bytes: Swift compares a letter and its accent as equal to both in one.
  private var stringPlaces: [[UInt8]: Int] = [:]
  /// The places of missing strings, the last first.
  private var free: [Int] = []
  private var types: [ExpressionType?] = []
  private var typePlaces: [ExpressionType: Int] = [:]
  private var kinds: [ElementKind?] = []
  private var rows: [RowID?] = []

  init() {}

  /// Creates tables with the order of older ones, for what is used of them.
  ///
  /// What is not used any longer leaves its place to something new, so that all else keeps its
  /// number, and the tables do not grow for ever.
  init(like old: ReadTables, using used: PackTables) {
    for (place, string) in old.strings.enumerated() {
      let bytes = Array(string.utf8)
      let isUsed = used.stringPlaces[bytes] != nil && stringPlaces[bytes] == nil
      strings.append(isUsed ? string : nil)
      if isUsed { stringPlaces[bytes] = place } else { free.append(place) }
    }
    free.reverse()
    for (place, type) in old.types.enumerated() {
      let isUsed = used.typePlaces[type] != nil && typePlaces[type] == nil
      types.append(isUsed ? type : nil)
      if isUsed { typePlaces[type] = place }
    }
    for kind in old.kinds {
      kinds.append(used.kinds.contains(kind) && !kinds.contains(kind) ? kind : nil)
    }
    for row in old.rows.map(\.id) {
      rows.append(used.rows.contains(row) && !rows.contains(row) ? row : nil)
    }
  }

  mutating func string(_ string: String) -> Int {
    let bytes = Array(string.utf8)
    if let known = stringPlaces[bytes] { return known }
    let place = free.popLast() ?? strings.count
    if place == strings.count { strings.append(string) } else { strings[place] = string }
    stringPlaces[bytes] = place
    return place
  }

  /// Returns the index of a type, behind the types in it.
  mutating func type(_ type: ExpressionType) -> Int {
    if let known = typePlaces[type] { return known }
    var least = 0
    switch type {
    case .optional(let part), .list(let part): least = self.type(part) + 1
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .choice, .record, .nothing:
      break
    }
    let place = types.put(type, from: least)
    typePlaces[type] = place
    return place
  }

  mutating func kind(_ kind: ElementKind) -> Int {
    kinds.firstIndex(of: kind) ?? kinds.put(kind)
  }

  mutating func row(_ row: RowID) -> Int { rows.firstIndex(of: row) ?? rows.put(row) }

  var stringBytes: [UInt8] {
    var section = PackOutput()
    let strings = strings.dense(with: "")
    section.add(strings.count)
    for string in strings { section.add(string.utf8.count) }
    for string in strings { section.add(string.utf8) }
    return section.bytes
  }

  mutating func typeBytes() -> [UInt8] {
    var section = PackOutput()
    let types = types.dense(with: .string)
    section.add(types.count)
    for type in types {
      section.add(byte: type.tag)
      switch type {
      case .choice(let words):
        section.add(words.count)
        for word in words { section.add(string(word)) }
      case .record(let name):
        section.add(string(name.name))
        section.add(string(name.home))
      case .optional(let part), .list(let part): section.add(self.type(part))
      case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
        .image, .ratio, .insets, .nothing:
        break
      }
    }
    return section.bytes
  }

  mutating func rowBytes() -> [UInt8] {
    var list = PackOutput()
    let rows = rows.dense(with: rows.lazy.compactMap(\.self).first)
    list.add(rows.count)
    for row in rows {
      let (reader, element) = PackRow.reader(of: row)
      list.add(string(Schema.shared[row].name.name))
      list.add(byte: reader.rawValue)
      if reader != .use { list.add(kind(element)) }
    }
    var section = PackOutput()
    let kinds = kinds.dense(with: kinds.lazy.compactMap(\.self).first)
    section.add(kinds.count)
    for kind in kinds { section.add(string(kind.name)) }
    section.add(list.bytes)
    return section.bytes
  }
}

extension Array {
  /// Puts an element into the first missing place from `least` on, or behind all; returns the
  /// place.
  fileprivate mutating func put<Wrapped>(
    _ element: Wrapped, from least: Int = 0
  ) -> Int where Element == Wrapped? {
    guard let place = self[Swift.min(least, count)...].firstIndex(where: { $0 == nil }) else {
      append(element)
      return count - 1
    }
    self[place] = element
    return place
  }

  /// The elements of a table, with another one at missing places, as far as there are any behind.
  fileprivate func dense<Wrapped>(with filling: Wrapped?) -> [Wrapped] where Element == Wrapped? {
    let end = lastIndex { $0 != nil } ?? -1
    return self[...end].compactMap { $0 ?? filling }
  }
}

/// The identity of an attribute's row, which is the same in all versions of the table.
enum PackRow {
  /// The reader that distinguishes the rows of one name.
  enum Reader: UInt8 {
    case element
    case parent
    /// A use of a component, for the component's root.
    case use
  }

  static func reader(of row: RowID) -> (Reader, ElementKind) {
    let schema = Schema.shared
    let name = schema[row].name
    for kind in ElementKind.allCases where schema.ownRow(name, of: kind) == row {
      return (.element, kind)
    }
    for kind in ElementKind.allCases where schema.placementRow(name, in: kind) == row {
      return (.parent, kind)
    }
    return (.use, .layout)
  }

  /// Whether an element of a document, its parent or a use of a component reads the row.
  static func isShown(_ row: RowID) -> Bool {
    let schema = Schema.shared
    let name = schema[row].name
    return schema.rowOfUses(name) == row
      || PackNode.shownKinds.union([.layout]).kinds.contains {
        schema.ownRow(name, of: $0) == row || schema.placementRow(name, in: $0) == row
      }
  }

  /// Returns the row by which a reader reads an attribute, or nil.
  static func row(_ name: AttributeName, _ reader: Reader, _ kind: ElementKind) -> RowID? {
    switch reader {
    case .element: Schema.shared.ownRow(name, of: kind)
    case .parent: Schema.shared.placementRow(name, in: kind)
    case .use: Schema.shared.rowOfUses(name)
    }
  }
}

extension ExpressionType {
  /// The number of the type in a pack.
  var tag: UInt8 {
    switch self {
    case .string: 0
    case .text: 1
    case .number: 2
    case .integer: 3
    case .bool: 4
    case .date: 5
    case .points: 6
    case .percent: 7
    case .dimension: 8
    case .color: 9
    case .image: 10
    case .ratio: 11
    case .insets: 12
    case .nothing: 13
    case .choice: 14
    case .record: 15
    case .optional: 16
    case .list: 17
    }
  }

  /// Creates the type of a number below 14, which has no parts.
  init?(tag: UInt8) {
    let plain: [ExpressionType] = [
      .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .nothing,
    ]
    guard plain.indices.contains(Int(tag)) else { return nil }
    self = plain[Int(tag)]
  }
}
