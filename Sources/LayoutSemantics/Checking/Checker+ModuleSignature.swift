import LayoutDiagnostics
import LayoutSchema

// What the document that was checked last declares for others.
extension Checker {
  /// The signature of the document; only of one without errors it is whole.
  ///
  /// `path` is the file, as findings name it.
  package func signature(path: String) -> ModuleSignature {
    let structure = draft.document.structure
    var signature = ModuleSignature(
      name: DocumentName.of(draft.document, path: path), path: path, isLibrary: structure.isLibrary)
    signature.records = structure.records
    if structure.isLibrary {
      signature.constants = structure.constants
      signature.styles = declarations.styles
      signature.components = structure.components.map(\.signature)
      signature.elements = structure.elements
    } else {
      signature.components = [layoutComponent(called: signature.name)]
    }
    signature.foreignRecords = foreignRecords(of: signature)
    return signature
  }

  /// A layout as the component that it is to those who import it.
  private func layoutComponent(called name: String) -> ComponentSignature {
    var component = ComponentSignature(name, at: .at(0))
    component.parameters = draft.document.structure.parameters
    component.outlets = draft.document.structure.outlets
    if draft.document.root >= 0 {
      component.rootKinds = ElementSet(kinds(of: Int(draft.document.root)))
    }
    return component
  }

  /// What an element comes out as: one kind, or one for each branch of the chain that starts there.
  private func kinds(of place: Int) -> [ElementKind] {
    let node = draft.document.nodes[place]
    switch node.kind.role {
    case .component: return draft.signature(ofUse: place)?.rootKinds.kinds ?? []
    case .branch:
      let own = draft.document.children(of: place).flatMap { kinds(of: $0) }
      guard node.nextSibling >= 0 else { return own }
      return own + kinds(of: Int(node.nextSibling))
    case .layout, .loop, .slot, .declared, .other: return [node.kind]
    }
  }

  /// The records of other files that the signature's types lead to.
  private func foreignRecords(of signature: ModuleSignature) -> [RecordDeclaration] {
    let members =
      signature.records.flatMap(\.fields) + signature.components.flatMap(\.parameters)
      + signature.elements.flatMap { $0.attributes + $0.placements }
    var pending = members.compactMap(\.type.record) + signature.constants.compactMap(\.type.record)
    var seen = Set(signature.records.map(\.name))
    var found: [RecordDeclaration] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let record = declarations.scope.records[name] else {
        continue
      }
      found.append(record)
      pending += record.fields.compactMap(\.type.record)
    }
    return found.sorted { ($0.name.home, $0.name.name) < ($1.name.home, $1.name.name) }
  }
}

extension ExpressionType {
  /// The record that the type is about, in lists and optionals too.
  var record: RecordName? {
    switch self {
    case .record(let name): name
    case .optional(let type), .list(let type): type.record
    case .string, .number, .integer, .bool, .points, .percent, .dimension, .color, .image, .ratio,
      .insets, .choice, .nothing:
      nil
    }
  }
}
