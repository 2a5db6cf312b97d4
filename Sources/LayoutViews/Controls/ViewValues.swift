public import LayoutEngine

/// The values that a document gives a view of the host's, by the names of their attributes.
///
/// A value that is generated is looked into as it is stored: it has a property for each attribute. One of an
/// interpreted document is an `AttributeReader` already. A value of another type than is asked for reads as if
/// it were not there.
public struct ViewValues: Sendable {
  private let reader: AttributeReader

  /// Takes the values of a view; `nil` has none.
  public init(_ attributes: (any ViewAttributes)?) {
    reader =
      attributes.map { ($0 as? AttributeReader) ?? AttributeReader(mirroring: $0) }
      ?? AttributeReader()
  }

  /// A truth value.
  public func bool(_ name: String) -> Bool? { reader.bool(name) }

  /// A finite number, of a number or an integer.
  public func number(_ name: String) -> Double? {
    reader.number(name).map { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A string.
  public func string(_ name: String) -> String? { reader.string(name) }

  /// Words for people.
  public func text(_ name: String) -> LayoutText? { reader.text(name) }

  /// A word of a list of choices.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue == String {
    reader.choice(name)
  }

  /// A color.
  public func color(_ name: String) -> LayoutColor? { reader.color(name) }

  /// The source of a picture.
  public func image(_ name: String) -> ImageSource? { reader.image(name) }
}

extension AttributeReader {
  /// The stored properties of a value.
  fileprivate init(mirroring attributes: any ViewAttributes) {
    self.init()
    for (label, value) in Mirror(reflecting: attributes).children {
      guard let label else { continue }
      self[label] = AttributeValue(reflecting: value)
    }
  }
}

extension AttributeValue {
  /// The value of a property; nil for what views are given in no document.
  fileprivate init?(reflecting value: Any) {
    // An optional is looked into by the casts.
    if let value = value as? Bool {
      self = .bool(value)
    } else if let value = value as? Double {
      self = .number(Float(value))
    } else if let value = value as? Float {
      self = .number(value)
    } else if let value = value as? Int {
      self = .integer(value)
    } else if let value = value as? String {
      self = .string(value)
    } else if let value = value as? LayoutText {
      self = .text(value)
    } else if let value = value as? LayoutColor {
      self = .color(value)
    } else if let value = value as? ImageSource {
      self = .image(value)
    } else if let value = value as? any RawRepresentable, let word = value.rawValue as? String {
      self = .choice(word)
    } else {
      return nil
    }
  }
}
