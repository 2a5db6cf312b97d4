import LayoutEngine

/// The values of the attributes that a document declares for a control, whatever type holds them.
///
/// Generated code has a type of its own for each control, in the app's module; its properties are found by
/// their names. Where a document is interpreted, the values are in an `AttributeReader`.
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

  /// A number; nil where there is none.
  func number(_ name: String) -> Double? {
    if let reader { return reader.number(name).map(Double.init) }
    return values[name] as? Double
  }

  func string(_ name: String) -> String {
    reader?.string(name) ?? values[name] as? String ?? ""
  }

  /// Words for people, in their language.
  func text(_ name: String) -> String {
    (reader?.text(name) ?? values[name] as? LayoutText)?.words(in: language) ?? ""
  }

  /// The word of a choice; empty where there is none.
  func choice(_ name: String) -> String {
    if case .choice(let word) = reader?[name] { return word }
    return (values[name] as? any RawRepresentable<String>)?.rawValue ?? ""
  }
}
