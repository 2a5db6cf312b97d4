#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine
  public import LayoutViews

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The backend that arranges views of UIKit or AppKit for a layout.
  @MainActor public final class PlatformBackend: @MainActor ViewBackend {
    /// The measurer of texts, which uses the fonts that views draw with.
    public var measurer: any TextMeasuring { tools.measurer }
    /// The sizes of the app's registered views; `nil` if no view was registered with a size.
    public let viewSizes: (any ViewSizing)?

    /// The view that contains all views of the layout.
    package weak var surface: PlatformView?
    package let tools: ViewTools
    /// Fetches pictures by their addresses.
    private let fetch: PictureFetch?
    /// Receives the results of asset requests.
    package var answer: ((AssetRequest, AssetAnswer) -> Void)?

    /// - Parameters:
    ///   - views: The app's views that documents name.
    ///   - measurer: The measurer of texts, which several backends may share.
    ///   - fetch: Fetches pictures by their addresses.
    ///   - toolkit: The parts that the toolkit has in its own way.
    package init(
      views: HostViews, measurer: TextKitMeasurer, fetch: PictureFetch?,
      toolkit: any Toolkit.Type
    ) {
      viewSizes = RegisteredSizes(views)
      self.fetch = fetch
      tools = ViewTools(measurer: measurer, views: views, toolkit: toolkit)
    }

    /// Makes a view of a kind, which may be one of the app's views.
    public func makeView(_ kind: ViewKind) -> PlatformView { tools.makeView(kind) }

    /// Shows the content of an element in a view.
    ///
    /// A view that was not made by ``makeView(_:)`` is left as it is.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - content: The content of the element.
    ///   - parts: The parts of the content that changed.
    public func configure(
      _ view: PlatformView, as content: ViewContent, changed parts: ViewContent.Parts
    ) {
      guard let view = view as? any ShownView else { return }
      view.token = content.token
      view.show(content, parts, tools)
      tools.pinned.pin(view, content.isPinned)
    }

    /// Sets the frame of a view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the coordinates of the parent view, in points.
    ///   - view: The view.
    public func setFrame(_ frame: LayoutRect, of view: PlatformView) {
      view.place = CGRect(frame)
      tools.pinned.place(view, at: CGRect(frame))
    }

    /// Sets the opacity of a view.
    ///
    /// - Parameters:
    ///   - opacity: The opacity, from 0 for invisible to 1 for opaque; a mounter passes no other
    ///     numbers.
    ///   - view: The view.
    public func setOpacity(_ opacity: Float, of view: PlatformView) {
      view.show(opacity: opacity)
    }

    /// Sets the factor by which a view that comes or goes is drawn larger about its center.
    ///
    /// - Parameters:
    ///   - scale: The factor, from 0 to 1.
    ///   - view: The view.
    public func setScale(_ scale: Float, of view: PlatformView) {
      (view as? any ShownView)?.plate.motionScale = scale
    }

    /// Sets the size and the offset of a scroll view's content; other views are left as they are.
    ///
    /// - Parameters:
    ///   - geometry: The size of the content and the offset, in points.
    ///   - view: The scroll view.
    public func setScroll(_ geometry: ScrollGeometry, of view: PlatformView) {
      (view as? ScrollerView)?.arrange(geometry)
    }

    /// Inserts a view into a parent.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The parent; `nil` is the view that shows the document.
    ///   - index: The index of the view among its siblings, from back to front.
    /// - Complexity: O(n) in the number of siblings.
    public func insert(_ view: PlatformView, into parent: PlatformView?, at index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Moves a view among its siblings.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The parent; `nil` is the view that shows the document.
    ///   - index: The new index of the view among its siblings, from back to front.
    /// - Complexity: O(n) in the number of siblings.
    public func move(_ view: PlatformView, in parent: PlatformView?, to index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Removes a view from its parent.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The parent, which has no effect, since a view has only one.
    public func remove(_ view: PlatformView, from parent: PlatformView?) {
      view.removeFromSuperview()
    }

    /// Clears the content and the user's input of a view, so that the view can show another
    /// element.
    public func recycle(_ view: PlatformView) {
      tools.pinned.pin(view, false)
      (view as? any ShownView)?.forget()
    }

    /// Finds a picture or a font, and passes the result to the host.
    ///
    /// - Parameter request: The request, which is passed back with the result.
    public func request(_ request: AssetRequest) {
      tools.pictures.find(request, fetch: fetch) { [weak self] in self?.answer?(request, $0) }
    }

    private func holder(of parent: PlatformView?) -> PlatformView? {
      guard let parent else { return surface }
      return (parent as? any ShownView)?.holder ?? parent
    }
  }
#endif
