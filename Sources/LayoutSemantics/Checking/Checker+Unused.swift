import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Declarations that nothing uses.
extension Checker {
  /// Reports what a layout declares or imports and nothing in it uses; a library declares for
  /// others.
  ///
  /// `mentioned` are the parameters and constants that expressions name.
  mutating func checkUnused(_ mentioned: Set<ExpressionNode>, _ markup: MarkupDocument) {
    // What is wrong elsewhere may be why nothing seems to use it.
    guard diagnostics.allSatisfy({ $0.severity != .error }), !declarations.hasBrokenImport else {
      return
    }
    let mentioned =
      declarations.mentioned.isEmpty ? mentioned : mentioned.union(declarations.mentioned)
    noteUses(mentioned)
    // Nearly every document uses all that it imports and declares nothing itself.
    guard
      document.structure.isLibrary
        || !declarations.kinds.isDisjoint(with: .nameable)
        || !declarations.moduleMarkup.indices.allSatisfy({
          declarations.usedModules.contains(Int32($0))
        })
    else { return }
    let structure = document.structure
    let root = markup.nodes[Int(markup.root)]
    for (index, kind, node) in markup.declared(in: root) {
      if kind == .component { checkUnusedParameters(of: index, node, markup) }
      // Most imports are used, and there may be many of them.
      if kind == .import,
        let module = declarations.moduleMarkup.firstIndex(of: index),
        declarations.usedModules.contains(Int32(module))
      {
        continue
      }
      guard let name = markup.attribute(kind == .import ? .src : .name, of: node) else { continue }
      let text = DeclaredText(of: name, in: markup)
      let isUsed: Bool
      switch kind {
      case .import:
        isUsed = !declarations.moduleMarkup.contains(index)
      case _ where structure.isLibrary: isUsed = true
      case .define:
        isUsed =
          structure.constants.firstIndex { $0.range == text.range }
          .map { mentioned.contains(.constant(DeclarationReference(index: Int32($0)))) } ?? true
      case .param:
        isUsed =
          structure.parameters.firstIndex { $0.range == text.range }
          .map { mentioned.contains(.parameter($0)) } ?? true
      case .style:
        isUsed =
          declarations.styles.firstIndex { $0.range == text.range }
          .map { declarations.usedStyles.contains(Int32($0)) } ?? true
      case .record:
        isUsed =
          structure.records.first { $0.range == text.range }
          .map { declarations.usedRecords.contains($0.name) } ?? true
      case .component: isUsed = isUsedComponent(text.range)
      case .element: isUsed = isUsedElement(text.range)
      default: isUsed = true
      }
      if !isUsed { report(.unused(kind, text.string, at: text.range, node, markup)) }
    }
  }

  /// Reports what a component takes and nothing in it uses; that is so in a library too.
  private mutating func checkUnusedParameters(
    of component: Int32, _ node: MarkupNode, _ markup: MarkupDocument
  ) {
    guard let place = structure.componentMarkup.firstIndex(of: component) else { return }
    let parameters = document.structure.components[place].signature.parameters
    let mentioned = structure.mentionedParameters[Int32(place)] ?? []
    guard mentioned.count < parameters.count else { return }
    for (_, kind, node) in markup.declared(in: node) where kind == .param {
      guard let name = markup.attribute(.name, of: node) else { continue }
      let text = DeclaredText(of: name, in: markup)
      guard let index = parameters.firstIndex(where: { $0.range == text.range }),
        !mentioned.contains(index)
      else { continue }
      report(.unused(.param, text.string, at: text.range, node, markup))
    }
  }

  private func isUsedComponent(_ range: SourceRange) -> Bool {
    let components = document.structure.components
    guard let index = components.firstIndex(where: { $0.signature.range == range }) else {
      return true
    }
    let reference = DeclarationReference(index: Int32(index))
    return document.structure.uses.contains { $0.component == reference }
  }

  private func isUsedElement(_ range: SourceRange) -> Bool {
    let elements = document.structure.elements
    guard let index = elements.firstIndex(where: { $0.range == range }) else { return true }
    let reference = DeclarationReference(index: Int32(index))
    return document.structure.declaredElements.contains { $0.element == reference }
  }

  /// Takes note of the files whose declarations are used.
  private mutating func noteUses(_ mentioned: Set<ExpressionNode>) {
    for case .constant(let reference) in mentioned where reference.module >= 0 {
      declarations.usedModules.insert(reference.module)
    }
    for use in document.structure.uses where use.component.module >= 0 {
      declarations.usedModules.insert(use.component.module)
    }
    for element in document.structure.declaredElements where element.element.module >= 0 {
      declarations.usedModules.insert(element.element.module)
    }
    guard !declarations.usedRecords.isEmpty else { return }
    for (place, module) in document.structure.imports.enumerated() {
      let isUsed = module.signature.records.contains {
        declarations.usedRecords.contains($0.name)
      }
      if isUsed { declarations.usedModules.insert(Int32(place)) }
    }
  }
}
