package import LayoutSchema

// A typed tree that is not read from markup: the expansion of one with structure.

extension TypedDocument {
  /// An attribute of an element that is added, in the words of ``TypedAttribute``.
  package struct Filling: Sendable {
    package var name: AttributeName
    package var row: RowID
    package var value: TypedValue

    package init(_ name: AttributeName, _ row: RowID, _ value: TypedValue) {
      self.name = name
      self.row = row
      self.value = value
    }
  }

  /// A tree of one `layout`, to be filled with elements.
  package static func plain() -> TypedDocument {
    var document = TypedDocument()
    document.nodes = [TypedNode(.layout, markup: -1, parent: -1, firstAttribute: 0)]
    return document
  }

  /// Adds an element behind the last child of `parent`; its place is what is returned.
  ///
  /// All elements are added in document order; a `span` is no child.
  @discardableResult
  package mutating func append(
    _ kind: ElementKind, markup: Int32, to parent: Int, _ attributes: [Filling]
  ) -> Int {
    let place = nodes.count
    var node = TypedNode(
      kind, markup: markup, parent: Int32(parent), firstAttribute: Int32(self.attributes.count))
    node.attributeCount = Int32(attributes.count)
    node.firstRun = Int32(runs.count)
    for attribute in attributes {
      node.written.insert(attribute.name)
      self.attributes.append(
        TypedAttribute(
          name: attribute.name, row: attribute.row, markup: -1, value: attribute.value))
    }
    nodes.append(node)
    if kind != .span { link(place, to: parent) }
    return place
  }

  private mutating func link(_ place: Int, to parent: Int) {
    nodes[parent].childCount += 1
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(place)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(place)
    }
    nodes[parent].lastChild = Int32(place)
    if parent == 0, root < 0 { root = Int32(place) }
  }

  /// Adds a piece to the content of a text; what is returned is its place in ``runs``.
  ///
  /// The pieces of a text follow one another.
  @discardableResult
  package mutating func append(run text: TextReference, in span: Int32, of node: Int) -> Int {
    if nodes[node].runCount == 0 { nodes[node].firstRun = Int32(runs.count) }
    nodes[node].runCount += 1
    runs.append(TypedRun(text: text, span: span))
    return runs.count - 1
  }

  /// Keeps a text.
  package mutating func append(text: String) -> TextReference {
    let start = UInt32(decoded.count)
    decoded += text.utf8
    return TextReference(start: start, end: UInt32(decoded.count), isDecoded: true)
  }
}
