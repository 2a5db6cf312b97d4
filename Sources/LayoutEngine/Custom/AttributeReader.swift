/// The attributes of an element of a ``CustomLayout``, by name.
///
/// In a document that passes the checker, attributes have their declared types. An attribute with
/// another type than the requested one counts as missing.
public struct AttributeReader: Sendable, Equatable {
  fileprivate(set) var values: [String: AttributeValue]

  /// Creates a reader from the values of attributes, by their names in documents.
  public init(_ values: [String: AttributeValue] = [:]) { self.values = values }

  /// The value of an attribute; `nil` if the attribute is missing.
  public subscript(name: String) -> AttributeValue? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

// MARK: Numbers

extension AttributeReader {
  /// Returns an attribute as a number; `nil` if the attribute is missing or has another type.
  ///
  /// The value may be a number, an integer or a dimension in points. The reader does not clamp
  /// numbers.
  public func number(_ name: String) -> Float? {
    switch values[name] {
    case .number(let number): number
    case .integer(let integer): Float(integer)
    case .dimension(.points(let points)): points
    case .bool, .date, .string, .text, .dimension, .length, .color, .image, .ratio, .edges, .pair,
      .size, .sizeRange, .choice, .flags, .list, nil:
      nil
    }
  }

  /// Returns an attribute as a number; `value` if the attribute is missing or has another type.
  ///
  /// The value may be a number, an integer or a dimension in points. The reader does not clamp
  /// numbers.
  public func number(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// Returns an attribute as a length in points; `nil` if the attribute is missing or has another
  /// type.
  ///
  /// The value may be a number, an integer or a dimension in points. The reader does not clamp
  /// numbers.
  public func points(_ name: String) -> Float? { number(name) }

  /// Returns an attribute as a length in points; `value` if the attribute is missing or has another
  /// type.
  ///
  /// The value may be a number, an integer or a dimension in points. The reader does not clamp
  /// numbers.
  public func points(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// Returns an attribute as an integer; `nil` if the attribute is missing or has another type.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name] { return integer }
    return nil
  }

  /// Returns an attribute as an integer; `value` if the attribute is missing or has another type.
  public func integer(_ name: String, default value: Int) -> Int { integer(name) ?? value }
}

// MARK: Words and lists

extension AttributeReader {
  /// Returns an attribute as a truth value; `nil` if the attribute is missing or has another type.
  public func bool(_ name: String) -> Bool? {
    if case .bool(let bool) = values[name] { return bool }
    return nil
  }

  /// Returns an attribute as a truth value; `value` if the attribute is missing or has another
  /// type.
  public func bool(_ name: String, default value: Bool) -> Bool { bool(name) ?? value }

  /// Returns an attribute as a point in time; `nil` if the attribute is missing or has another
  /// type.
  public func date(_ name: String) -> LayoutInstant? {
    if case .date(let date) = values[name] { return date }
    return nil
  }

  /// Returns an attribute as a point in time; `value` if the attribute is missing or has another
  /// type.
  public func date(_ name: String, default value: LayoutInstant) -> LayoutInstant {
    date(name) ?? value
  }

  /// Returns an attribute as a string; `nil` if the attribute is missing or has another type.
  public func string(_ name: String) -> String? {
    if case .string(let string) = values[name] { return string }
    return nil
  }

  /// Returns an attribute as a string; `value` if the attribute is missing or has another type.
  public func string(_ name: String, default value: String) -> String { string(name) ?? value }

  /// Returns an attribute as a localizable text; `nil` if the attribute is missing or has another
  /// type.
  public func text(_ name: String) -> LayoutText? {
    if case .text(let text) = values[name] { return text }
    return nil
  }

  /// Returns an attribute as a localizable text; `value` if the attribute is missing or has another
  /// type.
  public func text(_ name: String, default value: LayoutText) -> LayoutText { text(name) ?? value }

  /// Returns an attribute as a case of `Choice`; `nil` if the attribute is missing, has another
  /// type or is no raw value of `Choice`.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue == String {
    if case .choice(let word) = values[name] { return Choice(rawValue: word) }
    return nil
  }

  /// Returns an attribute as a case of `Choice`; `value` if the attribute is missing, has another
  /// type or is no raw value of `Choice`.
  public func choice<Choice: RawRepresentable>(_ name: String, default value: Choice) -> Choice
  where Choice.RawValue == String {
    choice(name) ?? value
  }

  /// Returns an attribute as the words of a set of flags; `nil` if the attribute is missing or has
  /// another type.
  public func flags(_ name: String) -> [String]? {
    if case .flags(let words) = values[name] { return words }
    return nil
  }

  /// Returns an attribute as the values of a list; `nil` if the attribute is missing or has another
  /// type.
  public func list(_ name: String) -> [AttributeValue]? {
    if case .list(let values) = values[name] { return values }
    return nil
  }
}
