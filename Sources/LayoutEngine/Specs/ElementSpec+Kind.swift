extension ElementSpec {
  /// The kind of the element, without its attributes.
  public var kind: NodeKind {
    switch self {
    case .stack: .stack
    case .inset: .inset
    case .background: .background
    case .overlay: .overlay
    case .center: .center
    case .relative: .relative
    case .ratio: .ratio
    case .absolute: .absolute
    case .corner: .corner
    case .wrapper: .wrapper
    case .clip: .clip
    case .fit: .fit
    case .zstack: .zstack
    case .scroll: .scroll
    case .text: .text
    case .image: .image
    case .view: .view
    case .spacer: .spacer
    case .flex: .flex
    case .grid: .grid
    case .linear: .linear
    case .layers: .layers
    case .flow: .flow
    case .custom: .custom
    }
  }
}
