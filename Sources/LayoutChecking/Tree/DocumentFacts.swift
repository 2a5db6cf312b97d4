package import LayoutModel
package import LayoutSchema

/// The contents of a document, recorded while it is read, by which rules are selected.
package struct DocumentFacts: Sendable {
  package var kinds: ElementSet = []
  /// The attributes that occur on any element.
  package var attributes = AttributeMask()
  package var features: DocumentFeatures = []
}

/// Properties of a document besides the names of its elements and attributes.
package struct DocumentFeatures: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A length is a percentage.
  package static let percentage = DocumentFeatures(rawValue: 1 << 0)
  /// A length is infinite.
  package static let infinity = DocumentFeatures(rawValue: 1 << 1)
  /// Two elements have the same id.
  package static let equalIds = DocumentFeatures(rawValue: 1 << 2)
  /// The document declares or imports something, or a loop names a value.
  package static let declarations = DocumentFeatures(rawValue: 1 << 3)
  /// An element has a style.
  package static let styles = DocumentFeatures(rawValue: 1 << 4)
  /// The document has no errors.
  ///
  /// In a document with errors, an element that seems useless may be part of a mistake.
  package static let sound = DocumentFeatures(rawValue: 1 << 6)
  /// A value is an expression.
  package static let expressions = DocumentFeatures(rawValue: 1 << 5)
}
