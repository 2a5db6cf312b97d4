import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports unused declarations and imports.
enum UnusedDeclaration: DocumentRule {
  static let finding = DiagnosticID(
    "unused-declaration",
    .warning,
    .style,
    "Nothing uses a declaration.",
    """
    It can go, unless it waits for what is still to be written. What a library declares is for others
    and never unused, but for a parameter that nothing in its component names. The repair removes it.
    """,
    bad: .fragment("<define name=\"gutter\" value=\"12\"/>\n<text content=\"Hi\"/>"),
    good: .fragment(
      "<define name=\"gutter\" value=\"12\"/>\n<inset insets=\"{gutter}\"><text content=\"Hi\"/></inset>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <library name="Cards">
        <component name="Card"><param name="title" type="String"/><text content="Hi"/></component>
      </library>
      """),
    .document(
      """
      <layout name="Card">
        <action name="open"/>
        <text content="Hi"/>
      </layout>
      """),
    .document(
      """
      <library name="Cards">
        <component name="Card"><action name="open"/><text content="Hi"/></component>
      </library>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .document("<library name=\"Cards\">\n  <define name=\"gutter\" value=\"12\"/>\n</library>")
  ]

  static let scope = RuleScope(features: .declarations)

  static func check(_ pass: inout RulePass) {
    // With errors the uses may be incomplete.
    guard !pass.hasErrors, let (names, uses) = pass.names, !names.hasBrokenImport else { return }
    checkValues(uses, &pass)
    let modules = usedModules(uses, pass.document)
    checkChosenNames(names, uses, modules, &pass)
    // Fast path: nearly every document uses all of its imports and declares nothing itself.
    guard
      pass.document.structure.isLibrary || !names.kinds.isDisjoint(with: .nameable)
        || !names.moduleMarkup.indices.allSatisfy({ modules.contains(Int32($0)) })
    else { return }
    let root = pass.markup.nodes[Int(pass.markup.root)]
    let modulesByMarkup = Places(names.moduleMarkup)
    let componentsByMarkup = Places(names.componentMarkup)
    var places = DeclarationPlaces(names, pass.document.structure)
    for (index, kind, node) in pass.markup.declared(in: root) {
      if kind == .component, let place = componentsByMarkup[index] {
        checkParameters(of: place, node, uses, &pass)
      }
      // Most imports are used, and there may be many of them.
      if kind == .import, let module = modulesByMarkup[index],
        modules.contains(Int32(module))
      {
        continue
      }
      let name = pass.markup.attribute(kind == .import ? .src : .name, of: node)
      guard let text = name.map({ DeclaredText(of: $0, in: pass.markup) }),
        kind == .import
          ? modulesByMarkup[index] != nil
          : !isUsed(kind, text.range, &places, uses, pass.document)
      else { continue }
      report(kind, text, node, &pass)
    }
  }

  /// Whether the declaration whose name is at `range` is used.
  private static func isUsed(
    _ kind: ElementKind, _ range: SourceRange, _ places: inout DeclarationPlaces, _ uses: NameUses,
    _ document: TypedDocument,
  ) -> Bool {
    if document.structure.isLibrary { return true }
    guard let place = places.place(of: kind, at: range) else { return true }
    let reference = DeclarationReference(index: Int32(place))
    switch kind {
    case .choice: return uses.choices.contains(document.structure.choices[place].name)
    case .define: return uses.mentioned.contains(.constant(reference))
    case .param: return uses.mentioned.contains(.parameter(place))
    case .action: return uses.actions[-1]?.contains(place) ?? false
    case .style: return uses.styles.contains(Int32(place))
    case .record: return uses.records.contains(document.structure.records[place].name)
    case .component: return places.usedComponents.contains(reference)
    case .element: return places.usedElements.contains(reference)
    default: return true
    }
  }

  /// Reports the parameters that a component does not use, in libraries as well.
  private static func checkParameters(
    of place: Int, _ node: MarkupNode, _ uses: NameUses, _ pass: inout RulePass
  ) {
    let parameters = pass.document.structure.components[place].signature.parameters
    let mentioned = uses.mentionedParameters[Int32(place)] ?? []
    checkActions(of: place, node, uses, &pass)
    guard mentioned.count < parameters.count else { return }
    let places = Places(parameters.map(\.range))
    for (_, kind, node) in pass.markup.declared(in: node) where kind == .param {
      guard let name = pass.markup.attribute(.name, of: node) else { continue }
      let text = DeclaredText(of: name, in: pass.markup)
      guard let index = places[text.range],
        !mentioned.contains(index)
      else { continue }
      report(.param, text, node, &pass)
    }
  }

  /// Reports the actions that a component does not fire, in libraries as well.
  private static func checkActions(
    of place: Int, _ node: MarkupNode, _ uses: NameUses, _ pass: inout RulePass
  ) {
    let actions = pass.document.structure.components[place].signature.actions
    let fired = uses.actions[Int32(place)] ?? []
    guard fired.count < actions.count else { return }
    let places = Places(actions.map(\.range))
    for (_, kind, node) in pass.markup.declared(in: node) where kind == .action {
      guard let name = pass.markup.attribute(.name, of: node) else { continue }
      let text = DeclaredText(of: name, in: pass.markup)
      guard let index = places[text.range], !fired.contains(index) else { continue }
      report(.action, text, node, &pass)
    }
  }

  /// Reports the `let` values that no expression names.
  private static func checkValues(_ uses: NameUses, _ pass: inout RulePass) {
    let structure = pass.document.structure
    let lets =
      structure.lets + structure.components.flatMap(\.lets) + structure.loops.flatMap(\.lets)
    for value in lets where !uses.mentioned.contains(.local(Int(value.local))) {
      let node = pass.markup.nodes[Int(value.markup)]
      guard let name = pass.markup.attribute(.name, of: node) else { continue }
      report(.let, DeclaredText(of: name, in: pass.markup), node, &pass)
    }
  }

  /// Reports the names in `only` that nothing uses, where something else of the file is used.
  private static func checkChosenNames(
    _ names: FileNames, _ uses: NameUses, _ modules: ModuleSet, _ pass: inout RulePass
  ) {
    for (place, index) in names.moduleMarkup.enumerated() where modules.contains(Int32(place)) {
      let node = pass.markup.nodes[Int(index)]
      guard let only = pass.markup.attribute(.only, of: node),
        pass.document.structure.imports.indices.contains(place)
      else { continue }
      let signature = pass.document.structure.imports[place].signature
      let used = usedNames(of: signature, Int32(place), uses, pass.document)
      for (word, range) in DeclaredText(of: only, in: pass.markup).words
      where !used.contains(word) {
        var whole = range
        // The blank before the word goes with it, or the one behind the first.
        if whole.start > only.valueRange.start {
          whole.start -= 1
        } else if whole.end < only.valueRange.end {
          whole.end += 1
        }
        pass.report(
          Diagnostic(
            finding, "nothing uses '\(word)'", at: range,
            fixes: [
              FixIt("remove '\(word)'", isSafe: true, edits: [SourceEdit(whole, "")])
            ]))
      }
    }
  }

  /// Returns the names of an imported file that the document uses.
  private static func usedNames(
    of signature: ModuleSignature, _ module: Int32, _ uses: NameUses, _ document: TypedDocument
  ) -> Set<String> {
    var used: Set<String> = []
    func note(_ reference: DeclarationReference, _ all: [String]) {
      guard reference.module == module, all.indices.contains(Int(reference.index)) else { return }
      used.insert(all[Int(reference.index)])
    }
    for case .constant(let reference) in uses.mentioned {
      note(reference, signature.constants.map(\.name))
    }
    for use in document.structure.uses { note(use.component, signature.components.map(\.name)) }
    for element in document.structure.declaredElements {
      note(element.element, signature.elements.map(\.name))
    }
    for style in uses.importedStyles { note(style, signature.styles.map(\.name)) }
    for record in signature.records where uses.records.contains(record.name) {
      used.insert(record.name.name)
    }
    for choice in signature.choices where uses.choices.contains(choice.name) {
      used.insert(choice.name.name)
    }
    return used
  }

  /// Returns the imported files of which a declaration is used.
  private static func usedModules(_ uses: NameUses, _ document: TypedDocument) -> ModuleSet {
    var modules = uses.modules
    for case .constant(let reference) in uses.mentioned where reference.module >= 0 {
      modules.insert(reference.module)
    }
    for use in document.structure.uses where use.component.module >= 0 {
      modules.insert(use.component.module)
    }
    for element in document.structure.declaredElements where element.element.module >= 0 {
      modules.insert(element.element.module)
    }
    guard !uses.records.isEmpty || !uses.choices.isEmpty else { return modules }
    for (place, module) in document.structure.imports.enumerated() {
      let isUsed =
        module.signature.records.contains { uses.records.contains($0.name) }
        || module.signature.choices.contains { uses.choices.contains($0.name) }
      if isUsed { modules.insert(Int32(place)) }
    }
    return modules
  }

  private static func report(
    _ kind: ElementKind, _ name: DeclaredText, _ node: MarkupNode, _ pass: inout RulePass
  ) {
    pass.report(
      Diagnostic(
        finding,
        kind == .import
          ? "nothing of '\(name.string)' is used" : "nothing uses '\(name.string)'",
        at: name.range,
        // Other files may pass the parameter, so removing it is not safe.
        fixes: [.removeElement(node, pass.markup, isSafe: kind != .param && kind != .action)]))
  }
}

/// A lookup of the index of the first occurrence of each key in a list.
private struct Places<Key: Hashable> {
  private var places: [Key: Int] = [:]

  init(_ keys: some Sequence<Key>) {
    for (place, key) in keys.enumerated() where places[key] == nil { places[key] = place }
  }

  subscript(_ key: Key) -> Int? { places[key] }
}

/// A lookup of a file's declarations by the ranges of their names, built on first use for each
/// kind.
private struct DeclarationPlaces {
  private let names: FileNames
  private let structure: DocumentStructure
  private var places: [ElementKind: Places<SourceRange>] = [:]
  private(set) lazy var usedComponents = Set(structure.uses.map(\.component))
  private(set) lazy var usedElements = Set(structure.declaredElements.map(\.element))

  init(_ names: FileNames, _ structure: DocumentStructure) {
    self.names = names
    self.structure = structure
  }

  /// Returns the index of a declaration in the list of its kind.
  mutating func place(of kind: ElementKind, at range: SourceRange) -> Int? {
    if let known = places[kind] { return known[range] }
    let ranges: [SourceRange] =
      switch kind {
      case .choice: structure.choices.map(\.range)
      case .define: structure.constants.map(\.range)
      case .param: structure.parameters.map(\.range)
      case .action: structure.actions.map(\.range)
      case .style: names.ownStyles.map(\.range)
      case .record: structure.records.map(\.range)
      case .component: structure.components.map(\.signature.range)
      case .element: structure.elements.map(\.range)
      default: []
      }
    let found = Places(ranges)
    places[kind] = found
    return found[range]
  }
}
