/// What an element is, under the name it has in a document.
public enum NodeKind: String, Sendable, CaseIterable {
  case stack
  case inset
  case background
  case overlay
  case center
  case relative
  case ratio
  case absolute
  case corner
  case wrapper
  case clip
  case zstack
  case scroll
  case text
  case image
  case view
  case spacer
  case flex
  case linear
  case layers
  case flow
  case custom
}

extension NodeKind {
  /// Whether elements of this kind read their own size; the others leave it to their parent.
  @inlinable
  public var readsOwnSize: Bool {
    switch self {
    case .inset, .background, .overlay, .spacer: false
    case .stack, .center, .relative, .ratio, .absolute, .corner, .wrapper, .clip, .zstack,
      .scroll, .text, .image, .view, .flex, .linear, .layers, .flow,
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
      .wrapper, .clip, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .custom:
      false
    }
  }
}
