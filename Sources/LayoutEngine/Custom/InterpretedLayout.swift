/// A ``CustomLayout`` that the interpreter can create, for previews and tests of documents.
///
/// ```swift
/// extension Diagonal: InterpretedLayout {
///   init(attributes: AttributeReader) { self.init(step: attributes.points("step", default: 0)) }
/// }
/// ```
///
/// Compiled code creates layouts by their own initializers, so only layouts in a ``LayoutRegistry``
/// need this conformance.
public protocol InterpretedLayout: CustomLayout where Item: InterpretedItem {
  /// Creates the layout from the attributes of an element in a document.
  ///
  /// - Parameter attributes: The attributes that the element sets, by name.
  init(attributes: AttributeReader)
}

/// The placement that a custom layout reads from a child, if the interpreter can create that
/// placement.
///
/// ```swift
/// struct Span: InterpretedItem {
///   var columns = 1
///
///   init(attributes: AttributeReader) { columns = attributes.integer("columns", default: 1) }
/// }
/// ```
///
/// The ``CustomLayout/Item`` of every ``InterpretedLayout`` conforms to this protocol. Compiled
/// code creates items by their own initializers.
public protocol InterpretedItem: CustomItem {
  /// Creates the item from the placement attributes of an element in a document.
  ///
  /// - Parameter attributes: The placement attributes that the element sets, by name.
  init(attributes: AttributeReader)
}

extension InterpretedItem {
  /// Creates the placement of a child that sets no placement attribute, from a reader without
  /// values.
  public init() { self.init(attributes: AttributeReader()) }
}

extension NoPlacement: InterpretedItem {
  /// Creates the empty placement.
  ///
  /// - Parameter attributes: The placement attributes of the child, which have no effect.
  public init(attributes: AttributeReader) { self.init() }
}
