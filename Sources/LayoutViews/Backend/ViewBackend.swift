public import LayoutEngine

/// The interface between a ``ViewMounter`` and the views of a toolkit.
///
/// A mounter calls these functions on its caller's thread, and never from within another of them.
/// An isolated type conforms with `@MainActor ViewBackend` (SE-0470). A mounter guarantees:
///
/// - A view is configured with all parts and given a frame before its first insertion, and again
///   after it was recycled.
/// - A view has at most one parent. The mounter removes the view from its parent before it inserts
///   the view elsewhere, recycles it or discards it. A view that is recycled or discarded has no
///   children.
/// - Indices count the inserted children of a parent from back to front, and are always in range.
/// - A parent of `nil` is the host's surface, which contains all views.
public protocol ViewBackend: AnyObject {
  /// A view of the toolkit.
  associatedtype View

  /// Returns a new view without content.
  ///
  /// - Parameter kind: The kind of the view.
  /// - Returns: The view, not yet inserted.
  func makeView(_ kind: ViewKind) -> View

  /// Updates the content of a view.
  ///
  /// - Parameters:
  ///   - view: A view of the content's kind.
  ///   - content: The complete content of the view.
  ///   - parts: The parts of the content that may differ from the last call for this view.
  func configure(_ view: View, as content: ViewContent, changed parts: ViewContent.Parts)

  /// Sets the frame of a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the view's parent, in points from the top left; in
  ///     a scroll view, in the coordinates of the scrolled content.
  ///   - view: The view.
  func setFrame(_ frame: LayoutRect, of view: View)

  /// Sets the opacity of a view, for its own `opacity` and while the view fades in or out.
  ///
  /// The mounter calls this function only for changes. A new view must have the opacity 1, and the
  /// mounter resets the opacity to 1 before it recycles a view.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque); a mounter passes no other
  ///     numbers.
  ///   - view: The view.
  func setOpacity(_ opacity: Float, of view: View)

  /// Sets the factor by which a view is drawn larger, with all in it, about the center of its
  /// frame, while it comes or goes; the factor of its own look applies too.
  ///
  /// The mounter calls this function only for changes, and for views whose elements say the
  /// transition `scale`. A new view must have the factor 1, and the mounter resets the factor to 1
  /// before it recycles a view.
  ///
  /// - Parameters:
  ///   - scale: The factor, from 0 to 1.
  ///   - view: The view.
  func setScale(_ scale: Float, of view: View)

  /// Sets the content size, axis and offset of a scroll view, which has a frame but perhaps no
  /// content yet.
  ///
  /// The scroll view must report every change of its offset with ``ViewHost/scroll(_:to:)``,
  /// including an offset set here that could not be reached.
  ///
  /// - Parameters:
  ///   - geometry: The content size, the axis and the offset.
  ///   - view: The scroll view.
  func setScroll(_ geometry: ScrollGeometry, of view: View)

  /// Inserts a view that has no parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The new parent; `nil` is the host's surface.
  ///   - index: The number of the parent's views behind the view.
  func insert(_ view: View, into parent: View?, at index: Int)

  /// Moves a view to another place among its siblings.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The view's parent, which does not change; `nil` is the host's surface.
  ///   - index: The number of siblings that are behind the view afterwards.
  func move(_ view: View, in parent: View?, to index: Int)

  /// Removes a view from its parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The view's parent; `nil` is the host's surface.
  func remove(_ view: View, from parent: View?)

  /// Prepares a removed view for reuse by another element of the same kind.
  ///
  /// The function must clear all state from interaction, such as text that was typed into a field.
  func recycle(_ view: View)

  /// Releases a removed view that will not be used again.
  func discard(_ view: View)

  /// The measurer of texts; equal measurers must return equal sizes.
  ///
  /// The host reads the property when the host is created, when it adopts a layout, and after a
  /// font has loaded.
  var measurer: any TextMeasuring { get }

  /// The intrinsic sizes of the host's views, for elements that declare none; `nil` if there are
  /// none.
  var viewSizes: (any ViewSizing)? { get }

  /// Requests a picture or a font, once for each.
  ///
  /// The backend delivers the result with ``ViewHost/answer(_:with:)``, immediately or at any later
  /// time.
  func request(_ request: AssetRequest)
}

extension ViewBackend {
  /// Default implementation: does nothing, so views that grow and shrink only fade.
  public func setScale(_ scale: Float, of view: View) {}

  /// Default implementation: does nothing.
  public func recycle(_ view: View) {}

  /// Default implementation: does nothing, so the view is freed with its last reference.
  public func discard(_ view: View) {}

  /// Default implementation: returns `nil`, so views have the sizes that documents declare.
  public var viewSizes: (any ViewSizing)? { nil }

  /// Default implementation: delivers no result, so pictures have the sizes that documents declare.
  public func request(_ request: AssetRequest) {}
}

/// A source of intrinsic sizes for views of the host.
///
/// A value is shared with the threads that lay out, so it should contain numbers and no views.
public protocol ViewSizing: Sendable {
  /// Returns the intrinsic size of a view in points, or `nil` if the view has none.
  ///
  /// The engine calls this function for views that declare no `intrinsicSize`. The result must
  /// depend on the arguments only.
  ///
  /// - Parameters:
  ///   - view: The attributes of the view, with its class.
  ///   - environment: The environment of the layout, such as its text scale.
  /// - Returns: The size; each length is clamped to `0...9_999_999`, and `NaN` counts as 0.
  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize?
}
