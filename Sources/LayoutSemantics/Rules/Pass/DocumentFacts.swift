import LayoutSchema

/// What a document holds, noted while it is read, by which rules are chosen.
struct DocumentFacts: Sendable {
  var kinds: ElementSet = []
  /// All that stands on some element.
  var attributes = AttributeMask()
  var features: DocumentFeatures = []
}

/// What is to be known of a document besides the names in it.
struct DocumentFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  /// A length is a percentage.
  static let percentage = DocumentFeatures(rawValue: 1 << 0)
  /// A length has no end.
  static let infinity = DocumentFeatures(rawValue: 1 << 1)
  /// An id stands twice.
  static let equalIds = DocumentFeatures(rawValue: 1 << 2)
  /// Something is declared or imported, or a loop gives a value a name.
  static let declarations = DocumentFeatures(rawValue: 1 << 3)
  /// An element has a style.
  static let styles = DocumentFeatures(rawValue: 1 << 4)
  /// Nothing is wrong with it: what seems to be of no use may be what a mistake is about.
  static let sound = DocumentFeatures(rawValue: 1 << 6)
  /// A value is an expression.
  static let expressions = DocumentFeatures(rawValue: 1 << 5)
}
