import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// The names that a document declares and imports.
///
/// Those of the document are read from its tags, so that they are known while it has mistakes.
struct DeclaredNames {
  /// A parameter, a field, a constant or a local name.
  struct Value {
    var name: String
    /// The type as authors write it; empty if unknown.
    var type: String
    var isRequired = false
    /// The default or the value as it is written, if there is one.
    var value: String?
    /// The record in the type of an imported name, also in a list or an optional.
    var record: RecordName?
    /// The words of the choice in the type of an imported name, also in a list or an optional.
    var words: [String] = []
    /// The words that the declaration itself gives the type, in `values`.
    var ownWords: [String] = []
    var declaration: Declaration
    var place: Place

    /// Returns the choice of some words that belongs to the value alone.
    fileprivate func choice(of words: [String]) -> Choice {
      var owner = declaration
      owner.name = declaration.ownerOfWords
      return Choice(name: name, words: words, declaration: owner, place: place)
    }
  }

  /// A component or a declared element, as its uses see it.
  struct Part {
    var name: String
    /// The kind of its uses: `component` or `element`.
    var kind: ElementKind
    var attributes: [Value] = []
    /// The names of the actions that a use can bind.
    var actions: [String] = []
    /// The names of the slots, nil for the one without a name, with the elements around them.
    var slots: [(name: String?, parent: ElementKind?)] = []
    /// What a declared element reads of its children.
    var placements: [Value] = []
    /// The kinds of a component's root.
    var roots: [ElementKind] = []
    /// Whether a use may have children.
    var takesChildren = false
    /// Whether it may have several.
    var takesManyChildren = false
    /// The owner of its parameters, actions and slots, which those of a layout lack.
    var owner: String
    var declaration: Declaration
    var place: Place
  }

  struct Style {
    var name: String
    var attributes: [(name: String, value: String)]
    var declaration: Declaration
    var place: Place
  }

  struct Record {
    var name: String
    var fields: [Value]
    var declaration: Declaration
    var place: Place
  }

  struct Choice {
    var name: String
    var words: [String]
    var declaration: Declaration
    var place: Place

    /// Returns the declaration of one of the words; nil for another one.
    func declaration(of word: String) -> Declaration? {
      guard words.contains(word) else { return nil }
      return Declaration(
        path: declaration.path, kind: .word, owner: declaration.name, name: word)
    }
  }

  /// The file of a declaration, and the range of its name.
  struct Place {
    /// The text of another file; nil for the document itself.
    var source: SourceText?
    var range: Range<Int>
  }

  private(set) var parts: [Part] = []
  private(set) var styles: [Style] = []
  private(set) var constants: [Value] = []
  private(set) var records: [Record] = []
  private(set) var choices: [Choice] = []
  /// The choices of values that say their words themselves, under the names of these.
  private(set) var ownChoices: [Choice] = []
  /// The names that imports put before those of their files.
  private(set) var importNames: [String: Declaration] = [:]
  /// The fields of all records that a type of the document may lead to.
  private var fieldsOfRecords: [Declaration: [Value]] = [:]
  /// The files that the records of imports are in, by the names of their libraries.
  private var homes: [String: PathKey] = [:]
  private let path: PathKey

  init(_ live: LiveDocument, _ outline: MarkupOutline) {
    path = PathKey(live.path)
    let root = outline.elements.firstIndex { $0.parent < 0 && !$0.name.isEmpty } ?? -1
    for element in outline.children(of: root) { read(element, outline, live) }
    for element in outline.children(of: root) where outline.name(element) == "import" {
      readImport(element, outline, live)
    }
    for record in records where record.declaration.path == path {
      fieldsOfRecords[record.declaration] = record.fields
    }
    readRecords(of: live.tree.structure.imports)
    let values =
      outline.values("param", in: root, .parameter, of: "", path)
      + parts.flatMap { $0.attributes + $0.placements } + records.flatMap(\.fields)
    ownChoices = values.compactMap { value in
      let words = value.ownWords.isEmpty ? value.words : value.ownWords
      return words.isEmpty || choices.contains { $0.words == words } && value.ownWords.isEmpty
        ? nil : value.choice(of: words)
    }
  }

  func part(_ name: String) -> Part? { parts.first { $0.name == name } }
  func style(_ name: String) -> Style? { styles.first { $0.name == name } }
  func record(_ name: String) -> Record? { records.first { $0.name == name } }
  func choice(_ name: String) -> Choice? { choices.first { $0.name == name } }
  func constant(_ name: String) -> Value? { constants.first { $0.name == name } }

  /// Returns the fields of a record of whatever file.
  func fields(of record: Declaration) -> [Value] { fieldsOfRecords[record] ?? [] }

  /// Returns a parameter of a part, a field or a constant by its declaration; nil for other names.
  func value(of declaration: Declaration) -> Value? {
    let parts = parts.lazy.flatMap { $0.attributes + $0.placements }
    let fields = fieldsOfRecords.values.lazy.joined()
    return parts.first { $0.declaration == declaration }
      ?? fields.first { $0.declaration == declaration }
      ?? constants.first { $0.declaration == declaration }
  }

  /// Returns the record in the type of a value, also in a list or an optional.
  func record(of value: Value) -> Declaration? {
    if let name = value.record { return declaration(of: name) }
    return record(value.type.filter { $0 != "?" && $0 != "[" && $0 != "]" })?.declaration
  }

  /// Returns the declaration of a record by the name that types have for it.
  func declaration(of record: RecordName) -> Declaration {
    Declaration(path: homes[record.home] ?? path, kind: .record, name: record.name)
  }

  /// Returns the choice that declares the words of a value's type, also in a list or an optional;
  /// nil if there is none, or several have the same words.
  func choice(of value: Value) -> Choice? {
    if !value.ownWords.isEmpty { return value.choice(of: value.ownWords) }
    if value.words.isEmpty { return choice(ofType: value.type) }
    let isNamed = choices.contains { $0.words == value.words }
    return isNamed ? choice(of: value.words) : value.choice(of: value.words)
  }

  /// Returns the choice in a type as authors write it.
  func choice(ofType type: String) -> Choice? {
    choice(type.filter { $0 != "?" && $0 != "[" && $0 != "]" })
  }

  /// Returns the only choice with some words.
  func choice(of words: [String]) -> Choice? {
    let found = (choices + ownChoices).filter { $0.words == words }
    return Set(found.map(\.declaration)).count == 1 ? found.first : nil
  }

  /// Returns the only choice that has a word.
  func choice(having word: String) -> Choice? {
    let found = (choices + ownChoices).filter { $0.words.contains(word) }
    return Set(found.map(\.declaration)).count == 1 ? found.first : nil
  }

  // MARK: The document's own

  private mutating func read(_ element: Int, _ outline: MarkupOutline, _ live: LiveDocument) {
    if outline.name(element) == "import" {
      guard let name = outline.value("as", of: element), !name.isEmpty else { return }
      importNames[name] = Declaration(path: path, kind: .importName, name: name)
      return
    }
    guard let name = outline.value("name", of: element), !name.isEmpty,
      let place = outline.place(ofName: element)
    else { return }
    func declaration(_ kind: Declaration.Kind) -> Declaration {
      Declaration(path: path, kind: kind, name: name)
    }
    switch outline.name(element) {
    case "component":
      parts.append(component(declaration(.component), element, place, outline, live))
    case "element": parts.append(self.element(declaration(.element), element, place, outline))
    case "style":
      let attributes = outline.elements[element].attributes.map { attribute in
        (outline.text(attribute.name), attribute.value.map(outline.text) ?? "")
      }
      styles.append(
        Style(
          name: name, attributes: attributes.filter { $0.0 != "name" },
          declaration: declaration(.style), place: place))
    case "define":
      let typed = live.tree.structure.constants.first { $0.name == name }
      constants.append(
        Value(
          name: name, type: outline.value("type", of: element) ?? typed?.type.name ?? "",
          value: outline.value("value", of: element), declaration: declaration(.constant),
          place: place))
    case "record":
      let fields = outline.values("field", in: element, .field, of: name, path)
      records.append(
        Record(name: name, fields: fields, declaration: declaration(.record), place: place))
    case "choice":
      let words = (outline.value("values", of: element) ?? "").split(separator: " ")
      choices.append(
        Choice(
          name: name, words: words.map(String.init), declaration: declaration(.choice),
          place: place))
    default: break
    }
  }

  private func component(
    _ declaration: Declaration, _ element: Int, _ place: Place, _ outline: MarkupOutline,
    _ live: LiveDocument
  ) -> Part {
    let name = declaration.name
    var part = Part(
      name: name, kind: .component, owner: name, declaration: declaration, place: place)
    part.attributes = outline.values("param", in: element, .parameter, of: name, path)
    for child in outline.tree(of: element).dropFirst() {
      switch outline.name(child) {
      case "action" where outline.elements[child].parent == element:
        if let action = outline.value("name", of: child) { part.actions.append(action) }
      case "slot":
        part.slots.append((outline.value("name", of: child), outline.parentKind(of: child)))
      default: break
      }
    }
    part.takesChildren = !part.slots.isEmpty
    part.takesManyChildren = part.takesChildren
    let typed = live.tree.structure.components.first { $0.signature.name == name }
    part.roots = typed?.signature.rootKinds.kinds ?? []
    return part
  }

  private func element(
    _ declaration: Declaration, _ element: Int, _ place: Place, _ outline: MarkupOutline
  ) -> Part {
    let name = declaration.name
    var part = Part(
      name: name, kind: .element, owner: name, declaration: declaration, place: place)
    part.attributes = outline.values("attribute", in: element, .parameter, of: name, path)
    part.placements = outline.values("placement", in: element, .placement, of: name, path)
    let children = outline.value("children", of: element)
    part.takesChildren = children == "one" || children == "any"
    part.takesManyChildren = children == "any"
    return part
  }

  // MARK: Imported

  private mutating func readImport(
    _ element: Int, _ outline: MarkupOutline, _ live: LiveDocument
  ) {
    guard let source = outline.value("src", of: element) else { return }
    let path = live.path(ofImport: source)
    guard
      let module = live.tree.structure.imports.first(where: {
        $0.signature.path.isSamePath(as: path)
      })
    else { return }
    let file = ImportedFile(module)
    let prefix = outline.value("as", of: element).map { $0 + "." } ?? ""
    let only = outline.value("only", of: element).map { Set($0.split(separator: " ")) }
    func isMeant(_ name: String) -> Bool { only?.contains(Substring(name)) ?? true }
    let signature = module.signature
    for component in signature.components where isMeant(component.name) {
      parts.append(file.part(component, prefix, isLibrary: signature.isLibrary))
    }
    for declared in signature.elements where isMeant(declared.name) {
      parts.append(file.part(declared, prefix))
    }
    for style in signature.styles where isMeant(style.name) {
      styles.append(
        Style(
          name: prefix + style.name, attributes: style.attributes.map { ($0.name, $0.value) },
          declaration: file.declaration(style.name, .style), place: file.place(style.range)))
    }
    for constant in signature.constants where isMeant(constant.name) {
      constants.append(
        Value(
          name: prefix + constant.name, type: constant.type.name, record: constant.type.record,
          declaration: file.declaration(constant.name, .constant),
          place: file.place(constant.range)))
    }
    for record in signature.records where isMeant(record.name.name) {
      records.append(file.record(record, prefix))
    }
    for choice in signature.choices where isMeant(choice.name.name) {
      choices.append(
        Choice(
          name: prefix + choice.name.name, words: choice.words,
          declaration: file.declaration(choice.name.name, .choice),
          place: file.place(choice.range)))
    }
  }

  /// Reads the records of imports, also of those that only other imports name.
  private mutating func readRecords(of modules: [Module]) {
    var pending = modules[...]
    while let module = pending.popFirst() {
      guard homes[module.signature.name] == nil else { continue }
      let file = ImportedFile(module)
      homes[module.signature.name] = file.path
      for record in module.signature.records {
        let record = file.record(record, "")
        fieldsOfRecords[record.declaration] = record.fields
      }
      pending += module.document.structure.imports
    }
  }
}

/// The declarations of an imported file, as those who import it see them.
private struct ImportedFile {
  private let source: SourceText
  let path: PathKey

  init(_ module: Module) {
    source = module.source
    path = PathKey(module.signature.path)
  }

  func declaration(
    _ name: String, _ kind: Declaration.Kind, of owner: String = ""
  ) -> Declaration { Declaration(path: path, kind: kind, owner: owner, name: name) }

  func place(_ range: SourceRange) -> DeclaredNames.Place {
    DeclaredNames.Place(
      source: source, range: Int(range.start)..<Int(max(range.start, range.end)))
  }

  private func value(
    _ parameter: Parameter, _ kind: Declaration.Kind, of owner: String
  ) -> DeclaredNames.Value {
    DeclaredNames.Value(
      name: parameter.name, type: parameter.type.name, isRequired: !parameter.isOptional,
      record: parameter.type.record, words: parameter.type.words,
      declaration: declaration(parameter.name, kind, of: owner), place: place(parameter.range))
  }

  func part(
    _ component: ComponentSignature, _ prefix: String, isLibrary: Bool
  ) -> DeclaredNames.Part {
    let owner = isLibrary ? component.name : ""
    var part = DeclaredNames.Part(
      name: prefix + component.name, kind: .component, owner: owner,
      declaration: declaration(component.name, .component), place: place(component.range))
    part.attributes = component.parameters.map { value($0, .parameter, of: owner) }
    part.actions = component.actions.map(\.name)
    part.slots = component.slots.map { ($0.name, $0.parent) }
    part.takesChildren = !component.slots.isEmpty
    part.takesManyChildren = part.takesChildren
    part.roots = component.rootKinds.kinds
    return part
  }

  func part(_ element: ElementDeclaration, _ prefix: String) -> DeclaredNames.Part {
    var part = DeclaredNames.Part(
      name: prefix + element.name, kind: .element, owner: element.name,
      declaration: declaration(element.name, .element), place: place(element.range))
    part.attributes = element.attributes.map { value($0, .parameter, of: element.name) }
    part.placements = element.placements.map { value($0, .placement, of: element.name) }
    part.takesChildren = element.children != .none
    part.takesManyChildren = element.children == .any
    return part
  }

  func record(_ record: RecordDeclaration, _ prefix: String) -> DeclaredNames.Record {
    let name = record.name.name
    return DeclaredNames.Record(
      name: prefix + name, fields: record.fields.map { value($0, .field, of: name) },
      declaration: declaration(name, .record), place: place(record.range))
  }
}

extension ExpressionType {
  /// The words of the choice in the type, also in a list or an optional; none for other types.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .optional(let type), .list(let type): type.words
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .nothing:
      []
    }
  }
}

// MARK: Declarations in tags

extension MarkupOutline {
  /// Returns the place of the name that an element declares.
  func place(ofName element: Int) -> DeclaredNames.Place? { place(of: "name", element) }

  /// Returns the place of an attribute's value.
  func place(of name: String, _ element: Int) -> DeclaredNames.Place? {
    guard elements.indices.contains(element) else { return nil }
    let value = elements[element].attributes.first { isText(name, at: $0.name) }?.value
    return value.map { DeclaredNames.Place(range: $0) }
  }

  /// Returns what the elements of a name directly in another one declare.
  func values(
    _ name: String, in element: Int, _ kind: Declaration.Kind, of owner: String, _ path: PathKey
  ) -> [DeclaredNames.Value] {
    children(of: element).compactMap { child in
      guard self.name(child) == name, let word = value("name", of: child), !word.isEmpty,
        let place = place(ofName: child)
      else { return nil }
      let type = value("type", of: child) ?? ""
      let standard = value("default", of: child)
      let words = type.contains("Choice") ? value("values", of: child) ?? "" : ""
      return DeclaredNames.Value(
        name: word, type: type, isRequired: standard == nil && !type.hasSuffix("?"),
        value: standard, ownWords: words.split(separator: " ").map(String.init),
        declaration: Declaration(path: path, kind: kind, owner: owner, name: word), place: place)
    }
  }

  /// Returns the kind of the element around another one, past conditions, loops and slots.
  func parentKind(of element: Int) -> ElementKind? {
    ancestors(of: element).lazy.map { LanguageWords.element(name($0)) }.first { kind in
      kind.map { !$0.isFlow } ?? true
    } ?? nil
  }
}
