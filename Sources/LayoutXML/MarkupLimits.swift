/// The limits on the size of a document, each well below libxml2's.
package enum MarkupLimits {
  /// The greatest size of a document, in bytes of UTF-8.
  package static let documentSize = 8 << 20
  /// The greatest nesting depth of elements.
  package static let depth = 200
  package static let attributesPerElement = 256
  /// The greatest number of distinct names in a document; libxml2 becomes slow beyond.
  package static let names = 20_000
  /// The number of findings in a document at which reading ends.
  package static let findings = 100
}
