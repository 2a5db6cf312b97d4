import LayoutSemantics

// What a document mentions of what lies around it.
extension TypedDocument {
  /// The records that its types may be of.
  var knownRecords: [RecordName: RecordDeclaration] {
    var records: [RecordName: RecordDeclaration] = [:]
    for module in structure.imports {
      let signature = module.signature
      for record in signature.foreignRecords + signature.records { records[record.name] = record }
    }
    for record in structure.records { records[record.name] = record }
    return records
  }

  /// The files whose declarations it mentions, by what they are called: its imports, and those that
  /// declare a record that came with one of them.
  var mentionedFiles: [String: TypedDocument] {
    var files: [String: TypedDocument] = [:]
    var missing: Set<String> = []
    for module in structure.imports {
      files[module.signature.name] = module.document
      missing.formUnion(module.signature.foreignRecords.map(\.name.home))
    }
    missing.subtract(files.keys)
    missing.remove(structure.home)
    var pending = structure.imports[...]
    var seen: Set<String> = []
    while !missing.isEmpty, let module = pending.popFirst() {
      guard seen.insert(module.signature.path).inserted else { continue }
      if missing.remove(module.signature.name) != nil {
        files[module.signature.name] = module.document
      }
      pending += module.document.structure.imports
    }
    return files
  }

  /// The types and modules that its source may mention beside its own and the engine's.
  var mentionedNames: Set<String> {
    let records = knownRecords
    var names = Set(mentionedFiles.keys.map { SwiftNames.type($0) })
    for name in records.keys where name.home != structure.home {
      names.insert(SwiftNames.type(name.home))
    }
    let elements = structure.elements + structure.imports.flatMap(\.signature.elements)
    for className in records.values.compactMap(\.className) + elements.compactMap(\.className) {
      names.insert(String(className.prefix { $0 != "." }))
    }
    return names
  }
}
