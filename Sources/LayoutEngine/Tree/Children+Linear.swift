extension Children {
  /// Adds a `linear`, a row or a column that shares its length by weight.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `linear`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable
  public mutating func linear(
    _ spec: consuming LinearSpec = LinearSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<LinearItem>) -> Void,
  ) {
    let index = tree.pointee.pools.linears.add(spec)
    container(.linear, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `layers`, whose children lie in front of one another, each placed in the whole layout.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `layers`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable
  public mutating func layers(
    _ spec: consuming LayersSpec = LayersSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<LayersItem>) -> Void,
  ) {
    let index = tree.pointee.pools.layers.add(spec)
    container(.layers, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `flow`, which breaks its children into lines.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `flow`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable
  public mutating func flow(
    _ spec: consuming FlowSpec = FlowSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<FlowItem>) -> Void,
  ) {
    let index = tree.pointee.pools.flows.add(spec)
    container(.flow, index, as: item, id: id, size: size, style: style, content)
  }
}
