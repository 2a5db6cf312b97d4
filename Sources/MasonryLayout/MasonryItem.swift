public import LayoutEngine

extension MasonryLayout {
  /// The placement of a child in a ``MasonryLayout``.
  public struct Item: InterpretedItem {
    /// The number of adjacent columns that the child covers, at least 1 and at most all columns of
    /// the layout; other numbers are clamped.
    public var span: Int

    /// Creates an item, by default one that covers one column.
    ///
    /// - Parameter span: The number of columns that the child covers, clamped to `1...columns`.
    public init(span: Int = 1) { self.span = span }

    /// Creates the item from the attribute `span`.
    public init(attributes: AttributeReader) {
      self.init(span: attributes.integer("span", default: 1))
    }
  }
}

extension LayoutRegistry {
  /// A registry of the custom layouts in this package: ``MasonryLayout``.
  public static let shipped = {
    // Its name is written out: the runtime takes a while to tell it, in every start of the command.
    var registry = LayoutRegistry()
    registry.register(MasonryLayout.self, as: "MasonryLayout")
    return registry
  }()
}
