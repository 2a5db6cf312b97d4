/// The attributes of a view of the host, or of a custom layout, as a type of the app.
///
/// ```swift
/// struct MapAttributes: TypedAttributes {
///   let zoom: Double
///   let title: LayoutText?
///
///   init(attributes: AttributeReader) throws(AttributeError) {
///     zoom = try attributes.value("zoom")
///     title = try attributes.value("title")
///   }
/// }
/// ```
///
/// A ``ViewRegistry`` has the types of an app's views. The types are tried with values of the types
/// that a document declares before the document is shown, so reading them must do nothing else.
public protocol TypedAttributes: Sendable {
  /// Reads the attributes.
  ///
  /// - Parameter attributes: The attributes that an element of a document has, by name.
  /// - Throws: The first attribute that is missing or has another type.
  init(attributes: AttributeReader) throws(AttributeError)
}

/// The reason why an app's type cannot have an attribute of a document.
public struct AttributeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the attribute.
  public let attribute: String
  /// The type that the app reads, as documents write it.
  public let wanted: String
  /// The type that the attribute has; `nil` if the attribute is missing.
  public let given: String?

  /// The reason, such as `'zoom' is a String; wanted is Number`.
  public var description: String {
    guard let given else { return "'\(attribute)' is missing; wanted is \(wanted)" }
    let article = given.first.map { "AEIOU".contains($0) } == true ? "an" : "a"
    return "'\(attribute)' is \(article) \(given); wanted is \(wanted)"
  }
}

extension AttributeReader {
  /// Returns an attribute as a value of a type.
  ///
  /// An optional type stands for an attribute that may be missing.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - type: The type of the value.
  /// - Returns: The value.
  /// - Throws: The reason with the attribute's name, if it is missing or has another type.
  /// - Complexity: O(n) in the size of the value.
  public func value<Value: AttributeConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(AttributeError) -> Value {
    let given = self[name]
    guard let value = Value.value(of: given) else {
      throw AttributeError(attribute: name, wanted: Value.typeName, given: given?.typeName)
    }
    return value
  }
}

// MARK: Types of values

/// A type that an attribute of a document can have in an app.
///
/// An enum of an app whose raw values are the words of a choice needs the conformance alone.
public protocol AttributeConvertible: Sendable {
  /// The type as documents write it.
  static var typeName: String { get }

  /// Returns an attribute as a value of the type; `nil` if it has another type, or if it is missing
  /// and must not be.
  ///
  /// - Parameter attribute: The value of the attribute; `nil` if it is missing.
  /// - Returns: The value.
  static func value(of attribute: AttributeValue?) -> Self?
}

extension AttributeConvertible where Self: RawRepresentable, RawValue == String {
  /// The type as documents write it: a choice.
  public static var typeName: String { "Choice" }

  /// Returns the case of a choice's word; `nil` for another type or a word without a case.
  public static func value(of attribute: AttributeValue?) -> Self? {
    if case .choice(let word) = attribute { return Self(rawValue: word) }
    return nil
  }
}

extension Bool: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Bool" }

  /// Returns a truth value; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Bool? {
    if case .bool(let bool) = attribute { return bool }
    return nil
  }
}

extension Int: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Integer" }

  /// Returns an integer; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Int? {
    if case .integer(let integer) = attribute { return integer }
    return nil
  }
}

extension Float: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Number" }

  /// Returns a number, a length in points, a percentage or an integer; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Float? {
    switch attribute {
    case .number(let number): number
    case .integer(let integer): Float(integer)
    default: nil  // open: no other value is a number.
    }
  }
}

extension Double: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Number" }

  /// Returns a number, a length in points, a percentage or an integer; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Double? {
    Float.value(of: attribute).map { Double($0) }
  }
}

extension String: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "String" }

  /// Returns a string that is not translated, or the word of a choice; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> String? {
    switch attribute {
    case .string(let string): string
    case .choice(let word): word
    default: nil  // open: no other value is a string.
    }
  }
}

extension LayoutText: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Text" }

  /// Returns a text, or a string as a text that is not translated; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> LayoutText? {
    switch attribute {
    case .text(let text): text
    case .string(let string): .verbatim(string)
    default: nil  // open: no other value is a text.
    }
  }
}

extension LayoutInstant: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Date" }

  /// Returns a date; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> LayoutInstant? {
    if case .date(let date) = attribute { return date }
    return nil
  }
}

extension LayoutColor: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Color" }

  /// Returns a color; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> LayoutColor? {
    if case .color(let color) = attribute { return color }
    return nil
  }
}

extension ImageSource: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Image" }

  /// Returns the source of a picture; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> ImageSource? {
    if case .image(let source) = attribute { return source }
    return nil
  }
}

extension LayoutDimension: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Dimension" }

  /// Returns a dimension, or a number as points; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> LayoutDimension? {
    if case .dimension(let dimension) = attribute { return dimension }
    return Float.value(of: attribute).map { .points($0) }
  }
}

extension Ratio: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Ratio" }

  /// Returns a ratio; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Ratio? {
    if case .ratio(let ratio) = attribute { return ratio }
    return nil
  }
}

extension LayoutEdges: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "Insets" }

  /// Returns the lengths of four edges; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> LayoutEdges? {
    if case .edges(let edges) = attribute { return edges }
    return nil
  }
}

extension Array: AttributeConvertible where Element: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "[\(Element.typeName)]" }

  /// Returns the values of a list; `nil` for another type, or if a value has another one.
  public static func value(of attribute: AttributeValue?) -> [Element]? {
    guard case .list(let values) = attribute else { return nil }
    var elements: [Element] = []
    for value in values {
      guard let element = Element.value(of: value) else { return nil }
      elements.append(element)
    }
    return elements
  }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  /// The type as documents write it.
  public static var typeName: String { "\(Wrapped.typeName)?" }

  /// Returns `nil` in an optional for a missing attribute; `nil` for another type.
  public static func value(of attribute: AttributeValue?) -> Wrapped?? {
    guard let attribute else { return .some(nil) }
    return Wrapped.value(of: attribute).map { .some($0) }
  }
}

extension AttributeValue {
  /// The type of the value as documents write it.
  fileprivate var typeName: String {
    switch self {
    case .number: "Number"
    case .integer: "Integer"
    case .bool: "Bool"
    case .date: "Date"
    case .string: "String"
    case .text: "Text"
    case .dimension: "Dimension"
    case .length: "Length"
    case .color: "Color"
    case .image: "Image"
    case .ratio: "Ratio"
    case .edges: "Insets"
    case .pair: "Pair"
    case .size: "Size"
    case .sizeRange: "Size range"
    case .choice(let word): "Choice with the word '\(word)'"
    case .flags: "Words"
    case .list(let values): "[\(values.first?.typeName ?? "")]"
    }
  }
}
