package import LayoutDiagnostics
import LayoutLanguages
import LayoutPack

// A catalogue as a file: JSON with sorted names, so that equal apps have equal bytes.

extension AppCatalogue {
  /// The catalogue as the text of its file.
  package var text: String {
    JSONValue.members([
      ("catalogue", .integer(Self.version)),
      ("layoutc", .string(Version.current)),
      ("packs", .integer(format)),
      ("elements", names(.element)),
      ("attributes", attributes(.attribute)),
      ("placements", attributes(.placement)),
      ("uses", attributes(.use)),
      ("functions", names(.function)),
      ("environment", names(.environment)),
      ("views", members(.view, .viewAttribute)),
      ("layouts", members(.layout, .layoutAttribute)),
      ("actions", names(.action)),
      ("fonts", names(.font)),
      ("images", names(.image)),
      ("colors", names(.color)),
      ("documents", Self.sorted(documents.mapValues(Self.json))),
    ]).document()
  }

  /// The version of the file's form.
  private static let version = 1

  private func names(_ kind: AppNeed.Kind) -> JSONValue {
    .strings(has.filter { $0.kind == kind }.map(\.name).sorted())
  }

  /// The attributes of each element, with the words of each.
  private func attributes(_ kind: AppNeed.Kind) -> JSONValue {
    let words = Dictionary(grouping: has.filter { $0.kind == .word }, by: \.owner)
    let owners = Dictionary(grouping: has.filter { $0.kind == kind }, by: \.owner)
    return Self.sorted(
      owners.mapValues { needs in
        let pairs = needs.map { ($0.name, JSONValue.strings(words[$0.path, default: []].names)) }
        return Self.sorted(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
      })
  }

  private func members(_ kind: AppNeed.Kind, _ part: AppNeed.Kind) -> JSONValue {
    let parts = Dictionary(grouping: has.filter { $0.kind == part }, by: \.owner)
    let owners = has.filter { $0.kind == kind }.map(\.name)
    let pairs = owners.map { ($0, JSONValue.strings(parts[$0, default: []].names)) }
    return Self.sorted(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .members(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func json(_ values: [String: Given]) -> JSONValue {
    sorted(
      values.mapValues {
        ["type": json($0.type), "isRequired": .bool($0.isRequired)]
      })
  }

  private static func json(_ type: CatalogueType) -> JSONValue {
    switch type {
    case .plain(let name): .string(name)
    case .choice(let words): ["choice": .strings(words)]
    case .optional(let part): ["optional": json(part)]
    case .list(let part): ["list": json(part)]
    case .record(let name, let fields): ["record": .string(name), "fields": json(fields)]
    }
  }
}

extension [AppNeed] {
  fileprivate var names: [String] { map(\.name).sorted() }
}

// MARK: Reading

extension AppCatalogue {
  /// Reads the file of a catalogue; throws the first mistake in it.
  package init(_ bytes: [UInt8]) throws(CatalogueMistake) {
    let root: JSONNode
    switch JSONReader.read(bytes) {
    case .success(let node): root = node
    case .failure(let mistake): throw CatalogueMistake(mistake.diagnostic)
    }
    guard case .number(let version)? = root["catalogue"]?.value,
      case .number(let format)? = root["packs"]?.value, let format = Int(format)
    else { throw CatalogueMistake("this is no catalogue of 'layoutc catalogue'", at: root) }
    guard version == "\(Self.version)" else {
      throw CatalogueMistake(
        "the catalogue has the version \(version); this layoutc knows \(Self.version)", at: root)
    }
    self.format = format
    has = []
    try readNames("elements", .element, in: root)
    try readAttributes("attributes", .attribute, in: root)
    try readAttributes("placements", .placement, in: root)
    try readAttributes("uses", .use, in: root)
    try readNames("functions", .function, in: root)
    try readNames("environment", .environment, in: root)
    try readMembers("views", .view, .viewAttribute, in: root)
    try readMembers("layouts", .layout, .layoutAttribute, in: root)
    try readNames("actions", .action, in: root)
    try readNames("fonts", .font, in: root)
    try readNames("images", .image, in: root)
    try readNames("colors", .color, in: root)
    for (name, values) in try Self.object("documents", in: root) {
      documents[name] = try Self.given(values)
    }
  }

  private mutating func readNames(
    _ member: String, _ kind: AppNeed.Kind, in root: JSONNode
  ) throws(CatalogueMistake) {
    for name in try Self.strings(root[member], member, in: root) {
      has.insert(AppNeed(kind, name))
    }
  }

  private mutating func readAttributes(
    _ member: String, _ kind: AppNeed.Kind, in root: JSONNode
  ) throws(CatalogueMistake) {
    for (owner, attributes) in try Self.object(member, in: root) {
      for (name, words) in try Self.object(attributes) {
        let need = AppNeed(kind, name, of: owner)
        has.insert(need)
        for word in try Self.strings(words, name, in: words) { has.insert(need.word(word)) }
      }
    }
  }

  private mutating func readMembers(
    _ member: String, _ kind: AppNeed.Kind, _ part: AppNeed.Kind, in root: JSONNode
  ) throws(CatalogueMistake) {
    for (owner, parts) in try Self.object(member, in: root) {
      has.insert(AppNeed(kind, owner))
      for name in try Self.strings(parts, owner, in: parts) {
        has.insert(AppNeed(part, name, of: owner))
      }
    }
  }

  private static func given(_ node: JSONNode) throws(CatalogueMistake) -> [String: Given] {
    var values: [String: Given] = [:]
    for (name, value) in try object(node) {
      guard let type = value["type"], case .bool(let isRequired)? = value["isRequired"]?.value
      else {
        throw CatalogueMistake("a value has a 'type' and 'isRequired'", at: value)
      }
      values[name] = Given(type: try self.type(type), isRequired: isRequired)
    }
    return values
  }

  private static func type(_ node: JSONNode) throws(CatalogueMistake) -> CatalogueType {
    if let name = node.string { return .plain(name) }
    if let part = node["optional"] { return .optional(try type(part)) }
    if let part = node["list"] { return .list(try type(part)) }
    if let words = node["choice"] { return .choice(try strings(words, "choice", in: node)) }
    if let name = node["record"]?.string, let fields = node["fields"] {
      return .record(name, try given(fields))
    }
    throw CatalogueMistake("this is no type", at: node)
  }

  private static func object(
    _ member: String, in root: JSONNode
  ) throws(CatalogueMistake) -> [(String, JSONNode)] {
    guard let node = root[member] else {
      throw CatalogueMistake("the catalogue has no '\(member)'", at: root)
    }
    return try object(node)
  }

  private static func object(
    _ node: JSONNode
  ) throws(CatalogueMistake) -> [(String, JSONNode)] {
    guard case .object(let members) = node.value else {
      throw CatalogueMistake("wanted is an object, and this is \(node.phrase)", at: node)
    }
    return members.map { ($0.name, $0.value) }
  }

  private static func strings(
    _ node: JSONNode?, _ member: String, in root: JSONNode
  ) throws(CatalogueMistake) -> [String] {
    guard let node else {
      throw CatalogueMistake("the catalogue has no '\(member)'", at: root)
    }
    guard case .array(let elements) = node.value else {
      throw CatalogueMistake("wanted is a list, and this is \(node.phrase)", at: node)
    }
    var strings: [String] = []
    for element in elements {
      guard let string = element.string else {
        throw CatalogueMistake("wanted is a string, and this is \(element.phrase)", at: element)
      }
      strings.append(string)
    }
    return strings
  }
}

/// A mistake in the file of a catalogue.
package struct CatalogueMistake: Error, Sendable {
  /// The mistake as a finding in the file.
  package let finding: Diagnostic

  fileprivate init(_ finding: Diagnostic) { self.finding = finding }

  fileprivate init(_ message: String, at node: JSONNode) {
    finding = Diagnostic(.invalidData, message, at: node.range)
  }
}
