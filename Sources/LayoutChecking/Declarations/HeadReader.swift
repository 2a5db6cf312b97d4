import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the heads of declared components and elements: names, parameters, attributes.
struct HeadReader {
  private let claims: NameClaims
  private var members: MemberReader

  init(_ claims: NameClaims, _ members: consuming MemberReader) {
    self.claims = claims
    self.members = members
  }

  /// Reads the head of a component; its body is read later, with all other bodies.
  mutating func readComponent(_ index: Int32, _ node: MarkupNode, _ draft: inout Draft) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    var signature = ComponentSignature(name, at: range)
    let params = draft.markup.declared(in: node).filter { $0.kind == .param }.map(\.node)
    let component = Int32(draft.document.structure.components.count)
    signature.parameters = members.read(
      params, as: .parameter, ofComponent: component, &draft)
    signature.untyped = members.untyped
    signature.actions = members.readActions(
      draft.markup.declared(in: node).filter { $0.kind == .action }.map(\.index),
      besides: signature.parameters, &draft)
    draft.names.componentMarkup.append(index)
    draft.names.components[name] = DeclarationReference(index: component)
    draft.document.structure.components.append(TypedComponent(signature: signature, root: -1))
  }

  /// Reads the declaration of an element that is laid out in Swift or made by the host.
  mutating func readElement(_ node: MarkupNode, _ draft: inout Draft) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    let declared = draft.markup.declared(in: node)
    let attributes = declared.filter { $0.kind == .attribute }.map(\.node)
    let placements = declared.filter { $0.kind == .placement }.map(\.node)
    let isView =
      draft.markup.attribute(.class, of: node) == nil
      && draft.markup.attribute(.view, of: node) != nil
    let own = members.readMembers(attributes, as: .attribute, &draft)
    var untyped = members.untyped
    let ofChildren = members.read(placements, as: .placement, &draft)
    untyped.formUnion(members.untyped)
    if isView {
      for (parameter, range) in own where parameter.type.record != nil {
        draft.report(.recordOfView(parameter, at: range))
      }
      for placement in placements { draft.report(.placementInView(placement, draft.markup)) }
    }
    // An element with an unknown maker is declared nevertheless, so that its uses are known.
    let maker = maker(of: node, &draft) ?? .layout(name)
    var element = ElementDeclaration(
      name, maker, children: children(of: node, isView: isView, &draft), at: range)
    element.untyped = untyped
    element.attributes = own.map(\.parameter)
    element.placements = isView ? [] : ofChildren
    element.changed = changed(of: node, element, &draft)
    if element.className != nil {
      let size = draft.markup.attribute(.intrinsicSize, of: node)
      element.standIn = size.flatMap { self.size($0, draft) }
    }
    draft.names.elements[name] = DeclarationReference(
      index: Int32(draft.document.structure.elements.count))
    draft.document.structure.elements.append(element)
  }

  /// Returns the index of the attribute that people change in the view, or nil.
  private func changed(
    of node: MarkupNode, _ element: ElementDeclaration, _ draft: inout Draft
  ) -> Int? {
    guard let attribute = draft.markup.attribute(.value, of: node) else { return nil }
    let text = DeclaredText(of: attribute, in: draft.markup)
    if let known = element.attributes.firstIndex(where: { $0.name == text.string }) {
      return element.hostView == nil ? nil : known
    }
    if !element.untyped.contains(text.string), Words.isName(text.string) {
      draft.report(
        .unknownChanged(
          text.string, among: element.attributes.map(\.name), at: text.range))
    }
    return nil
  }

  /// Returns the maker of an element, or reports that the element has none and returns nil.
  private func maker(of node: MarkupNode, _ draft: inout Draft) -> ElementDeclaration.Maker? {
    if let attribute = draft.markup.attribute(.class, of: node) {
      return ClassName.read(attribute, &draft).map { .layout($0) }
    }
    guard let attribute = draft.markup.attribute(.view, of: node) else {
      draft.report(.elementOfNobody(node, draft.markup))
      return nil
    }
    // The host's registry finds the view by its name alone, which nothing in Swift can hide.
    guard let name = ClassName.read(attribute, isRegistered: true, &draft) else { return nil }
    let size = draft.markup.attribute(.intrinsicSize, of: node)
    return .view(HostView(name: name, intrinsicSize: size.flatMap { self.size($0, draft) }))
  }

  /// Returns the value of `intrinsicSize`.
  private func size(_ attribute: MarkupAttribute, _ draft: borrowing Draft) -> TypedValue? {
    draft.tables.value(
      DeclaredText(of: attribute, in: draft.markup), of: .intrinsicSize, on: .element)
  }

  private func children(
    of node: MarkupNode, isView: Bool, _ draft: inout Draft
  ) -> ElementDeclaration.Children {
    guard let attribute = draft.markup.attribute(.children, of: node) else { return .none }
    let text = DeclaredText(of: attribute, in: draft.markup)
    let children = ElementDeclaration.Children(rawValue: text.string) ?? .none
    guard isView else { return children }
    if children == .any {
      draft.report(.childrenOfView(at: text.range))
    } else if children == .one, let size = draft.markup.attribute(.intrinsicSize, of: node) {
      draft.report(.sizeOfHostingView(size, draft.markup))
    }
    return children
  }
}
