// Modifiers that can be chained: `FlexItem().grow(1).shrink(1).margin(8)`.
extension FlexItem {
  /// Returns a copy of the item with this ``flexGrow``, a factor clamped to `0...1_000_000`.
  ///
  /// `NaN` counts as 0.
  public func grow(_ factor: Float) -> FlexItem { with { $0.flexGrow = factor } }

  /// Returns a copy of the item with this ``flexShrink``, a factor clamped to `0...1_000_000`.
  ///
  /// `NaN` counts as 0.
  public func shrink(_ factor: Float) -> FlexItem { with { $0.flexShrink = factor } }

  /// Returns a copy of the item with this ``flexBasis``, in points, clamped to
  /// `-9_999_999...9_999_999`.
  ///
  /// A number that is not finite counts as `auto`.
  public func basis(_ points: Float) -> FlexItem { with { $0.flexBasis = .points(points) } }

  /// Returns a copy of the item with this ``flexBasis``.
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`.
  public func basis(_ basis: LayoutDimension) -> FlexItem { with { $0.flexBasis = basis } }

  /// Returns a copy of the item with this ``alignSelf-swift.property``.
  public func alignSelf(_ align: AlignSelf) -> FlexItem { with { $0.alignSelf = align } }

  /// Returns a copy of the item with this margin on all edges, in points.
  ///
  /// The margin is set as ``LayoutEdges/all``, which every other property of the edges overrides.
  /// Points are clamped to `-9_999_999...9_999_999`; a number that is not finite counts as 0.
  public func margin(_ points: Float) -> FlexItem { with { $0.margin.all = .all(points) } }

  /// Returns a copy of the item with these margins, in points.
  ///
  /// Points are clamped to `-9_999_999...9_999_999`; a number that is not finite counts as 0.
  ///
  /// - Parameters:
  ///   - vertical: The margin at the top and at the bottom, set as ``LayoutEdges/vertical``.
  ///   - horizontal: The margin on both sides, set as ``LayoutEdges/horizontal``.
  /// - Returns: The copy.
  public func margin(_ vertical: Float, _ horizontal: Float) -> FlexItem {
    with {
      $0.margin.vertical = .points(vertical)
      $0.margin.horizontal = .points(horizontal)
    }
  }

  /// Returns a copy of the item with the margins that are set in `edges`; all others stay.
  ///
  /// Each margin has the units and the range of ``margin``.
  public func margin(_ edges: LayoutEdges) -> FlexItem {
    with { $0.margin = edges.over($0.margin) }
  }

  /// Returns a copy of the item with this padding on all edges, in points.
  ///
  /// The padding is set as ``LayoutEdges/all``, which every other property of the edges overrides.
  /// Points are clamped to `0...9_999_999`; a number that is not finite counts as 0.
  public func padding(_ points: Float) -> FlexItem { with { $0.padding.all = .all(points) } }

  /// Returns a copy of the item with the paddings that are set in `edges`; all others stay.
  ///
  /// Each padding has the units and the range of ``padding``.
  public func padding(_ edges: LayoutEdges) -> FlexItem {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Returns a copy of the item with this ``position-swift.property``.
  public func position(_ position: Position) -> FlexItem { with { $0.position = position } }

  /// Returns a copy of the item with the insets that are set in `edges`; all others stay.
  ///
  /// Each inset has the units and the range of ``insets``.
  public func insets(_ edges: LayoutEdges) -> FlexItem {
    with { $0.insets = edges.over($0.insets) }
  }

  /// Returns a copy of the item with this ``aspectRatio``, width to height, clamped to
  /// `0.001...1_000`.
  ///
  /// A ratio that is not positive or not finite is none.
  public func aspectRatio(_ ratio: Float) -> FlexItem { with { $0.aspectRatio = ratio } }

  /// Returns a copy of the item with this ``display-swift.property``.
  public func display(_ display: Display) -> FlexItem { with { $0.display = display } }

  /// Returns a copy of the item with this ``boxSizing-swift.property``.
  public func boxSizing(_ boxSizing: BoxSizing) -> FlexItem { with { $0.boxSizing = boxSizing } }

  /// Returns a copy of the item with this ``flex``, the shorthand for the grow and shrink factors.
  ///
  /// The number is clamped to `-1_000_000...1_000_000`; `NaN` counts as 0.
  public func flex(_ factor: Float) -> FlexItem { with { $0.flex = factor } }

  private func with(_ change: (inout FlexItem) -> Void) -> FlexItem {
    var item = self
    change(&item)
    return item
  }
}
