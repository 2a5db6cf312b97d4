import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  static func missingAttribute(
    _ name: AttributeName, of kind: ElementKind, at node: MarkupNode, _ schema: Schema,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let spec = schema.ownRow(name, of: kind).map { schema[$0] }
    var fixes: [FixIt] = []
    var label: String?
    if case .choice(let choices)? = spec?.type {
      label = "\(Phrases.either(choices))"
      fixes = choices.map { .insert(name, $0, into: node, markup) }
    } else if let spec {
      fixes = [.insert(name, spec.example, into: node, markup)]
    }
    return Diagnostic(
      .missingAttribute, "'\(kind.name)' needs '\(name.name)'", at: node.nameRange, label: label,
      fixes: fixes
    ).about(.attribute(name.name))
  }

  static func exclusiveAttributes(
    _ later: MarkupAttribute, _ laterName: AttributeName, beside earlier: MarkupAttribute,
    _ earlierName: AttributeName, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .exclusiveAttributes,
      "'\(laterName.name)' cannot stand beside '\(earlierName.name)'", at: later.nameRange,
      label: "only one of the two can hold",
      related: [RelatedLocation("'\(earlierName.name)' is here", at: earlier.nameRange)],
      fixes: [
        .remove(laterName.name, later, markup, isSafe: false),
        .remove(earlierName.name, earlier, markup, isSafe: false),
      ])
  }
}
