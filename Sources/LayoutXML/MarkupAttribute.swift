package import LayoutDiagnostics

/// An attribute as it is written: one row of the tape, in document order.
@usableFromInline
package struct MarkupAttribute: Sendable {
  package var name: NameID
  @usableFromInline package var flags: MarkupFlags
  /// `"` or `'`; 0 if the value has no quotes or the attribute no value.
  package var quote: UInt8
  package var nameStart: UInt32
  package var nameEnd: UInt32
  /// The offset of the value's first byte, behind the quote.
  package var valueStart: UInt32
  package var valueEnd: UInt32

  package init(name: NameID, nameStart: UInt32, nameEnd: UInt32) {
    self.name = name
    flags = []
    quote = 0
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    valueStart = nameEnd
    valueEnd = nameEnd
  }

  /// Whether the value differs from its source bytes; see ``DecodedValue``.
  @inlinable package var needsDecoding: Bool { flags.contains(.needsDecoding) }

  /// Whether the attribute can be checked further.
  ///
  /// False if the attribute is broken, repeated or namespaced, so that XML findings cover it.
  @inlinable package var isSound: Bool {
    flags.isDisjoint(with: .unsound)
  }

  package var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }

  /// The range of the value without quotes.
  package var valueRange: SourceRange { SourceRange(start: valueStart, end: valueEnd) }

  /// The range of name, value and quotes.
  package var range: SourceRange {
    SourceRange(start: nameStart, end: quote == 0 ? valueEnd : valueEnd &+ 1)
  }
}
