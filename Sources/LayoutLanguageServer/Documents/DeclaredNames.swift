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
    var place: Place
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
    var place: Place
  }

  struct Style {
    var name: String
    var attributes: [(name: String, value: String)]
    var place: Place
  }

  struct Record {
    var name: String
    var fields: [Value]
    var place: Place
  }

  struct Choice {
    var name: String
    var words: [String]
    var place: Place
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

  init(_ live: LiveDocument, _ outline: MarkupOutline) {
    let root = outline.elements.firstIndex { $0.parent < 0 && !$0.name.isEmpty } ?? -1
    for element in outline.children(of: root) { read(element, outline, live) }
    for element in outline.children(of: root) where outline.name(element) == "import" {
      readImport(element, outline, live)
    }
  }

  func part(_ name: String) -> Part? { parts.first { $0.name == name } }
  func style(_ name: String) -> Style? { styles.first { $0.name == name } }
  func record(_ name: String) -> Record? { records.first { $0.name == name } }
  func choice(_ name: String) -> Choice? { choices.first { $0.name == name } }
  func constant(_ name: String) -> Value? { constants.first { $0.name == name } }

  // MARK: The document's own

  private mutating func read(_ element: Int, _ outline: MarkupOutline, _ live: LiveDocument) {
    guard let name = outline.value("name", of: element), !name.isEmpty,
      let place = outline.place(ofName: element)
    else { return }
    switch outline.name(element) {
    case "component": parts.append(Self.component(name, element, place, outline, live))
    case "element": parts.append(Self.element(name, element, place, outline))
    case "style":
      let attributes = outline.elements[element].attributes.map { attribute in
        (outline.text(attribute.name), attribute.value.map(outline.text) ?? "")
      }
      styles.append(
        Style(name: name, attributes: attributes.filter { $0.0 != "name" }, place: place))
    case "define":
      let typed = live.tree.structure.constants.first { $0.name == name }
      constants.append(
        Value(
          name: name, type: outline.value("type", of: element) ?? typed?.type.name ?? "",
          value: outline.value("value", of: element), place: place))
    case "record":
      records.append(Record(name: name, fields: outline.values("field", in: element), place: place))
    case "choice":
      let words = (outline.value("values", of: element) ?? "").split(separator: " ")
      choices.append(Choice(name: name, words: words.map(String.init), place: place))
    default: break
    }
  }

  private static func component(
    _ name: String, _ element: Int, _ place: Place, _ outline: MarkupOutline, _ live: LiveDocument
  ) -> Part {
    var part = Part(name: name, kind: .component, place: place)
    part.attributes = outline.values("param", in: element)
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

  private static func element(
    _ name: String, _ element: Int, _ place: Place, _ outline: MarkupOutline
  ) -> Part {
    var part = Part(name: name, kind: .element, place: place)
    part.attributes = outline.values("attribute", in: element)
    part.placements = outline.values("placement", in: element)
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
    let prefix = outline.value("as", of: element).map { $0 + "." } ?? ""
    let only = outline.value("only", of: element).map { Set($0.split(separator: " ")) }
    func isMeant(_ name: String) -> Bool { only?.contains(Substring(name)) ?? true }
    func place(_ range: SourceRange) -> Place {
      Place(source: module.source, range: Int(range.start)..<Int(max(range.start, range.end)))
    }
    func value(_ parameter: Parameter) -> Value {
      Value(
        name: parameter.name, type: parameter.type.name, isRequired: !parameter.isOptional,
        place: place(parameter.range))
    }
    let signature = module.signature
    for component in signature.components where isMeant(component.name) {
      var part = Part(
        name: prefix + component.name, kind: .component, place: place(component.range))
      part.attributes = component.parameters.map(value)
      part.actions = component.actions.map(\.name)
      part.slots = component.slots.map { ($0.name, $0.parent) }
      part.takesChildren = !component.slots.isEmpty
      part.takesManyChildren = part.takesChildren
      part.roots = component.rootKinds.kinds
      parts.append(part)
    }
    for declared in signature.elements where isMeant(declared.name) {
      var part = Part(name: prefix + declared.name, kind: .element, place: place(declared.range))
      part.attributes = declared.attributes.map(value)
      part.placements = declared.placements.map(value)
      part.takesChildren = declared.children != .none
      part.takesManyChildren = declared.children == .any
      parts.append(part)
    }
    for style in signature.styles where isMeant(style.name) {
      styles.append(
        Style(
          name: prefix + style.name, attributes: style.attributes.map { ($0.name, $0.value) },
          place: place(style.range)))
    }
    for constant in signature.constants where isMeant(constant.name) {
      constants.append(
        Value(name: prefix + constant.name, type: constant.type.name, place: place(constant.range)))
    }
    for record in signature.records where isMeant(record.name.name) {
      records.append(
        Record(
          name: prefix + record.name.name, fields: record.fields.map(value),
          place: place(record.range)))
    }
    for choice in signature.choices where isMeant(choice.name.name) {
      choices.append(
        Choice(name: prefix + choice.name.name, words: choice.words, place: place(choice.range)))
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
    let value = elements[element].attributes.first { text($0.name) == name }?.value
    return value.map { DeclaredNames.Place(range: $0) }
  }

  /// Returns what the elements of a name directly in another one declare.
  func values(_ name: String, in element: Int) -> [DeclaredNames.Value] {
    children(of: element).compactMap { child in
      guard self.name(child) == name, let word = value("name", of: child), !word.isEmpty,
        let place = place(ofName: child)
      else { return nil }
      let type = value("type", of: child) ?? ""
      let standard = value("default", of: child)
      return DeclaredNames.Value(
        name: word, type: type, isRequired: standard == nil && !type.hasSuffix("?"),
        value: standard, place: place)
    }
  }

  /// Returns the kind of the element around another one, past conditions, loops and slots.
  func parentKind(of element: Int) -> ElementKind? {
    ancestors(of: element).lazy.map { LanguageWords.element(name($0)) }.first { kind in
      kind.map { !$0.isFlow } ?? true
    } ?? nil
  }
}
