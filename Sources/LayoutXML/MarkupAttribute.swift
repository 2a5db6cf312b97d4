package import LayoutDiagnostics

/// An attribute as written: one row of the tape, in document order.
package struct MarkupAttribute: Sendable {
  package var name: NameID
  package var flags: MarkupFlags
  /// `"` or `'`, 0 where the value had no quotes or the attribute no value.
  package var quote: UInt8
  package var nameStart: UInt32
  package var nameEnd: UInt32
  /// The first byte of the value, behind its quote.
  package var valueStart: UInt32
  package var valueEnd: UInt32

  @inlinable
  package init(name: NameID, nameStart: UInt32, nameEnd: UInt32) {
    self.name = name
    flags = []
    quote = 0
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    valueStart = nameEnd
    valueEnd = nameEnd
  }

  /// True when the value is more than its source bytes; see ``DecodedValue``.
  @inlinable package var needsDecoding: Bool { flags.contains(.needsDecoding) }

  /// False when what XML says of the attribute leaves nothing to say: it is broken, repeated or
  /// namespaced.
  @inlinable package var isSound: Bool {
    flags.isDisjoint(with: .unsound)
  }

  @inlinable package var nameRange: SourceRange { SourceRange(start: nameStart, end: nameEnd) }

  /// The value without its quotes.
  @inlinable package var valueRange: SourceRange { SourceRange(start: valueStart, end: valueEnd) }

  /// Name, value and quotes.
  package var range: SourceRange {
    SourceRange(start: nameStart, end: quote == 0 ? valueEnd : valueEnd &+ 1)
  }
}
