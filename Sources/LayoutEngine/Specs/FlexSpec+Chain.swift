// What a container says, one word after another: `FlexSpec().direction(.row).gap(8).padding(12)`.
extension FlexSpec {
  /// Returns the container with another ``direction-swift.property``.
  public func direction(_ direction: Direction) -> FlexSpec { with { $0.direction = direction } }

  /// Returns the container with another ``wrap-swift.property``.
  public func wrap(_ wrap: Wrap) -> FlexSpec { with { $0.wrap = wrap } }

  /// Returns the container with another ``justifyContent-swift.property``.
  public func justifyContent(_ justify: JustifyContent) -> FlexSpec {
    with { $0.justifyContent = justify }
  }

  /// Returns the container with another ``alignItems-swift.property``.
  public func alignItems(_ align: AlignItems) -> FlexSpec { with { $0.alignItems = align } }

  /// Returns the container with another ``alignContent-swift.property``.
  public func alignContent(_ align: AlignContent) -> FlexSpec { with { $0.alignContent = align } }

  /// Returns the container with another ``gap``, in points.
  public func gap(_ points: Float) -> FlexSpec { with { $0.gap = .points(points) } }

  /// Returns the container with another ``rowGap``, in points.
  public func rowGap(_ points: Float) -> FlexSpec { with { $0.rowGap = .points(points) } }

  /// Returns the container with another ``columnGap``, in points.
  public func columnGap(_ points: Float) -> FlexSpec { with { $0.columnGap = .points(points) } }

  /// Returns the container with another ``layoutDirection``.
  public func layoutDirection(_ direction: Direction.Layout) -> FlexSpec {
    with { $0.layoutDirection = direction }
  }

  /// Returns the container with another ``overflow-swift.property``.
  public func overflow(_ overflow: Overflow) -> FlexSpec { with { $0.overflow = overflow } }

  /// Returns the container with a padding of so many points as its ``LayoutEdges/all``.
  public func padding(_ points: Float) -> FlexSpec { with { $0.padding.all = .all(points) } }

  /// Returns the container with paddings in points as its ``LayoutEdges/vertical`` and
  /// ``LayoutEdges/horizontal``.
  public func padding(_ vertical: Float, _ horizontal: Float) -> FlexSpec {
    with {
      $0.padding.vertical = .points(vertical)
      $0.padding.horizontal = .points(horizontal)
    }
  }

  /// Returns the container with the paddings that are set in `edges`; the others stay as they are.
  public func padding(_ edges: LayoutEdges) -> FlexSpec {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Returns the container with a border of so many points as its ``LayoutEdges/all``.
  public func borderWidth(_ points: Float) -> FlexSpec {
    with { $0.borderWidth.all = .all(points) }
  }

  private func with(_ change: (inout FlexSpec) -> Void) -> FlexSpec {
    var spec = self
    change(&spec)
    return spec
  }
}
