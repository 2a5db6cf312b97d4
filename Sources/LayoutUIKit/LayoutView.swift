#if canImport(UIKit) && !os(watchOS)
  public import LayoutApple
  public import LayoutEngine
  public import LayoutViews
  public import UIKit

  /// A view that shows a document.
  ///
  /// ```swift
  /// let card = LayoutView(PlaceCard(place: place))
  /// card.host.onTap(\.like) { like(place) }
  /// card.update(PlaceCard(place: other), animated: true)
  /// ```
  ///
  /// The view lays out the document in its own size, in the environment of its traits and its safe
  /// area, and again whenever these change. Its intrinsic width is the natural width of the
  /// document. Its intrinsic height is that of the document at the view's width.
  open class LayoutView<Document: LayoutDocument>: UIView {
    /// The host of the document and its views, which has the handlers and the outlets.
    public let host: ViewHost<Document, PlatformBackend>
    /// The translations of texts; `nil` shows texts as they are written.
    public var language: TextLocalization? {
      didSet { if language != oldValue { layOutAgain() } }
    }
    /// The duration of an animated update, in seconds.
    public var animationDuration = 0.25

    private var isMounted = false
    /// The element that a touch began on.
    private var touched: LayoutElement?
    private var proxies: [SpokenProxy] = []

    /// Creates a view that shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The app's views that the document names.
    ///   - measurer: The measurer of texts; views with the same measurer share its cached
    ///     measurements.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    public init(
      _ document: Document, views: HostViews = HostViews(), measurer: TextKitMeasurer = .shared,
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      let backend = PlatformBackend(
        views: views, measurer: measurer, fetch: fetch, make: shownView)
      host = ViewHost(
        document, in: .unbounded,
        environment: LayoutEnvironment(UITraitCollection.current, language: language),
        backend: backend)
      self.language = language
      super.init(frame: .zero)
      backend.surface = self
      backend.answer = { [weak self] in self?.take($1, to: $0) }
      backend.tools.events.scrolled = { [weak self] in self?.scroll($0, to: $1) }
      backend.tools.events.changed = { [weak self] in _ = self?.host.change($0, to: $1) }
      backend.tools.events.tapped = { [weak self] in _ = self?.host.tap($0) }
    }

    /// Unavailable: an archive contains no document.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The environment of the view's traits, safe area and language, in which the document is laid
    /// out.
    public var environment: LayoutEnvironment {
      LayoutEnvironment(traitCollection, safeArea: safeAreaInsets, language: language)
    }

    // MARK: Showing

    /// Shows a document in place of the current one, usually with other values.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - animated: Whether views move to their new frames, and new views fade in, during
    ///     ``animationDuration``.
    /// - Complexity: O(n) in the number of elements.
    public func update(_ document: Document, animated: Bool = false) {
      host.update(document, animated: animated)
      finish(animated: animated)
    }

    /// Shows a document that was laid out on another thread.
    ///
    /// - Parameters:
    ///   - layout: The layout of the document.
    ///   - animated: Whether views move to their new frames, and new views fade in, during
    ///     ``animationDuration``.
    /// - Complexity: O(n) in the number of elements of both layouts.
    public func adopt(_ layout: RunningLayout<Document>, animated: Bool = false) {
      host.adopt(layout, animated: animated)
      finish(animated: animated)
    }

    /// Lays out the document in a range of sizes, as for a self-sizing cell.
    ///
    /// - Parameter range: The sizes that the document may have, in points.
    /// - Returns: The size of the document's root, in points.
    @discardableResult
    func layOut(in range: SizeRange) -> LayoutSize {
      host.update(in: range, environment: environment)
      return host.size
    }

    private func finish(animated: Bool) {
      invalidateIntrinsicContentSize()
      host.backend.tools.pinned.arrange()
      guard animated, isMounted else { return }
      UIView.animate(
        withDuration: animationDuration, animations: { self.host.animate(to: 1) },
        completion: { _ in self.host.finishAnimation() })
    }

    private func scroll(_ token: ViewToken, to offset: LayoutPoint) {
      host.scroll(token, to: offset)
      host.backend.tools.pinned.arrange()
    }

    private func take(_ answer: AssetAnswer, to request: AssetRequest) {
      host.answer(request, with: answer)
      invalidateIntrinsicContentSize()
    }

    private func layOutAgain() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    // MARK: Sizes

    open override func layoutSubviews() {
      super.layoutSubviews()
      let width = host.size.width
      layOut(in: .exact(LayoutSize(bounds.size)))
      if !isMounted {
        isMounted = true
        host.mount()
      }
      host.backend.tools.pinned.arrange()
      // A new width means a new height, which Auto Layout has to read again.
      if host.size.width != width { invalidateIntrinsicContentSize() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      measured(in: SizeRange(max: LayoutSize(width: size.width.limit, height: size.height.limit)))
    }

    open override var intrinsicContentSize: CGSize {
      let natural = measured(in: .unbounded)
      guard bounds.width > 0, bounds.width < natural.width else { return natural }
      let height = measured(in: .width(Float(bounds.width))).height
      return CGSize(width: natural.width, height: height)
    }

    /// Returns the size of the document at a given width, in points.
    ///
    /// - Parameter width: The width in points; a negative one counts as 0.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(width: CGFloat) -> CGSize {
      measured(in: .width(Float(max(width, 0))))
    }

    /// The size of the document in a range, measured on a copy of the layout.
    private func measured(in range: SizeRange) -> CGSize {
      var trial = host.layout
      trial.update {
        $0.range = range
        $0.environment = environment
      }
      return CGSize(trial.tree.size)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      layOutAgain()
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      layOutAgain()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touched = element(under: touches)
      super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      let began = touched
      touched = nil
      // A touch that ended on another element is no tap.
      guard let touch = touches.first, began == element(under: touches),
        host.tap(at: place(of: touch))
      else { return super.touchesEnded(touches, with: event) }
      // Views around this one, such as a selectable cell, must not handle the touch as well.
      super.touchesCancelled(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      touched = nil
      super.touchesCancelled(touches, with: event)
    }

    private func element(under touches: Set<UITouch>) -> LayoutElement? {
      touches.first.flatMap { host.element(at: place(of: $0)) }
    }

    private func place(of touch: UITouch) -> LayoutPoint {
      let point = touch.location(in: self)
      return LayoutPoint(x: Float(point.x), y: Float(point.y))
    }

    // MARK: Accessibility

    /// The elements for assistive technology, in document order; made anew at each access.
    open override var accessibilityElements: [Any]? {
      get {
        proxies = []
        return host.spokenElements.map { spoken in
          let view = host.mounter.view(of: spoken.element)
          guard let view = (view as? HostedView)?.hosted ?? view else { return proxy(of: spoken) }
          view.isAccessibilityElement = true
          if view.accessibilityLabel == nil, !(view is UIControl), !spoken.label.isEmpty {
            view.accessibilityLabel = spoken.label
          }
          if spoken.isActive { view.accessibilityTraits.insert(.button) }
          return view
        }
      }
      set {}
    }

    /// Makes an accessibility element for an element without a view.
    private func proxy(of spoken: SpokenElement) -> SpokenProxy {
      let proxy = SpokenProxy(accessibilityContainer: self)
      proxy.show(spoken) { [weak self] in self?.host.tap(spoken.element) ?? false }
      proxies.append(proxy)
      return proxy
    }
  }

  extension CGFloat {
    /// A maximum length; 0 and very large numbers, which UIKit passes, mean no limit.
    fileprivate var limit: Float { self > 0 && self < 1_000_000 ? Float(self) : .infinity }
  }
#endif
