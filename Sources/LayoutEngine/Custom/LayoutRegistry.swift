/// The layouts of an app's own that documents may name while running.
///
/// Generated code needs none: it names the types themselves.
public struct LayoutRegistry: Sendable {
  private var types: [String: any CustomLayout.Type] = [:]

  /// No layouts.
  public init() {}

  /// Layouts under their types' own names.
  public init(_ types: [any CustomLayout.Type]) {
    for type in types { register(type) }
  }

  /// The names that are known, in alphabetical order.
  public var names: [String] { types.keys.sorted() }

  /// Makes a layout known.
  ///
  /// - Parameters:
  ///   - type: The layout.
  ///   - name: What documents call it, as in `class="MasonryLayout"`; without it, the type's name.
  public mutating func register(_ type: any CustomLayout.Type, as name: String? = nil) {
    types[name ?? String(describing: type)] = type
  }

  /// Makes all layouts of another registry known.
  public mutating func merge(_ other: LayoutRegistry) {
    types.merge(other.types) { _, new in new }
  }

  /// Whether a layout of that name is known; what it is nested in, such as its module, may be left
  /// out.
  public func contains(_ name: String) -> Bool { type(named: name) != nil }

  private func type(named name: String) -> (any CustomLayout.Type)? {
    if let type = types[name] { return type }
    guard let stop = name.lastIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: stop)...])]
  }

  /// The layout of a name with its attributes, or nil where none is known.
  public func spec(of name: String, _ attributes: AttributeReader) -> ElementSpec? {
    type(named: name).map { .custom(CustomSpec($0.init(attributes: attributes))) }
  }

  /// What the layout of a name reads from a child, or nil where none is known.
  public func placement(under name: String, _ attributes: AttributeReader) -> PlacementRecord? {
    type(named: name).map { $0.placement(attributes) }
  }
}

extension CustomLayout {
  fileprivate static func placement(_ attributes: AttributeReader) -> PlacementRecord {
    Item(attributes: attributes).record
  }
}
