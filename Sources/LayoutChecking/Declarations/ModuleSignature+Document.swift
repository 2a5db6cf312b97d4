import LayoutDiagnostics
import LayoutModel
import LayoutSchema

extension ModuleSignature {
  /// Creates the signature of the document in the file at `path`.
  ///
  /// The signature is complete only if the document has no errors.
  init(of document: TypedDocument, _ names: FileNames, path: String) {
    let structure = document.structure
    self.init(
      name: DocumentName.of(document, path: path), path: path, isLibrary: structure.isLibrary)
    records = structure.records
    choices = structure.choices
    if structure.isLibrary {
      constants = structure.constants
      styles = names.ownStyles
      components = structure.components.map(\.signature)
      elements = structure.elements
    } else {
      components = [document.component(called: name)]
    }
    foreignRecords = foreignRecords(among: names.scope.records)
  }

  /// Returns the records of other files to which the signature's types refer, directly or through
  /// records.
  private func foreignRecords(
    among known: [RecordName: RecordDeclaration]
  ) -> [RecordDeclaration] {
    let members =
      records.flatMap(\.fields) + components.flatMap(\.parameters)
      + elements.flatMap { $0.attributes + $0.placements }
    var pending = members.compactMap(\.type.record) + constants.compactMap(\.type.record)
    var seen = Set(records.map(\.name))
    var found: [RecordDeclaration] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let record = known[name] else {
        continue
      }
      found.append(record)
      pending += record.fields.compactMap(\.type.record)
    }
    return found.sorted { ($0.name.home, $0.name.name) < ($1.name.home, $1.name.name) }
  }
}

extension TypedDocument {
  /// Returns the layout as the component that importing documents see.
  fileprivate func component(called name: String) -> ComponentSignature {
    var component = ComponentSignature(name, at: .at(0))
    component.parameters = structure.parameters
    component.actions = structure.actions
    component.untyped = structure.untyped
    component.outlets = structure.outlets
    if root >= 0 {
      component.rootKinds = ElementSet(kinds(of: Int(root)))
      component.hasLeafRoot = hasLeaf(at: Int(root))
    }
    return component
  }

  /// Whether an element, or one in the branches of the chain that starts there, has no children.
  private func hasLeaf(at place: Int) -> Bool {
    let node = nodes[place]
    switch node.kind.role {
    case .component: return signature(ofUse: place)?.hasLeafRoot ?? false
    case .branch:
      return children(of: place).contains { hasLeaf(at: $0) }
        || node.nextSibling >= 0 && hasLeaf(at: Int(node.nextSibling))
    case .layout, .loop, .slot, .declared, .other: return node.firstChild < 0
    }
  }

  /// Returns the kinds of an element: one, or one for each branch of the chain that starts there.
  private func kinds(of place: Int) -> [ElementKind] {
    let node = nodes[place]
    switch node.kind.role {
    case .component: return signature(ofUse: place)?.rootKinds.kinds ?? []
    case .branch:
      let own = children(of: place).flatMap { kinds(of: $0) }
      guard node.nextSibling >= 0 else { return own }
      return own + kinds(of: Int(node.nextSibling))
    case .layout, .loop, .slot, .declared, .other: return [node.kind]
    }
  }
}
