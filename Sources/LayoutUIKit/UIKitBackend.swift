#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  public import LayoutEngine
  public import LayoutViews
  public import UIKit

  /// Makes and arranges the views of UIKit for a layout.
  @MainActor public final class UIKitBackend: @MainActor ViewBackend {
    /// Measures texts in the fonts that they are drawn in.
    public var measurer: any TextMeasuring { tools.measurer }
    /// The sizes of the app's own views.
    public let viewSizes: (any ViewSizing)?

    /// The view that all stands on.
    weak var surface: UIView?
    let tools: ViewTools
    /// Fetches pictures by their addresses.
    private let fetch: PictureFetch?
    /// Takes answers to requests.
    var answer: ((AssetRequest, AssetAnswer) -> Void)?

    /// - Parameters:
    ///   - views: The views of the app that documents name.
    ///   - measurer: Measures texts; a ``TextKitMeasurer`` may be shared.
    ///   - fetch: Fetches pictures by their addresses.
    init(views: HostViews, measurer: TextKitMeasurer, fetch: PictureFetch?) {
      viewSizes = RegisteredSizes(views)
      self.fetch = fetch
      tools = ViewTools(measurer: measurer, views: views)
    }

    /// Makes a view of a kind.
    public func makeView(_ kind: ViewKind) -> UIView {
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
      _ view: UIView, as content: ViewContent, changed parts: ViewContent.Parts
    ) {
      guard let view = view as? any ShownView else { return }
      view.token = content.token
      view.show(content, parts, tools)
      tools.pinned.pin(view, content.isPinned)
    }

    /// Places a view.
    public func setFrame(_ frame: Frame, of view: UIView) {
      view.frame = CGRect(frame)
      tools.pinned.place(view, at: view.frame)
    }

    /// Lets a view shine through.
    public func setOpacity(_ opacity: Float, of view: UIView) { view.alpha = CGFloat(opacity) }

    /// Says what a view scrolls.
    public func setScroll(_ geometry: ScrollGeometry, of view: UIView) {
      (view as? ScrollerView)?.arrange(geometry)
    }

    /// Adds a view.
    public func insert(_ view: UIView, into parent: UIView?, at index: Int) {
      holder(of: parent)?.insertSubview(view, at: index)
    }

    /// Puts a view elsewhere among its siblings.
    public func move(_ view: UIView, in parent: UIView?, to index: Int) {
      // UIKit takes a view out first, so that the place counts the others.
      holder(of: parent)?.insertSubview(view, at: index)
    }

    /// Takes a view away.
    public func remove(_ view: UIView, from parent: UIView?) { view.removeFromSuperview() }

    /// Makes a view forget what it showed.
    public func recycle(_ view: UIView) {
      tools.pinned.pin(view, false)
      (view as? any ShownView)?.forget()
    }

    /// Looks for a picture or a font.
    public func request(_ request: AssetRequest) {
      tools.pictures.find(request, fetch: fetch) { [weak self] in self?.answer?(request, $0) }
    }

    private func holder(of parent: UIView?) -> UIView? {
      guard let parent else { return surface }
      return (parent as? any ShownView)?.holder ?? parent
    }
  }
#endif
