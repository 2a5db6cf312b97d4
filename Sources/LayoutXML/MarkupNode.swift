package import LayoutDiagnostics

/// The kinds of things that stand in a document beside white space.
package enum MarkupKind: UInt8, Sendable {
  case element
  /// A run of character data that is not only white space.
  case text
  case cdata
  case comment
  case processingInstruction
}

/// An element or other piece of a document: one row of the tape, in document order.
///
/// Offsets are in UTF-8 bytes from the start of the text; links are indices into the tape, −1 where
/// there is nothing.
package struct MarkupNode: Sendable {
  package var kind: MarkupKind
  package var flags: MarkupFlags
  package var name: NameID
  /// The first byte of the whole construct.
  package var start: UInt32
  /// The byte behind the whole construct.
  package var end: UInt32
  package var nameStart: UInt32
  package var nameEnd: UInt32
  /// Behind the `>` of the start tag, for elements.
  package var startTagEnd: UInt32
  /// See ``contentRange`` and ``endTagNameRange``.
  package var innerStart: UInt32
  package var innerEnd: UInt32
  package var parent: Int32
  package var firstChild: Int32
  package var lastChild: Int32
  package var nextSibling: Int32
  package var firstAttribute: Int32
  package var attributeCount: Int32

  @inlinable
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

  /// The whole construct, end tag included.
  package var range: SourceRange { SourceRange(start: start, end: end) }

  /// The name in the start tag or the target of a processing instruction, else empty.
  package var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }

  /// The name in the element's end tag, empty where it has none.
  package var endTagNameRange: SourceRange {
    kind == .element ? SourceRange(start: innerStart, end: innerEnd) : .at(end)
  }

  /// Text without the blanks around it; CDATA, comments and instructions without their delimiters.
  package var contentRange: SourceRange {
    kind == .element ? .at(end) : SourceRange(start: innerStart, end: innerEnd)
  }
}
