import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Types of several fields.
extension Checker {
  /// A record that has a name, by which types can mean it.
  struct NamedRecord {
    var name: RecordName
    var range: SourceRange
    var node: MarkupNode
  }

  /// Notes the names of the document's records.
  mutating func nameRecords(_ nodes: [MarkupNode], _ markup: MarkupDocument) -> [NamedRecord] {
    let home = document.structure.home
    var named: [NamedRecord] = []
    for node in nodes {
      guard let (name, range) = declaredName(of: node, markup) else {
        continue
      }
      guard TypeNames.type(named: name) == nil, name != TypeNames.choice else {
        report(.reservedTypeName(name, at: range))
        continue
      }
      let record = RecordName(name, in: home)
      declarations.records[name] = record
      named.append(NamedRecord(name: record, range: range, node: node))
    }
    return named
  }

  /// Reads the fields of records, which may be of each other's types; their defaults may name
  /// constants.
  mutating func readFields(of records: [NamedRecord], _ markup: MarkupDocument) {
    guard !records.isEmpty else { return }
    var fieldRanges: [RecordName: [SourceRange]] = [:]
    for record in records {
      let (name, node) = (record.name, record.node)
      let fields = markup.declared(in: node).filter { $0.kind == .field }.map(\.node)
      var ranges: [SourceRange] = []
      let parameters = readMembers(fields, "a field", reserved: .none, &ranges, markup)
      fieldRanges[name] = ranges
      let className = markup.attribute(.class, of: node).flatMap { self.className($0, markup) }
      let declaration = RecordDeclaration(
        name, fields: parameters, className: className, at: record.range)
      update { $0.structure.records.append(declaration) }
      declarations.scope.records[name] = declaration
    }
    for record in records { checkSize(of: record.name, fieldRanges[record.name] ?? []) }
  }

  /// Reports a field that would make its record hold another of its kind without end.
  private mutating func checkSize(of record: RecordName, _ ranges: [SourceRange]) {
    guard let fields = declarations.scope.records[record]?.fields else { return }
    for (field, range) in zip(fields, ranges) {
      guard let part = field.type.stored else { continue }
      var path = [record]
      guard leads(from: part, to: record, &path) else { continue }
      report(.endlessRecord(path.map(\.name), at: range))
      return
    }
  }

  /// Whether a value of `record` holds one of `target`; `path` becomes the way.
  private func leads(
    from record: RecordName, to target: RecordName, _ path: inout [RecordName]
  ) -> Bool {
    guard record != target else { return true }
    guard !path.dropFirst().contains(record) else { return false }
    path.append(record)
    for field in declarations.scope.records[record]?.fields ?? [] {
      if let part = field.type.stored, leads(from: part, to: target, &path) { return true }
    }
    path.removeLast()
    return false
  }

  /// The Swift type that an attribute names, or nil where it is none, which is said.
  mutating func className(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> String? {
    let text = DeclaredText(of: attribute, in: markup)
    let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
    let isType = parts.allSatisfy { part in
      let bytes = Array(part.utf8)
      return WordParser.isIdentifier(bytes.span, 0, bytes.count)
        && !SwiftKeywords.contains(bytes.span, 0, bytes.count)
    }
    guard isType else {
      report(.notAClassName(text.string, at: text.range))
      return nil
    }
    if let owner = typeOwner(of: text.string) {
      report(.takenClassName(text.string, owner, at: text.range))
      return nil
    }
    return text.string
  }
}

extension Checker {
  /// Whose type a name alone means in the generated source, where it is not the host's.
  private func typeOwner(of className: String) -> String? {
    if EngineNames.types.contains(className) || className == EngineNames.module {
      return "the engine"
    }
    // The generated type has two of these names itself.
    if [document.structure.home, "ID", "Outlets"].contains(className) { return "this file" }
    return document.structure.imports.first { $0.signature.name == className }
      .map { "'\($0.signature.path)'" }
  }
}

extension ExpressionType {
  /// The record that lies in a value of the type itself, not in a list beside it.
  fileprivate var stored: RecordName? {
    switch self {
    case .record(let name): name
    case .optional(let type): type.stored
    case .string, .number, .integer, .bool, .points, .percent, .dimension, .color, .image, .ratio,
      .insets, .choice, .list, .nothing:
      nil
    }
  }
}
