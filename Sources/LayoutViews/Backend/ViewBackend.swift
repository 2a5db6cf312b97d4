public import LayoutEngine

/// The views of a toolkit, as a ``ViewMounter`` makes and arranges them.
///
/// A mounter calls these functions on the thread of whoever calls it, and never again from within one of
/// them. An isolated type conforms with `@MainActor ViewBackend` (SE-0470). What it may rely on:
///
/// - A view is configured with all parts and given a frame before it is first inserted, and again after it
///   was recycled.
/// - A view has at most one parent. It is removed from that before it is inserted elsewhere, recycled or
///   discarded, and then has no children itself.
/// - Indices count the children that were inserted and not removed, from back to front; they are always in
///   range.
/// - A parent is `nil` for the surface of the host, which all stands on.
public protocol ViewBackend: AnyObject {
  /// A view of the toolkit.
  associatedtype View

  /// Makes a view that shows nothing yet.
  func makeView(_ kind: ViewKind) -> View

  /// Shows something else in a view.
  ///
  /// - Parameters:
  ///   - view: A view of the content's kind.
  ///   - content: All that the view shows.
  ///   - parts: What of it may differ from the last call for the view.
  func configure(_ view: View, as content: ViewContent, changed parts: ViewContent.Parts)

  /// Gives a view its frame.
  ///
  /// - Parameters:
  ///   - frame: Its frame in the coordinates of its parent, in points from the top left; within a scroll in
  ///     those of the content.
  ///   - view: The view.
  func setFrame(_ frame: Frame, of view: View)

  /// Lets a view shine through, for its own `opacity` and while it fades in or out.
  ///
  /// It is called where it differs from before; at first, and in recycled views, it is taken to be 1.
  ///
  /// - Parameters:
  ///   - opacity: A number from 0 (transparent) to 1 (opaque).
  ///   - view: The view.
  func setOpacity(_ opacity: Float, of view: View)

  /// Says how much a scroll view scrolls; it has a frame already, and its content may not be there yet.
  ///
  /// The host reports where it scrolls with ``ViewHost/scroll(_:to:)``, also for an offset that was asked for
  /// here and could not be reached.
  func setScroll(_ geometry: ScrollGeometry, of view: View)

  /// Adds a view that has no parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The view to add it to; `nil` is the host's surface.
  ///   - index: How many of the parent's views it stands in front of.
  func insert(_ view: View, into parent: View?, at index: Int)

  /// Puts a view elsewhere among its siblings.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: Its parent, which stays the same.
  ///   - index: How many of the others it then stands in front of.
  func move(_ view: View, in parent: View?, to index: Int)

  /// Takes a view from its parent.
  func remove(_ view: View, from parent: View?)

  /// Puts a view aside that was removed, to show another element of its kind later.
  ///
  /// Whatever it has from being used goes, such as the text that someone has typed into it.
  func recycle(_ view: View)

  /// Gives up a view that was removed and will not be used again.
  func discard(_ view: View)

  /// What measures texts; an equal one measures alike.
  ///
  /// It is asked for at first, and again when a font has arrived.
  var measurer: any TextMeasuring { get }

  /// What knows the sizes of the host's views, for elements that do not say any; `nil` has none.
  var viewSizes: (any ViewSizing)? { get }

  /// Asks for a picture or a font, once for each; ``ViewHost/answer(_:with:)`` tells what comes of it, at
  /// once or at any later time.
  func request(_ request: AssetRequest)
}

extension ViewBackend {
  /// Does nothing.
  public func recycle(_ view: View) {}

  /// Does nothing; the view ends with its last reference.
  public func discard(_ view: View) {}

  /// Knows none.
  public var viewSizes: (any ViewSizing)? { nil }

  /// Never answers, so that pictures have the sizes that documents say.
  public func request(_ request: AssetRequest) {}
}

/// Knows how large views of the host are by themselves.
///
/// A value is shared with the threads that lay out, so that it holds numbers and not views.
public protocol ViewSizing: Sendable {
  /// Returns the size of a view by itself, in points; `nil` where it has none.
  ///
  /// It must depend on the arguments alone. It is asked for views without
  /// an `intrinsicSize` of their own.
  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize?
}
