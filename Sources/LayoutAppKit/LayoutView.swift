#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutApple
  public import LayoutEngine
  public import LayoutViews

  /// A view that shows a document.
  ///
  /// ```swift
  /// let card = LayoutView(PlaceCard(place: place))
  /// card.host.onTap(\.like) { like(place) }
  /// card.update(PlaceCard(place: other), animated: true)
  /// ```
  ///
  /// The view lays out the document in its own size, in the environment of its window and its
  /// appearance, and again whenever these change. Its intrinsic width is the natural width of the
  /// document. Its intrinsic height is that of the document at the view's width.
  open class LayoutView<Document: LayoutDocument>: FlippedView {
    /// The host of the document and its views, which has the handlers and the outlets.
    public let host: ViewHost<Document, PlatformBackend>
    /// The translations of texts; `nil` shows texts as they are written.
    public var language: TextLocalization? {
      didSet { if language != oldValue { layOutAgain() } }
    }
    /// The duration of an animated update, in seconds.
    public var animationDuration = 0.25

    private var isMounted = false
    /// The element that the mouse button was pressed on.
    private var pressed: LayoutElement?

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
        document, in: .unbounded, environment: LayoutEnvironment(localization: language),
        backend: backend)
      self.language = language
      super.init(frame: .zero)
      wantsLayer = true
      backend.surface = self
      backend.answer = { [weak self] in self?.take($1, to: $0) }
      backend.tools.events.scrolled = { [weak self] in self?.scroll($0, to: $1) }
      backend.tools.events.changed = { [weak self] in _ = self?.host.change($0, to: $1) }
      backend.tools.events.tapped = { [weak self] in _ = self?.host.tap($0) }
    }

    /// Unavailable: an archive contains no document.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The environment of the view's window, appearance and language, in which the document is laid
    /// out.
    public var environment: LayoutEnvironment { LayoutEnvironment(self, language: language) }

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

    private func finish(animated: Bool) {
      invalidateIntrinsicContentSize()
      host.backend.tools.pinned.arrange()
      orderForAccessibility()
      guard animated, isMounted else { return }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = animationDuration
        context.allowsImplicitAnimation = true
        host.animate(to: 1)
      } completionHandler: {
        MainActor.assumeIsolated { self.host.finishAnimation() }
      }
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
      needsLayout = true
      invalidateIntrinsicContentSize()
    }

    // MARK: Sizes

    open override func layout() {
      super.layout()
      let width = host.size.width
      host.update(in: .exact(LayoutSize(bounds.size)), environment: environment)
      if !isMounted {
        isMounted = true
        host.mount()
      }
      host.backend.tools.pinned.arrange()
      orderForAccessibility()
      // A new width means a new height, which Auto Layout has to read again.
      if host.size.width != width { invalidateIntrinsicContentSize() }
    }

    /// Returns the size of the document within a maximum size.
    ///
    /// - Parameter size: The maximum size, in points. A length that is 0, negative, or 1,000,000 or
    ///   more is no limit.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
      measured(in: SizeRange(max: LayoutSize(width: size.width.limit, height: size.height.limit)))
    }

    open override var intrinsicContentSize: NSSize {
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

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      layOutAgain()
    }

    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      layOutAgain()
    }

    // MARK: The mouse

    open override func mouseDown(with event: NSEvent) {
      pressed = host.element(at: place(of: event))
      if pressed == nil { super.mouseDown(with: event) }
    }

    open override func mouseUp(with event: NSEvent) {
      let began = pressed
      pressed = nil
      let place = place(of: event)
      // A click that ended on another element has no effect.
      guard let began, began == host.element(at: place), host.tap(at: place) else {
        return super.mouseUp(with: event)
      }
    }

    private func place(of event: NSEvent) -> LayoutPoint {
      let point = convert(event.locationInWindow, from: nil)
      return LayoutPoint(x: Float(point.x), y: Float(point.y))
    }

    // MARK: Accessibility

    /// Sets the views that assistive technology visits, in document order.
    private func orderForAccessibility() {
      guard isMounted else { return }
      let views = host.spokenElements.compactMap { spoken -> NSView? in
        let view = host.mounter.view(of: spoken.element)
        return (view as? HostedView)?.hosted ?? (view as? LabelView)?.spoken ?? view
      }
      setAccessibilityChildrenInNavigationOrder(views)
    }
  }

  extension CGFloat {
    fileprivate var limit: Float { self > 0 && self < 1_000_000 ? Float(self) : .infinity }
  }
#endif
