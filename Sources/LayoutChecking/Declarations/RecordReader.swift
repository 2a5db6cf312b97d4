import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the declarations of records.
struct RecordReader {
  /// A record with a name, by which types can refer to the record.
  private struct Named {
    var name: RecordName
    var range: SourceRange
    var node: MarkupNode
  }

  private var records: [Named] = []

  /// Notes the names of the document's records.
  init(_ nodes: [MarkupNode], _ claims: NameClaims, _ draft: inout Draft) {
    let home = draft.document.structure.home
    for node in nodes {
      guard let (name, range) = claims.declaredName(of: node, in: draft) else {
        continue
      }
      guard !TypeNames.isReserved(name) else {
        draft.report(.reservedTypeName(name, of: "a record", at: range))
        continue
      }
      let record = RecordName(name, in: home)
      draft.names.records[name] = record
      records.append(Named(name: record, range: range, node: node))
    }
  }

  /// Reads the fields of all records, whose types may be other records and whose defaults may name
  /// constants.
  func readFields(_ members: inout MemberReader, _ draft: inout Draft) {
    guard !records.isEmpty else { return }
    var fieldRanges: [RecordName: [SourceRange]] = [:]
    for record in records {
      let (name, node) = (record.name, record.node)
      let fields = draft.markup.declared(in: node).filter { $0.kind == .field }.map(\.node)
      let read = members.readMembers(fields, as: .field, &draft)
      let untyped = members.untyped
      fieldRanges[name] = read.map(\.typeRange)
      let className = draft.markup.attribute(.class, of: node).flatMap {
        ClassName.read($0, &draft)
      }
      var declaration = RecordDeclaration(
        name, fields: read.map(\.parameter), className: className, at: record.range)
      declaration.untyped = untyped
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
}
