/// The id of an element or attribute name in a ``NameTable``.
///
/// The ids of seeds are valid for the life of a table, those of an author's own names for one
/// document.
package struct NameID: Equatable, Hashable, Sendable {
  package var rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The id that a full table returns; see ``MarkupLimits/names``.
  package static let overflow = NameID(rawValue: .max)

  /// The id of nodes without a name: text, CDATA and comments.
  package static let none = NameID(rawValue: .max - 1)
}
