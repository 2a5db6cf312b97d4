#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutApple
  public import LayoutEngine
  import LayoutViews

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
  open class LayoutView<Document: LayoutDocument>: DocumentView<Document> {
    private var tracking: NSTrackingArea?

    /// Creates a view that shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The app's views that the document names.
    ///   - measurer: The measurer of texts; views with the same measurer share its cached
    ///     measurements.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    /// - Complexity: O(n) in the number of elements of the document.
    public init(
      _ document: Document, views: HostViews = HostViews(), measurer: TextKitMeasurer = .shared,
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      super.init(
        document, in: LayoutEnvironment(localization: language),
        backend: PlatformBackend(
          views: views, measurer: measurer, fetch: fetch, toolkit: AppKitParts.self))
      wantsLayer = true
      didArrange = { [unowned self] in orderForAccessibility() }
    }

    /// The environment of the view's window, appearance, language and time, in which the document
    /// is laid out.
    open override var environment: LayoutEnvironment {
      timed(LayoutEnvironment(self, language: language))
    }

    /// Returns the size of the document within a maximum size.
    ///
    /// - Parameter size: The maximum size, in points. A length that is 0, negative, or 1,000,000 or
    ///   more is no limit.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(_ size: CGSize) -> CGSize { measured(within: size) }

    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      windowDidChange()
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
      press(at: convert(event.locationInWindow, from: nil))
      if pressed == nil { super.mouseDown(with: event) }
    }

    open override func mouseDragged(with event: NSEvent) {
      move(to: convert(event.locationInWindow, from: nil))
      if pressed == nil { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: NSEvent) {
      guard pressed != nil, release(at: convert(event.locationInWindow, from: nil)) else {
        return super.mouseUp(with: event)
      }
    }

    open override func updateTrackingAreas() {
      super.updateTrackingAreas()
      guard tracking == nil else { return }
      let area = NSTrackingArea(
        rect: .zero,
        options: [.mouseMoved, .mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect],
        owner: self, userInfo: nil)
      addTrackingArea(area)
      tracking = area
    }

    open override func mouseMoved(with event: NSEvent) {
      hover(at: convert(event.locationInWindow, from: nil))
      super.mouseMoved(with: event)
    }

    open override func mouseExited(with event: NSEvent) {
      hover(at: nil)
      super.mouseExited(with: event)
    }

    /// Sets the views that assistive technology visits, in document order.
    private func orderForAccessibility() {
      let views = host.spokenElements.compactMap { spoken -> NSView? in
        guard spoken.link == nil else { return nil }
        let view = host.mounter.view(of: spoken.element)
        return (view as? any ShownView)?.spoken ?? view
      }
      setAccessibilityChildrenInNavigationOrder(views)
    }
  }
#endif
