/// The properties of a node or an attribute that the scanner found while reading.
@usableFromInline
package struct MarkupFlags: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // The protocol's own functions are not inlined in other modules, where they run for every
  // attribute.

  @inlinable
  package func contains(_ flag: MarkupFlags) -> Bool { rawValue & flag.rawValue == flag.rawValue }

  @inlinable
  package func isDisjoint(with flags: MarkupFlags) -> Bool { rawValue & flags.rawValue == 0 }

  /// The element is written as one tag, `<a/>`.
  @inlinable package static var selfClosing: MarkupFlags { MarkupFlags(rawValue: 1) }

  /// The element's tag is malformed, or its end tag is missing.
  ///
  /// Content that seems to be missing may only have been lost.
  @inlinable package static var incomplete: MarkupFlags { MarkupFlags(rawValue: 2) }

  /// The element directly contains character data other than white space.
  @inlinable package static var hasText: MarkupFlags { MarkupFlags(rawValue: 4) }

  /// The value or text differs from its source bytes.
  ///
  /// The source contains `&`, or white space that XML normalises.
  @inlinable package static var needsDecoding: MarkupFlags { MarkupFlags(rawValue: 8) }

  /// The attribute repeats another one of its element, and its value is ignored.
  @inlinable package static var duplicate: MarkupFlags { MarkupFlags(rawValue: 16) }

  /// The name has a prefix or declares one, which was reported; it is no name of the language.
  @inlinable package static var namespaced: MarkupFlags { MarkupFlags(rawValue: 64) }

  /// The flags of attributes that are not checked further.
  @inlinable package static var unsound: MarkupFlags { MarkupFlags(rawValue: 2 | 16 | 64) }

  /// The start tag has no `>`, so that an end tag may or may not be intended.
  package static var doubtfulEnd: MarkupFlags { MarkupFlags(rawValue: 32) }
}
