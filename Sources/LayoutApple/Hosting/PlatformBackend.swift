#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine
  public import LayoutViews

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// Arranges the views of UIKit or AppKit for a layout.
  @MainActor public final class PlatformBackend: @MainActor ViewBackend {
    /// Measures texts in the fonts that they are drawn in.
    public var measurer: any TextMeasuring { tools.measurer }
    /// The sizes of the app's own views.
    public let viewSizes: (any ViewSizing)?

    /// The view that all stands on.
    package weak var surface: PlatformView?
    package let tools: ViewTools
    /// Makes a view of a kind, which may be one of the app.
    private let make: (ViewKind, HostViews) -> any ShownView
    /// Fetches pictures by their addresses.
    private let fetch: PictureFetch?
    /// Takes answers to requests.
    package var answer: ((AssetRequest, AssetAnswer) -> Void)?

    /// - Parameters:
    ///   - views: The views of the app that documents name.
    ///   - measurer: Measures texts; it may be shared.
    ///   - fetch: Fetches pictures by their addresses.
    ///   - make: Makes the toolkit's view of a kind.
    package init(
      views: HostViews, measurer: TextKitMeasurer, fetch: PictureFetch?,
      make: @escaping (ViewKind, HostViews) -> any ShownView
    ) {
      viewSizes = RegisteredSizes(views)
      self.fetch = fetch
      self.make = make
      tools = ViewTools(measurer: measurer, views: views)
    }

    /// Makes a view of a kind.
    public func makeView(_ kind: ViewKind) -> PlatformView { make(kind, tools.views) }

    /// Shows an element in a view.
    public func configure(
      _ view: PlatformView, as content: ViewContent, changed parts: ViewContent.Parts
    ) {
      guard let view = view as? any ShownView else { return }
      view.token = content.token
      view.show(content, parts, tools)
      tools.pinned.pin(view, content.isPinned)
    }

    /// Places a view.
    public func setFrame(_ frame: LayoutRect, of view: PlatformView) {
      view.frame = CGRect(frame)
      tools.pinned.place(view, at: view.frame)
    }

    /// Lets a view shine through.
    public func setOpacity(_ opacity: Float, of view: PlatformView) {
      view.show(opacity: opacity)
    }

    /// Says what a view scrolls.
    public func setScroll(_ geometry: ScrollGeometry, of view: PlatformView) {
      (view as? any ScrollingView)?.arrange(geometry)
    }

    /// Adds a view.
    public func insert(_ view: PlatformView, into parent: PlatformView?, at index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Puts a view elsewhere among its siblings.
    public func move(_ view: PlatformView, in parent: PlatformView?, to index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Takes a view away.
    public func remove(_ view: PlatformView, from parent: PlatformView?) {
      view.removeFromSuperview()
    }

    /// Makes a view forget what it showed.
    public func recycle(_ view: PlatformView) {
      tools.pinned.pin(view, false)
      (view as? any ShownView)?.forget()
    }

    /// Looks for a picture or a font.
    public func request(_ request: AssetRequest) {
      tools.pictures.find(request, fetch: fetch) { [weak self] in self?.answer?(request, $0) }
    }

    private func holder(of parent: PlatformView?) -> PlatformView? {
      guard let parent else { return surface }
      return (parent as? any ShownView)?.holder ?? parent
    }
  }
#endif
