import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the XML of MKLayoutLibrary as layoutc's: renames its elements and attributes in the
/// markup.
///
/// Values stay as they are, because their meaning depends on the attribute's reader. Only a value
/// that is invalid in layoutc is tried as one of the dialect; see `ValueReader+Spellings.swift`.
struct DialectImporter {
  private var markup: MarkupDocument
  private var nodes: [MarkupNode]
  private var attributes: [MarkupAttribute] = []
  private var reading = DialectReading()
  /// For each node, whether the node is a layout of the linear family or lies in one.
  private var isInFamily: [Bool] = []
  private let schema = Schema.shared
  /// The names of declared elements and components, and of the placements that declared elements
  /// read.
  private let ownElements: Set<String>
  private let ownPlacements: Set<String>

  /// Renames the dialect's elements and attributes in the markup of a draft, and returns their
  /// original names; nil if the document has no word of the dialect.
  static func read(_ draft: inout Draft) -> DialectReading? {
    guard isNeeded(for: draft.markup) else { return nil }
    var importer = DialectImporter(draft)
    let reading: DialectReading
    (draft.markup, reading) = importer.read()
    // A root element of the dialect has no layout around it.
    if draft.markup.root >= 0, reading.elements.first?.node == draft.markup.root {
      draft.wrapRoot()
    }
    return reading
  }

  private init(_ draft: borrowing Draft) {
    markup = draft.markup
    nodes = markup.nodes
    let structure = draft.document.structure
    let elements = structure.elements + structure.imports.flatMap(\.signature.elements)
    ownElements = Set(draft.names.components.keys).union(draft.names.elements.keys)
    ownPlacements = Set(elements.flatMap(\.placements).map(\.name))
  }

  /// Whether a word of the dialect is among the names of a document.
  private static func isNeeded(for markup: MarkupDocument) -> Bool {
    let names = markup.names
    for number in names.seedCount..<names.count {
      let word = names.name(of: NameID(rawValue: UInt16(number)))
      if word.hasPrefix(MKLayoutDialect.itemPrefix) || word == MKLayoutDialect.prefixDeclaration
        || MKLayoutDialect.element(word) != nil
      {
        return true
      }
    }
    return false
  }

  /// Returns the renamed markup, and the dialect's names in it.
  private mutating func read() -> (MarkupDocument, DialectReading) {
    isInFamily.reserveCapacity(nodes.count)
    attributes.reserveCapacity(markup.attributes.count)
    for index in nodes.indices {
      let first = attributes.count
      if nodes[index].isElement {
        readElement(index)
      } else {
        isInFamily.append(false)
      }
      nodes[index].firstAttribute = Int32(first)
      nodes[index].attributeCount = Int32(attributes.count - first)
    }
    markup.replace(nodes, attributes)
    return (markup, reading)
  }

  private mutating func readElement(_ index: Int) {
    let node = nodes[index]
    let isBelowFamily = node.parent >= 0 && isInFamily[Int(node.parent)]
    if let kind = ours(node) {
      isInFamily.append(isBelowFamily || ElementSet.linearFamily.contains(kind))
      readAttributes(index, kind, isClass: false)
      return
    }
    guard !ownElements.contains(markup.names.name(of: node.name)) else {
      isInFamily.append(isBelowFamily)
      attributes += markup.attributes[node.attributeIndices]
      return
    }
    guard let element = MKLayoutDialect.element(markup.names.name(of: node.name)),
      ElementSet.linearFamily.contains(element.kind) || isBelowFamily,
      let name = markup.names.id(of: element.kind.name)
    else {
      isInFamily.append(false)
      attributes += markup.attributes[node.attributeIndices]
      return
    }
    isInFamily.append(true)
    nodes[index].name = name
    let isClass = element.isClass && !says(.class, node)
    reading.elements.append(
      DialectReading.Element(node: Int32(index), kind: element.kind, isClass: isClass))
    if isClass, let name = markup.names.id(of: AttributeName.class.name) {
      // The attribute ends with the name, so that a repair may add others after it.
      var attribute = MarkupAttribute(name: name, nameStart: node.nameStart, nameEnd: node.nameEnd)
      attribute.valueStart = node.nameStart
      attribute.valueEnd = node.nameEnd
      attributes.append(attribute)
    }
    readAttributes(index, element.kind, isClass: true)
  }

  /// Returns the kind of an element with a current or an earlier name of layoutc.
  private func ours(_ node: MarkupNode) -> ElementKind? {
    if let kind = schema.element(named: node.name.rawValue) { return kind }
    let word = markup.names.name(of: node.name)
    return LegacySpellings.elements.first { $0.word == word }?.kind
  }

  private func says(_ name: AttributeName, _ node: MarkupNode) -> Bool {
    node.attributeIndices.contains {
      schema.attribute(named: markup.attributes[$0].name.rawValue) == name
    }
  }

  // MARK: Attributes

  /// Copies the attributes of an element; properties count only if it is a class of the dialect.
  private mutating func readAttributes(_ index: Int, _ kind: ElementKind, isClass: Bool) {
    let node = nodes[index]
    let first = reading.attributes.count
    for place in node.attributeIndices {
      var attribute = markup.attributes[place]
      let isForeign = schema.attribute(named: attribute.name.rawValue) == nil
      if isForeign, attribute.isSound, !attribute.hasNoValue, kind != .style {
        read(&attribute, of: index, kind, isClass: isClass, since: first)
      }
      attributes.append(attribute)
    }
  }

  private mutating func read(
    _ attribute: inout MarkupAttribute, of index: Int, _ kind: ElementKind, isClass: Bool,
    since first: Int,
  ) {
    let word = markup.names.name(of: attribute.name)
    if word == MKLayoutDialect.prefixDeclaration {
      report(.dialectPrefix(attribute, markup), index)
      attribute.flags.insert(.duplicate)
      return
    }
    let isItems = word.hasPrefix(MKLayoutDialect.itemPrefix)
    guard isItems || isClass, !isPlacement(word, of: nodes[index]) else { return }
    let bare = isItems ? String(word.dropFirst(MKLayoutDialect.itemPrefix.count)) : word
    let row = MKLayoutDialect.attribute(bare, on: kind, isItems: isItems)
    guard
      let name = row.map({ MKLayoutDialect.attributes[$0].name })
        ?? (isItems ? itemName(bare) : nil),
      let number = markup.names.id(of: name.name)
    else { return }
    if let other = other(name, on: index, since: first) {
      report(.dialectAttributeTwice(word, attribute, name.name, other, markup), index)
      attribute.flags.insert(.duplicate)
      return
    }
    attribute.name = number
    reading.add(
      DialectReading.Attribute(
        node: Int32(index), index: Int32(attributes.count), name: name,
        row: row.map { Int32($0) } ?? -1, isItems: isItems),
      at: attribute.nameStart)
  }

  /// Whether a declared parent reads the attribute of its child.
  private func isPlacement(_ word: String, of node: MarkupNode) -> Bool {
    guard ownPlacements.contains(word) else { return false }
    var parent = node.parent
    while parent >= 0, let kind = ours(nodes[Int(parent)]), ElementSet.flow.contains(kind) {
      parent = nodes[Int(parent)].parent
    }
    return parent >= 0 && ownElements.contains(markup.names.name(of: nodes[Int(parent)].name))
  }

  /// Returns the attribute of that name if parents read it from their children, or the one for
  /// which it is another spelling there.
  private func itemName(_ word: String) -> AttributeName? {
    guard let name = AttributeName(named: word) else { return nil }
    let rows = schema.rows(named: name).filter { $0.group == .placement || $0.group == .size }
    return rows.lazy.compactMap(\.spells).first ?? rows.first?.name
  }

  /// Returns another attribute of the element with this name: one in layoutc's words, or one read
  /// before.
  private func other(
    _ name: AttributeName, on index: Int, since first: Int
  ) -> MarkupAttribute? {
    let ours = nodes[index].attributeIndices.first {
      schema.attribute(named: markup.attributes[$0].name.rawValue) == name
    }
    if let ours { return markup.attributes[ours] }
    return reading.attributes[first...].first { $0.name == name }
      .map { attributes[Int($0.index)] }
  }

  private mutating func report(_ finding: Diagnostic, _ node: Int) {
    reading.findings.append(DialectReading.Finding(node: Int32(node), finding: finding))
  }
}
