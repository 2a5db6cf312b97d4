public import LayoutEngine

/// The content of a view: an element's own attributes, its appearance and its environment.
public struct ViewContent: Sendable {
  /// The parts of a view's content that may have changed.
  public struct Parts: OptionSet, Sendable {
    /// The bits of the set, one for each part.
    public let rawValue: UInt8

    /// Creates a set from its bits; bits other than the five lowest have no meaning.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element's own attributes: ``ViewContent/spec``, such as the words of a text.
    public static let spec = Parts(rawValue: 1)
    /// The appearance, the accessibility attributes, the pinning and the padding that a parent
    /// gives: ``ViewContent/look``, ``ViewContent/isPinned`` and ``ViewContent/padding``.
    public static let look = Parts(rawValue: 2)
    /// The identity of the view and its element: ``ViewContent/token`` and ``ViewContent/name``.
    public static let identity = Parts(rawValue: 4)
    /// The environment: ``ViewContent/environment``, such as the text scale, the direction, the
    /// color scheme and the language.
    public static let environment = Parts(rawValue: 8)
    /// The assets of the view: a picture or a font has loaded, or is known to be missing.
    public static let asset = Parts(rawValue: 16)
    /// All parts, as for a view that is new or reused.
    public static let all: Parts = [.spec, .look, .identity, .environment, .asset]
  }

  /// The kind of the view.
  public let kind: ViewKind
  /// The element as an index in the current tree; use ``token`` to identify the view across
  /// updates.
  public let element: LayoutElement
  /// The token that identifies the view in reports of taps, scrolls and changes.
  public let token: ViewToken
  /// The name of the element's outlet, as the identifier for assistive technology and tests; empty
  /// if it has no outlet.
  public let name: String
  /// The element's own attributes; for a separator, those of its `linear` container.
  ///
  /// Texts are in the language of the environment.
  public let spec: ElementSpec
  /// The appearance of the element; `ElementStyle()` if the element sets no appearance.
  ///
  /// Labels and hints for assistive technology are in the language of the environment.
  public let look: ElementStyle
  /// Whether the view answers people: the element and all elements around it are enabled.
  ///
  /// The backend must disable controls and views of its own if it is `false`. The host calls no
  /// handler and fires no action for the element then.
  public let isEnabled: Bool
  /// Whether the view stays visible while the enclosing scroll view scrolls, as long as its parent
  /// is visible.
  ///
  /// The mounter keeps the view mounted at every scroll offset. The backend must hold the view at
  /// the edge, in front of its siblings; see ``ViewHost/pinnedDistance(of:)``.
  public let isPinned: Bool
  /// The insets of a text or a picture inside its frame, in points: its own padding, or that in a
  /// `flex` or a `grid`, and its border in a `flex`.
  public let padding: LayoutEdges
  /// The environment of the element's layout.
  public let environment: LayoutEnvironment
  /// The attributes that may differ from those the view showed before.
  ///
  /// Attributes of the content are listed together with ``Parts/spec``, and attributes of the
  /// appearance with ``Parts/look``. For a view that shows another element, all attributes are
  /// listed.
  public let changes: LayoutChanges.Parts
}

extension ViewContent {
  /// The text of a view of the kind ``ViewKind/text``; `nil` for other kinds.
  ///
  /// To get the runs as they are drawn, call `resolvedRuns(in:)` of the text with ``environment``.
  public var text: TextSpec? {
    if case .text(let text) = spec { return text }
    return nil
  }

  /// The picture of a view of the kind ``ViewKind/image``; `nil` for other kinds.
  public var image: ImageSpec? {
    if case .image(let image) = spec { return image }
    return nil
  }

  /// The attributes of a `view` element, which is of the kind ``ViewKind/host(_:)`` if it names a
  /// class; `nil` for other elements.
  public var view: ViewSpec? {
    if case .view(let view) = spec { return view }
    return nil
  }

  /// The scroll attributes of a view of the kind ``ViewKind/scroll``; `nil` for other kinds.
  public var scroll: ScrollSpec? {
    if case .scroll(let scroll) = spec { return scroll }
    return nil
  }

  /// Whether the view and its descendants are invisible but keep their space in the layout.
  public var isHidden: Bool { look.visibility == .invisible }

  /// Whether content outside the view's frame, or outside its rounded corners, is clipped.
  ///
  /// A scroll view always clips its content; the property does not account for that.
  public var clipsContent: Bool {
    if case .clip = spec { return true }
    return look.clipsContent || look.cornerRadius != 0
  }
}

extension ViewContent {
  /// Returns the content of a plain text in the same environment, as inside of the element's view.
  package func showing(_ text: TextSpec) -> ViewContent {
    ViewContent(
      kind: .text, element: element, token: token, name: "", spec: .text(text),
      look: ElementStyle(), isEnabled: isEnabled, isPinned: false, padding: .none,
      environment: environment, changes: changes)
  }
}

/// The content size, the axis and the offset of a scroll view.
public struct ScrollGeometry: Sendable, Equatable {
  /// The size of the scrolled content with its padding, in points.
  public var contentSize: LayoutSize
  /// The axes along which the content scrolls.
  public var axis: ScrollSpec.Axis
  /// The offset to scroll to immediately, in points; `nil` leaves the current offset.
  ///
  /// The offset is the distance from the top left corner of the content to that of the view. The
  /// offset is set when a scroll view opens, when it is mounted again at the offset it had before,
  /// and when the content no longer reaches the current offset.
  public var offset: LayoutPoint?
}
