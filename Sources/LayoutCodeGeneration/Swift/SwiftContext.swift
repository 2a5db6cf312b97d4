import LayoutModel

/// The Swift names of the declarations that a document uses.
///
/// There is one context for each generated file, shared by many small values.
final class SwiftContext {
  let document: TypedDocument
  /// The access level of the generated declarations.
  let access: SwiftAccess
  let names: SwiftNames
  private let records: [RecordName: RecordDeclaration]
  private let comparableRecords: Set<RecordName>
  /// The files that the document mentions, by their names.
  private let files: [String: TypedDocument.MentionedFile]
  /// The Swift names in those files that were asked for, by the file's name.
  private var homes: [String: SwiftNames] = [:]
  /// The Swift modules of imported files that are compiled in another module, by the type generated
  /// for the file.
  let libraryModules: [String: String]
  /// The lines of the document and of the files that it imports.
  let lines: SourceLines
  /// The app's own types that the source written so far compares rows by.
  var rowTypes: Set<RecordName> = []

  init(_ document: TypedDocument, name: String, access: SwiftAccess = .public) {
    self.document = document
    self.access = access
    lines = SourceLines(document)
    records = document.knownRecords
    comparableRecords = Self.comparable(among: records)
    files = document.mentionedFiles
    names = SwiftNames(
      document, name: name, others: document.mentionedNames(among: files, records))
    var libraryModules: [String: String] = [:]
    for (name, file) in files where file.module != nil {
      libraryModules[SwiftNames.type(name)] = file.module
    }
    self.libraryModules = libraryModules
  }

  /// Returns the Swift names in a mentioned file, or in the document itself; nil for other files.
  private func home(_ name: String) -> SwiftNames? {
    if name == document.structure.home { return names }
    if let known = homes[name] { return known }
    guard let file = files[name]?.document else { return nil }
    let names = SwiftNames(
      file, name: name,
      others: file.mentionedNames(among: file.mentionedFiles, file.knownRecords))
    homes[name] = names
    return names
  }

  /// The document's own type.
  var type: String { names.type }

  /// Returns the names in an import, or in the document itself for −1.
  private func names(ofModule module: Int32) -> SwiftNames {
    let imports = document.structure.imports
    guard imports.indices.contains(Int(module)) else { return names }
    return home(imports[Int(module)].signature.name) ?? names
  }

  /// Returns the Swift type of a component; for an imported layout, that is the layout's own type.
  func component(_ reference: DeclarationReference) -> String {
    let imports = document.structure.imports
    let home = names(ofModule: reference.module)
    if imports.indices.contains(Int(reference.module)),
      !imports[Int(reference.module)].signature.isLibrary
    {
      return home.type
    }
    let name = document.signature(of: reference)?.name ?? ""
    return "\(home.type).\(home.nestedType(name))"
  }

  /// Whether a component is an imported layout.
  func isLayout(_ reference: DeclarationReference) -> Bool {
    let imports = document.structure.imports
    return imports.indices.contains(Int(reference.module))
      && !imports[Int(reference.module)].signature.isLibrary
  }

  /// Returns the argument label for a parameter or slot of a component.
  func label(of member: String, of component: DeclarationReference) -> String {
    names(ofModule: component.module).label(member)
  }

  func record(_ name: RecordName) -> RecordDeclaration? { records[name] }

  /// Whether values of a type can be compared in Swift.
  func isComparable(_ type: ExpressionType) -> Bool {
    Self.record(in: type).map(comparableRecords.contains) ?? true
  }

  /// Returns the record that values of a type are or contain, if its type is the app's own; else
  /// nil.
  func hostType(in type: ExpressionType) -> RecordName? {
    Self.record(in: type).flatMap { records[$0]?.className == nil ? nil : $0 }
  }

  /// Returns the record that values of a type are or contain, or nil.
  private static func record(in type: ExpressionType) -> RecordName? {
    switch type {
    case .record(let name): name
    case .optional(let inner), .list(let inner): record(in: inner)
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .nothing:
      nil
    }
  }

  /// Returns the records whose values can be compared.
  ///
  /// Whether the app's own types can be compared is not known, so they and records that contain
  /// them are left out.
  private static func comparable(
    among records: [RecordName: RecordDeclaration]
  ) -> Set<RecordName> {
    var comparable = Set(records.values.filter { $0.className == nil }.map(\.name))
    var before = comparable.count + 1
    // A record may contain itself in a list.
    while comparable.count < before {
      before = comparable.count
      comparable = comparable.filter { name in
        records[name]?.fields.allSatisfy { field in
          record(in: field.type).map(comparable.contains) ?? true
        } ?? false
      }
    }
    return comparable
  }

  /// Returns the Swift type of a record: the host's own class if it names one.
  func type(of name: RecordName) -> String {
    if let className = records[name]?.className { return className }
    guard let home = home(name.home) else { return "\(SwiftNames.type(name.home)).\(name.name)" }
    return "\(home.type).\(home.nestedType(name.name))"
  }

  /// Returns the Swift type of a declared choice.
  func type(ofChoice name: RecordName) -> String {
    guard let home = home(name.home) else { return "\(SwiftNames.type(name.home)).\(name.name)" }
    return "\(home.type).\(home.nestedType(name.name))"
  }

  /// Returns the property for a field of a record; a field of one of the host's own types keeps its
  /// name.
  func member(for field: Parameter, of record: RecordDeclaration) -> String {
    guard record.className == nil, let home = home(record.name.home) else {
      return SwiftNames.escaped(field.name)
    }
    return home.member(field.name)
  }

  /// Returns the argument label for a field of a record.
  func label(for field: Parameter, of record: RecordDeclaration) -> String {
    guard record.className == nil, let home = home(record.name.home) else {
      return SwiftNames.label(field.name)
    }
    return home.label(field.name)
  }

  /// Returns a `define` and its qualified name, which is valid everywhere.
  func constant(
    _ reference: DeclarationReference
  ) -> (declaration: ConstantDeclaration, path: String)? {
    let imports = document.structure.imports
    let constants =
      imports.indices.contains(Int(reference.module))
      ? imports[Int(reference.module)].signature.constants : document.structure.constants
    guard constants.indices.contains(Int(reference.index)) else { return nil }
    let home = names(ofModule: reference.module)
    let constant = constants[Int(reference.index)]
    return (constant, "\(home.type).\(home.member(constant.name))")
  }

  /// Returns the Swift type of the attributes of a view that a file declares.
  func view(_ reference: DeclarationReference) -> String {
    let home = names(ofModule: reference.module)
    return "\(home.type).\(home.nestedType(element(reference)?.name ?? ""))"
  }

  /// Returns the argument label for an attribute of a view that a file declares.
  func label(of attribute: String, ofView view: DeclarationReference) -> String {
    names(ofModule: view.module).label(attribute)
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
  /// Returns the reference to an element that the author declares, or nil if it is declared
  /// nowhere.
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
  /// The modules besides the engine that the source names, sorted, each with whether public
  /// declarations name it.
  ///
  /// The part of a class name before the first full stop is a module. Each layout that comes with
  /// the engine is in a module of its own name.
  var modules: [(name: String, isPublic: Bool)] {
    var names: Set<String> = []
    for record in records.values { names.formUnion(Self.module(of: record.className)) }
    for element in usedElements {
      names.formUnion(Self.module(of: element.className))
      names.formUnion(Self.shipped.intersection([element.className ?? ""]))
    }
    let open = publicModules
    return names.union(open).sorted().map { ($0, open.contains($0)) }
  }

  private var usedElements: [ElementDeclaration] {
    document.structure.declaredElements.compactMap { element($0.element) }
  }

  /// The modules of the types of parameters, fields and slots.
  private var publicModules: Set<String> {
    let structure = document.structure
    let components = structure.components.map(\.signature)
    let declared = structure.records.filter { $0.className == nil }.flatMap(\.fields)
    var names: Set<String> = []
    for parameter in structure.parameters + components.flatMap(\.parameters) + declared {
      guard case .record(let name) = parameter.type.element.value else { continue }
      names.formUnion(Self.module(of: records[name]?.className))
    }
    for slot in components.flatMap(\.slots) {
      guard let parent = slot.declaredParent, !parent.placements.isEmpty else { continue }
      names.formUnion(Self.module(of: parent.className))
      names.formUnion(Self.shipped.intersection([parent.className ?? ""]))
    }
    return names
  }

  private static func module(of className: String?) -> [String] {
    guard let className else { return [] }
    let parts = className.split(separator: ".")
    guard parts.count > 1 else { return [] }
    return parts[0] == "LayoutEngine" ? [] : [String(parts[0])]
  }

  private static let shipped: Set<String> = ["MasonryLayout"]
}
