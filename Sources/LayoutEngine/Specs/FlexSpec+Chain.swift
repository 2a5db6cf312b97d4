// Modifiers that can be chained: `FlexSpec().direction(.row).gap(8).padding(12)`.
extension FlexSpec {
  /// Returns a copy of the container with this ``direction-swift.property``.
  public func direction(_ direction: Direction) -> FlexSpec { with { $0.direction = direction } }

  /// Returns a copy of the container with this ``wrap-swift.property``.
  public func wrap(_ wrap: Wrap) -> FlexSpec { with { $0.wrap = wrap } }

  /// Returns a copy of the container with this ``justifyContent-swift.property``.
  public func justifyContent(_ justify: JustifyContent) -> FlexSpec {
    with { $0.justifyContent = justify }
  }

  /// Returns a copy of the container with this ``alignItems-swift.property``.
  public func alignItems(_ align: AlignItems) -> FlexSpec { with { $0.alignItems = align } }

  /// Returns a copy of the container with this ``alignContent-swift.property``.
  public func alignContent(_ align: AlignContent) -> FlexSpec { with { $0.alignContent = align } }

  /// Returns a copy of the container with this ``gap``, in points, clamped to `0...9_999_999`.
  ///
  /// A number that is not finite counts as 0.
  public func gap(_ points: Float) -> FlexSpec { with { $0.gap = .points(points) } }

  /// Returns a copy of the container with this ``rowGap``, in points, clamped to `0...9_999_999`.
  ///
  /// A number that is not finite counts as 0.
  public func rowGap(_ points: Float) -> FlexSpec { with { $0.rowGap = .points(points) } }

  /// Returns a copy of the container with this ``columnGap``, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// A number that is not finite counts as 0.
  public func columnGap(_ points: Float) -> FlexSpec { with { $0.columnGap = .points(points) } }

  /// Returns a copy of the container with this ``layoutDirection``.
  public func layoutDirection(_ direction: Direction.Layout) -> FlexSpec {
    with { $0.layoutDirection = direction }
  }

  /// Returns a copy of the container with this ``overflow-swift.property``.
  public func overflow(_ overflow: Overflow) -> FlexSpec { with { $0.overflow = overflow } }

  /// Returns a copy of the container with this padding on all edges, in points.
  ///
  /// The padding is set as ``LayoutEdges/all``, which every other property of the edges overrides.
  /// Points are clamped to `0...9_999_999`; a number that is not finite counts as 0.
  public func padding(_ points: Float) -> FlexSpec { with { $0.padding.all = .all(points) } }

  /// Returns a copy of the container with these paddings, in points.
  ///
  /// Points are clamped to `0...9_999_999`; a number that is not finite counts as 0.
  ///
  /// - Parameters:
  ///   - vertical: The padding at the top and at the bottom, set as ``LayoutEdges/vertical``.
  ///   - horizontal: The padding on both sides, set as ``LayoutEdges/horizontal``.
  /// - Returns: The copy.
  public func padding(_ vertical: Float, _ horizontal: Float) -> FlexSpec {
    with {
      $0.padding.vertical = .points(vertical)
      $0.padding.horizontal = .points(horizontal)
    }
  }

  /// Returns a copy of the container with the paddings that are set in `edges`; all others stay.
  ///
  /// Each padding has the units and the range of ``padding``.
  public func padding(_ edges: LayoutEdges) -> FlexSpec {
    with { $0.padding = edges.over($0.padding) }
  }

  /// Returns a copy of the container with this border width on all edges, in points.
  ///
  /// The width is set as ``LayoutEdges/all``, which every other property of the edges overrides.
  /// Points are clamped to `0...9_999_999`; a number that is not finite counts as 0.
  public func borderWidth(_ points: Float) -> FlexSpec {
    with { $0.borderWidth.all = .all(points) }
  }

  private func with(_ change: (inout FlexSpec) -> Void) -> FlexSpec {
    var spec = self
    change(&spec)
    return spec
  }
}
