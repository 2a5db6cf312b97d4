import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What stands for other elements: conditions, loops, slots and the bodies of components.
extension Checker {
  /// Reads what the element at `place` means to those in it, its attributes being read.
  mutating func readStructure(of place: Int, parent: Int32) {
    structure.isActive = true
    switch draft.document.nodes[place].kind.role {
    case .branch: readBranch(place)
    case .loop: readLoop(place, parent: parent)
    case .slot: readSlot(place)
    case .component: openComponent(place)
    case .layout, .declared, .other: break
    }
  }

  /// The body of a component sees its parameters and what the file declares.
  private mutating func openComponent(_ place: Int) {
    var scope = structure.shared
    if let component = structure.componentMarkup.firstIndex(of: draft.document.nodes[place].markup)
    {
      scope.component = Int32(component)
      let parameters = draft.document.structure.components[component].signature.parameters
      for (index, parameter) in parameters.enumerated() {
        scope.add(
          ExpressionScope.Entry(parameter.name, .parameter(index), parameter.type))
      }
    }
    open(scope, in: place)
  }

  /// Looks at the whole of a document with structure.
  mutating func finishStructure() {
    readSignatures()
    let roots = structure.componentMarkup.map { index in
      draft.typedElement(of: index).map { draft.document.nodes[Int($0)].firstChild } ?? -1
    }
    for (component, root) in roots.enumerated() {
      draft.document.structure.components[component].root = root
    }
    for place in draft.document.nodes.indices
    where ElementSet.flow.contains(draft.document.nodes[place].kind) {
      checkEmptiness(of: place)
    }
    checkRoles()
    readOutlets()
  }
}
