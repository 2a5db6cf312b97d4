/// The kind of an element, by its name in documents.
public enum NodeKind: String, Sendable, CaseIterable {
  /// Children in a row or a column.
  case stack
  /// Space around a child.
  case inset
  /// A second child behind the first, of the same size.
  case background
  /// A second child in front of the first, of the same size.
  case overlay
  /// A child in the middle of the space on offer.
  case center
  /// A child at an edge, a corner or the middle of the space on offer.
  case relative
  /// A child of a given aspect ratio.
  case ratio
  /// Children at positions of their own.
  case absolute
  /// A second child on a corner of the first.
  case corner
  /// Children in front of one another.
  case wrapper
  /// A child that may be larger than the element along one axis.
  case clip
  /// Children in front of one another, each at a corner.
  case zstack
  /// A child that may be larger than the element and is scrolled in it.
  case scroll
  /// A text.
  case text
  /// A picture.
  case image
  /// A view of the host.
  case view
  /// An empty element that takes free space.
  case spacer
  /// A flex container.
  case flex
  /// A grid container.
  case grid
  /// Children in a row or a column that share its length by weight.
  case linear
  /// Children in front of one another, each in the whole layout.
  case layers
  /// Children in lines that break.
  case flow
  /// A layout written in Swift.
  case custom
}

extension NodeKind {
  /// Whether elements of this kind read an ``ElementSize``; the others take their size from their
  /// content, or from the space that is left.
  @inlinable
  public var readsOwnSize: Bool {
    switch self {
    case .inset, .background, .overlay, .spacer: false
    case .stack, .center, .relative, .ratio, .absolute, .corner, .wrapper, .clip, .zstack,
      .scroll, .text, .image, .view, .flex, .grid, .linear, .layers, .flow,
      .custom:
      true
    }
  }

  /// Whether elements of this kind lay out as MKLayoutLibrary does.
  @inlinable
  var isLinearFamily: Bool {
    switch self {
    case .linear, .layers, .flow: true
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .grid, .custom:
      false
    }
  }
}
