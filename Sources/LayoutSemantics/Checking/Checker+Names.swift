import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Names that mean nothing where they stand.
extension Checker {
  mutating func reportUnknownElement(_ node: MarkupNode, in parent: Int32) {
    guard !isFull else { return }
    if isBrokenMarkup(node.nameRange) { return }
    guard !node.flags.contains(.namespaced) else { return }
    let word = markup.names.name(of: node.name)
    let isTheAuthors = word.first?.isUppercase ?? false
    let near = isTheAuthors ? NearestName.find(word, among: ownNames) : []
    // It may be declared in a file that could not be read.
    guard !isTheAuthors || !declarations.hasBrokenImport || !near.isEmpty else { return }
    var finding = Diagnostic.unknownElement(word, node, near: near, tables.schema, markup)
    if finding.fixes.isEmpty, isDialectView(word, node, in: parent) {
      finding.fixes = [.dialectView(node, markup)]
    }
    report(finding)
  }

  /// Reports an attribute whose name is none of the language's.
  mutating func reportUnknownAttribute(_ attribute: MarkupAttribute, at place: Int, parent: Int32) {
    guard !isFull else { return }
    if isBrokenMarkup(attribute.nameRange) { return }
    let word = markup.names.name(of: attribute.name)
    let readers = declaredReaders(of: word)
    if !readers.isEmpty, ElementSet.layoutElements.contains(document.nodes[place].kind) {
      report(.declaredPlacement(word, attribute, readers, markup))
      return
    }
    report(
      .unknownAttribute(
        word, attribute, of: document.nodes[place].kind,
        legal: legalNames(at: place, parent: parent), markup))
  }

  /// Reports an attribute of the language's that neither the element nor its parent reads.
  mutating func reportUnread(
    _ name: AttributeName, _ attribute: MarkupAttribute, at place: Int, parent: Int32
  ) {
    guard !isFull else { return }
    guard name != .slot else { return report(.misplacedSlotName(attribute, markup)) }
    let kind = document.nodes[place].kind
    let readers = tables.schema.placementReaders(of: name)
    guard readers.isEmpty || !ElementSet.layoutElements.contains(kind) else {
      // Who reads it is unknown under a parent that is unknown.
      let above = placementParent(parent, of: Int32(place))
      guard above.kind != nil else { return }
      reportPlacement(name, attribute, readers, at: place, above)
      return
    }
    let isSize = tables.schema.rows(named: name).contains { $0.group == .size }
    if isSize, ElementSet.unsized.contains(kind) {
      let node = markup.nodes[Int(document.nodes[place].markup)]
      report(.unreadSize(name, attribute, of: kind, at: node, markup))
      return
    }
    report(
      .unknownAttribute(
        name.name, attribute, of: kind, legal: legalNames(at: place, parent: parent), markup))
  }

  mutating func reportPlacement(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ readers: ElementSet, at place: Int,
    _ above: PlacementParent,
  ) {
    guard !isFull, let parent = above.kind else { return }
    report(
      .placement(
        PlacementFault(
          name: name, attribute: attribute, element: document.nodes[place].kind,
          elementName: elementName(place),
          node: markup.nodes[Int(document.nodes[place].markup)],
          parent: parent, parentName: self.name(of: above),
          way: way(to: above), readers: readers),
        tables.schema, markup))
  }

  /// Reports an attribute that the element and its parent read in two meanings.
  mutating func reportTwoReaders(
    _ name: AttributeName, _ attribute: MarkupAttribute, at place: Int, _ above: PlacementParent
  ) {
    guard !isFull, above.kind != nil else { return }
    report(
      .twoReaders(
        name, attribute, of: document.nodes[place].kind, in: self.name(of: above),
        way: way(to: above), element: markup.nodes[Int(document.nodes[place].markup)],
        markup))
  }

  /// The names of the attributes that stand on the element.
  func writtenNames(at place: Int) -> Set<String> {
    let node = markup.nodes[Int(document.nodes[place].markup)]
    return Set(node.attributeIndices.map { markup.names.name(of: markup.attributes[$0].name) })
  }

  /// What an attribute was meant to be called whose name is none of the language's, or nil.
  func meantName(of attribute: MarkupAttribute, at place: Int, parent: Int32) -> String? {
    guard tables.schema.attribute(named: attribute.name.rawValue) == nil else { return nil }
    let legal = legalNames(at: place, parent: parent)
    let word = markup.names.name(of: attribute.name)
    return NearestName.find(word, among: legal).first
  }

  /// The attributes that the element could still carry.
  private func legalNames(at place: Int, parent: Int32) -> [String] {
    let kind = document.nodes[place].kind
    let above = placementParent(parent, of: Int32(place))
    let parentKind = ElementSet.flow.contains(kind) ? nil : above.kind
    var written = AttributeMask()
    for index in markup.nodes[Int(document.nodes[place].markup)].attributeIndices {
      let name = tables.schema.attribute(named: markup.attributes[index].name.rawValue)
      if let name { written.insert(name) }
    }
    let declared = declaration(of: above)?.placements.map(\.name) ?? []
    return declared
      + AttributeName.allCases.filter { name in
        !written.contains(name)
          && (tables.schema.ownRow(name, of: kind) != nil
            || parentKind.flatMap { tables.schema.placementRow(name, of: kind, in: $0) } != nil)
      }.map(\.name)
  }
}
