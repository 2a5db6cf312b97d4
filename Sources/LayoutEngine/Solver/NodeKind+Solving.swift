extension NodeKind {
  /// Whether measuring an element without children costs less than looking up a cached size.
  @inline(__always)
  var isPlainLeaf: Bool {
    switch self {
    case .image, .view, .spacer: true
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .text, .flex, .grid, .linear, .layers, .flow,
      .custom:
      false
    }
  }

  /// Whether children are placed from the start edge and mirrored, rather than placed from the
  /// left.
  package var turns: Bool {
    switch self {
    case .inset, .corner, .zstack, .scroll, .flex, .grid, .linear, .layers, .flow: false
    case .stack, .background, .overlay, .center, .relative, .ratio, .absolute, .wrapper, .clip,
      .fit,
      .text, .image, .view, .spacer, .custom:
      true
    }
  }
}
