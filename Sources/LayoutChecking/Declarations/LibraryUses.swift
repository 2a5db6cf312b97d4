package import LayoutDiagnostics
import LayoutModel
package import LayoutSchema

/// A declaration of a library, identified by the name that importing documents use.
package struct SharedName: Hashable, Sendable {
  /// The element that makes the declaration: `define`, `style`, `param` and others.
  package var kind: ElementKind
  /// The name; for a parameter or an action with its component in front, as in `Card.title`.
  package var name: String

  package init(_ kind: ElementKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The names that a document uses of the libraries that it imports.
package struct LibraryUses: Sendable {
  /// The used names by the path of the library; every imported library has an entry.
  package private(set) var names: [PathKey: Set<SharedName>] = [:]
  package let isLibrary: Bool
  /// Whether the document has errors, so that more names may be in use.
  package let isUncertain: Bool

  /// Collects the uses of a checked draft; `path` is the document's file, whose own components
  /// count too.
  init(_ draft: borrowing Draft, path: String) {
    let document = draft.document
    isLibrary = document.structure.isLibrary
    isUncertain = draft.findings.hasErrors || draft.names.hasBrokenImport
    let modules = document.structure.imports.map(\.signature)
    for module in modules where module.isLibrary { names[PathKey(module.path)] = [] }
    for case .constant(let constant) in draft.uses.mentioned {
      add(.define, constant, modules) { $0.constants.map(\.name) }
    }
    for use in document.structure.uses {
      guard let component = document.signature(of: use.component) else { continue }
      let module = Int(use.component.module)
      let owner = modules.indices.contains(module) ? modules[module].path : path
      names[PathKey(owner), default: []].insert(SharedName(.component, component.name))
      for (parameter, argument) in zip(component.parameters, use.arguments) where argument >= 0 {
        names[PathKey(owner), default: []].insert(
          SharedName(.param, "\(component.name).\(parameter.name)"))
      }
      for (action, firing) in zip(component.actions, use.actions) where firing >= 0 {
        names[PathKey(owner), default: []].insert(
          SharedName(.action, "\(component.name).\(action.name)"))
      }
    }
    for element in document.structure.declaredElements {
      add(.element, element.element, modules) { $0.elements.map(\.name) }
    }
    for style in draft.styles.styled?.styles ?? [] where style.module >= 0 {
      let module = Int(style.module)
      guard modules.indices.contains(module) else { continue }
      names[PathKey(modules[module].path), default: []].insert(SharedName(.style, style.name))
    }
    for module in modules {
      for record in module.records where draft.uses.records.contains(record.name) {
        names[PathKey(module.path), default: []].insert(SharedName(.record, record.name.name))
      }
      for choice in module.choices where draft.uses.choices.contains(choice.name) {
        names[PathKey(module.path), default: []].insert(SharedName(.choice, choice.name.name))
      }
    }
  }

  private mutating func add(
    _ kind: ElementKind, _ reference: DeclarationReference, _ modules: [ModuleSignature],
    _ declared: (ModuleSignature) -> [String]
  ) {
    guard modules.indices.contains(Int(reference.module)) else { return }
    let module = modules[Int(reference.module)]
    let all = declared(module)
    guard all.indices.contains(Int(reference.index)) else { return }
    names[PathKey(module.path), default: []].insert(SharedName(kind, all[Int(reference.index)]))
  }
}
