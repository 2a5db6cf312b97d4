package import LayoutSchema

/// An element of the typed tree: one row, in document order.
///
/// Links are indices, −1 where there is nothing.
package struct TypedNode: Sendable {
  package var kind: ElementKind
  /// Something is wrong with the element itself, so that what seems to follow from it may not.
  package var isBroken = false
  /// The element in the markup.
  package var markup: Int32
  package var parent: Int32
  package var firstChild: Int32 = -1
  package var lastChild: Int32 = -1
  package var nextSibling: Int32 = -1
  /// Layout elements among the children, those with mistakes included.
  package var childCount: Int32 = 0
  package var firstAttribute: Int32
  package var attributeCount: Int32 = 0
  /// The pieces of a `text`'s content in ``TypedDocument/runs``, or those of a condition or loop in
  /// one.
  package var firstRun: Int32 = 0
  package var runCount: Int32 = 0
  /// The entry of ``DocumentStructure`` that is the element's own, or −1.
  package var detail: Int32 = -1
  /// The names of what is written on the element, so that asking for an attribute that is not there,
  /// as most questions do, costs no search.
  var written = AttributeMask()

  init(_ kind: ElementKind, markup: Int32, parent: Int32, firstAttribute: Int32) {
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

/// An attribute that is legal where it stands, with its value.
package struct TypedAttribute: Sendable {
  package var name: AttributeName
  /// The row it was read by.
  package var row: RowID
  /// The attribute in the markup.
  package var markup: Int32
  package var value: TypedValue
  /// Whether a text is shown as it is; other texts for people are keys.
  package var isVerbatim = false
}

/// A piece of a text that looks the same throughout, or the place of a condition or loop in it.
package struct TypedRun: Sendable {
  package var text: TextReference
  /// The `span` that the piece stands in, or −1.
  package var span: Int32
  /// The expression that gives the text, a string, or −1 where ``text`` does.
  package var binding: Int32 = -1
  /// The condition or loop that stands here, whose own pieces follow, or −1.
  package var flow: Int32 = -1
  /// Whether a blank parts the piece from the condition or loop before it, or from the one behind it.
  package var isBehindBlank = false
  package var isBeforeBlank = false
}

extension TypedRun {
  /// The place of a condition or loop.
  init(flow: Int32) {
    self.init(text: TextReference(start: 0, end: 0, isDecoded: true), span: -1, flow: flow)
  }
}
