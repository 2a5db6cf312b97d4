import LayoutSemantics

/// What the declarations that a document knows of are called in Swift.
struct SwiftContext {
  let document: TypedDocument
  /// The document's own type.
  let type: String
  private let records: [RecordName: RecordDeclaration]
  /// The types of records by the file that declares them.
  private let homes: [String: String]

  init(_ document: TypedDocument, name: String) {
    self.document = document
    type = SwiftNames.type(name)
    var records: [RecordName: RecordDeclaration] = [:]
    var homes: [String: String] = [:]
    for module in document.structure.imports {
      let signature = module.signature
      for record in signature.foreignRecords + signature.records { records[record.name] = record }
      homes[signature.name] = SwiftNames.type(signature.name)
    }
    for record in document.structure.records {
      records[record.name] = record
      homes[record.name.home] = type
    }
    self.records = records
    self.homes = homes
  }

  /// The type that stands for a file: the document's own for −1.
  private func type(ofModule module: Int32) -> String {
    let imports = document.structure.imports
    guard imports.indices.contains(Int(module)) else { return type }
    return SwiftNames.type(imports[Int(module)].signature.name)
  }

  /// The Swift type of a component, which for a layout that was imported is the layout's own.
  func component(_ reference: DeclarationReference) -> String {
    let imports = document.structure.imports
    let home = type(ofModule: reference.module)
    if imports.indices.contains(Int(reference.module)),
      !imports[Int(reference.module)].signature.isLibrary
    {
      return home
    }
    let name = document.signature(of: reference)?.name ?? ""
    return "\(home).\(SwiftNames.type(name))"
  }

  func record(_ name: RecordName) -> RecordDeclaration? { records[name] }

  /// The Swift type of a record: the host's where it has one.
  func type(of name: RecordName) -> String {
    if let className = records[name]?.className { return className }
    return "\(homes[name.home] ?? SwiftNames.type(name.home)).\(SwiftNames.type(name.name))"
  }

  /// A `define` and the type that it is a member of.
  func constant(
    _ reference: DeclarationReference
  ) -> (declaration: ConstantDeclaration, home: String)? {
    let imports = document.structure.imports
    let constants =
      imports.indices.contains(Int(reference.module))
      ? imports[Int(reference.module)].signature.constants : document.structure.constants
    guard constants.indices.contains(Int(reference.index)) else { return nil }
    return (constants[Int(reference.index)], type(ofModule: reference.module))
  }

  func element(_ reference: DeclarationReference) -> ElementDeclaration? {
    let imports = document.structure.imports
    let elements =
      imports.indices.contains(Int(reference.module))
      ? imports[Int(reference.module)].signature.elements : document.structure.elements
    return elements.indices.contains(Int(reference.index)) ? elements[Int(reference.index)] : nil
  }
}

extension SwiftContext {
  /// Where an element of the author's own is declared.
  func reference(to element: ElementDeclaration) -> DeclarationReference? {
    if let index = document.structure.elements.firstIndex(of: element) {
      return DeclarationReference(index: Int32(truncatingIfNeeded: index))
    }
    for (module, file) in document.structure.imports.enumerated() {
      if let index = file.signature.elements.firstIndex(of: element) {
        return DeclarationReference(
          module: Int32(truncatingIfNeeded: module), index: Int32(truncatingIfNeeded: index))
      }
    }
    return nil
  }
}

// MARK: Modules of the host

extension SwiftContext {
  /// The modules besides the engine that the source names, sorted.
  ///
  /// What stands before the first full stop of a class is a module.
  var modules: [String] {
    var names: Set<String> = []
    for record in records.values { names.formUnion(Self.module(of: record.className)) }
    let structure = document.structure
    for element in structure.elements where isUsed(element) {
      names.formUnion(Self.module(of: element.className))
    }
    for module in structure.imports {
      for element in module.signature.elements where isUsed(element) {
        names.formUnion(Self.module(of: element.className))
      }
    }
    return names.subtracting(["LayoutEngine"]).sorted()
  }

  private func isUsed(_ element: ElementDeclaration) -> Bool {
    document.structure.declaredElements.contains { self.element($0.element) == element }
  }

  private static func module(of className: String?) -> [String] {
    guard let parts = className?.split(separator: "."), parts.count > 1 else { return [] }
    return [String(parts[0])]
  }
}
