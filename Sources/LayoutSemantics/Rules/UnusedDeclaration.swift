import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Declarations and imports that nothing uses.
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
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document("<library name=\"Cards\">\n  <define name=\"gutter\" value=\"12\"/>\n</library>")
  ]

  static let scope = RuleScope(features: .declarations)

  static func check(_ pass: inout RulePass) {
    // What is wrong elsewhere may be why nothing seems to use it.
    guard !pass.hasErrors, let (names, uses) = pass.names, !names.hasBrokenImport else { return }
    checkValues(uses, &pass)
    let modules = usedModules(uses, pass.document)
    // Nearly every document uses all that it imports and declares nothing itself.
    guard
      pass.document.structure.isLibrary || !names.kinds.isDisjoint(with: .nameable)
        || !names.moduleMarkup.indices.allSatisfy({ modules.contains(Int32($0)) })
    else { return }
    let root = pass.markup.nodes[Int(pass.markup.root)]
    for (index, kind, node) in pass.markup.declared(in: root) {
      if kind == .component { checkParameters(of: index, node, names, uses, &pass) }
      // Most imports are used, and there may be many of them.
      if kind == .import, let module = names.moduleMarkup.firstIndex(of: index),
        modules.contains(Int32(module))
      {
        continue
      }
      let name = pass.markup.attribute(kind == .import ? .src : .name, of: node)
      guard let text = name.map({ DeclaredText(of: $0, in: pass.markup) }),
        !isUsed(kind, index, text.range, names, uses, pass.document)
      else { continue }
      report(kind, text, node, &pass)
    }
  }

  /// Whether something uses what is declared by the name at `range`.
  private static func isUsed(
    _ kind: ElementKind, _ index: Int32, _ range: SourceRange, _ names: FileNames,
    _ uses: NameUses, _ document: TypedDocument,
  ) -> Bool {
    let structure = document.structure
    if kind == .import { return !names.moduleMarkup.contains(index) }
    if structure.isLibrary { return true }
    switch kind {
    case .choice:
      return structure.choices.first { $0.range == range }
        .map { uses.choices.contains($0.name) } ?? true
    case .define:
      return structure.constants.firstIndex { $0.range == range }
        .map { uses.mentioned.contains(.constant(DeclarationReference(index: Int32($0)))) } ?? true
    case .param:
      return structure.parameters.firstIndex { $0.range == range }
        .map { uses.mentioned.contains(.parameter($0)) } ?? true
    case .style:
      return names.ownStyles.firstIndex { $0.range == range }
        .map { uses.styles.contains(Int32($0)) } ?? true
    case .record:
      return structure.records.first { $0.range == range }
        .map { uses.records.contains($0.name) } ?? true
    case .component:
      return structure.components.firstIndex { $0.signature.range == range }
        .map { index in
          let reference = DeclarationReference(index: Int32(index))
          return structure.uses.contains { $0.component == reference }
        } ?? true
    case .element:
      return structure.elements.firstIndex { $0.range == range }
        .map { index in
          let reference = DeclarationReference(index: Int32(index))
          return structure.declaredElements.contains { $0.element == reference }
        } ?? true
    default: return true
    }
  }

  /// Reports what a component takes and nothing in it uses; that is so in a library too.
  private static func checkParameters(
    of component: Int32, _ node: MarkupNode, _ names: FileNames, _ uses: NameUses,
    _ pass: inout RulePass
  ) {
    guard let place = names.componentMarkup.firstIndex(of: component) else { return }
    let parameters = pass.document.structure.components[place].signature.parameters
    let mentioned = uses.mentionedParameters[Int32(place)] ?? []
    guard mentioned.count < parameters.count else { return }
    for (_, kind, node) in pass.markup.declared(in: node) where kind == .param {
      guard let name = pass.markup.attribute(.name, of: node) else { continue }
      let text = DeclaredText(of: name, in: pass.markup)
      guard let index = parameters.firstIndex(where: { $0.range == text.range }),
        !mentioned.contains(index)
      else { continue }
      report(.param, text, node, &pass)
    }
  }

  /// Reports values that nothing names, wherever they stand.
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

  /// The files whose declarations are used.
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
        // A parameter is what others write.
        fixes: [.removeElement(node, pass.markup, isSafe: kind != .param)]))
  }
}
