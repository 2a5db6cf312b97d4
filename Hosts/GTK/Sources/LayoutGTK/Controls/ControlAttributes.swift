import LayoutEngine

/// The values of a control's declared attributes, of generated or interpreted documents.
///
/// Generated code has a type for each control in the app's module, whose properties are found by
/// name. For interpreted documents, the values are in an `AttributeReader`.
struct ControlAttributes {
  private let values: [String: Any]
  private let reader: AttributeReader?
  private let language: TextLocalization?

  init(_ attributes: (any ViewAttributes)?, in environment: LayoutEnvironment) {
    language = environment.localization
    reader = attributes as? AttributeReader
    guard let attributes, reader == nil else {
      values = [:]
      return
    }
    var values: [String: Any] = [:]
    for property in Mirror(reflecting: attributes).children {
      if let name = property.label { values[name] = property.value }
    }
    self.values = values
  }

  func bool(_ name: String, default value: Bool) -> Bool {
    reader?.bool(name) ?? values[name] as? Bool ?? value
  }

  /// The number of an attribute; nil if it has none.
  func number(_ name: String) -> Double? {
    if let reader { return reader.number(name).map(Double.init) }
    return values[name] as? Double
  }

  func string(_ name: String) -> String {
    reader?.string(name) ?? values[name] as? String ?? ""
  }

  /// The text of an attribute, in the user's language.
  func text(_ name: String) -> String {
    (reader?.text(name) ?? values[name] as? LayoutText)?.words(in: language) ?? ""
  }

  /// The word of a choice; empty if the attribute has none.
  func choice(_ name: String) -> String {
    if case .choice(let word) = reader?[name] { return word }
    return (values[name] as? any RawRepresentable<String>)?.rawValue ?? ""
  }
}
