import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Messages about slots and their children.
extension Diagnostic {
  static func slotOutside(_ node: MarkupNode) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "'slot' has no place here", at: node.nameRange,
      label: "it stands only in a 'component'")
  }

  static func slotThere(
    _ node: MarkupNode, _ mistake: SlotMistake, _ markup: MarkupDocument
  ) -> Diagnostic {
    switch mistake {
    case .root:
      Diagnostic(
        .misplacedElement, "a 'slot' cannot be the root of a component", at: node.nameRange,
        label: "nothing would place what fills it",
        fixes: [.wrap("slot", node, in: StartTag(name: "wrapper"), markup)])
    case .repeated:
      Diagnostic(
        .misplacedElement, "a 'slot' cannot stand in a 'for'", at: node.nameRange,
        label: "what fills it stands once")
    case .nested:
      Diagnostic(
        .misplacedElement, "a 'slot' cannot stand in another", at: node.nameRange,
        label: "the children of a slot are those it has when the use gives none")
    }
  }

  /// Returns a finding on a slot in an expression that does not compare the slot with `nil`.
  static func slotAlone(
    _ name: String?, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    let (start, end) = (syntax.range.lowerBound, syntax.range.upperBound)
    // Next to operators, the intended comparison is unknown.
    let isWhole =
      start > 0 && text.bytes[start - 1] == Bytes.openBrace && end < text.bytes.count
      && text.bytes[end] == Bytes.closeBrace
    return Diagnostic(
      .typeMismatch, "a slot can only be compared with 'nil'", at: range,
      fixes: text.isRepairable && isWhole
        ? [
          FixIt(
            "add '!= nil'", isSafe: false, edits: [SourceEdit(.at(range.end), " != nil")])
        ] : [])
  }

  /// Returns a finding on a slot in an expression that the component does not have.
  static func noSuchSlot(
    _ name: String?, _ slots: [String?], _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    let names = slots.compactMap { $0 }
    guard let name else {
      return Diagnostic(
        .unknownSlot, "there is no slot without a name", at: range,
        label: names.isEmpty
          ? nil : "there is \(Phrases.either(names.map { "'slot.\($0)'" }))")
    }
    return Diagnostic(
      .unknownSlot, "there is no slot '\(name)'", at: range,
      fixes: text.isRepairable
        ? NearestName.find(name, among: names).map {
          .replace("slot.\(name)", with: "slot.\($0)", at: range)
        } : [])
  }

  static func duplicateSlot(
    _ name: String?, _ node: MarkupNode, first: MarkupNode, isInBranches: Bool
  ) -> Diagnostic {
    Diagnostic(
      .duplicateSlot,
      name.map { "there are two slots called '\($0)'" } ?? "there are two slots without a name",
      at: node.nameRange,
      label: isInBranches
        ? "a slot may stand in each branch of an 'if', but once in every way through" : nil,
      related: [RelatedLocation("the first one is here", at: first.nameRange)])
  }

  /// Returns a finding on a slot whose children would be placed by different elements.
  static func slotOfTwoParents(
    _ name: String?, _ nodes: [MarkupNode], _ parents: [String], _ markup: MarkupDocument
  ) -> Diagnostic {
    let what = name.map { "the slot '\($0)'" } ?? "the slot"
    return Diagnostic(
      .duplicateSlot, "\(what) stands in '\(parents[1])' here and in '\(parents[0])' elsewhere",
      at: nodes[nodes.count - 1].nameRange,
      label: "they read different things of what fills it",
      related: [RelatedLocation("the first one is here", at: nodes[0].nameRange)],
      fixes: [
        FixIt(
          "wrap each 'slot' in <wrapper>", isSafe: false,
          edits: nodes.flatMap { Repairs.wrap($0, in: StartTag(name: "wrapper"), markup) })
      ])
  }

  static func unknownSlot(
    _ name: String, _ attribute: MarkupAttribute, _ component: ComponentSignature,
    declaredAt place: DeclarationPlace?, _ markup: MarkupDocument,
  ) -> Diagnostic {
    let names = component.slots.compactMap(\.name)
    var fixes = NearestName.find(name, among: names).map {
      FixIt.replace(name, with: $0, at: attribute.valueRange)
    }
    if fixes.isEmpty { fixes = [.remove("slot", attribute, markup, isSafe: false)] }
    return Diagnostic(
      .unknownSlot, "'\(component.name)' has no slot '\(name)'", at: attribute.valueRange,
      label: slots(of: component),
      related: place.map { [$0.related("'\(component.name)' is declared here")] } ?? [],
      fixes: fixes
    ).about(.component(component.name))
  }

  static func noDefaultSlot(
    _ child: MarkupNode, _ component: ComponentSignature, declaredAt place: DeclarationPlace?
  ) -> Diagnostic {
    let related = place.map { [$0.related("'\(component.name)' is declared here")] } ?? []
    guard !component.slots.isEmpty else {
      return Diagnostic(
        .childCount, "'\(component.name)' takes no children", at: child.nameRange,
        label: "it has no slot for them", related: related
      ).about(.component(component.name))
    }
    return Diagnostic(
      .unknownSlot, "'\(component.name)' has no slot without a name", at: child.nameRange,
      label: slots(of: component), related: related
    ).about(.component(component.name))
  }

  private static func slots(of component: ComponentSignature) -> String? {
    let names = component.slots.compactMap(\.name)
    switch names.count {
    case 0: return component.slots.isEmpty ? "it has none" : "its slot has no name"
    case 1: return "its slot is \(Phrases.all(names))"
    default: return "its slots are \(Phrases.all(names))"
    }
  }

  static func unfilledSlot(
    _ slot: SlotSignature, of component: ComponentSignature, _ use: MarkupNode,
    declaredAt place: DeclarationPlace?,
  ) -> Diagnostic {
    let what = slot.name.map { "a child for its slot '\($0)'" } ?? "a child"
    return Diagnostic(
      .childCount, "'\(component.name)' needs \(what)", at: use.nameRange,
      related: place.map { [$0.related("nothing would stand here")] } ?? [])
  }

  static func overfilledSlot(_ role: ChildRole, _ extra: MarkupNode, count: Int) -> Diagnostic {
    let what =
      role.slot?.name.map { "the slot '\($0)' of '\(role.owner)'" } ?? "'\(role.owner)'"
    return Diagnostic(
      .childCount, "\(what) takes 1 child, not \(count)", at: extra.nameRange,
      related: role.related)
  }

  static func misplacedSlotName(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .placement, "'slot' has no effect here", at: attribute.nameRange,
      label: "only a direct child of a component can set it, a chain of conditions at its 'if'",
      fixes: [.remove("slot", attribute, markup, isSafe: false)])
  }
}

extension ChildRole {
  var related: [RelatedLocation] { declaredAt.map { [$0] } ?? [] }
}
