public import LayoutEngine

/// A document on a screen: its layout, its views, and the handlers of actions, taps and changes.
///
/// A view of the toolkit owns a host and passes its own events to the host:
///
/// ```swift
/// let host = ViewHost(Feed(posts: posts), in: .width(390), backend: backend)
/// host.onTap(\.like) { index in like(posts[index]) }
/// host.onAction { action in perform(action) }
/// host.mount()
/// host.update(Feed(posts: more))
/// ```
///
/// A host must be used on the thread that creates it. Only the function that ``prefetch(_:)``
/// returns may run on other threads.
public final class ViewHost<Document: LayoutDocument, Backend: ViewBackend> {
  /// The backend, which creates the views of the toolkit.
  public let backend: Backend
  /// The mounter, which keeps the views in step with the layout.
  public let mounter: ViewMounter<Backend>
  /// The layout of the document, with the tree of its elements and the inputs of the last update.
  public private(set) var layout: RunningLayout<Document>
  /// The minimum size of a tap target, in points; by default zero, so that each target has its own
  /// size.
  ///
  /// A smaller target also reacts to taps near it; see ``tap(at:)``. A length of 0 or less enlarges
  /// no target.
  public var minimumTouchSize = LayoutSize.zero

  var assets = AssetStore()
  var handlers: [TapHandler<Document.Outlets>] = []
  var changeHandlers: [ChangeHandler<Document.Outlets>] = []
  /// The handler of the document's actions; nil before ``onAction(_:)``.
  var actionHandler: ((Document.FiredAction) -> Void)?
  /// The values that people have entered into controls that submit them.
  var entered: [ViewToken: EnteredValue] = [:]
  /// The outlets of the last update; nil until they are read.
  private var knownOutlets: Document.Outlets?
  /// The assets noted while the views were updated, to be requested afterwards.
  private var needed: [LayoutAsset] = []
  private var lacksSizes = false
  private var isBusy = false
  private var later: [() -> Void] = []

  /// Creates a host and lays out a document; ``mount()`` creates its views.
  ///
  /// - Parameters:
  ///   - document: The document to show.
  ///   - range: The least and greatest size of the root, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - backend: The backend, which creates the views and measures texts.
  /// - Complexity: O(n) in the number of elements, plus the time of solving them.
  public init(
    _ document: Document, in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(), backend: Backend,
  ) {
    self.backend = backend
    mounter = ViewMounter(backend: backend)
    layout = RunningLayout(
      document, in: range, environment: environment, measurer: backend.measurer,
      sizing: HostSizes(pictures: [:], views: backend.viewSizes))
    mounter.needs = { [unowned self] in self.need($0, isWithoutSize: $1) }
    mounter.nameOf = { [unowned self] in self.name(of: $0) }
    mounter.answers = { [unowned self] in self.answers($0) }
  }

  /// The document of the last update.
  public var document: Document { layout.document }

  /// The size of the root, in points.
  public var size: LayoutSize { layout.tree.size }

  /// The outlets of the document: the frames of the elements with an id, by name.
  ///
  /// The outlets are created on the first access after each update, and cached.
  ///
  /// - Complexity: O(1) if cached, otherwise O(n + k log k) for n elements, k of them with an id.
  public var outlets: Document.Outlets {
    if let knownOutlets { return knownOutlets }
    let outlets = layout.result.outlets
    knownOutlets = outlets
    return outlets
  }
}

// MARK: Showing

extension ViewHost {
  /// Creates the views of the document, after removing all existing views.
  ///
  /// - Complexity: O(n) in the number of mounted views.
  public func mount() {
    perform { self.mounter.mount(self.layout.tree, in: self.layout.environment) }
  }

  /// Removes all views; ``mount()`` creates them again.
  ///
  /// - Complexity: O(n) in the number of mounted views.
  public func unmount() {
    perform { self.mounter.unmount() }
  }

  /// Shows a new document: lays out what changed, and updates the views with it.
  ///
  /// - Parameters:
  ///   - document: The new document.
  ///   - animated: Whether the views keep their frames at first, so that
  ///     ``animate(at:standard:reducesMotion:)`` can move them.
  /// - Returns: The changes since the last update; empty if the backend calls this function from
  ///   within one of its own, because the update is then postponed until that function has
  ///   returned.
  /// - Complexity: At most O(n) in the number of elements and mounted views, plus the time of
  ///   solving the elements that the update affects.
  @discardableResult
  public func update(_ document: Document, animated: Bool = false) -> LayoutChanges {
    show(animated: animated) { $0.update(document) }
  }

  /// Lays out the document for a new size or environment, and updates the views with it.
  ///
  /// - Parameters:
  ///   - range: The least and greatest size of the root, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - animated: Whether the views keep their frames at first, so that
  ///     ``animate(at:standard:reducesMotion:)`` can move them.
  /// - Returns: The changes since the last update; empty if the backend calls this function from
  ///   within one of its own, as with ``update(_:animated:)``.
  /// - Complexity: At most O(n) in the number of elements and mounted views, plus the time of
  ///   solving the elements that the update affects.
  @discardableResult
  public func update(
    in range: SizeRange, environment: LayoutEnvironment, animated: Bool = false
  ) -> LayoutChanges {
    show(animated: animated) { layout in
      layout.update {
        $0.range = range
        $0.environment = environment
      }
    }
  }

  private func show(
    animated: Bool, _ update: @escaping (inout RunningLayout<Document>) -> LayoutChanges
  ) -> LayoutChanges {
    var changes = LayoutChanges()
    perform {
      changes = update(&self.layout)
      self.show(changes, animated ? .begins : .ends)
    }
    return changes
  }

  /// Returns a function that lays out a document like this host and may run on any thread.
  ///
  /// Pass the function's result to ``adopt(_:animated:)`` on the host's own thread:
  ///
  /// ```swift
  /// let work = host.prefetch(Feed(posts: posts))
  /// let layout = await Task.detached { work() }.value
  /// host.adopt(layout)
  /// ```
  ///
  /// - Parameter document: The document to lay out.
  /// - Returns: A function that lays out the document in the host's current range and environment.
  public func prefetch(_ document: Document) -> @Sendable () -> RunningLayout<Document> {
    let inputs = layout.inputs
    return {
      RunningLayout(
        document, in: inputs.range, environment: inputs.environment, measurer: inputs.measurer,
        sizing: inputs.sizing)
    }
  }

  /// Shows a document that was laid out elsewhere, such as on another thread.
  ///
  /// The host takes the range and the environment of that layout. Pictures and fonts that have
  /// loaded in the meantime are then applied in a second step.
  ///
  /// - Parameters:
  ///   - other: The layout of the document.
  ///   - animated: Whether the views keep their frames at first, so that
  ///     ``animate(at:standard:reducesMotion:)`` can move them.
  /// - Returns: The changes to the other layout, without those from pictures and fonts loaded in
  ///   the meantime.
  /// - Complexity: O(n) in the number of elements of both layouts.
  @discardableResult
  public func adopt(_ other: RunningLayout<Document>, animated: Bool = false) -> LayoutChanges {
    var changes = LayoutChanges()
    perform {
      changes = self.layout.adopt(other)
      self.show(changes, animated ? .begins : .ends)
      let more = self.layout.update {
        $0.measurer = self.backend.measurer
        $0.sizing = self.sizes
      }
      if !more.isEmpty { self.show(more, .goesOn) }
    }
    return changes
  }

  /// Updates the views; what the app did not ask for, such as the size of a picture that has
  /// loaded, leaves an animation in progress.
  private func show(
    _ changes: LayoutChanges, _ animation: ViewMounter<Backend>.AnimationUpdate = .goesOn
  ) {
    knownOutlets = nil
    guard mounter.isMounted else { return }
    mounter.update(changes, of: layout.tree, in: layout.environment, animation)
  }

  /// Applies a new scroll offset: mounts the rows that come into sight and removes those that
  /// leave.
  ///
  /// - Parameters:
  ///   - token: The token of the scroll view; an outdated one has no effect.
  ///   - offset: The distance from the top left corner of the content to that of the scroll view,
  ///     in points. An infinite or `NaN` offset is ignored.
  /// - Complexity: O(n) in the number of mounted rows and of rows that come into sight or leave it.
  public func scroll(_ token: ViewToken, to offset: LayoutPoint) {
    perform { self.mounter.scroll(token, to: offset, in: self.layout.tree) }
  }

  /// Returns how far a pinned view is moved from its frame to stay in sight, but not out of its
  /// parent element, in points.
  ///
  /// A backend moves its pinned views by it after each scroll, update and step of an animation, and
  /// shows those that are moved in front of their siblings.
  ///
  /// - Parameter token: The token of the view.
  /// - Returns: The distance, at least 0 on both axes; zero for a view that is not pinned or in no
  ///   scroll. `nil` for an outdated token and for a view whose element was removed, which stays
  ///   where it is until it has gone.
  /// - Complexity: O(d) in the depth of the view.
  public func pinnedDistance(of token: ViewToken) -> LayoutPoint? {
    mounter.pinnedDistance(of: token, in: layout.tree)
  }

  /// Returns the offset at which a scroll comes to rest, by its `paging` or `snap`.
  ///
  /// A backend asks when a finger leaves the content, and scrolls there:
  ///
  /// ```swift
  /// if let rest = host.restingOffset(of: token, near: projected, from: offset) {
  ///   view.scroll(to: rest, animated: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - token: The token of the scroll view.
  ///   - proposed: The offset at which scrolling would end otherwise, in points from the top left
  ///     corner of the content: where the velocity takes it. Clamped to what can be scrolled; `NaN`
  ///     is where the content starts.
  ///   - released: The offset at which the finger left the content, in points; `nil` is
  ///     `proposed`. The rest is on the side of `proposed`, and with `paging` at most one page from
  ///     here.
  /// - Returns: The offset, in points; `nil` for an outdated token and for a view of another kind.
  ///   Without `paging` and `snap` it is `proposed`.
  /// - Complexity: O(n) in the number of children that snap.
  public func restingOffset(
    of token: ViewToken, near proposed: LayoutPoint, from released: LayoutPoint? = nil
  ) -> LayoutPoint? {
    mounter.restingOffset(of: token, near: proposed, from: released, in: layout.tree)
  }

  /// Moves the views to where they are at a time after the last animated update, each as its
  /// element says; see ``ViewMounter/animate(at:standard:reducesMotion:)``.
  ///
  /// ```swift
  /// host.update(Feed(posts: more), animated: true)
  /// // For each picture, until the result is false:
  /// host.animate(at: now - start, standard: LayoutAnimation(.easeOut, seconds: 0.25))
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: The time since the update; negative numbers and `NaN` count as 0.
  ///   - standard: The animation of views of which nothing is said.
  ///   - reducesMotion: Whether people asked for less motion: views are in their new frames at
  ///     once, and those that come and go fade.
  /// - Returns: Whether views are still on their way.
  /// - Complexity: O(n d) in the number of mounted views and the depth of those that move.
  @discardableResult
  public func animate(
    at seconds: Double, standard: LayoutAnimation, reducesMotion: Bool = false
  ) -> Bool {
    perform { self.mounter.animate(at: seconds, standard: standard, reducesMotion: reducesMotion) }
    return mounter.isAnimating
  }

  /// Ends an animation: moves all views to their final frames, and removes those that have gone.
  ///
  /// - Complexity: O(n) in the number of mounted views.
  public func finishAnimation() {
    perform { self.mounter.finishAnimation() }
  }

  /// Runs work on the views, and then all work that was added meanwhile.
  ///
  /// A toolkit may report the effects of a call before the call returns, such as a new scroll
  /// offset.
  func perform(_ work: @escaping () -> Void) {
    later.append(work)
    guard !isBusy else { return }
    isBusy = true
    while !later.isEmpty {
      later.removeFirst()()
      askForNeeds()
    }
    isBusy = false
  }
}

// MARK: Pictures and fonts

extension ViewHost {
  /// Delivers the result of an asset request, and lays out again if it changes a size.
  ///
  /// The result of an outdated request is ignored: the asset was reloaded since, or already
  /// delivered.
  ///
  /// - Parameters:
  ///   - request: The request that the backend received.
  ///   - answer: The result of the request.
  /// - Complexity: At most O(n) in the number of elements and mounted views, plus the time of
  ///   solving the elements that change.
  public func answer(_ request: AssetRequest, with answer: AssetAnswer) {
    perform { self.take(answer, to: request) }
  }

  /// Requests a picture or a font again, such as one that was missing.
  ///
  /// The result of an earlier request for the asset is ignored from then on.
  ///
  /// - Parameter asset: The picture or the font.
  public func reload(_ asset: LayoutAsset) {
    perform {
      self.assets.forget(asset)
      self.needed.append(asset)
    }
  }

  private func take(_ answer: AssetAnswer, to request: AssetRequest) {
    guard assets.take(answer, to: request) else { return }
    var changes = LayoutChanges()
    switch request.asset {
    case .picture: changes = layout.update { $0.sizing = sizes }
    case .font: changes = layout.update { $0.measurer = backend.measurer }
    }
    if !changes.isEmpty { show(changes) }
    mounter.noteArrival(of: request.asset, layout.tree)
  }

  private var sizes: HostSizes { HostSizes(pictures: assets.pictures, views: backend.viewSizes) }

  private func need(_ asset: LayoutAsset, isWithoutSize: Bool) {
    needed.append(asset)
    guard isWithoutSize, case .picture(let source) = asset else { return }
    if assets.pictures[source] != nil { lacksSizes = true }
  }

  private func askForNeeds() {
    let asked = needed
    needed = []
    for asset in asked {
      if let request = assets.ask(for: asset) { backend.request(request) }
    }
    guard lacksSizes else { return }
    // A picture that has loaded before came into sight in an element without a size.
    lacksSizes = false
    later.append { self.show(self.layout.update { $0.sizing = self.sizes }) }
  }
}
