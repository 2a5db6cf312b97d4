// What a container says, one word after another: `FlexSpec().direction(.row).gap(8).padding(12)`.
extension FlexSpec {
  /// The axis along which children follow one another.
  public func direction(_ direction: Direction) -> FlexSpec { with { $0.direction = direction } }

  /// Whether children that do not fit begin a new line.
  public func wrap(_ wrap: Wrap) -> FlexSpec { with { $0.wrap = wrap } }

  /// Where free space along the container goes.
  public func justifyContent(_ justify: JustifyContent) -> FlexSpec {
    with { $0.justifyContent = justify }
  }

  /// How children stand across the container.
  public func alignItems(_ align: AlignItems) -> FlexSpec { with { $0.alignItems = align } }

  /// Where free space across the lines goes.
  public func alignContent(_ align: AlignContent) -> FlexSpec { with { $0.alignContent = align } }

  /// Space between children and between lines, in points.
  public func gap(_ points: Float) -> FlexSpec { with { $0.gap = .points(points) } }

  /// Space between rows, in points.
  public func rowGap(_ points: Float) -> FlexSpec { with { $0.rowGap = .points(points) } }

  /// Space between columns, in points.
  public func columnGap(_ points: Float) -> FlexSpec { with { $0.columnGap = .points(points) } }

  /// Where a line begins.
  public func layoutDirection(_ direction: Direction.Layout) -> FlexSpec {
    with { $0.layoutDirection = direction }
  }

  /// Whether children are measured without a limit along the container.
  public func overflow(_ overflow: Overflow) -> FlexSpec { with { $0.overflow = overflow } }

  /// Space between border and children on every edge, in points.
  public func padding(_ points: Float) -> FlexSpec { with { $0.padding.all = .all(points) } }

  /// Space between border and children, in points.
  public func padding(_ vertical: Float, _ horizontal: Float) -> FlexSpec {
    with {
      $0.padding.vertical = .points(vertical)
      $0.padding.horizontal = .points(horizontal)
    }
  }

  /// Space between border and children on some edges.
  public func padding(_ edges: FlexEdges) -> FlexSpec {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Space for the border on every edge, in points.
  public func borderWidth(_ points: Float) -> FlexSpec {
    with { $0.borderWidth.all = .all(points) }
  }

  private func with(_ change: (inout FlexSpec) -> Void) -> FlexSpec {
    var spec = self
    change(&spec)
    return spec
  }
}
