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
  /// It lays out its document in its own size, in the environment that its traits and its safe area describe,
  /// and again whenever these change. To Auto Layout it is as wide as the document likes to be, and as high as
  /// that is at the view's width.
  open class LayoutView<Document: LayoutDocument>: UIView {
    /// The document with its views: handlers, outlets, and what else goes on beneath.
    public let host: ViewHost<Document, PlatformBackend>
    /// The translations of texts; `nil` shows them as they are written.
    public var language: TextLocalization? {
      didSet { if language != oldValue { layOutAgain() } }
    }
    /// How long an animated update takes, in seconds.
    public var animationDuration = 0.25

    private var isMounted = false
    /// The element that a finger went down on.
    private var touched: LayoutElement?
    private var proxies: [SpokenProxy] = []

    /// Creates a view of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The views of the app that it names.
    ///   - measurer: Measures texts; views that share one share what it has measured.
    ///   - language: The translations of texts.
    ///   - fetch: Fetches pictures by their addresses.
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

    /// There is no document in an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The environment that the document is laid out in.
    public var environment: LayoutEnvironment {
      LayoutEnvironment(traitCollection, safeArea: safeAreaInsets, language: language)
    }

    // MARK: Showing

    /// Shows the document with other values.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - animated: Whether views go to where they belong, and new ones fade in.
    public func update(_ document: Document, animated: Bool = false) {
      host.update(document, animated: animated)
      finish(animated: animated)
    }

    /// Shows a document that was laid out on another thread.
    public func adopt(_ layout: RunningLayout<Document>, animated: Bool = false) {
      host.adopt(layout, animated: animated)
      finish(animated: animated)
    }

    /// Lays out the document in other sizes, as for a cell that asks its content how high it is.
    ///
    /// - Parameter range: The sizes that the document may have.
    /// - Returns: The size of its root, in points.
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
      // At another width the document has another height, which Auto Layout then asks for.
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

    /// The size that the document has at a width, in points.
    public func sizeThatFits(width: CGFloat) -> CGSize {
      measured(in: .width(Float(max(width, 0))))
    }

    /// The size of the document in other sizes, aside.
    private func measured(in range: SizeRange) -> CGSize {
      var trial = host.layout
      trial.update(in: range, environment: environment)
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
      // A finger that was dragged elsewhere has not tapped anything.
      guard let touch = touches.first, began == element(under: touches),
        host.tap(at: place(of: touch))
      else { return super.touchesEnded(touches, with: event) }
      // Whoever is around, such as a cell that could be selected, was not meant.
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

    /// What assistive technology meets, in the order of the document; made when it asks.
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

    /// Stands for an element without a view.
    private func proxy(of spoken: SpokenElement) -> SpokenProxy {
      let proxy = SpokenProxy(accessibilityContainer: self)
      proxy.show(spoken) { [weak self] in self?.host.tap(spoken.element) ?? false }
      proxies.append(proxy)
      return proxy
    }
  }

  extension CGFloat {
    /// A length that a view is offered: UIKit says with 0 and with its greatest numbers that there is no limit.
    fileprivate var limit: Float { self > 0 && self < 1_000_000 ? Float(self) : .infinity }
  }
#endif
