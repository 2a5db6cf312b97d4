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
      fixes = choices.map { insert(name, $0, node, markup) }
    } else if let spec {
      fixes = [insert(name, spec.example, node, markup)]
    }
    return Diagnostic(
      .missingAttribute, "'\(kind.name)' needs '\(name.name)'", at: node.nameRange, label: label,
      fixes: fixes)
  }

  private static func insert(
    _ name: AttributeName, _ value: String, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> FixIt {
    FixIt(
      "add \(name.name)=\"\(value)\"", isSafe: false,
      edits: Repairs.insert(name.name, value, into: node, markup))
  }

  static func exclusiveAttributes(
    _ later: MarkupAttribute, _ laterName: AttributeName, beside earlier: MarkupAttribute,
    _ earlierName: AttributeName, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .exclusiveAttributes,
      "'\(laterName.name)' cannot stand beside '\(earlierName.name)'", at: later.nameRange,
      label: "both say the same",
      related: [RelatedLocation("'\(earlierName.name)' is here", at: earlier.nameRange)],
      fixes: [
        .remove(laterName.name, later, markup, isSafe: false),
        .remove(earlierName.name, earlier, markup, isSafe: false),
      ])
  }

  static func minimumOverMaximum(
    _ least: AttributeName, _ leastAttribute: MarkupAttribute, _ most: AttributeName,
    _ mostAttribute: MarkupAttribute,
  ) -> Diagnostic {
    Diagnostic(
      .minimumOverMaximum, "'\(least.name)' is greater than '\(most.name)'",
      at: leastAttribute.valueRange, label: "the minimum wins",
      related: [RelatedLocation("'\(most.name)' is here", at: mostAttribute.valueRange)])
  }

  static func sizeRangeInverted(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(
      .minimumOverMaximum, "the range's minimum is greater than its maximum",
      at: attribute.valueRange, label: "the minimum wins")
  }

  static func alignmentConflict(
    _ shorthand: AttributeName, _ attribute: MarkupAttribute, _ rival: AttributeName,
    _ rivalAttribute: MarkupAttribute, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .alignmentConflict, "'\(shorthand.name)' and '\(rival.name)' set the same thing here",
      at: attribute.nameRange,
      related: [RelatedLocation("'\(rival.name)' is here", at: rivalAttribute.nameRange)],
      fixes: [
        .remove(shorthand.name, attribute, markup, isSafe: false),
        .remove(rival.name, rivalAttribute, markup, isSafe: false),
      ])
  }

  static func gravityConflict(
    _ word: String, beside winner: String, in attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    let words = ValueParts(of: attribute, in: markup)
    let place = words.place(of: word)
    let range = place.flatMap { words.range($0) }
    let related = words.place(of: winner).flatMap { words.range($0) }
    return Diagnostic(
      .gravityConflict, "'\(word)' has no effect beside '\(winner)'",
      at: range ?? attribute.valueRange, label: "a child stands at one place on each axis",
      related: related.map { [RelatedLocation("'\(winner)' wins", at: $0)] } ?? [],
      fixes: place.flatMap { words.removal(of: $0) }.map {
        [FixIt("remove '\(word)'", isSafe: true, edits: [$0])]
      } ?? [])
  }

  static func baselineInVerticalStack(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(
      .baselineInVerticalStack, "a column has no baseline to align by", at: attribute.valueRange,
      label: "only a horizontal stack aligns by baselines",
      fixes: [
        FixIt(
          "replace it with 'start'", isSafe: false,
          edits: [SourceEdit(attribute.valueRange, "start")])
      ])
  }

  static func matchBesideSiblings(
    _ name: AttributeName, _ length: MarkupAttribute?, of kind: ElementKind,
    at node: MarkupNode, in parent: MarkupNode, _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .matchBesideSiblings, "'\(kind.name)' takes the whole \(name.name) beside its siblings",
      at: length?.valueRange ?? node.nameRange,
      label: length == nil ? "without a \(name.name) or a weight it matches" : nil,
      related: [RelatedLocation("its children share one \(name.name)", at: parent.nameRange)],
      fixes: [
        FixIt(
          "add 'weight'", isSafe: false,
          edits: Repairs.insert("weight", "1", into: node, markup))
      ])
  }

  static func percentOverHundred(at range: SourceRange) -> Diagnostic {
    Diagnostic(.percentOverHundred, "more than 100% of the parent", at: range)
  }

  static func percentOfUndefined(
    at range: SourceRange, _ axis: Axis, reading: String, parent: MarkupNode
  ) -> Diagnostic {
    Diagnostic(
      .percentOfUndefined, "a percentage of a \(axis.word) that is never defined here",
      at: range, label: "counts as '\(reading)'",
      related: [RelatedLocation("its \(axis.word) follows from its content", at: parent.nameRange)])
  }

  static func infiniteInset(at range: SourceRange, _ axis: Axis) -> Diagnostic {
    Diagnostic(
      .infiniteInset, "an infinite inset where the \(axis.word) has no end", at: range,
      label: "counts as 0")
  }
}
