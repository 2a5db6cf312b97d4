import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// The heads of what authors declare as elements: names, parameters, attributes.
extension Checker {
  /// Reads the head of a component; its body is read with all others.
  mutating func readComponent(_ index: Int32, _ node: MarkupNode) {
    guard let (name, range) = declaredName(of: node) else {
      return
    }
    var signature = ComponentSignature(name, at: range)
    let params = draft.markup.declared(in: node).filter { $0.kind == .param }.map(\.node)
    var ranges: [SourceRange] = []
    signature.parameters = readMembers(
      params, "a parameter", reserved: .everywhere, &ranges)
    declarations.componentMarkup.append(index)
    draft.document.structure.components.append(TypedComponent(signature: signature, root: -1))
  }

  /// Reads the declaration of an element that is laid out in Swift.
  mutating func readElement(_ node: MarkupNode) {
    guard let (name, range) = declaredName(of: node) else {
      return
    }
    let members = draft.markup.declared(in: node)
    var ranges: [SourceRange] = []
    let attributes = readMembers(
      members.filter { $0.kind == .attribute }.map(\.node), "an attribute", reserved: .everywhere,
      &ranges)
    let placements = readMembers(
      members.filter { $0.kind == .placement }.map(\.node), "a placement", reserved: .looks, &ranges
    )
    guard let attribute = draft.markup.attribute(.class, of: node) else { return }
    guard let className = className(attribute) else { return }
    let children =
      draft.markup.attribute(.children, of: node)
      .flatMap {
        ElementDeclaration.Children(rawValue: DeclaredText(of: $0, in: draft.markup).string)
      }
    var element = ElementDeclaration(
      name, className: className, children: children ?? .none, at: range)
    element.attributes = attributes
    element.placements = placements
    draft.document.structure.elements.append(element)
  }
}
