import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Types of several fields.
extension DeclarationPass {
  /// A record that has a name, by which types can mean it.
  struct NamedRecord {
    var name: RecordName
    var range: SourceRange
    var node: MarkupNode
  }

  /// Notes the names of the document's records.
  mutating func nameRecords(_ nodes: [MarkupNode]) -> [NamedRecord] {
    let home = draft.document.structure.home
    var named: [NamedRecord] = []
    for node in nodes {
      guard let (name, range) = claims.declaredName(of: node, in: draft) else {
        continue
      }
      guard TypeNames.type(named: name) == nil, name != TypeNames.choice else {
        draft.report(.reservedTypeName(name, at: range))
        continue
      }
      let record = RecordName(name, in: home)
      draft.names.records[name] = record
      named.append(NamedRecord(name: record, range: range, node: node))
    }
    return named
  }

  /// Reads the fields of records, which may be of each other's types; their defaults may name
  /// constants.
  mutating func readFields(of records: [NamedRecord]) {
    guard !records.isEmpty else { return }
    var fieldRanges: [RecordName: [SourceRange]] = [:]
    for record in records {
      let (name, node) = (record.name, record.node)
      let fields = draft.markup.declared(in: node).filter { $0.kind == .field }.map(\.node)
      var ranges: [SourceRange] = []
      let parameters = readMembers(fields, "a field", reserved: .none, &ranges)
      fieldRanges[name] = ranges
      let className = draft.markup.attribute(.class, of: node).flatMap { self.className($0) }
      let declaration = RecordDeclaration(
        name, fields: parameters, className: className, at: record.range)
      draft.document.structure.records.append(declaration)
      draft.names.scope.records[name] = declaration
    }
    var nest = RecordNest(draft.names.scope.records)
    for record in records { nest.read(record.name) }
    for loop in nest.loops {
      let names = loop.map(\.record)
      let ranges = fieldRanges[names[0]] ?? []
      draft.report(.endlessRecord(names.map(\.name), at: ranges[loop[0].field]))
    }
    for record in records where nest.oversized.contains(record.name) {
      draft.report(.oversizedRecord(record.name.name, at: record.range))
    }
  }

  /// The Swift type that an attribute names, or nil where it is none, which is said.
  mutating func className(_ attribute: MarkupAttribute) -> String? {
    let text = DeclaredText(of: attribute, in: draft.markup)
    let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
    let isType = parts.allSatisfy { part in
      let bytes = Array(part.utf8)
      return WordParser.isIdentifier(bytes.span, 0, bytes.count)
        && !SwiftKeywords.contains(bytes.span, 0, bytes.count)
    }
    guard isType else {
      draft.report(.notAClassName(text.string, at: text.range))
      return nil
    }
    if let owner = typeOwner(of: text.string) {
      draft.report(.takenClassName(text.string, owner, at: text.range))
      return nil
    }
    return text.string
  }
}

extension DeclarationPass {
  /// Whose type a name alone means in the generated source, where it is not the host's.
  private func typeOwner(of className: String) -> String? {
    if EngineNames.types.contains(className) || className == EngineNames.module {
      return "the engine"
    }
    // The generated type has two of these names itself.
    if [draft.document.structure.home, "ID", "Outlets"].contains(className) { return "this file" }
    return draft.document.structure.imports.first { $0.signature.name == className }
      .map { "'\($0.signature.path)'" }
  }
}
