import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  static func misplacedElement(
    _ kind: ElementKind, _ node: MarkupNode, _ reason: Misplacement, wrapsSpan: Bool,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    switch reason {
    case .notALayout:
      let fixes =
        ElementSet.layoutElements.contains(kind)
        ? [FixIt.wrap(kind.name, node, in: StartTag(name: "layout"), markup)] : []
      return Diagnostic(
        .misplacedElement, "a document starts with 'layout' or 'library', not with '\(kind.name)'",
        at: node.nameRange, fixes: fixes)
    case .nestedLayout:
      return Diagnostic(
        .misplacedElement, "a '\(kind.name)' cannot stand in another element", at: node.nameRange,
        label: "a document has one, around everything else")
    case .behindTheRoot:
      return Diagnostic(
        .misplacedElement, "'\(kind.name)' stands behind the root element", at: node.nameRange,
        label: "declarations come first", fixes: FixIt.moveToTheFront(node, markup)
      ).about(.behindRoot)
    case .behindElements:
      return Diagnostic(
        .misplacedElement, "'\(kind.name)' stands behind an element", at: node.nameRange,
        label: "what has a name comes first", fixes: FixIt.moveToTheFront(node, markup)
      ).about(.behindRoot)
    case .amongDeclarations(let parent):
      return Diagnostic(
        .misplacedElement, "'\(kind.name)' cannot stand in '\(parent.name)'", at: node.nameRange,
        label: "it holds declarations alone")
    case .outsideOf(let parents):
      let fixes =
        kind == .span && wrapsSpan
        ? [
          FixIt(
            "replace 'span' with 'text'", isSafe: false,
            edits: Repairs.rename(node, to: ElementKind.text.name, markup)),
          FixIt.wrap(kind.name, node, in: StartTag(name: "text"), markup),
        ] : []
      return Diagnostic(
        .misplacedElement, "'\(kind.name)' has no place here", at: node.nameRange,
        label: "it stands only in \(Phrases.either(parents.kinds.map(\.name)))", fixes: fixes)
    }
  }

  static func childCount(
    _ spec: ElementSpec, _ count: Int, at node: MarkupNode, extra: MarkupNode?
  ) -> Diagnostic {
    var message = "'\(spec.kind.name)' takes no children"
    var label: String?
    switch spec.children {
    case .exactly(let roles):
      message =
        "'\(spec.kind.name)' takes exactly \(Phrases.children(roles.count)), not \(count)"
      if roles.count > 1 { label = "first \(roles.joined(separator: ", then "))" }
    case .atMostOne: message = "'\(spec.kind.name)' takes at most 1 child, not \(count)"
    case .document: message = "'\(spec.kind.name)' takes exactly 1 root element, not \(count)"
    case .text: message = "'\(spec.kind.name)' takes no children but 'span', 'if' and 'for'"
    case .component: message = "a component takes exactly 1 root element, not \(count)"
    case .empty, .characters, .any, .repeated, .declarations, .fields, .parameters, .readings,
      .expectations:
      break
    }
    return Diagnostic(
      .childCount, message, at: extra?.nameRange ?? node.nameRange, label: label,
      related: extra.map { _ in
        [RelatedLocation("'\(spec.kind.name)' starts here", at: node.nameRange)]
      } ?? [])
  }

  static func intrinsicSizeBesideChild(
    _ attribute: MarkupAttribute, _ child: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .exclusiveAttributes, "'intrinsicSize' and a child both say what the content is",
      at: attribute.nameRange, related: [RelatedLocation("the child is here", at: child.nameRange)],
      fixes: [.remove("intrinsicSize", attribute, markup, isSafe: false)])
  }

  static func strayText(
    _ node: MarkupNode, in kind: ElementKind, called name: String, canHoldText: Bool,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    var fixes: [FixIt] = []
    if kind != .layout, canHoldText, node.kind == .text {
      fixes.append(
        FixIt(
          "put it into a <text>", isSafe: false,
          edits: [
            SourceEdit(.at(node.contentRange.start), "<text>"),
            SourceEdit(.at(node.contentRange.end), "</text>"),
          ]))
    }
    fixes.append(
      FixIt("remove it", isSafe: false, edits: [SourceEdit(node.contentRange, "")]))
    return Diagnostic(
      .strayText, "text cannot stand in '\(name)'", at: node.contentRange, fixes: fixes)
  }
}
