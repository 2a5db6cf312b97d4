import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Parameters, fields, and the attributes of declared elements: names with types and defaults.
extension DeclarationPass {
  /// Reads what the layout takes.
  mutating func readParameters(_ nodes: [MarkupNode]) {
    guard !nodes.isEmpty else { return }
    var ranges: [SourceRange] = []
    let parameters = readMembers(nodes, "a parameter", reserved: .everywhere, &ranges)
    draft.document.structure.parameters = parameters
  }

  /// Reads the members of one declaration, those with mistakes left out.
  ///
  /// `what` is what one of them is called, with its article, and `reserved` the names that they may
  /// not have; `typeRanges` becomes where the type of each stands.
  mutating func readMembers(
    _ nodes: [MarkupNode], _ what: String, reserved: ReservedNames,
    _ typeRanges: inout [SourceRange],
  ) -> [Parameter] {
    var members: [Parameter] = []
    var places: [String: Int] = [:]
    for node in nodes {
      guard let (name, range) = claims.declaredName(of: node, in: draft) else { continue }
      if let earlier = places[name].map({ members[$0] }) {
        draft.report(
          .duplicateName(
            name, what, at: range, taken: what,
            by: RelatedLocation("the first one is here", at: earlier.range), isImport: false))
        continue
      }
      if let reader = reserved.reader(of: name) {
        draft.report(.reservedName(name, what, reader, at: range))
        noteUntyped(name)
        continue
      }
      guard let type = TypeReader.type(of: node, &draft) else {
        noteUntyped(name)
        continue
      }
      typeRanges.append(draft.markup.attribute(.type, of: node)?.valueRange ?? range)
      let standard = draft.markup.attribute(.default, of: node)
        .flatMap { defaultValue($0, of: name, as: type, node) }
      places[name] = members.count
      members.append(Parameter(name, type, default: standard, at: range))
    }
    return members
  }

  private mutating func defaultValue(
    _ attribute: MarkupAttribute, of name: String, as type: ExpressionType, _ node: MarkupNode
  ) -> DefaultValue? {
    let text = DeclaredText(of: attribute, in: draft.markup)
    let isNone = text.string == "nil" || text.string == "null"
    guard isNone, type.isOptional || type != .string, type.unwrapped.words?.contains("nil") != true
    else { return defaultValue(attribute, of: name, as: type) }
    draft.report(.writtenNone(text, type, attribute, node, draft.markup))
    return nil
  }

  /// A name whose type is unknown is still a name.
  private mutating func noteUntyped(_ name: String) {
    draft.names.scope.untyped.insert(name)
  }
}

// MARK: Elements of the author's own

extension DeclarationPass {
  /// Reads the head of a component; its body is read with all others.
  mutating func readComponent(_ index: Int32, _ node: MarkupNode) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
      return
    }
    var signature = ComponentSignature(name, at: range)
    let params = draft.markup.declared(in: node).filter { $0.kind == .param }.map(\.node)
    var ranges: [SourceRange] = []
    signature.parameters = readMembers(
      params, "a parameter", reserved: .everywhere, &ranges)
    draft.names.componentMarkup.append(index)
    draft.names.components[name] = DeclarationReference(
      index: Int32(draft.document.structure.components.count))
    draft.document.structure.components.append(TypedComponent(signature: signature, root: -1))
  }

  /// Reads the declaration of an element that is laid out in Swift.
  mutating func readElement(_ node: MarkupNode) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else {
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
    draft.names.elements[name] = DeclarationReference(
      index: Int32(draft.document.structure.elements.count))
    draft.document.structure.elements.append(element)
  }
}

/// Which names of the language's a member may not have, because its users may mean those.
enum ReservedNames {
  case none
  /// Those of sizes and looks, which any element can carry.
  case looks
  /// Those of placements too.
  case everywhere

  /// Who reads a name that is reserved, or nil.
  func reader(of name: String) -> String? {
    guard self != .none, let attribute = AttributeName(named: name)
    else { return nil }
    for row in Schema.shared.rows(named: attribute) {
      switch row.group {
      case .appearance, .size: return "every element"
      case .placement where attribute == .slot: return "a component's children"
      case .placement where self == .everywhere: return "the parent of an element"
      case .placement, .own: continue
      }
    }
    return nil
  }
}
