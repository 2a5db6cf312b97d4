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

/// The placement that an ``InterpretedLayout`` reads from a child.
public protocol InterpretedItem: CustomItem {
  /// Creates the item from the placement attributes of an element in a document.
  ///
  /// - Parameter attributes: The placement attributes that the element sets, by name.
  init(attributes: AttributeReader)
}

extension InterpretedItem {
  /// Creates the item of a child without placement attributes, from a reader without values.
  public init() { self.init(attributes: AttributeReader()) }
}

extension NoPlacement: InterpretedItem {
  /// Creates the empty placement and ignores the attributes.
  public init(attributes: AttributeReader) { self.init() }
}
