/// What the scanner noticed about a node or an attribute while it read it.
package struct MarkupFlags: OptionSet, Sendable {
  package var rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  // The protocol's own are looked up where another module asks for every attribute.

  @inlinable
  package func contains(_ flag: MarkupFlags) -> Bool { rawValue & flag.rawValue == flag.rawValue }

  @inlinable
  package func isDisjoint(with flags: MarkupFlags) -> Bool { rawValue & flags.rawValue == 0 }

  /// The element is written as one tag, `<a/>`.
  @inlinable package static var selfClosing: MarkupFlags { MarkupFlags(rawValue: 1) }

  /// XML was broken inside this element's tag, or its end never came: what seems to be missing from
  /// it may only have been lost.
  @inlinable package static var incomplete: MarkupFlags { MarkupFlags(rawValue: 2) }

  /// Other character data than white space stands directly in the element.
  @inlinable package static var hasText: MarkupFlags { MarkupFlags(rawValue: 4) }

  /// The value or text differs from its source bytes: it holds `&` or white space that XML turns
  /// into something else.
  @inlinable package static var needsDecoding: MarkupFlags { MarkupFlags(rawValue: 8) }

  /// The attribute repeats another of its element; its value counts for nothing.
  @inlinable package static var duplicate: MarkupFlags { MarkupFlags(rawValue: 16) }

  /// The name has a prefix or declares one, which was reported; it can be no name of the language.
  @inlinable package static var namespaced: MarkupFlags { MarkupFlags(rawValue: 64) }

  /// What leaves nothing to say of an attribute.
  @inlinable package static var unsound: MarkupFlags { MarkupFlags(rawValue: 2 | 16 | 64) }

  /// The start tag has no `>`, so that nobody knows whether an end tag was meant to follow.
  static var doubtfulEnd: MarkupFlags { MarkupFlags(rawValue: 32) }
}
