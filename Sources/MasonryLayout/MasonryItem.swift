public import LayoutEngine

extension MasonryLayout {
  /// What a masonry reads from a child.
  public struct Item: CustomItem {
    /// How many columns the child covers, from 1 to all of them.
    public var span: Int

    /// The defaults, but for what is said.
    public init(span: Int = 1) { self.span = span }

    /// Takes `span`.
    public init(attributes: AttributeReader) {
      self.init(span: attributes.integer("span", default: 1))
    }
  }
}

extension LayoutRegistry {
  /// The layouts that come with the package.
  public static let shipped = LayoutRegistry([MasonryLayout.self])
}
