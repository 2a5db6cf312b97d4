import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reports elements that are misplaced.
enum ElementPlaces {
  /// Reports an element that may not stand in its parent.
  static func check(_ place: Int, parent: Int32, _ draft: inout Draft) {
    let kind = draft.document.nodes[place].kind
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    guard parent != Draft.unknown else { return }
    guard parent >= 0 else {
      if kind != .layout, kind != .library {
        reportMisplaced(kind, node, .notALayout, place: place, &draft)
      }
      return
    }
    var parentKind = draft.document.nodes[Int(parent)].kind
    /// Whether the parent is a use of a declared element, not a declaration.
    var isOwn = false
    if draft.tables.declaring.contains(kind) {
      return checkDeclarationPlace(of: place, parent: parent, &draft)
    }
    if draft.tables.structured.contains(parentKind) {
      let above = draft.placementParent(parent, of: Int32(place))
      guard let kind = above.kind else { return }
      parentKind = kind
      isOwn = kind == .element && draft.document.nodes[Int(above.node)].detail >= 0
    }
    switch kind {
    case .layout, .library:
      reportMisplaced(kind, node, .nestedLayout, place: place, &draft)
    case .import, .param, .action, .define, .let, .choice, .record, .field, .style, .when,
      .component, .element, .attribute, .placement, .test, .expect:
      break
    case .preview:
      if parentKind != .layout {
        reportMisplaced(kind, node, .outsideOf([.layout]), place: place, &draft)
        draft.doubt(parent)
      } else if draft.document.root >= 0 {
        reportMisplaced(kind, node, .behindTheRoot, place: place, &draft)
      }
    case .span:
      if parentKind != .text {
        reportMisplaced(kind, node, .outsideOf([.text]), place: place, &draft)
        draft.doubt(parent)
      }
    case .spacer:
      if !ElementSet.spacerParents.contains(parentKind),
        isOwn || takesElements(parentKind, draft.tables)
      {
        reportMisplaced(kind, node, .outsideOf(ElementSet.spacerParents), place: place, &draft)
      }
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .text, .image, .view, .flex, .grid, .linear, .layers,
      .flow, .slot, .if, .elseIf, .else, .for:
      let direct = draft.document.nodes[Int(parent)].kind
      if ElementSet.withoutLayout.contains(direct), !isUse(Int(parent), draft) {
        reportMisplaced(kind, node, .amongDeclarations(direct), place: place, &draft)
      }
    }
  }

  /// Reports a declaration that may not stand in its parent, or stands after other elements.
  private static func checkDeclarationPlace(of place: Int, parent: Int32, _ draft: inout Draft) {
    let kind = draft.document.nodes[place].kind
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    let homes = ElementSet.homes(of: kind)
    let isDeclaration = ElementSet.declared.contains(draft.document.nodes[Int(parent)].kind)
    // A look is that of an element, and a declaration is none; all others belong to declarations.
    let isElsewhere =
      kind == .when
      ? isDeclaration && !isUse(Int(parent), draft) : isUse(Int(parent), draft)
    if !homes.contains(draft.document.nodes[Int(parent)].kind) || isElsewhere {
      reportMisplaced(kind, node, .outsideOf(homes), place: place, &draft)
      draft.doubt(parent)
    } else if draft.document.nodes[Int(parent)].childCount > 0
      || kind == .when && isBehindWords(node, in: draft.source(of: Int(parent)), draft.markup)
    {
      let isInElement = kind == .when || draft.document.nodes[Int(parent)].kind == .for
      reportMisplaced(
        kind, node, isInElement ? .behindElements : .behindTheRoot, place: place, &draft)
    }
  }

  /// Whether words or a `span` stand before the element in a text.
  private static func isBehindWords(
    _ node: MarkupNode, in parent: MarkupNode, _ markup: borrowing MarkupDocument
  ) -> Bool {
    var next = parent.firstChild
    while next >= 0, markup.nodes[Int(next)].start < node.start {
      let sibling = markup.nodes[Int(next)]
      next = sibling.nextSibling
      switch sibling.kind {
      case .text, .cdata: return true
      case .element where Schema.shared.element(named: sibling.name.rawValue) != .when: return true
      case .element, .comment, .processingInstruction: break
      }
    }
    return false
  }

  /// Whether the element is the use of a declared element or component, not its declaration.
  private static func isUse(_ place: Int, _ draft: borrowing Draft) -> Bool {
    ElementSet.declared.contains(draft.document.nodes[place].kind)
      && draft.document.nodes[place].detail >= 0
  }

  /// Whether `kind` can contain layout elements; otherwise the finding is about their number.
  private static func takesElements(
    _ kind: ElementKind, _ tables: CheckerTables
  ) -> Bool {
    switch tables.schema.spec(for: kind).children {
    case .empty, .text, .characters, .declarations, .fields, .parameters, .readings, .expectations:
      false
    case .any, .atMostOne, .exactly, .document, .component, .repeated: true
    }
  }

  private static func reportMisplaced(
    _ kind: ElementKind, _ node: MarkupNode, _ reason: Misplacement, place: Int,
    _ draft: inout Draft
  ) {
    let parent = draft.document.nodes[place].parent
    let takesElements =
      parent >= 0 && takesElements(draft.document.nodes[Int(parent)].kind, draft.tables)
    var finding = Diagnostic.misplacedElement(
      kind, node, reason, wrapsSpan: takesElements, draft.markup)
    let above = draft.placementParent(parent, of: Int32(place))
    if kind == .spacer, above.slot >= 0 {
      let parent = draft.name(of: above)
      finding.related = draft.way(to: above).related("'\(parent)' has no free space to share")
    }
    draft.report(finding)
    draft.markBroken(place)
  }

  /// Reports character data in an element that may contain only elements.
  static func checkCharacterData(_ node: MarkupNode, _ draft: inout Draft) {
    guard node.parent >= 0, let parent = draft.typedElement(of: node.parent) else { return }
    let owner = draft.document.nodes[Int(parent)]
    guard !draft.tables.elements[Int(owner.kind.rawValue)].allowsText else { return }
    guard !node.contentRange.isEmpty, !draft.document.isInText(Int(parent)) else { return }
    draft.report(
      .strayText(
        node, in: owner.kind, called: draft.elementName(Int(parent)),
        canHoldText: takesElements(owner.kind, draft.tables)
          || draft.document.signature(ofUse: Int(parent))?.slots.contains { $0.name == nil } == true
          || draft.document.declaration(ofElement: Int(parent)).map { $0.children != .none }
            == true,
        draft.markup))
    draft.doubt(parent)
  }
}

/// The reasons why an element is misplaced.
enum Misplacement {
  case notALayout
  case nestedLayout
  case behindTheRoot
  case behindElements
  case outsideOf(ElementSet)
  case amongDeclarations(ElementKind)
}
