/// The views that a host can make for documents, by the names that documents give to `view`, with
/// the types of their attributes.
///
/// ```swift
/// var views = ViewRegistry()
/// views.register("MapView", reading: MapAttributes.self)
/// views.register("Logo")
/// ```
///
/// A document that is loaded at run time is compared with the registry: it is refused if one of its
/// attributes has another type than the app reads. A registry has the controls of
/// `layoutc:Controls`, which every host makes.
public struct ViewRegistry: Sendable {
  private var types: [String: any TypedAttributes.Type] = [:]

  /// Creates a registry of the controls alone.
  public init() {
    for name in LayoutcControls.names { register(name) }
  }

  /// The names of all views in ascending order.
  ///
  /// - Complexity: O(n log n) in the number of views.
  public var names: [String] { types.keys.sorted() }

  /// Registers a view whose attributes may have any type, and replaces one of the same name.
  ///
  /// - Parameter name: The name that documents use, as in `view="MapView"`.
  public mutating func register(_ name: String) {
    types[name] = AnyAttributes.self
  }

  /// Registers a view with the type that reads its attributes, and replaces one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name that documents use, as in `view="MapView"`.
  ///   - attributes: The type of the attributes.
  public mutating func register(_ name: String, reading attributes: any TypedAttributes.Type) {
    types[name] = attributes
  }

  /// Returns whether a view is registered under a name.
  public func contains(_ name: String) -> Bool { types[name] != nil }

  /// Reads attributes as those of a view.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - name: The name of the view; one that is not registered reads nothing.
  /// - Throws: The first attribute that is missing or has another type than the view reads.
  public func check(_ attributes: AttributeReader, of name: String) throws(AttributeError) {
    _ = try types[name]?.init(attributes: attributes)
  }
}

/// Attributes of any types, none of which is read.
private struct AnyAttributes: TypedAttributes {
  init(attributes: AttributeReader) {}
}

extension LayoutcControls {
  /// The names of the controls, which are the classes of their views in documents.
  package static let names = [
    "Button", "TextField", "SecureField", "TextArea", "Toggle", "Slider", "Stepper", "Progress",
    "Spinner",
  ]
}
