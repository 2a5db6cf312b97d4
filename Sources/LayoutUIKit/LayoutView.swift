#if canImport(UIKit) && !os(watchOS)
  public import LayoutApple
  public import LayoutEngine
  import LayoutViews
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
  open class LayoutView<Document: LayoutDocument>: DocumentView<Document> {
    private var proxies: [SpokenProxy] = []
    #if !os(tvOS)
      /// Kept here, since the interaction does not keep its delegate.
      private var pointer: PointerFollower?
    #endif

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
        document, in: LayoutEnvironment(UITraitCollection.current, language: language),
        backend: PlatformBackend(
          views: views, measurer: measurer, fetch: fetch, toolkit: UIKitParts.self))
      #if !os(tvOS)
        let follower = PointerFollower { [weak self] point in self?.hover(at: point) }
        pointer = follower
        addInteraction(UIPointerInteraction(delegate: follower))
      #endif
    }

    /// The environment of the view's traits, safe area, language and time, in which the document
    /// is laid out.
    open override var environment: LayoutEnvironment {
      timed(LayoutEnvironment(traitCollection, safeArea: safeAreaInsets, language: language))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(within: size) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      layOutAgain()
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      windowDidChange()
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      layOutAgain()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { press(at: touch.location(in: self)) }
      super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { move(to: touch.location(in: self)) }
      super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, release(at: touch.location(in: self)) else {
        return super.touchesEnded(touches, with: event)
      }
      // Views around this one, such as a selectable cell, must not handle the touch as well.
      super.touchesCancelled(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      cancelPress()
      super.touchesCancelled(touches, with: event)
    }

    // MARK: Focus

    /// Shows what a keyboard or a remote control has moved the focus to.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      focus(in: context.nextFocusedView)
    }

    // MARK: Accessibility

    /// The elements for assistive technology, in document order; made anew at each access.
    ///
    /// - Complexity: O(n) in the number of elements, for each tap handler.
    open override var accessibilityElements: [Any]? {
      get {
        proxies = []
        return host.spokenElements.map { spoken in
          let view = spoken.link == nil ? host.mounter.view(of: spoken.element) : nil
          guard let view = (view as? any ShownView)?.spoken ?? view else {
            return proxy(of: spoken)
          }
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

    /// Makes an accessibility element for an element without a view, or for a link in a text.
    private func proxy(of spoken: SpokenElement) -> SpokenProxy {
      let proxy = SpokenProxy(accessibilityContainer: self)
      proxy.show(spoken) { [weak self] in
        guard let host = self?.host else { return false }
        return spoken.link.map { host.follow(link: $0, of: spoken.element) }
          ?? host.tap(spoken.element)
      }
      proxies.append(proxy)
      return proxy
    }
  }
#endif
