import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What stands for other elements: conditions, loops, slots and the bodies of components.
extension Checker {
  /// Reads what the element at `place` means to those in it, its attributes being read.
  mutating func readStructure(of place: Int, parent: Int32) {
    structure.isActive = true
    switch document.nodes[place].kind.role {
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
    if let component = structure.componentMarkup.firstIndex(of: document.nodes[place].markup) {
      scope.component = Int32(component)
      let parameters = document.structure.components[component].signature.parameters
      for (index, parameter) in parameters.enumerated() {
        scope.add(
          ExpressionScope.Entry(parameter.name, .parameter(index), parameter.type))
      }
    }
    open(scope, in: place)
  }

  /// Whether the branch at `place`, which is about to be linked, continues the chain before it; its
  /// test stands where those before it did not hold.
  mutating func continueChain(_ place: Int, in parent: Int) -> Bool {
    let last = document.nodes[parent].lastChild
    guard last >= 0, document.nodes[Int(last)].kind == .if || continuesChain(Int(last)),
      document.nodes[Int(last)].kind != .else
    else {
      structure.strayBranches.insert(Int32(place))
      return false
    }
    if let behind = structure.behind[last] { structure.outer[Int32(place)] = behind }
    return true
  }

  /// Looks at the whole of a document with structure.
  mutating func finishStructure() {
    readSignatures()
    let roots = structure.componentMarkup.map { index in
      typedElement(of: index).map { document.nodes[Int($0)].firstChild } ?? -1
    }
    update {
      for (component, root) in roots.enumerated() { $0.structure.components[component].root = root }
    }
    for place in document.nodes.indices where ElementSet.flow.contains(document.nodes[place].kind) {
      checkEmptiness(of: place)
    }
    checkRoles()
    readOutlets()
  }
}
