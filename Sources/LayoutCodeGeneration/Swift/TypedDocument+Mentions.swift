import LayoutDiagnostics
import LayoutModel

// The declarations of other files and modules that a document mentions.
extension TypedDocument {
  /// The records that types in the document may refer to.
  var knownRecords: [RecordName: RecordDeclaration] {
    var records: [RecordName: RecordDeclaration] = [:]
    for module in structure.imports {
      let signature = module.signature
      for record in signature.foreignRecords + signature.records { records[record.name] = record }
    }
    for record in structure.records { records[record.name] = record }
    return records
  }

  /// A file whose declarations are mentioned.
  struct MentionedFile {
    var document: TypedDocument
    /// The Swift module that the file is compiled in, if it is not the document's.
    var module: String?
  }

  /// The files whose declarations the document mentions, by their names.
  ///
  /// These are its imports, and files that declare a record that came with one of them.
  var mentionedFiles: [String: MentionedFile] {
    var files: [String: MentionedFile] = [:]
    var missing: Set<String> = []
    for file in structure.imports {
      files[file.signature.name] = MentionedFile(
        document: file.document, module: swiftModule(of: file))
      missing.formUnion(file.signature.foreignRecords.map(\.name.home))
    }
    missing.subtract(files.keys)
    missing.remove(structure.home)
    var pending = structure.imports.map { ($0, swiftModule(of: $0)) }[...]
    var seen: Set<PathKey> = []
    while !missing.isEmpty, let (file, module) = pending.popFirst() {
      guard seen.insert(PathKey(file.signature.path)).inserted else { continue }
      if missing.remove(file.signature.name) != nil {
        files[file.signature.name] = MentionedFile(document: file.document, module: module)
      }
      // A file's imports are compiled in its own module, unless an `import` names another.
      pending += file.document.structure.imports.map {
        ($0, file.document.swiftModule(of: $0) ?? module)
      }
    }
    return files
  }

  /// Returns the Swift module that an `import` names for its file.
  private func swiftModule(of file: Module) -> String? {
    structure.swiftModules[PathKey(file.signature.path)]
  }

  /// Returns the types and modules that the source may mention besides its own and the engine's.
  ///
  /// - Parameters:
  ///   - files: The document's ``mentionedFiles``.
  ///   - records: The document's ``knownRecords``.
  /// - Returns: The names.
  func mentionedNames(
    among files: [String: MentionedFile], _ records: [RecordName: RecordDeclaration]
  ) -> Set<String> {
    var names = Set(files.keys.map { SwiftNames.type($0) })
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
