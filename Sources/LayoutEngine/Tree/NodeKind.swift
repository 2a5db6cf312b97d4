/// The kind of an element; the raw value is its name in documents.
public enum NodeKind: String, Sendable, CaseIterable {
  /// A `stack`: children in a row or a column.
  case stack
  /// An `inset`: space around one child.
  case inset
  /// A `background`: a second child behind the first, as large as the first.
  case background
  /// An `overlay`: a second child in front of the first, as large as the first.
  case overlay
  /// A `center`: a child in the middle of the available space.
  case center
  /// A `relative`: a child at an edge, at a corner or in the middle of the available space.
  case relative
  /// A `ratio`: a child with a given aspect ratio.
  case ratio
  /// An `absolute`: children at positions of their own.
  case absolute
  /// A `corner`: a second child centered on a corner of the first.
  case corner
  /// A `wrapper`: children in front of one another, as large together as the largest of them.
  case wrapper
  /// A `clip`: a child that may be larger than the element along one axis.
  case clip
  /// A `fit`: alternatives, of which the first that fits is present.
  case fit
  /// A `zstack`: children in front of one another, each at the top left or the top right corner.
  case zstack
  /// A `scroll`: a child that may be larger than the element and scrolls inside the element.
  case scroll
  /// A `text` of one or several runs.
  case text
  /// An `image`: a picture that the host loads.
  case image
  /// A `view`, which the host makes.
  case view
  /// A `spacer`: an empty element that takes free space.
  case spacer
  /// A `flex`: a flex container, which follows Yoga or CSS (CSS Flexbox).
  case flex
  /// A `grid`: a grid container (CSS Grid).
  case grid
  /// A `linear`: children in a row or a column that share its length by weight (MKLayoutLibrary).
  case linear
  /// A `layers`: children in front of one another, each placed in the whole layout
  /// (MKLayoutLibrary).
  case layers
  /// A `flow`: children in lines that break (MKLayoutLibrary).
  case flow
  /// A layout written in Swift, as a ``CustomLayout``.
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
    case .stack, .center, .relative, .ratio, .absolute, .corner, .wrapper, .clip, .fit, .zstack,
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
      .wrapper, .clip, .fit, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .grid, .custom:
      false
    }
  }
}
