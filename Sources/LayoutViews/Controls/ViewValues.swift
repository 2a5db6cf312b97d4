public import LayoutEngine

/// The attribute values of a view of the host, by the names of their attributes.
///
/// The values of a generated type are read from its stored properties, one for each attribute. The
/// values of an interpreted document are an `AttributeReader`. A value of another type than the
/// requested one counts as missing.
public struct ViewValues: Sendable {
  private let reader: AttributeReader

  /// Creates the values of a view; `nil` is an empty set of values.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public init(_ attributes: (any ViewAttributes)?) {
    reader =
      attributes.map { ($0 as? AttributeReader) ?? AttributeReader(mirroring: $0) }
      ?? AttributeReader()
  }

  /// Returns the attributes as a type of the app.
  ///
  /// - Parameter type: The type.
  /// - Returns: The attributes.
  /// - Throws: The first attribute that is missing or has another type.
  /// - Complexity: O(n) in the number of attributes.
  public func attributes<Attributes: TypedAttributes>(
    as type: Attributes.Type = Attributes.self
  ) throws(AttributeError) -> Attributes {
    try Attributes(attributes: reader)
  }

  /// Returns the truth value of an attribute; `nil` if the attribute is missing or has another
  /// type.
  public func bool(_ name: String) -> Bool? { reader.bool(name) }

  /// Returns the finite number of an attribute, which may be an integer or a dimension in points.
  ///
  /// The result is `nil` if the attribute is missing, has another type or is not finite.
  public func number(_ name: String) -> Double? {
    reader.number(name).map { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the string of an attribute; `nil` if the attribute is missing or has another type.
  public func string(_ name: String) -> String? { reader.string(name) }

  /// Returns the localizable text of an attribute; `nil` if the attribute is missing or has another
  /// type.
  public func text(_ name: String) -> LayoutText? { reader.text(name) }

  /// Returns the case of `Choice` that an attribute names.
  ///
  /// The result is `nil` if the attribute is missing, has another type or is no raw value of
  /// `Choice`.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue == String {
    reader.choice(name)
  }

  /// Returns the point in time of an attribute; `nil` if the attribute is missing or has another
  /// type.
  public func date(_ name: String) -> LayoutInstant? { reader.date(name) }

  /// Returns the color of an attribute; `nil` if the attribute is missing or has another type.
  public func color(_ name: String) -> LayoutColor? { reader.color(name) }

  /// Returns the picture source of an attribute; `nil` if the attribute is missing or has another
  /// type.
  public func image(_ name: String) -> ImageSource? { reader.image(name) }
}

extension AttributeReader {
  /// Creates a reader of a value's stored properties.
  fileprivate init(mirroring attributes: any ViewAttributes) {
    self.init()
    for (label, value) in Mirror(reflecting: attributes).children {
      guard let label else { continue }
      self[label] = AttributeValue(reflecting: value)
    }
  }
}

extension AttributeValue {
  /// Creates the attribute value of a property; nil for a type that attributes of views do not
  /// have.
  fileprivate init?(reflecting value: Any) {
    // The casts unwrap an optional.
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
    } else if let value = value as? LayoutInstant {
      self = .date(value)
    } else if let value = value as? ImageSource {
      self = .image(value)
    } else if let value = value as? LayoutDimension {
      self = .dimension(value)
    } else if let value = value as? Ratio {
      self = .ratio(value)
    } else if let value = value as? LayoutEdges {
      self = .edges(value)
    } else if let values = value as? [Any] {
      self = .list(values.compactMap { AttributeValue(reflecting: $0) })
    } else if let value = value as? any RawRepresentable, let word = value.rawValue as? String {
      self = .choice(word)
    } else {
      return nil
    }
  }
}
