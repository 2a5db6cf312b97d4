#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import LayoutApple
  public import LayoutEngine
  public import LayoutViews

  /// Makes and arranges the views of AppKit for a layout.
  @MainActor public final class AppKitBackend: @MainActor ViewBackend {
    /// Measures texts in the fonts that they are drawn in.
    public var measurer: any TextMeasuring { tools.measurer }
    /// The sizes of the app's own views.
    public let viewSizes: (any ViewSizing)?

    /// The view that all stands on.
    weak var surface: NSView?
    let tools: ViewTools
    /// Fetches pictures by their addresses.
    private let fetch: PictureFetch?
    /// Takes answers to requests.
    var answer: ((AssetRequest, AssetAnswer) -> Void)?

    /// - Parameters:
    ///   - views: The views of the app that documents name.
    ///   - measurer: Measures texts; it may be shared.
    ///   - fetch: Fetches pictures by their addresses.
    init(views: HostViews, measurer: TextKitMeasurer, fetch: PictureFetch?) {
      viewSizes = RegisteredSizes(views)
      self.fetch = fetch
      tools = ViewTools(measurer: measurer, views: views)
    }

    /// Makes a view of a kind.
    public func makeView(_ kind: ViewKind) -> NSView {
      switch kind {
      case .box: BoxView(frame: .zero)
      case .text: LabelView(frame: .zero)
      case .image: PictureView(frame: .zero)
      case .host(let name), .custom(let name): HostedView(name, among: tools.views)
      case .scroll: ScrollerView(frame: .zero)
      case .separator: SeparatorView(frame: .zero)
      }
    }

    /// Shows an element in a view.
    public func configure(
      _ view: NSView, as content: ViewContent, changed parts: ViewContent.Parts
    ) {
      guard let view = view as? any ShownView else { return }
      view.token = content.token
      view.show(content, parts, tools)
      tools.pinned.pin(view, content.isPinned)
    }

    /// Places a view.
    public func setFrame(_ frame: Frame, of view: NSView) {
      view.frame = CGRect(frame)
      tools.pinned.place(view, at: view.frame)
    }

    /// Lets a view shine through.
    public func setOpacity(_ opacity: Float, of view: NSView) { view.alphaValue = CGFloat(opacity) }

    /// Says what a view scrolls.
    public func setScroll(_ geometry: ScrollGeometry, of view: NSView) {
      (view as? ScrollerView)?.arrange(geometry)
    }

    /// Adds a view.
    public func insert(_ view: NSView, into parent: NSView?, at index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Puts a view elsewhere among its siblings.
    public func move(_ view: NSView, in parent: NSView?, to index: Int) {
      holder(of: parent)?.put(view, at: index)
    }

    /// Takes a view away.
    public func remove(_ view: NSView, from parent: NSView?) { view.removeFromSuperview() }

    /// Makes a view forget what it showed.
    public func recycle(_ view: NSView) {
      tools.pinned.pin(view, false)
      (view as? any ShownView)?.forget()
    }

    /// Looks for a picture or a font.
    public func request(_ request: AssetRequest) {
      tools.pictures.find(request, fetch: fetch) { [weak self] in self?.answer?(request, $0) }
    }

    private func holder(of parent: NSView?) -> NSView? {
      guard let parent else { return surface }
      return (parent as? any ShownView)?.holder ?? parent
    }
  }
#endif
