public import LayoutEngine

/// What one view shows: an element's own attributes, its looks and what is around it.
public struct ViewContent: Sendable {
  /// What a view may have to show otherwise than before.
  public struct Parts: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The element's own attributes: ``ViewContent/spec``, such as the words of a text.
    public static let spec = Parts(rawValue: 1)
    /// How it looks, what it tells assistive technology, and whether it stays in sight: ``ViewContent/look`` and
    /// ``ViewContent/isPinned``.
    public static let look = Parts(rawValue: 2)
    /// The identity: ``ViewContent/token`` and ``ViewContent/name``.
    public static let identity = Parts(rawValue: 4)
    /// The environment: the text scale, the direction, the color scheme, the language.
    public static let environment = Parts(rawValue: 8)
    /// A picture or a font that the view needs has arrived, or is known to be missing.
    public static let asset = Parts(rawValue: 16)
    /// All of them, as for a view that has just been made or is used again.
    public static let all: Parts = [.spec, .look, .identity, .environment, .asset]
  }

  /// The kind of the view.
  public let kind: ViewKind
  /// The number of the element now; later updates may give it another one, which ``token`` is for.
  public let element: LayoutElement
  /// What the view is known by.
  public let token: ViewToken
  /// The name of the element's outlet, as the identifier for assistive technology and tests; empty where it
  /// has none.
  public let name: String
  /// The element's own attributes; those of the `linear` for a separator.
  ///
  /// Words are in the language of the environment.
  public let spec: ElementSpec
  /// How it looks; an element that sets nothing has a plain `Appearance()`.
  ///
  /// Labels and hints for assistive technology are in the language of the environment.
  public let look: Appearance
  /// Whether the view stays in sight while the scroll around it is scrolled, as long as its parent does.
  ///
  /// It keeps its view wherever the content is scrolled to; to hold it at the edge is the backend's.
  public let isPinned: Bool
  /// How far within the frame a text or a picture begins and ends, in points: its padding in a `flex`.
  public let padding: LayoutEdges
  /// The environment that the element was laid out in.
  public let environment: LayoutEnvironment
  /// Which attributes may differ from those that the view showed before: some of the content where ``Parts/spec``
  /// is told, some of the appearance where ``Parts/look`` is; all of them for a view that shows another element.
  public let changes: LayoutChanges.Parts
}

extension ViewContent {
  /// The text, for a view of the kind ``ViewKind/text``.
  ///
  /// `resolvedRuns(in:)` of it with ``environment`` gives the runs as they are drawn.
  public var text: TextSpec? {
    if case .text(let text) = spec { return text }
    return nil
  }

  /// The picture, for a view of the kind ``ViewKind/image``.
  public var image: ImageSpec? {
    if case .image(let image) = spec { return image }
    return nil
  }

  /// The host's view, for a view of the kind ``ViewKind/host(_:)``.
  public var view: ViewSpec? {
    if case .view(let view) = spec { return view }
    return nil
  }

  /// What is scrolled and how, for a view of the kind ``ViewKind/scroll``.
  public var scroll: ScrollSpec? {
    if case .scroll(let scroll) = spec { return scroll }
    return nil
  }

  /// Whether the view keeps its place and is not seen, with all that is in it.
  public var isHidden: Bool { look.visibility == .invisible }

  /// Whether what stands out of the view's frame, or out of its rounded corners, is cut off.
  ///
  /// A scroll always cuts off what does not show and is not counted here.
  public var clipsContent: Bool {
    if case .clip = spec { return true }
    return look.clipsContent || look.cornerRadius != 0
  }
}

/// How a scroll view scrolls.
public struct ScrollGeometry: Sendable, Equatable {
  /// The size of what is scrolled, with its padding, in points.
  public var contentSize: LayoutSize
  /// The axes along which it is scrolled.
  public var axis: ScrollSpec.Axis
  /// Where the view is to scroll to at once, in points; `nil` leaves it where it is.
  ///
  /// It is how far the view's top left corner lies from that of the content. It is said where a scroll opens, and where one comes back that was scrolled before.
  public var offset: LayoutPoint?
}
