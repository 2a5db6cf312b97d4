/// The number of an element or attribute name in a ``NameTable``.
///
/// Seeds keep their numbers for the life of a table; the numbers of an author's own names hold for
/// one document.
package struct NameID: Equatable, Hashable, Sendable {
  package var rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// What a full table gives; see ``MarkupLimits/names``.
  package static let overflow = NameID(rawValue: .max)

  /// Text, CDATA and comments have no name.
  package static let none = NameID(rawValue: .max - 1)
}
