import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Reads the heads of what authors declare as elements: names, parameters, attributes.
struct HeadReader {
  private let claims: NameClaims
  private var members: MemberReader

  init(_ claims: NameClaims, _ members: consuming MemberReader) {
    self.claims = claims
    self.members = members
  }

  /// Reads the head of a component; its body is read with all others.
  mutating func readComponent(_ index: Int32, _ node: MarkupNode, _ draft: inout Draft) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    var signature = ComponentSignature(name, at: range)
    let params = draft.markup.declared(in: node).filter { $0.kind == .param }.map(\.node)
    let component = Int32(draft.document.structure.components.count)
    signature.parameters = members.read(
      params, as: .parameter, ofComponent: component, &draft)
    draft.names.componentMarkup.append(index)
    draft.names.components[name] = DeclarationReference(index: component)
    draft.document.structure.components.append(TypedComponent(signature: signature, root: -1))
  }

  /// Reads the declaration of an element that is laid out in Swift.
  mutating func readElement(_ node: MarkupNode, _ draft: inout Draft) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    let declared = draft.markup.declared(in: node)
    let attributes = members.read(
      declared.filter { $0.kind == .attribute }.map(\.node), as: .attribute, &draft)
    let placements = members.read(
      declared.filter { $0.kind == .placement }.map(\.node), as: .placement, &draft)
    guard let attribute = draft.markup.attribute(.class, of: node) else { return }
    guard let className = ClassName.read(attribute, &draft) else { return }
    let children =
      draft.markup.attribute(.children, of: node)
      .flatMap {
        ElementDeclaration.Children(rawValue: DeclaredText(of: $0, in: draft.markup).string)
      }
    var element = ElementDeclaration(
      name, className: className, children: children ?? .none, at: range)
    element.attributes = attributes
    element.placements = placements
    draft.names.elements[name] = DeclarationReference(
      index: Int32(draft.document.structure.elements.count))
    draft.document.structure.elements.append(element)
  }
}
