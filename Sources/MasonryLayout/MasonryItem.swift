public import LayoutEngine

extension MasonryLayout {
  /// What a ``MasonryLayout`` reads from a child.
  public struct Item: InterpretedItem {
    /// The number of columns that the child covers, clamped to `1...columns`.
    public var span: Int

    /// Creates an item; without an argument it covers one column.
    public init(span: Int = 1) { self.span = span }

    /// Creates the item from the attribute `span`.
    public init(attributes: AttributeReader) {
      self.init(span: attributes.integer("span", default: 1))
    }
  }
}

extension LayoutRegistry {
  /// The custom layouts that come with the package.
  public static let shipped = LayoutRegistry([MasonryLayout.self])
}
