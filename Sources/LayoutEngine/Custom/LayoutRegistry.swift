/// The custom layouts that documents may name where they are interpreted.
///
/// Generated code needs no registry, since it names the types themselves.
public struct LayoutRegistry: Sendable {
  private var types: [String: any InterpretedLayout.Type] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry of layouts under the names of their types.
  public init(_ types: [any InterpretedLayout.Type]) {
    for type in types { register(type) }
  }

  /// The registered names in alphabetical order.
  public var names: [String] { types.keys.sorted() }

  /// Registers a layout; one that has the name already is replaced.
  ///
  /// - Parameters:
  ///   - type: The type of the layout.
  ///   - name: The name that documents use, as in `class="MasonryLayout"`; `nil` is the type's
  ///     name.
  public mutating func register(_ type: any InterpretedLayout.Type, as name: String? = nil) {
    types[name ?? String(describing: type)] = type
  }

  /// Registers all layouts of another registry; they replace those of the same name.
  public mutating func merge(_ other: LayoutRegistry) {
    types.merge(other.types) { _, new in new }
  }

  /// Whether a layout has the name, or the part of it behind the last full stop.
  public func contains(_ name: String) -> Bool { type(named: name) != nil }

  private func type(named name: String) -> (any InterpretedLayout.Type)? {
    if let type = types[name] { return type }
    guard let stop = name.lastIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: stop)...])]
  }

  /// Returns the layout of a name with its attributes; `nil` where none has the name.
  public func spec(of name: String, _ attributes: AttributeReader) -> ElementSpec? {
    type(named: name).map { .custom(CustomSpec($0.init(attributes: attributes))) }
  }

  /// Returns what the layout of a name reads from a child; `nil` where none has the name.
  public func placement(under name: String, _ attributes: AttributeReader) -> PlacementRecord? {
    type(named: name).map { $0.placement(attributes) }
  }
}

extension InterpretedLayout {
  fileprivate static func placement(_ attributes: AttributeReader) -> PlacementRecord {
    Item(attributes: attributes).record
  }
}
