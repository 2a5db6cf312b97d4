#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine
  public import LayoutViews

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The part of a `LayoutView` that UIKit and AppKit have in common.
  ///
  /// The view lays out the document in its own size and in ``environment``. Its intrinsic width is
  /// the natural width of the document. Its intrinsic height is that of the document at the view's
  /// width.
  open class DocumentView<Document: LayoutDocument>: ArrangedView {
    /// The host of the document and its views, which has the handlers and the outlets.
    public let host: ViewHost<Document, PlatformBackend>
    /// The translations of texts; `nil` shows texts as they are written.
    ///
    /// A new language lays out the document again.
    public var language: TextLocalization? {
      didSet { if language != oldValue { layOutAgain() } }
    }
    /// The time zone of dates and times, by default UTC; the system's is
    /// `LayoutTimeZone(TimeZone.current)`.
    ///
    /// A new time zone lays out the document again.
    public var timeZone: LayoutTimeZone {
      didSet { if timeZone != oldValue { layOutAgain() } }
    }
    /// The current time, for times relative to it; by default the beginning of 1970.
    ///
    /// The app sets it as often as the document should follow the clock: `LayoutInstant(Date())`.
    /// A new time lays out the document again if the document reads its environment.
    public var now: LayoutInstant {
      didSet { if now != oldValue { layOutAgain() } }
    }
    /// The seconds in which an animated update moves views whose elements say no `animation`; by
    /// default 0.25.
    ///
    /// Negative numbers and `NaN` count as 0, which moves them at once, and more than 10 as 10.
    public var animationDuration = 0.25

    package private(set) var isMounted = false
    /// The frames of the display that move views; nil if none is on its way.
    package private(set) var ticks: FrameTicks?
    /// Called when the views of the document were arranged.
    package var didArrange: (() -> Void)?
    /// The element that a touch or a click began on.
    package var pressed: LayoutElement? {
      didSet { if pressed == nil { host.press(nil) } }
    }
    /// The place where it began.
    private var pressPoint = LayoutPoint.zero
    /// The number of touches and clicks so far, and of those that moved on.
    private var presses = 0
    /// Whether the touch or the click has become a long one.
    private var isLong = false
    /// The view that has the focus, of those that report it.
    private var focused: ViewToken?
    /// Calls a function after some seconds.
    package var wait:
      @MainActor (_ seconds: Double, _ call: @escaping @MainActor () -> Void) -> Void
    /// The functions that end what shows that content is being refreshed.
    private var refreshes: [@MainActor () -> Void] = []

    /// - Parameters:
    ///   - document: The document.
    ///   - environment: The environment until the view is in a window.
    ///   - backend: The backend of the toolkit, for this view alone.
    package init(
      _ document: Document, in environment: LayoutEnvironment, backend: PlatformBackend
    ) {
      host = ViewHost(document, in: .unbounded, environment: environment, backend: backend)
      language = environment.localization
      timeZone = environment.timeZone
      now = environment.now
      wait = { seconds, call in
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
          call()
        }
      }
      super.init(frame: .zero)
      backend.surface = self
      backend.answer = { [weak self] in self?.take($1, to: $0) }
      backend.tools.events.scrolled = { [weak self] in self?.scroll($0, to: $1) }
      backend.tools.events.rested = { [weak self] in
        self?.host.restingOffset(of: $0, near: $1, from: $2)
      }
      backend.tools.events.changed = { [weak self] in _ = self?.host.change($0, to: $1) }
      backend.tools.events.tapped = { [weak self] in _ = self?.host.tap($0) }
      backend.tools.events.submitted = { [weak self] in _ = self?.host.perform(.submit, $0) }
      backend.tools.events.focused = { [weak self] in self?.focus($0, $1) }
      backend.tools.events.pulled = { [weak self] in self?.refresh($0, end: $1) }
    }

    /// Unavailable: an archive contains no document.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The environment in which the document is laid out: that of the view and its window, with
    /// ``language``, ``timeZone`` and ``now``.
    open var environment: LayoutEnvironment { host.layout.environment }

    /// Returns an environment of the toolkit with the view's own time zone and time.
    package func timed(_ environment: LayoutEnvironment) -> LayoutEnvironment {
      var environment = environment
      environment.timeZone = timeZone
      environment.now = now
      return environment
    }

    // MARK: Showing

    /// Shows a document in place of the current one, usually with other values.
    ///
    /// An animated update moves each view as its element says with `animation`, or during
    /// ``animationDuration``, and lets views come and go as theirs say with `transition`. It starts
    /// from what is on the screen, also in the middle of another one. For people who have asked for
    /// less motion, views are in their places at once, and those that come and go fade. An update
    /// of a view that is in no window is not animated.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - animated: Whether the update is animated.
    /// - Complexity: O(n) in the number of elements.
    public func update(_ document: Document, animated: Bool = false) {
      let isAnimated = animated && isOnScreen
      host.update(document, animated: isAnimated)
      finish(animated: isAnimated)
    }

    /// Shows a document that was laid out on another thread.
    ///
    /// - Parameters:
    ///   - layout: The layout of the document.
    ///   - animated: Whether the update is animated, as with ``update(_:animated:)``.
    /// - Complexity: O(n) in the number of elements of both layouts.
    public func adopt(_ layout: RunningLayout<Document>, animated: Bool = false) {
      let isAnimated = animated && isOnScreen
      host.adopt(layout, animated: isAnimated)
      finish(animated: isAnimated)
    }

    /// Fires the action `refresh`; the content counts as refreshed with the next document.
    private func refresh(_ token: ViewToken, end: @escaping @MainActor () -> Void) {
      refreshes.append(end)
      if !host.perform(.refresh, token) { endRefreshes() }
    }

    private func endRefreshes() {
      for end in refreshes { end() }
      refreshes = []
    }

    private func finish(animated: Bool) {
      endRefreshes()
      invalidateIntrinsicContentSize()
      settle()
      if animated { animate() }
    }

    private func settle() {
      arrangePinned()
      if isMounted { didArrange?() }
    }

    private func arrangePinned() {
      host.backend.tools.pinned.arrange { host.pinnedDistance(of: $0) }
    }

    private func scroll(_ token: ViewToken, to offset: LayoutPoint) {
      host.scroll(token, to: offset)
      arrangePinned()
    }

    private func take(_ answer: AssetAnswer, to request: AssetRequest) {
      host.answer(request, with: answer)
      invalidateIntrinsicContentSize()
    }

    // MARK: Motion

    private var isOnScreen: Bool { isMounted && window != nil }

    /// Moves the views in each frame of the display, until they are where they belong.
    private func animate() {
      ticks?.stop()
      ticks = nil
      guard move(at: 0) else { return }
      ticks = FrameTicks(of: self, by: host.backend.tools.toolkit) { [weak self] seconds in
        guard let self else { return false }
        let goesOn = move(at: seconds)
        if !goesOn { ticks = nil }
        return goesOn
      }
    }

    /// Moves the views to where they are at a time; returns whether any is on its way.
    private func move(at seconds: Double) -> Bool {
      let goesOn = host.animate(
        at: seconds,
        standard: LayoutAnimation(.easeInOut, seconds: Float(animationDuration)),
        reducesMotion: host.backend.tools.toolkit.reducesMotion)
      arrangePinned()
      return goesOn
    }

    /// Has all views in their places if the view is in no window any more, where no frames of a
    /// display are.
    package func windowDidChange() {
      guard window == nil else { return }
      ticks?.stop()
      ticks = nil
      host.finishAnimation()
    }

    // MARK: Sizes

    /// Lays out the document anew, as after a change of the environment.
    package func layOutAgain() {
      askForLayout()
      invalidateIntrinsicContentSize()
    }

    /// Lays out the document in a range of sizes, as for a self-sizing cell.
    ///
    /// - Parameter range: The sizes that the document may have, in points.
    /// - Returns: The size of the document's root, in points.
    @discardableResult
    package func layOut(in range: SizeRange) -> LayoutSize {
      host.update(in: range, environment: environment)
      return host.size
    }

    package override func layOutContent() {
      super.layOutContent()
      let width = host.size.width
      layOut(in: .exact(LayoutSize(bounds.size)))
      if !isMounted {
        isMounted = true
        host.mount()
      }
      settle()
      // A new width means a new height, which Auto Layout has to read again.
      if host.size.width != width { invalidateIntrinsicContentSize() }
    }

    /// The natural size of the document, with the height of the document at the view's width.
    ///
    /// - Complexity: O(n) in the number of elements, at each access.
    open override var intrinsicContentSize: CGSize {
      let natural = measured(in: .unbounded)
      guard bounds.width > 0, bounds.width < natural.width else { return natural }
      let height = measured(in: .width(Float(bounds.width))).height
      return CGSize(width: natural.width, height: height)
    }

    /// Returns the size of the document at a given width.
    ///
    /// - Parameter width: The width, in points; a negative one counts as 0.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(width: CGFloat) -> CGSize {
      measured(in: .width(Float(max(width, 0))))
    }

    /// Returns the size of the document within a maximum size.
    ///
    /// A length that is 0, negative, or very large, as UIKit passes it, is no limit.
    package func measured(within size: CGSize) -> CGSize {
      func limit(_ length: CGFloat) -> Float {
        length > 0 && length < 1_000_000 ? Float(length) : .infinity
      }
      return measured(
        in: SizeRange(max: LayoutSize(width: limit(size.width), height: limit(size.height))))
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

    // MARK: Taps

    /// Notes the element that a touch or a click begins on.
    package func press(at point: CGPoint) {
      pressPoint = LayoutPoint(point)
      pressed = host.element(at: pressPoint)
      host.press(at: pressPoint)
      presses += 1
      isLong = false
      guard pressed != nil else { return }
      let press = presses
      wait(Self.longPress) { [weak self] in self?.rest(press) }
    }

    /// The duration of a long press, in seconds, as on Apple's systems.
    private static var longPress: Double { 0.5 }

    /// Fires the action `longPress` if the touch or the click still rests where it began.
    private func rest(_ press: Int) {
      guard press == presses, pressed != nil else { return }
      isLong = host.perform(.longPress, at: pressPoint)
    }

    /// Notes that the touch or the click moves: one that leaves its place is no long one.
    package func move(to point: CGPoint) {
      let point = LayoutPoint(point)
      if abs(point.x - pressPoint.x) >= 10 || abs(point.y - pressPoint.y) >= 10 { presses += 1 }
    }

    /// Forgets the touch or the click.
    package func cancelPress() {
      pressed = nil
      presses += 1
    }

    /// Shows what the pointer is over; nil where it is elsewhere.
    package func hover(at point: CGPoint?) { host.hover(at: point.map { LayoutPoint($0) }) }

    /// Shows which of the views inside of this one has the focus; nil or another one if none has.
    package func focus(in view: PlatformView?) {
      var place = view
      while let outer = place, outer !== self, (outer as? any ShownView)?.token == nil {
        place = outer.superview
      }
      move(focusTo: (place as? any ShownView)?.token)
    }

    private func focus(_ token: ViewToken, _ isOn: Bool) {
      // The next view may have the focus before the last one has lost it.
      guard isOn || focused == token else { return }
      move(focusTo: isOn ? token : nil)
    }

    private func move(focusTo token: ViewToken?) {
      focused = token
      host.focus(token.flatMap { host.element(of: $0) })
    }

    /// Taps the element that a touch or a click ends on, or swipes the one that it began on; any
    /// other that began on another element has no effect.
    ///
    /// - Parameter point: The point in the coordinates of the view.
    /// - Returns: Whether a handler was called.
    package func release(at point: CGPoint) -> Bool {
      let began = pressed
      cancelPress()
      // The end of a long press is no tap.
      if began != nil, isLong { return true }
      let point = LayoutPoint(point)
      if began != nil, let event = host.swipe(from: pressPoint, to: point),
        host.perform(event, at: pressPoint)
      {
        return true
      }
      return began == host.element(at: point) && host.tap(at: point)
    }
  }
#endif
