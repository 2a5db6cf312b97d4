package import LayoutDiagnostics

/// The kind of a node of the markup; white space alone is no node.
@usableFromInline
package enum MarkupKind: UInt8, Sendable {
  case element
  /// A run of character data that contains more than white space.
  case text
  case cdata
  case comment
  case processingInstruction
}

/// A node of a document: one row of the tape, in document order.
///
/// Offsets count UTF-8 bytes from the start of the text. Links are indices in the tape, or −1.
@usableFromInline
package struct MarkupNode: Sendable {
  @usableFromInline package var kind: MarkupKind
  package var flags: MarkupFlags
  package var name: NameID
  /// The offset of the construct's first byte.
  package var start: UInt32
  /// The offset behind the construct's last byte.
  package var end: UInt32
  package var nameStart: UInt32
  package var nameEnd: UInt32
  /// The offset behind the `>` of an element's start tag.
  package var startTagEnd: UInt32
  /// The start of ``contentRange`` or ``endTagNameRange``.
  package var innerStart: UInt32
  /// The end of ``contentRange`` or ``endTagNameRange``.
  package var innerEnd: UInt32
  package var parent: Int32
  package var firstChild: Int32
  package var lastChild: Int32
  package var nextSibling: Int32
  @usableFromInline package var firstAttribute: Int32
  @usableFromInline package var attributeCount: Int32

  init(kind: MarkupKind, name: NameID, start: UInt32, parent: Int32, firstAttribute: Int32) {
    self.kind = kind
    flags = []
    self.name = name
    self.start = start
    end = start
    nameStart = start
    nameEnd = start
    startTagEnd = start
    innerStart = start
    innerEnd = start
    self.parent = parent
    firstChild = -1
    lastChild = -1
    nextSibling = -1
    self.firstAttribute = firstAttribute
    attributeCount = 0
  }

  @inlinable package var isElement: Bool {
    if case .element = kind { true } else { false }
  }

  /// The indices of the element's attributes in the tape.
  @inlinable package var attributeIndices: Range<Int> {
    Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
  }

  /// The range of the whole construct, including the end tag.
  package var range: SourceRange { SourceRange(start: start, end: end) }

  /// The range of the name in a start tag, or of an instruction's target; otherwise empty.
  package var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }

  /// The range of the name in the element's end tag; empty if there is none.
  package var endTagNameRange: SourceRange {
    kind == .element ? SourceRange(start: innerStart, end: innerEnd) : .at(end)
  }

  /// The range of the content.
  ///
  /// For text, the range excludes surrounding white space; for CDATA, comments and instructions, it
  /// excludes the delimiters.
  package var contentRange: SourceRange {
    kind == .element ? .at(end) : SourceRange(start: innerStart, end: innerEnd)
  }
}
