/// How large a document may be.
///
/// Each limit lies well below what libxml2 stands.
package enum MarkupLimits {
  /// In bytes of UTF-8.
  package static let documentSize = 8 << 20
  /// In levels of elements.
  package static let depth = 200
  package static let attributesPerElement = 256
  /// Different names of elements and attributes in one document; libxml2 grows slow beyond.
  package static let names = 20_000
  /// Findings in one document after which reading it ends.
  package static let findings = 100
}
