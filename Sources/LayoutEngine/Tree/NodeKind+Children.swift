extension NodeKind {
  /// Whether elements of this kind may have children.
  public var takesChildren: Bool {
    switch self {
    case .text, .image, .spacer: false
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .view, .flex, .grid, .linear, .layers, .flow,
      .custom:
      true
    }
  }

  /// The placement that this kind reads from a child that sets none.
  var defaultPlacement: PlacementRecord {
    switch self {
    case .stack: .stack(StackItem())
    case .absolute: .absolute(AbsoluteItem())
    case .zstack: .zstack(ZStackItem())
    case .flex: .flex(FlexItem())
    case .grid: .grid(GridItem())
    case .linear: .linear(LinearItem())
    case .layers: .layers(LayersItem())
    case .flow: .flow(FlowItem())
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit,
      .scroll, .text, .image, .view, .spacer, .custom:
      .none
    }
  }

  /// Whether this kind reads such a placement from its children; `none` fits every kind.
  func reads(_ placement: PlacementRecord) -> Bool {
    switch placement {
    case .none: true
    case .stack: self == .stack
    case .absolute: self == .absolute
    case .zstack: self == .zstack
    case .flex: self == .flex
    case .grid: self == .grid
    case .linear: self == .linear
    case .layers: self == .layers
    case .flow: self == .flow
    case .custom: self == .custom
    }
  }
}

extension NodeKind {
  /// Whether the first child of such an element is what the element is about.
  var holdsContentFirst: Bool {
    switch self {
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .clip, .fit: true
    case .stack, .absolute, .wrapper, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .grid,
      .linear, .layers, .flow, .custom:
      false
    }
  }
}
