// What a child says, one word after another: `FlexItem().grow(1).shrink(1).margin(8)`.
extension FlexItem {
  /// Returns the item with another ``flexGrow``, a factor clamped to `0...1_000_000`.
  public func grow(_ factor: Float) -> FlexItem { with { $0.flexGrow = factor } }

  /// Returns the item with another ``flexShrink``, a factor clamped to `0...1_000_000`.
  public func shrink(_ factor: Float) -> FlexItem { with { $0.flexShrink = factor } }

  /// Returns the item with another ``flexBasis``, in points.
  public func basis(_ points: Float) -> FlexItem { with { $0.flexBasis = .points(points) } }

  /// Returns the item with another ``flexBasis``.
  public func basis(_ basis: LayoutDimension) -> FlexItem { with { $0.flexBasis = basis } }

  /// Returns the item with another ``alignSelf-swift.property``.
  public func alignSelf(_ align: AlignSelf) -> FlexItem { with { $0.alignSelf = align } }

  /// Returns the item with a margin of so many points as its ``LayoutEdges/all``.
  public func margin(_ points: Float) -> FlexItem { with { $0.margin.all = .all(points) } }

  /// Returns the item with margins in points as its ``LayoutEdges/vertical`` and
  /// ``LayoutEdges/horizontal``.
  public func margin(_ vertical: Float, _ horizontal: Float) -> FlexItem {
    with {
      $0.margin.vertical = .points(vertical)
      $0.margin.horizontal = .points(horizontal)
    }
  }

  /// Returns the item with the margins that are set in `edges`; the others stay as they are.
  public func margin(_ edges: LayoutEdges) -> FlexItem {
    with { $0.margin = edges.over($0.margin) }
  }

  /// Returns the item with a padding of so many points as its ``LayoutEdges/all``.
  public func padding(_ points: Float) -> FlexItem { with { $0.padding.all = .all(points) } }

  /// Returns the item with the paddings that are set in `edges`; the others stay as they are.
  public func padding(_ edges: LayoutEdges) -> FlexItem {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Returns the item with another ``position-swift.property``.
  public func position(_ position: Position) -> FlexItem { with { $0.position = position } }

  /// Returns the item with the insets that are set in `edges`; the others stay as they are.
  public func insets(_ edges: LayoutEdges) -> FlexItem {
    with { $0.insets = edges.over($0.insets) }
  }

  /// Returns the item with another ``aspectRatio``, width to height.
  public func aspectRatio(_ ratio: Float) -> FlexItem { with { $0.aspectRatio = ratio } }

  /// Returns the item with another ``display-swift.property``.
  public func display(_ display: Display) -> FlexItem { with { $0.display = display } }

  /// Returns the item with another ``boxSizing-swift.property``.
  public func boxSizing(_ boxSizing: BoxSizing) -> FlexItem { with { $0.boxSizing = boxSizing } }

  /// Returns the item with another ``flex``, the shorthand for grow and shrink.
  public func flex(_ factor: Float) -> FlexItem { with { $0.flex = factor } }

  private func with(_ change: (inout FlexItem) -> Void) -> FlexItem {
    var item = self
    change(&item)
    return item
  }
}
