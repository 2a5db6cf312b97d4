import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// An attribute that speaks to a parent which does not listen.
struct PlacementFault {
  var name: AttributeName
  var attribute: MarkupAttribute
  var element: ElementKind
  var node: MarkupNode
  var parent: ElementKind
  var parentNode: MarkupNode
  var readers: ElementSet
}

extension Diagnostic {
  static func placement(
    _ fault: PlacementFault, _ schema: Schema, _ markup: MarkupDocument
  ) -> Diagnostic {
    let name = fault.name.name
    // The stack would read it if it aligned baselines: then the parent is right and its settings are not.
    let isHalfRead = fault.readers.contains(fault.parent)
    let why =
      isHalfRead
      ? "only a row that aligns its children by baselines reads it"
      : "only a child of \(Phrases.either(fault.readers.kinds.map(\.name))) can set it"
    let parent =
      fault.parent == .layout
      ? "the root of a layout has no parent to read it"
      : isHalfRead
        ? "'\(fault.parent.name)' is not such a row" : "'\(fault.parent.name)' does not read it"
    return Diagnostic(
      .placement, "'\(name)' has no effect here", at: fault.attribute.nameRange, label: why,
      related: [RelatedLocation(parent, at: fault.parentNode.nameRange)],
      fixes: fixes(fault, schema, markup))
  }

  private static func fixes(
    _ fault: PlacementFault, _ schema: Schema, _ markup: MarkupDocument
  ) -> [FixIt] {
    let name = fault.name.name
    var fixes: [FixIt] = []
    if case .rename(let ours)? = ForeignWords.attribute(
      name, on: fault.element, under: fault.parent)
    {
      fixes.append(
        FixIt(
          "replace '\(name)' with '\(ours)'", isSafe: false,
          edits: [Repairs.rename(fault.attribute, to: ours)]))
    }
    fixes.append(.remove(name, fault.attribute, markup))
    let isHalfRead = fault.readers.contains(fault.parent)
    if !isHalfRead,
      let reader = fault.readers.kinds.first(where: { schema.spec(for: $0).isAvailable })
    {
      let tag = Phrases.startTag(of: reader, schema)
      fixes.append(
        FixIt(
          "wrap '\(fault.element.name)' in <\(tag)>", isSafe: false,
          edits: Repairs.wrap(fault.node, in: tag)))
    }
    return fixes
  }

  static func twoReaders(
    _ name: AttributeName, _ attribute: MarkupAttribute, of kind: ElementKind,
    in parent: ElementKind, _ parentNode: MarkupNode, element: MarkupNode,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .placement, "'\(name.name)' is read twice here", at: attribute.nameRange,
      label: "by '\(kind.name)' itself and by its parent '\(parent.name)', in two meanings",
      related: [
        RelatedLocation("'\(parent.name)' reads it of its children", at: parentNode.nameRange)
      ],
      fixes: [
        FixIt(
          "wrap '\(kind.name)' in <wrapper>, so that only '\(kind.name)' reads it", isSafe: false,
          edits: Repairs.wrap(element, in: "wrapper"))
      ])
  }

  static func unreadSize(
    _ name: AttributeName, _ attribute: MarkupAttribute, of kind: ElementKind, at place: Int,
    _ document: TypedDocument, _ markup: MarkupDocument,
  ) -> Diagnostic {
    let node = markup.nodes[Int(document.nodes[place].markup)]
    let value = markup.text(in: attribute.valueRange)
    var fixes = [FixIt.remove(name.name, attribute, markup)]
    var label = "'\(kind.name)' takes its size from its content"
    if kind == .spacer {
      label = "'spacer' takes the free space; its least length is 'minLength'"
    } else {
      let tag = "wrapper \(name.name)=\"\(value)\""
      fixes.append(
        FixIt(
          "wrap '\(kind.name)' in <\(tag)>", isSafe: false,
          edits: [Repairs.remove(attribute, markup)] + Repairs.wrap(node, in: tag)))
    }
    return Diagnostic(
      .unreadSize, "'\(name.name)' has no effect on '\(kind.name)'", at: attribute.nameRange,
      label: label, fixes: fixes)
  }
}
