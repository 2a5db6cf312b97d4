import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Which element may stand where, and how many of them.
extension Checker {
  /// Reports an element that does not belong where it stands.
  mutating func checkPlace(of place: Int, parent: Int32) {
    let kind = draft.document.nodes[place].kind
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    guard parent != -2 else { return }
    guard parent >= 0 else {
      if kind != .layout, kind != .library {
        reportMisplaced(kind, node, .notALayout, place: place)
      }
      return
    }
    var parentKind = draft.document.nodes[Int(parent)].kind
    /// Whether the parent is a layout of the author's own, and no declaration.
    var isOwn = false
    if draft.tables.declaring.contains(kind) {
      return checkDeclarationPlace(of: place, parent: parent)
    }
    if draft.tables.structured.contains(parentKind) {
      let above = draft.placementParent(parent, of: Int32(place))
      guard let kind = above.kind else { return }
      parentKind = kind
      isOwn = kind == .element && draft.document.nodes[Int(above.node)].detail >= 0
    }
    switch kind {
    case .layout, .library:
      reportMisplaced(kind, node, .nestedLayout, place: place)
    case .import, .param, .define, .record, .field, .style, .component, .element, .attribute,
      .placement:
      break
    case .preview:
      if parentKind != .layout {
        reportMisplaced(kind, node, .outsideOf([.layout]), place: place)
        draft.doubt(parent)
      } else if draft.document.root >= 0 {
        reportMisplaced(kind, node, .behindTheRoot, place: place)
      }
    case .span:
      if parentKind != .text {
        reportMisplaced(kind, node, .outsideOf([.text]), place: place)
        draft.doubt(parent)
      }
    case .spacer:
      if !ElementSet.spacerParents.contains(parentKind),
        isOwn || takesElements(parentKind)
      {
        reportMisplaced(kind, node, .outsideOf(ElementSet.spacerParents), place: place)
      }
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .text, .image, .view, .flex, .linear, .layers, .flow,
      .slot, .if, .elseIf, .else, .for:
      let direct = draft.document.nodes[Int(parent)].kind
      if ElementSet.withoutLayout.contains(direct), !isUse(Int(parent)) {
        reportMisplaced(kind, node, .amongDeclarations(direct), place: place)
      }
    }
  }

  /// Reports a declaration that does not belong where it stands, or stands too late.
  private mutating func checkDeclarationPlace(of place: Int, parent: Int32) {
    let kind = draft.document.nodes[place].kind
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    let homes = ElementSet.homes(of: kind)
    if !homes.contains(draft.document.nodes[Int(parent)].kind) || isUse(Int(parent)) {
      reportMisplaced(kind, node, .outsideOf(homes), place: place)
      draft.doubt(parent)
    } else if draft.document.nodes[Int(parent)].childCount > 0 {
      reportMisplaced(kind, node, .behindTheRoot, place: place)
    }
  }

  /// Whether the element is of the author's own, rather than the declaration of one.
  private func isUse(_ place: Int) -> Bool {
    ElementSet.declared.contains(draft.document.nodes[place].kind)
      && draft.document.nodes[place].detail >= 0
  }

  /// Whether layout elements may stand in `kind`; where none may, their number is the mistake.
  func takesElements(_ kind: ElementKind) -> Bool {
    switch draft.tables.schema.spec(for: kind).children {
    case .empty, .text, .characters, .declarations, .fields, .readings: false
    case .any, .atMostOne, .exactly, .document, .component: true
    }
  }

  mutating func reportMisplaced(
    _ kind: ElementKind, _ node: MarkupNode, _ reason: Misplacement, place: Int
  ) {
    let parent = draft.document.nodes[place].parent
    let takesElements = parent >= 0 && takesElements(draft.document.nodes[Int(parent)].kind)
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

  /// Reports child counts, once all children are known.
  mutating func checkStructure() {
    for place in draft.document.nodes.indices {
      let node = draft.document.nodes[place]
      guard !node.isBroken, node.detail < 0 else { continue }
      let facts = draft.tables.elements[Int(node.kind.rawValue)]
      if node.childCount < facts.leastChildren || node.childCount > facts.mostChildren {
        reportChildCount(place, allowed: Int(facts.mostChildren))
      } else if node.kind == .view, node.childCount == 1 {
        checkContentOnce(place)
      }
    }
  }

  private mutating func reportChildCount(_ place: Int, allowed: Int) {
    let node = draft.document.nodes[place]
    var extra: MarkupNode?
    var child = node.firstChild
    var position = 0
    while child >= 0 {
      if position == allowed {
        extra = draft.markup.nodes[Int(draft.document.nodes[Int(child)].markup)]
      }
      child = draft.document.nodes[Int(child)].nextSibling
      position += 1
    }
    draft.report(
      .childCount(
        draft.tables.schema.spec(for: node.kind), Int(node.childCount),
        at: draft.markup.nodes[Int(node.markup)], extra: extra))
  }

  /// A view's content is its child or its intrinsic size, not both.
  private mutating func checkContentOnce(_ place: Int) {
    let node = draft.document.nodes[place]
    for index in node.attributeIndices where draft.document.attributes[index].name == .intrinsicSize
    {
      let attribute = draft.markup.attributes[Int(draft.document.attributes[index].markup)]
      let child = draft.markup.nodes[Int(draft.document.nodes[Int(node.firstChild)].markup)]
      draft.report(.intrinsicSizeBesideChild(attribute, child, draft.markup), on: place)
    }
  }

  /// Reports character data where only elements may stand.
  mutating func checkCharacterData(_ node: MarkupNode) {
    guard node.parent >= 0, let parent = draft.typedElement(of: node.parent) else { return }
    let owner = draft.document.nodes[Int(parent)]
    guard !draft.tables.elements[Int(owner.kind.rawValue)].allowsText else { return }
    guard !node.contentRange.isEmpty else { return }
    draft.report(
      .strayText(
        node, in: owner.kind, called: draft.elementName(Int(parent)),
        canHoldText: takesElements(owner.kind), draft.markup))
    draft.doubt(parent)
  }
}

/// Why an element does not belong where it stands.
enum Misplacement {
  case notALayout
  case nestedLayout
  case behindTheRoot
  case outsideOf(ElementSet)
  case amongDeclarations(ElementKind)
}
