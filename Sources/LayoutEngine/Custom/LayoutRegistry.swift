/// The custom layouts that interpreted documents can use, by name.
///
/// Generated code needs no registry, because it names the types directly.
public struct LayoutRegistry: Sendable {
  private var types: [String: any InterpretedLayout.Type] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry of layouts, each under the name of its type.
  ///
  /// - Parameter types: The types; of several with one name, the last is registered.
  /// - Complexity: O(n) in the number of types.
  public init(_ types: [any InterpretedLayout.Type]) {
    for type in types { register(type) }
  }

  /// The registered names in ascending order.
  ///
  /// - Complexity: O(n log n) in the number of layouts.
  public var names: [String] { types.keys.sorted() }

  /// Registers a layout, and replaces any layout with the same name.
  ///
  /// - Parameters:
  ///   - type: The type of the layout.
  ///   - name: The name that documents use, as in `class="MasonryLayout"`; `nil` is the type's
  ///     name.
  public mutating func register(_ type: any InterpretedLayout.Type, as name: String? = nil) {
    types[name ?? String(describing: type)] = type
  }

  /// Registers all layouts of another registry, and replaces those with the same names.
  ///
  /// - Complexity: O(n) in the number of layouts in `other`.
  public mutating func merge(_ other: LayoutRegistry) {
    types.merge(other.types) { _, new in new }
  }

  /// Returns whether a layout is registered under a name, or under the part after its last full
  /// stop.
  public func contains(_ name: String) -> Bool { type(named: name) != nil }

  private func type(named name: String) -> (any InterpretedLayout.Type)? {
    if let type = types[name] { return type }
    guard let stop = name.lastIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: stop)...])]
  }

  /// Creates the layout that is registered under a name; returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name; if it is not registered, the part after its last full stop.
  ///   - attributes: The attributes of the layout.
  /// - Returns: The layout as the attributes of an element.
  public func spec(of name: String, _ attributes: AttributeReader) -> ElementSpec? {
    type(named: name).map { .custom(CustomSpec($0.init(attributes: attributes))) }
  }

  /// Creates the placement of a child for the layout that is registered under a name; returns `nil`
  /// if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the layout; if it is not registered, the part after its last full stop.
  ///   - attributes: The placement attributes of the child.
  /// - Returns: The placement.
  public func placement(under name: String, _ attributes: AttributeReader) -> PlacementRecord? {
    type(named: name).map { $0.placement(attributes) }
  }
}

extension LayoutRegistry {
  /// Reads attributes as those of a layout whose type is a ``TypedAttributes`` too.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - name: The name of the layout; one of another type reads nothing here.
  /// - Throws: The first attribute that is missing or has another type than the layout reads.
  public func check(_ attributes: AttributeReader, of name: String) throws(AttributeError) {
    guard let type = type(named: name) as? any TypedAttributes.Type else { return }
    _ = try type.init(attributes: attributes)
  }
}

extension InterpretedLayout {
  fileprivate static func placement(_ attributes: AttributeReader) -> PlacementRecord {
    Item(attributes: attributes).record
  }
}
