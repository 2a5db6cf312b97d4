/// The kind of an element; the raw value is its name in documents.
public enum NodeKind: String, Sendable, CaseIterable {
  /// Children in a row or a column.
  case stack
  /// Space around one child.
  case inset
  /// A second child behind the first, as large as the first.
  case background
  /// A second child in front of the first, as large as the first.
  case overlay
  /// A child in the middle of the available space.
  case center
  /// A child at an edge, at a corner or in the middle of the available space.
  case relative
  /// A child with a given aspect ratio.
  case ratio
  /// Children at positions of their own.
  case absolute
  /// A second child centered on a corner of the first.
  case corner
  /// Children in front of one another, as large together as the largest of them.
  case wrapper
  /// A child that may be larger than the element along one axis.
  case clip
  /// Children in front of one another, each at the top left or the top right corner.
  case zstack
  /// A child that may be larger than the element and scrolls inside the element.
  case scroll
  /// A text.
  case text
  /// A picture.
  case image
  /// A view of the host.
  case view
  /// An empty element that takes free space.
  case spacer
  /// A flex container, which follows Yoga or CSS.
  case flex
  /// A grid container, which follows CSS.
  case grid
  /// Children in a row or a column that share its length by weight (MKLayoutLibrary).
  case linear
  /// Children in front of one another, each placed in the whole layout (MKLayoutLibrary).
  case layers
  /// Children in lines that break (MKLayoutLibrary).
  case flow
  /// A layout written in Swift.
  case custom
}

extension NodeKind {
  /// Whether elements of this kind read an ``ElementSize``.
  ///
  /// Elements of other kinds take their size from their content, or from the available space.
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
