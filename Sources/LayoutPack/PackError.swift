/// The reason why bytes cannot be used as a pack, and the place at which that was found.
package struct PackError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The section that contains the place, such as `FILE 2`, or `header`.
  package let section: String
  /// The place, in bytes from the start of the pack.
  package let offset: Int
  /// The reason, in lower case and without a full stop.
  package let reason: String

  package init(_ reason: String, at offset: Int, in section: String) {
    self.section = section
    self.offset = offset
    self.reason = reason
  }

  package var description: String { "byte \(offset) (\(section)): \(reason)" }
}

/// The reason why a document cannot be packed.
package struct PackingError: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
