import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Finds the slots and roots of a component in the markup of its body.
struct BodyReader {
  private let markup: MarkupDocument
  private let document: TypedDocument
  private let tables: CheckerTables
  private let names: FileNames

  private(set) var slots: [SlotSignature] = []
  private(set) var hasMisplacedSlot = false
  private(set) var rootKinds: ElementSet = []
  private(set) var hasLeafRoot = false

  init(_ draft: borrowing Draft) {
    markup = draft.markup
    document = draft.document
    tables = draft.tables
    names = draft.names
  }

  /// A place in the body that children of a use can fill.
  private struct Place {
    var parent: ElementKind
    var declared: ElementDeclaration?
    var least: Int32
    var most: Int32
    var isConditional: Bool
    var through: [String] = []
  }

  /// The component in the markup.
  private var component: Int32 = -1

  mutating func read(_ component: Int32) {
    self.component = component
    forEachChild(of: component) { reader, child, _ in reader.readRoot(child) }
  }

  private mutating func forEachChild(
    of parent: Int32, _ body: (inout Self, Int32, Int) -> Void
  ) {
    var child = markup.nodes[Int(parent)].firstChild
    var position = -1
    while child >= 0 {
      let node = markup.nodes[Int(child)]
      if node.isElement {
        let kind = kind(of: node)
        if kind != .elseIf, kind != .else, kind != .when { position += 1 }
        if kind != .when { body(&self, child, max(position, 0)) }
      }
      child = node.nextSibling
    }
  }

  private func kind(of node: MarkupNode) -> ElementKind? {
    if let kind = tables.schema.element(named: node.name.rawValue) { return kind }
    let word = markup.names.name(of: node.name)
    return LegacySpellings.elements.first { $0.word == word }?.kind
  }

  private mutating func readRoot(_ index: Int32) {
    let node = markup.nodes[Int(index)]
    guard let kind = kind(of: node) else {
      let name = markup.names.name(of: node.name)
      if let component = names.components[name] {
        let signature = document.signature(of: component)
        rootKinds = rootKinds.union(signature?.rootKinds ?? [])
        if signature?.hasLeafRoot == true { hasLeafRoot = true }
        readUse(index, component, isConditional: false)
      } else if let element = names.elements[name] {
        rootKinds = rootKinds.union([.element])
        readDeclared(index, element, isConditional: false)
      }
      return
    }
    if ElementSet.layoutElements.contains(kind) {
      rootKinds = rootKinds.union([kind])
      if !markup.hasChildren(in: node) { hasLeafRoot = true }
      readChildren(index, of: kind, isConditional: false)
    } else if kind == .slot {
      hasMisplacedSlot = true
    } else if ElementSet.flow.contains(kind) {
      forEachChild(of: index) { reader, child, _ in reader.readRoot(child) }
    }
  }

  private mutating func readChildren(
    _ index: Int32, of kind: ElementKind, isConditional: Bool
  ) {
    let facts = tables.elements[Int(kind.rawValue)]
    let mayLackSecond = ElementSet.mayLackSecond.contains(kind)
    forEachChild(of: index) { reader, child, position in
      let isFixed = facts.mostChildren != .max
      let least: Int32 =
        isFixed && facts.leastChildren > 0 && !(mayLackSecond && position > 0) ? 1 : 0
      let place = Place(
        parent: kind, least: least, most: isFixed ? 1 : .max,
        isConditional: isConditional || ElementSet.ofAlternatives.contains(kind))
      reader.readElement(child, in: place)
    }
  }

  private mutating func readElement(_ index: Int32, in place: Place) {
    let node = markup.nodes[Int(index)]
    guard let kind = kind(of: node) else {
      let name = markup.names.name(of: node.name)
      if let component = names.components[name] {
        readUse(index, component, isConditional: place.isConditional)
      } else if let element = names.elements[name] {
        readDeclared(index, element, isConditional: place.isConditional)
      }
      return
    }
    switch kind.role {
    case .branch, .loop:
      var inner = place
      inner.isConditional = true
      forEachChild(of: index) { reader, child, _ in
        reader.readElement(child, in: inner)
      }
    case .slot: readSlot(node, in: place)
    case .layout: readChildren(index, of: kind, isConditional: place.isConditional)
    case .component, .declared, .other: break
    }
  }

  private mutating func readSlot(_ node: MarkupNode, in place: Place) {
    let attribute = node.attributeIndices.first {
      tables.schema.attribute(named: markup.attributes[$0].name.rawValue) == .name
    }.map { markup.attributes[$0] }
    let name = attribute.map { Words.trimmed(markup.value(of: $0).string) }
    // Without a legal name, which children could give, the element is no slot.
    if let name, !Words.isName(name) { return }
    if let known = slots.firstIndex(where: { $0.name == name }) {
      return readAgain(known, in: place, node)
    }
    var slot = SlotSignature(
      name, in: place.parent, mostChildren: place.most,
      at: attribute?.valueRange ?? node.nameRange)
    slot.declaredParent = place.declared
    slot.through = place.through
    slot.leastChildren = place.least
    slot.isConditional = place.isConditional
    slot.hasFallback = markup.hasChildren(in: node)
    slots.append(slot)
  }

  /// Reads another place of a slot, in another branch: what fills it must fit both places.
  private mutating func readAgain(_ index: Int, in place: Place, _ node: MarkupNode) {
    slots[index].leastChildren = max(slots[index].leastChildren, place.least)
    slots[index].mostChildren = min(slots[index].mostChildren, place.most)
    slots[index].hasFallback = slots[index].hasFallback && markup.hasChildren(in: node)
    guard slots[index].isConditional else { return }
    slots[index].isConditional = !isCertain(slots[index].name, among: component)
  }

  /// Whether a slot stands among the children of an element in every way through their conditions.
  private func isCertain(_ name: String?, among parent: Int32) -> Bool {
    /// Whether each branch of the chain so far has the slot; nil outside a chain.
    var chain: Bool?
    var child = markup.nodes[Int(parent)].firstChild
    while child >= 0 {
      let node = markup.nodes[Int(child)]
      if node.isElement {
        switch kind(of: node) {
        case .if: chain = isCertain(name, among: child)
        case .elseIf: chain = chain == true && isCertain(name, among: child)
        case .else:
          if chain == true, isCertain(name, among: child) { return true }
          chain = nil
        case .slot where self.name(ofSlot: node) == name: return true
        case .for, .slot, .fit: chain = nil
        default:  // open: elements with children.
          chain = nil
          if isCertain(name, among: child) { return true }
        }
      }
      child = node.nextSibling
    }
    return false
  }

  private func name(ofSlot node: MarkupNode) -> String? {
    markup.attribute(.name, of: node).map { Words.trimmed(markup.value(of: $0).string) }
  }

  private mutating func readUse(
    _ index: Int32, _ component: DeclarationReference, isConditional: Bool
  ) {
    guard let signature = document.signature(of: component) else { return }
    var last: Place?
    forEachChild(of: index) { reader, child, _ in
      let node = reader.markup.nodes[Int(child)]
      let kind = reader.kind(of: node)
      if kind != .elseIf, kind != .else {
        let name = reader.slotName(of: node)
        last = signature.slots.first { $0.name == name }.map {
          Place(
            parent: $0.parent, declared: $0.declaredParent, least: $0.leastChildren,
            most: $0.mostChildren, isConditional: isConditional || $0.isConditional,
            through: [signature.name] + $0.through)
        }
      }
      if let last { reader.readElement(child, in: last) }
    }
  }

  private mutating func readDeclared(
    _ index: Int32, _ element: DeclarationReference, isConditional: Bool
  ) {
    guard let declaration = document.declaration(of: element) else { return }
    let isOne = declaration.children == .one
    let place = Place(
      parent: .element, declared: declaration, least: isOne ? 1 : 0, most: isOne ? 1 : .max,
      isConditional: isConditional)
    forEachChild(of: index) { reader, child, _ in
      reader.readElement(child, in: place)
    }
  }

  /// Returns the slot that a child of a use names, or nil.
  private func slotName(of node: MarkupNode) -> String? {
    node.attributeIndices.first {
      tables.schema.attribute(named: markup.attributes[$0].name.rawValue) == .slot
    }.map { Words.trimmed(markup.value(of: markup.attributes[$0]).string) }
  }
}

/// Helpers for texts that contain names.
package enum Words {
  /// Whether a text can be the name of a declaration.
  static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return WordParser.isIdentifier(bytes.span, 0, bytes.count)
      && !SwiftKeywords.isUnusable(bytes.span, 0, bytes.count)
  }

  /// Returns the text without the quotes around it, if there are two of a kind.
  static func unquoted(_ text: String) -> String {
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the text without the white space around it.
  package static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !Bytes.isSpace($0) }),
      let last = bytes.lastIndex(where: { !Bytes.isSpace($0) })
    else { return "" }
    return String(text[first...last])
  }
}
