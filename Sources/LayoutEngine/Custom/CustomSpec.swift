/// A ``CustomLayout`` of any type.
public struct CustomSpec: Sendable, Equatable {
  /// The layout with its attributes.
  public let layout: any CustomLayout

  /// Creates a value from a layout of any type.
  public init(_ layout: any CustomLayout) { self.layout = layout }

  /// Returns whether two layouts have the same type and are equal.
  public static func == (one: CustomSpec, other: CustomSpec) -> Bool {
    one.layout.isEqual(to: other.layout)
  }

  /// Whether the layout reads items of the type of `placement` from its children.
  func reads(_ placement: CustomPlacement) -> Bool { layout.reads(placement.item) }

  /// Whether the layout reads items of the type `item` from its children.
  func reads(_ item: any Placement.Type) -> Bool { layout.itemType == item }

  /// Whether the layout reads the same type of item as another one.
  func readsSame(as other: CustomSpec) -> Bool { layout.itemType == other.layout.itemType }
}

/// A ``CustomItem`` of any type.
public struct CustomPlacement: Sendable, Equatable {
  /// The item with its attributes.
  public let item: any CustomItem

  /// Creates a value from an item of any type.
  public init(_ item: any CustomItem) { self.item = item }

  /// Returns whether two items have the same type and are equal.
  public static func == (one: CustomPlacement, other: CustomPlacement) -> Bool {
    one.item.isEqual(to: other.item)
  }
}

extension CustomLayout {
  fileprivate var itemType: any CustomItem.Type { Item.self }

  fileprivate func reads(_ item: any CustomItem) -> Bool { item is Item }

  fileprivate func isEqual(to other: any CustomLayout) -> Bool { (other as? Self) == self }
}

extension CustomItem {
  fileprivate func isEqual(to other: any CustomItem) -> Bool { (other as? Self) == self }
}
