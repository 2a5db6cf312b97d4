/// A ``CustomLayout`` that documents may name where they are interpreted, as in previews and tests.
///
/// ```swift
/// extension Diagonal: InterpretedLayout {
///   init(attributes: AttributeReader) { self.init(step: attributes.points("step", default: 0)) }
/// }
/// ```
///
/// Compiled code creates layouts by their own initializers, so that only those that are in a
/// ``LayoutRegistry`` need this.
public protocol InterpretedLayout: CustomLayout where Item: InterpretedItem {
  /// Creates the layout from the attributes of an element in a document.
  init(attributes: AttributeReader)
}

/// What an ``InterpretedLayout`` reads from a child.
public protocol InterpretedItem: CustomItem {
  /// Creates the item from the placement attributes of an element in a document.
  init(attributes: AttributeReader)
}

extension InterpretedItem {
  /// Creates the item of a child that sets nothing, from a reader without values.
  public init() { self.init(attributes: AttributeReader()) }
}

extension NoPlacement: InterpretedItem {
  /// Creates the only value.
  public init(attributes: AttributeReader) { self.init() }
}
