package import LayoutSchema

/// An element of the typed tree: one row, in document order.
///
/// Links are indices, or −1.
package struct TypedNode: Sendable {
  package var kind: ElementKind
  /// Whether the element has an error, so that conclusions from it may be wrong.
  package var isBroken = false
  /// The index of the element in the markup.
  package var markup: Int32
  package var parent: Int32
  package var firstChild: Int32 = -1
  package var lastChild: Int32 = -1
  package var nextSibling: Int32 = -1
  /// The number of layout elements among the children, including those with errors.
  package var childCount: Int32 = 0
  package var firstAttribute: Int32
  package var attributeCount: Int32 = 0
  /// The index of the first piece in ``TypedDocument/runs``: of a text's content, or of the content
  /// of a condition or loop in a text.
  package var firstRun: Int32 = 0
  package var runCount: Int32 = 0
  /// The index of the element's entry in ``DocumentStructure``, or −1.
  package var detail: Int32 = -1
  /// The names of the attributes on the element.
  ///
  /// Most lookups are for missing attributes, which this mask makes fast.
  package var written = AttributeMask()

  package init(_ kind: ElementKind, markup: Int32, parent: Int32, firstAttribute: Int32) {
    self.kind = kind
    self.markup = markup
    self.parent = parent
    self.firstAttribute = firstAttribute
  }

  /// The indices of the element's attributes in ``TypedDocument/attributes``.
  package var attributeIndices: Range<Int> {
    Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
  }

  package var runIndices: Range<Int> {
    Int(firstRun)..<Int(firstRun) + Int(runCount)
  }
}

/// An attribute that is legal on its element, with its value.
package struct TypedAttribute: Sendable {
  package var name: AttributeName
  /// The row of the schema by which the attribute was read.
  package var row: RowID
  /// The index of the attribute in the markup.
  package var markup: Int32
  package var value: TypedValue

  package init(
    name: AttributeName,
    row: RowID,
    markup: Int32,
    value: TypedValue,
  ) {
    self.name = name
    self.row = row
    self.markup = markup
    self.value = value
  }
}

extension TypedAttribute {
  /// The attribute under the name for which its own is another spelling.
  package var spelledOut: TypedAttribute {
    guard let meant = Schema.shared.spelled(row) else { return self }
    return TypedAttribute(name: meant.name, row: meant.row, markup: markup, value: value)
  }
}

/// A piece of a text with one style, or the place of a condition or loop in the text.
package struct TypedRun: Sendable {
  package var text: TextReference
  /// The `span` that contains the piece, or −1.
  package var span: Int32
  /// The expression whose string is the text, or −1 if ``text`` is.
  package var binding: Int32 = -1
  /// The condition or loop at this place, whose own pieces follow, or −1.
  package var flow: Int32 = -1
  /// Whether white space separates the piece from the condition or loop before it.
  package var isBehindBlank = false
  /// Whether white space separates the piece from the condition or loop behind it.
  package var isBeforeBlank = false

  package init(
    text: TextReference,
    span: Int32,
    binding: Int32 = -1,
    flow: Int32 = -1,
    isBehindBlank: Bool = false,
    isBeforeBlank: Bool = false,
  ) {
    self.text = text
    self.span = span
    self.binding = binding
    self.flow = flow
    self.isBehindBlank = isBehindBlank
    self.isBeforeBlank = isBeforeBlank
  }
}

extension TypedRun {
  /// Creates the place of a condition or loop.
  package init(flow: Int32) {
    self.init(text: TextReference(start: 0, end: 0, isDecoded: true), span: -1, flow: flow)
  }
}
