// What a child says, one word after another: `FlexItem().grow(1).shrink(1).margin(8)`.
extension FlexItem {
  /// The share of free space this child takes.
  public func grow(_ factor: Float) -> FlexItem { with { $0.flexGrow = factor } }

  /// The share of missing space this child gives up.
  public func shrink(_ factor: Float) -> FlexItem { with { $0.flexShrink = factor } }

  /// The length along the container before free space is shared out, in points.
  public func basis(_ points: Float) -> FlexItem { with { $0.flexBasis = .points(points) } }

  /// The length along the container before free space is shared out.
  public func basis(_ basis: Dimension) -> FlexItem { with { $0.flexBasis = basis } }

  /// How this child stands across the container.
  public func alignSelf(_ align: AlignSelf) -> FlexItem { with { $0.alignSelf = align } }

  /// Space around the child on every edge, in points.
  public func margin(_ points: Float) -> FlexItem { with { $0.margin.all = .all(points) } }

  /// Space around the child, in points.
  public func margin(_ vertical: Float, _ horizontal: Float) -> FlexItem {
    with {
      $0.margin.vertical = .points(vertical)
      $0.margin.horizontal = .points(horizontal)
    }
  }

  /// Space around the child on some edges.
  public func margin(_ edges: FlexEdges) -> FlexItem { with { $0.margin = edges.over($0.margin) } }

  /// Space between the child's border and its content on every edge, in points.
  public func padding(_ points: Float) -> FlexItem { with { $0.padding.all = .all(points) } }

  /// Space between the child's border and its content on some edges.
  public func padding(_ edges: FlexEdges) -> FlexItem {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Whether the child is in the flow.
  public func position(_ position: Position) -> FlexItem { with { $0.position = position } }

  /// How far the child is from, or moved by, some edges of its container.
  public func insets(_ edges: FlexEdges) -> FlexItem { with { $0.insets = edges.over($0.insets) } }

  /// Width to height.
  public func aspectRatio(_ ratio: Float) -> FlexItem { with { $0.aspectRatio = ratio } }

  /// Whether the child is laid out, left out, or replaced by its children.
  public func display(_ display: Display) -> FlexItem { with { $0.display = display } }

  /// What the child's size includes.
  public func boxSizing(_ boxSizing: BoxSizing) -> FlexItem { with { $0.boxSizing = boxSizing } }

  /// Grow and shrink in one number.
  public func flex(_ factor: Float) -> FlexItem { with { $0.flex = factor } }

  private func with(_ change: (inout FlexItem) -> Void) -> FlexItem {
    var item = self
    change(&item)
    return item
  }
}
