import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  static func unwrappedLines(
    _ name: AttributeName, _ attribute: MarkupAttribute, wrap: (name: String, value: String),
    _ element: MarkupNode, isWritten: Bool, _ markup: MarkupDocument,
  ) -> Diagnostic {
    var fixes = [FixIt.remove(name.name, attribute, markup)]
    if !isWritten {
      fixes.append(
        FixIt(
          "add \(wrap.name)=\"\(wrap.value)\"", isSafe: false,
          edits: Repairs.insert(wrap.name, wrap.value, into: element, markup)))
    }
    return Diagnostic(
      .unwrappedLines, "'\(name.name)' has no effect on a single line", at: attribute.nameRange,
      label: "there are several lines only where children wrap", fixes: fixes)
  }

  static func basisOverSize(
    _ name: AttributeName, _ size: MarkupAttribute, _ basis: MarkupAttribute,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .basisOverSize, "'\(name.name)' has no effect beside 'flexBasis'", at: size.nameRange,
      label: "the basis is the length along the container",
      related: [RelatedLocation("'flexBasis' is here", at: basis.nameRange)],
      fixes: [
        .remove(name.name, size, markup), .remove("flexBasis", basis, markup, isSafe: false),
      ])
  }

  static func autoMarginOverJustify(
    _ justify: MarkupAttribute, child: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .autoMarginOverJustify, "'justifyContent' has no space to share out", at: justify.nameRange,
      label: "an automatic margin takes all of it",
      related: [RelatedLocation("the margin of this child", at: child.nameRange)],
      fixes: [.remove("justifyContent", justify, markup)])
  }

  static func percentNest(_ element: MarkupNode) -> Diagnostic {
    Diagnostic(
      .percentNest, "percentages on more than eight levels of containers without a width",
      at: element.nameRange, label: "solved approximately; a width on one of the levels ends it")
  }

  static func staticInset(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .staticInset, "'\(name.name)' has no effect on a static child", at: attribute.nameRange,
      label: "it stays where the flow puts it",
      fixes: [.remove(name.name, attribute, markup)])
  }

  static func opposingInsets(
    _ first: AttributeName, _ firstAttribute: MarkupAttribute, _ second: AttributeName,
    _ secondAttribute: MarkupAttribute, _ markup: MarkupDocument,
  ) -> Diagnostic {
    let isNamed = first == .left
    return Diagnostic(
      .opposingInsets, "'\(second.name)' cannot hold beside '\(first.name)'",
      at: secondAttribute.nameRange,
      label: isNamed
        ? "only the one where lines begin has an effect" : "only '\(first.name)' has an effect",
      related: [RelatedLocation("'\(first.name)' is here", at: firstAttribute.nameRange)],
      fixes: [.remove(second.name, secondAttribute, markup, isSafe: !isNamed)])
  }

  static func flexOverridden(
    _ part: AttributeName, _ attribute: MarkupAttribute, _ shorthand: MarkupAttribute,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .flexOverridden, "'\(part.name)' overrides a part of 'flex'", at: attribute.nameRange,
      related: [RelatedLocation("'flex' is here", at: shorthand.nameRange)],
      fixes: [
        .remove(part.name, attribute, markup, isSafe: false),
        .remove("flex", shorthand, markup, isSafe: false),
      ])
  }

  static func ratioOverSize(
    _ name: AttributeName, _ size: MarkupAttribute, _ axis: Axis, _ ratio: MarkupAttribute,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let removal = FixIt.remove(name.name, size, markup)
    return Diagnostic(
      .ratioOverSize, "the \(axis.word) has no effect beside 'aspectRatio'", at: size.nameRange,
      label: "the proportion sets the \(axis.word)",
      related: [RelatedLocation("'aspectRatio' is here", at: ratio.nameRange)],
      fixes: (name == .size ? [] : [removal])
        + [.remove("aspectRatio", ratio, markup, isSafe: false)])
  }

  static func ratioBesideSizes(
    _ ratio: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .ratioOverSize, "'aspectRatio' has no effect beside both sizes", at: ratio.nameRange,
      label: "an absolute child has the sizes it says",
      fixes: [.remove("aspectRatio", ratio, markup)])
  }

  static func unsharedGrow(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ axis: Axis, parent: MarkupNode,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .unsharedGrow, "'\(name.name)' has nothing to share out here", at: attribute.nameRange,
      label: "no space is left over",
      related: [
        RelatedLocation("its \(axis.word) is that of its content", at: parent.nameRange)
      ],
      fixes: [.remove(name.name, attribute, markup, isSafe: false)])
  }
}
