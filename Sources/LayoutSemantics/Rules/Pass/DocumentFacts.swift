import LayoutSchema

/// The contents of a document, recorded while it is read, by which rules are selected.
struct DocumentFacts: Sendable {
  var kinds: ElementSet = []
  /// The attributes that occur on any element.
  var attributes = AttributeMask()
  var features: DocumentFeatures = []
}

/// Properties of a document besides the names of its elements and attributes.
struct DocumentFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  /// A length is a percentage.
  static let percentage = DocumentFeatures(rawValue: 1 << 0)
  /// A length is infinite.
  static let infinity = DocumentFeatures(rawValue: 1 << 1)
  /// Two elements have the same id.
  static let equalIds = DocumentFeatures(rawValue: 1 << 2)
  /// The document declares or imports something, or a loop names a value.
  static let declarations = DocumentFeatures(rawValue: 1 << 3)
  /// An element has a style.
  static let styles = DocumentFeatures(rawValue: 1 << 4)
  /// The document has no errors.
  ///
  /// In a document with errors, an element that seems useless may be part of a mistake.
  static let sound = DocumentFeatures(rawValue: 1 << 6)
  /// A value is an expression.
  static let expressions = DocumentFeatures(rawValue: 1 << 5)
}
